import DrydockControls
import DrydockViews

/// A press that selects: what a drag goes on with.
struct TextPointer {
    enum Unit {
        case character, word, paragraph
    }

    let unit: Unit
    /// What the press itself selected.
    let origin: Range<Int>
}

extension TextEditor {
    /// A press at a point of the view: a caret, with two clicks a word, with three a paragraph.
    /// - Parameter extending: whether it moves the end of what is selected instead.
    func press(at point: CGPoint, clicks: Int, extending: Bool) {
        guard let view, view.acceptsSelection else { return }
        endComposing()
        let position = view.textGeometry.position(closestTo: point)
        let unit: TextPointer.Unit = clicks >= 3 ? .paragraph : clicks == 2 ? .word : .character
        if extending {
            pointer = TextPointer(unit: unit, origin: selection.anchor..<selection.anchor)
            return drag(to: point)
        }
        let range = range(of: unit, at: position.offset)
        pointer = TextPointer(unit: unit, origin: range)
        var new = TextSelection(range)
        if unit == .character { new.affinity = position.affinity }
        select(new)
    }

    /// The press has moved: selects up to a point, by as much at a time as the press did.
    func drag(to point: CGPoint) {
        guard let view, let pointer else { return }
        if case .handle = touch { return dragHandle(to: point) }
        let position = view.textGeometry.position(closestTo: point)
        let range = range(of: pointer.unit, at: position.offset)
        var new: TextSelection
        if range.lowerBound < pointer.origin.lowerBound {
            new = TextSelection(anchor: pointer.origin.upperBound, head: range.lowerBound)
        } else {
            new = TextSelection(
                anchor: pointer.origin.lowerBound,
                head: max(range.upperBound, pointer.origin.upperBound)
            )
        }
        if pointer.unit == .character {
            new = TextSelection(
                anchor: pointer.origin.lowerBound,
                head: position.offset,
                affinity: position.affinity
            )
        }
        select(new)
    }

    func endPress() {
        pointer = nil
        touch = nil
    }

    private func range(of unit: TextPointer.Unit, at offset: Int) -> Range<Int> {
        switch unit {
        case .character: offset..<offset
        case .word: wordRange(at: offset)
        case .paragraph: view?.isMultiline == true ? text.paragraphRange(at: offset) : 0..<text.length
        }
    }
}
