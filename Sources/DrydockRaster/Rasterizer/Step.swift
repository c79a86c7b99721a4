/// A display command with what a renderer must know about its place in the list.
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

    let command: DisplayCommand
    let kind: Kind

    /// The pixels that the command may touch, inside of the frame and of all open clips and groups. A push and its
    /// pop have the bounds of what they enclose.
    let bounds: PixelRect

    /// The index of the innermost open push, of its own push for a pop; −1 at the top.
    let parent: Int

    /// For a push, the index of its pop.
    var end = 0

    /// Whether this group holds one command that is composited with the group's opacity row by row, without a layer.
    var isFolded = false

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

    private init(_ command: DisplayCommand, bounds: PixelRect, parent: Int) {
        self.command = command
        self.bounds = bounds
        self.parent = parent
        switch command {
        case .fill, .blurBackdrop: kind = .cover
        case .pushClip, .pushGroup, .pushLayer, .pushPathClip: kind = .push
        case .pop: kind = .pop
        case .fillPath, .strokePath, .glyphs, .shadow: kind = .outline
        default: kind = .other
        }
    }

    /// Where the commands inside of a push may draw.
    var content: PixelRect {
        if case .pushLayer(_, let content) = command { return content.intersection(bounds) }
        return bounds
    }

    private var castsShadow: Bool {
        if case .pushLayer(let style, _) = command { return style.shadow != nil }
        return false
    }

    /// Whether nothing drawn before shows in the rectangle.
    func hides(_ rect: PixelRect) -> Bool {
        guard parent < 0 else { return false }
        return switch command {
        case .fill(let shape, let color): color.isOpaque && shape.core.contains(rect)
        case .blurBackdrop(let shape, _): shape.core.contains(rect)
        case .fillPath(let path, let transform, _, let paint):
            bounds.contains(rect) && paint.isOpaque && path.isRectangle(around: rect, transform)
        default: false
        }
    }

    /// Resolves a display list for a frame, without what nothing is seen of. Traps when pushes and pops do not match.
    /// - Parameter shadows: those of groups that have been drawn, by the commands that push them; none for none at all.
    static func resolve(_ list: DisplayList, frame: PixelRect, shadows drawn: [LayerShadow?] = []) -> [Step] {
        var steps: [Step] = []
        steps.reserveCapacity(list.commands.count)
        var open: [Int] = []
        // Open groups with a shadow: that of what is not seen may be.
        var shadows = 0
        // Open pushes that nothing is seen of.
        var hidden = 0
        // By index: a copy of each command costs as much as what is done with it.
        for index in list.commands.indices {
            if hidden > 0 {
                hidden += list.commands[index].isPop ? -1 : list.commands[index].isPush ? 1 : 0
                continue
            }
            let parent = open.last ?? -1
            let clip = parent >= 0 ? steps[parent].content : frame
            if list.commands[index].isPop {
                precondition(parent >= 0, "a display list pops more than it pushes: remove the extra pop")
                open.removeLast()
                if steps[parent].castsShadow { shadows -= 1 }
                steps[parent].end = steps.count
                steps[parent].isFolded = steps.count == parent + 2 && steps[parent + 1].command.isPlain
                steps.append(Step(.pop, bounds: steps[parent].bounds, parent: parent))
                continue
            }
            let bounds = list.commands[index].bounds.intersection(clip)
            var step = Step(list.commands[index], bounds: bounds, parent: parent)
            if !drawn.isEmpty { step.shadow = drawn[index] }
            if step.bounds.isEmpty, shadows == 0 {
                if step.kind == .push { hidden = 1 }
                continue
            }
            if step.kind == .push {
                open.append(steps.count)
                if step.castsShadow { shadows += 1 }
            }
            steps.append(step)
        }
        let count = open.count + hidden
        precondition(count == 0, "a display list ends with \(count) pushes open: append their pops")
        return steps
    }
}

/// The first row that a painter has to look at a step in, and the one below the last: all for a push and a pop. A list of
/// them is small enough to be gone through for each strip.
struct StepRows {
    let top, bottom: Int32

    static func list(of steps: [Step]) -> [StepRows] {
        steps.withUnsafeBufferPointer { steps in
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

extension DisplayCommand {
    var isPop: Bool {
        if case .pop = self { return true }
        return false
    }

    fileprivate var isPush: Bool {
        switch self {
        case .pushClip, .pushGroup, .pushLayer, .pushPathClip: true
        default: false
        }
    }

    /// Whether the command draws by itself alone.
    fileprivate var isPlain: Bool {
        switch self {
        case .fill, .border, .image, .template, .mask, .fillPath, .strokePath, .glyphs, .shadow, .projected:
            true
        case .blurBackdrop, .pushClip, .pushGroup, .pushLayer, .pushPathClip, .pop: false
        }
    }

    /// The pixels that the command may touch, regardless of clips. Empty for a pop.
    package var bounds: PixelRect {
        switch self {
        case .fill(let shape, let color):
            color == .clear ? .zero : shape.rect
        case .border(let shape, let width, let color):
            width == .zero || color == .clear ? .zero : shape.rect
        case .image(_, let source, let destination):
            source.isEmpty ? .zero : destination
        case .template(_, let source, let destination, let color):
            source.isEmpty || color == .clear ? .zero : destination
        case .mask(let mask, let x, let y, let color):
            color == .clear ? .zero : PixelRect(x: x, y: y, width: mask.width, height: mask.height)
        case .blurBackdrop(let shape, _):
            shape.rect
        case .pushClip(let shape):
            shape.rect
        case .pushGroup(let opacity, let bounds):
            opacity == 0 ? .zero : bounds
        case .fillPath(let path, let transform, _, let paint):
            paint.isClear ? .zero : path.bounds(transform)
        case .strokePath(let path, let transform, let style, let paint):
            style.width == 0 || paint.isClear ? .zero : path.bounds(transform, reach: style.reach)
        case .glyphs(let run, let transform, let paint):
            paint.isClear || transform.isSingular ? .zero : run.bounds(transform)
        case .shadow(let shadow, let color):
            color == .clear ? .zero : shadow.bounds
        case .projected(let projected):
            projected.map.bounds(of: projected.content)
        case .pushLayer(let style, let bounds):
            style.bounds(bounds)
        case .pushPathClip(let path, let transform, _):
            path.bounds(transform)
        case .pop:
            .zero
        }
    }
}
