/// What a renderer must know about a display command and its place in the list. The command itself stays in the list: a copy of
/// it counts references, which for a small frame takes as long as drawing.
struct Step {
    /// What of the command is asked most often.
    enum Kind: UInt8 {
        /// May hide all that is behind it.
        case cover
        case push
        case pop
        /// Paths, glyphs and shadows.
        case outline
        case other
    }

    /// What tells most commands apart: to compare the commands themselves, references are counted.
    struct Mark: Equatable {
        let commandCase: UInt8
        /// Where the command's own bounds begin.
        private let x, y: Int32

        init(_ command: DisplayCommand, at bounds: PixelRect) {
            commandCase = command.caseNumber
            x = Int32(truncatingIfNeeded: bounds.x)
            y = Int32(truncatingIfNeeded: bounds.y)
        }
    }

    /// Where the command is in the list.
    let command: Int

    let kind: Kind
    let mark: Mark

    /// Whether this group holds one command that is composited with the group's opacity row by row, without a layer.
    var isFolded = false

    /// The pixels that the command may touch, inside of the frame and of all open clips and groups. A push and its
    /// pop have the bounds of what they enclose.
    let bounds: PixelRect

    /// The index of the innermost open push, of its own push for a pop; −1 at the top.
    let parent: Int

    /// For a push, the index of its pop.
    var end = 0

    /// What this blur samples, when it is visible.
    var backdrop: Backdrop?

    /// The shape's coverage, when the command is damaged and its shape is not a plain rectangle.
    var mask: ShapeMask?

    /// The bitmap at the size it is drawn at, when the command is damaged.
    var image: PlacedImage?

    /// What the command is drawn from, when it is damaged and more than colours, masks and images.
    var drawing: Drawing?

    /// The shadow of what this group holds, when it has been drawn.
    var shadow: LayerShadow?

    init(_ command: Int, _ kind: Kind, _ mark: Mark, bounds: PixelRect, parent: Int) {
        self.command = command
        self.kind = kind
        self.mark = mark
        self.bounds = bounds
        self.parent = parent
    }
}

/// The first row that a painter has to look at a step in, and the one below the last: all for a push and a pop. A list of
/// them is small enough to be gone through for each strip.
struct StepRows {
    let top, bottom: Int32

    static func list(of list: StepList) -> [StepRows] {
        list.steps.withUnsafeBufferPointer { steps in
            steps.indices.map { index in
                let kind = steps[index].kind
                if kind == .push || kind == .pop { return StepRows(top: .min, bottom: .max) }
                let bounds = steps[index].bounds
                return StepRows(
                    top: Int32(truncatingIfNeeded: bounds.y),
                    bottom: Int32(truncatingIfNeeded: bounds.maxY)
                )
            }
        }
    }
}
