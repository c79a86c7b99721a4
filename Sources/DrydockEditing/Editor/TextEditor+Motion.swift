import DrydockControls
import DrydockViews

extension TextEditor {
    /// Does what a key means. Keys that cannot change anything, such as Delete at the end, do nothing.
    /// - Returns: false for what the view has no use for: vertical arrows in a single line among them.
    func perform(_ key: TextKey) -> Bool {
        guard let view else { return false }
        isTouched = false
        switch key {
        case .newline:
            guard view.acceptsChanges else { return false }
            if view.isMultiline { view.insertText("\n") } else { view.returnWasPressed() }
        case .delete(.character, .backward):
            guard view.acceptsChanges else { return false }
            view.deleteBackward()
        case .delete(let amount, let direction):
            guard view.acceptsChanges else { return false }
            delete(amount, direction)
        case .move(let motion, let extending):
            guard view.acceptsSelection else { return false }
            move(motion, extending: extending)
        case .action(let action): return view.performEditAction(action)
        case .undo: undo()
        case .redo: redo()
        }
        return true
    }

    func undo() {
        endComposing()
        view?.undoManager?.undo()
    }

    func redo() {
        endComposing()
        view?.undoManager?.redo()
    }

    /// Moves the caret, or the end of the selection where it is.
    func move(_ motion: TextMotion, extending: Bool) {
        endComposing()
        guard let view else { return }
        let geometry = view.textGeometry
        let isRightToLeft = geometry.isRightToLeft(at: selection.head)
        if !extending, !selection.isEmpty, motion == .left || motion == .right {
            return select(edge(ofSelectionAt: motion, geometry, isRightToLeft))
        }
        let target: (offset: Int, affinity: UITextStorageDirection)
        var isVertical = false
        switch motion {
        case .left, .right:
            target =
                geometry.position(besideCaret: (selection.head, selection.affinity), isLeft: motion == .left)
                ?? (step(forward: (motion == .right) != isRightToLeft), .forward)
        case .wordLeft: target = (word(forward: isRightToLeft), .forward)
        case .wordRight: target = (word(forward: !isRightToLeft), .forward)
        case .lineStart: target = (geometry.lineRange(at: selection).lowerBound, .forward)
        case .lineEnd: target = geometry.lineEnd(at: selection)
        case .documentStart: target = (0, .forward)
        case .documentEnd: target = (text.length, .forward)
        case .paragraphUp:
            let start = text.paragraphRange(at: selection.head).lowerBound
            target = (
                start < selection.head ? start : text.paragraphRange(at: max(start - 1, 0)).lowerBound,
                .forward
            )
        case .paragraphDown: target = (text.paragraphRange(at: selection.head).upperBound, .forward)
        case .up, .down, .pageUp, .pageDown:
            isVertical = true
            target = vertical(motion, geometry)
        }
        var moved = TextSelection(at: target.offset, affinity: target.affinity)
        if extending { moved.anchor = selection.anchor }
        select(moved, keepsGoal: isVertical)
    }

    /// Where an arrow puts the caret that ends a selection: the end that is seen further on its side where both are in one
    /// line, else the one that the paragraph's direction says.
    private func edge(ofSelectionAt motion: TextMotion, _ geometry: TextGeometry, _ isRightToLeft: Bool)
        -> TextSelection
    {
        let range = selection.range
        let start = geometry.caretRect(at: range.lowerBound)
        let end = geometry.caretRect(at: range.upperBound, affinity: .backward)
        var isStart = (motion == .left) != isRightToLeft
        if start.minY == end.minY, start.minX != end.minX {
            isStart = (motion == .left) == (start.minX < end.minX)
        }
        return isStart
            ? TextSelection(at: range.lowerBound) : TextSelection(at: range.upperBound, affinity: .backward)
    }

    private func step(forward: Bool) -> Int {
        forward
            ? text.characterBoundary(after: selection.head) : text.characterBoundary(before: selection.head)
    }

    private func word(forward: Bool) -> Int {
        // Where words end in hidden text is nobody's business.
        if view?.isSecureTextEntry == true { return forward ? text.length : 0 }
        return forward ? text.wordEnd(after: selection.head) : text.wordStart(before: selection.head)
    }

    private func vertical(_ motion: TextMotion, _ geometry: TextGeometry) -> (Int, UITextStorageDirection) {
        let caret = geometry.caretRect(at: selection.head, affinity: selection.affinity)
        let x = goalX ?? caret.minX
        goalX = x
        let page = max((view?.bounds.height ?? 0) - caret.height, caret.height)
        let beside = (selection.head, selection.affinity)
        let y: CGFloat? =
            switch motion {
            case .up: geometry.height(besideCaret: beside, isBelow: false)
            case .down: geometry.height(besideCaret: beside, isBelow: true)
            case .pageUp: caret.midY - page
            default: caret.midY + page
            }
        guard let y, y >= geometry.bounds.minY, y <= geometry.bounds.maxY else {
            return (motion == .up || motion == .pageUp ? 0 : text.length, .forward)
        }
        return geometry.position(closestTo: CGPoint(x: x, y: y))
    }
}
