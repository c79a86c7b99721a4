/// A display list with what a renderer must know about each of its commands that is seen.
struct StepList {
    let commands: [DisplayCommand]
    var steps: [Step] = []

    /// Of nothing.
    init() {
        commands = []
    }

    /// Resolves a display list for a frame, without what nothing is seen of. Traps when pushes and pops do not match.
    /// - Parameter drawn: the shadows of groups that have been drawn, by the commands that push them; none for none at all.
    init(_ list: DisplayList, frame: PixelRect, shadows drawn: [LayerShadow?] = []) {
        commands = list.commands
        steps.reserveCapacity(commands.count)
        var open: [Int] = []
        // Open groups with a shadow: that of what is not seen may be.
        var shadows = 0
        // Open pushes that nothing is seen of.
        var hidden = 0
        for index in commands.indices {
            let kind = commands[index].stepKind
            if hidden > 0 {
                hidden += kind == .pop ? -1 : kind == .push ? 1 : 0
                continue
            }
            let parent = open.last ?? -1
            if kind == .pop {
                require(parent >= 0, "a display list pops more than it pushes: remove the extra pop")
                open.removeLast()
                if shadows > 0, castsShadow(parent) { shadows -= 1 }
                steps[parent].end = steps.count
                steps[parent].isFolded = steps.count == parent + 2 && self[parent + 1].isPlain
                let mark = Step.Mark(commands[index], at: .zero)
                steps.append(Step(index, .pop, mark, bounds: steps[parent].bounds, parent: parent))
                continue
            }
            let clip = parent >= 0 ? content(of: parent) : frame
            let whole = commands[index].bounds
            let bounds = whole.intersection(clip)
            if bounds.isEmpty, shadows == 0 {
                if kind == .push { hidden = 1 }
                continue
            }
            let mark = Step.Mark(commands[index], at: whole)
            steps.append(Step(index, kind, mark, bounds: bounds, parent: parent))
            if !drawn.isEmpty { steps[steps.count - 1].shadow = drawn[index] }
            if kind == .push {
                open.append(steps.count - 1)
                if castsShadow(steps.count - 1) { shadows += 1 }
            }
        }
        let count = open.count + hidden
        require(count == 0, "a display list ends with \(count) pushes open: append their pops")
    }

    /// The command of a step.
    subscript(step: Int) -> DisplayCommand {
        @inline(__always) get { commands[steps[step].command] }
    }

    /// Whether the command of a step is that of a step of another list.
    func isSame(_ step: Int, as otherStep: Int, of other: StepList) -> Bool {
        steps[step].mark == other.steps[otherStep].mark && self[step] == other[otherStep]
    }

    /// Lets go of what only drawing needs.
    mutating func forgetDrawings() {
        for index in steps.indices {
            steps[index].mask = nil
            steps[index].image = nil
            steps[index].drawing = nil
        }
    }

    /// Calls `body` with the steps and the commands, which must not be empty.
    func withUnsafePointers(_ body: (UnsafePointer<Step>, UnsafePointer<DisplayCommand>) -> Void) {
        steps.withUnsafeBufferPointer { steps in
            commands.withUnsafeBufferPointer { commands in
                guard let steps = steps.baseAddress, let commands = commands.baseAddress else { return }
                body(steps, commands)
            }
        }
    }

    /// Where the commands inside of a push may draw.
    func content(of push: Int) -> PixelRect {
        if case .pushLayer(_, let content) = self[push] { return content.intersection(steps[push].bounds) }
        return steps[push].bounds
    }

    private func castsShadow(_ push: Int) -> Bool {
        if case .pushLayer(let style, _) = self[push] { return style.shadow != nil }
        return false
    }

    /// Whether nothing drawn before a step shows in the rectangle.
    func hides(_ rect: PixelRect, at step: Int) -> Bool {
        guard steps[step].parent < 0 else { return false }
        return switch self[step] {
        case .fill(let shape, let color): color.isOpaque && shape.core.contains(rect)
        case .blurBackdrop(let shape, _): shape.core.contains(rect)
        case .fillPath(let path, let transform, _, let paint):
            steps[step].bounds.contains(rect) && paint.isOpaque && path.isRectangle(around: rect, transform)
        default: false
        }
    }
}
