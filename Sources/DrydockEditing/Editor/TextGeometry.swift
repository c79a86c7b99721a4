import DrydockControls
import DrydockViews

/// Where laid out text is in a view: what carets, selections and clicks are answered by.
struct TextGeometry {
    let layout: DocumentLayout
    /// Of the block's top left corner, in the view's coordinates.
    var origin: CGPoint
    /// For hidden text: the offset that each place between two of the characters that are shown stands for.
    var hiddenOffsets: [Int]?
    /// Which way empty text runs.
    var isRightToLeft = false

    /// The block.
    var bounds: CGRect {
        CGRect(x: origin.x, y: origin.y, width: layout.size.width, height: layout.bottom)
    }

    // MARK: - Carets

    /// Without a width.
    func caretRect(at offset: Int, affinity: UITextStorageDirection = .forward) -> CGRect {
        layout.caretRectangle(at: position(offset, affinity)).offsetBy(dx: origin.x, dy: origin.y)
    }

    func position(closestTo point: CGPoint) -> (offset: Int, affinity: UITextStorageDirection) {
        guard point.x.isFinite, point.y.isFinite else { return (0, .forward) }
        let found = layout.closestPosition(to: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
        return (textOffset(found.offset), found.affinity == .downstream ? .forward : .backward)
    }

    /// A height in the line above or below a caret; nil where there is none.
    func height(besideCaret caret: (offset: Int, affinity: UITextStorageDirection), isBelow: Bool) -> CGFloat?
    {
        layout.middle(ofRowBeside: position(caret.offset, caret.affinity), isBelow: isBelow)
            .map { $0 + origin.y }
    }

    /// The rectangles that a selection covers.
    func selectionRectangles(for range: Range<Int>) -> [TextLayout.SelectionRectangle] {
        layout.selectionRectangles(for: shownOffset(range.lowerBound)..<shownOffset(range.upperBound))
            .map { part in
                var part = part
                part.rect = part.rect.offsetBy(dx: origin.x, dy: origin.y)
                return part
            }
    }

    // MARK: - Lines

    /// The line with a caret in it, without the line end.
    func lineRange(at selection: TextSelection) -> Range<Int> {
        let range = layout.lineRange(at: position(selection.head, selection.affinity))
        return textOffset(range.lowerBound)..<textOffset(range.upperBound)
    }

    /// The end of the line with a caret in it: of that line, even where the next one begins at the same offset.
    func lineEnd(at selection: TextSelection) -> (offset: Int, affinity: UITextStorageDirection) {
        let line = layout.lineRange(at: position(selection.head, selection.affinity))
        let next = layout.lineRange(at: TextLayout.Position(line.upperBound))
        let isShared = next != line && next.lowerBound == line.upperBound
        return (textOffset(line.upperBound), isShared ? .backward : .forward)
    }

    /// Whether the paragraph at an offset runs from right to left.
    func isRightToLeft(at offset: Int) -> Bool {
        layout.isRightToLeft(at: position(offset, .forward)) ?? isRightToLeft
    }

    /// The place that is one character further left or right as it is seen, where a line has text of both directions; nil
    /// where it has not, and left and right are simply before and behind.
    func position(
        besideCaret caret: (offset: Int, affinity: UITextStorageDirection),
        isLeft: Bool
    ) -> (offset: Int, affinity: UITextStorageDirection)? {
        let position = position(caret.offset, caret.affinity)
        guard layout.isMixed(at: position) else { return nil }
        guard let found = layout.position(beside: position, isLeft: isLeft) else { return caret }
        return (textOffset(found.offset), found.affinity == .downstream ? .forward : .backward)
    }

    // MARK: - Hidden text

    private func position(_ offset: Int, _ affinity: UITextStorageDirection) -> TextLayout.Position {
        TextLayout.Position(shownOffset(offset), affinity == .forward ? .downstream : .upstream)
    }

    private func shownOffset(_ offset: Int) -> Int {
        hiddenOffsets.map { offsets in offsets.firstIndex { $0 >= offset } ?? max(offsets.count - 1, 0) }
            ?? offset
    }

    private func textOffset(_ offset: Int) -> Int {
        hiddenOffsets.map { $0.isEmpty ? 0 : $0[min(max(offset, 0), $0.count - 1)] } ?? offset
    }
}

extension EditedText {
    /// One bullet for each character, and the offsets between them.
    var hidden: (text: EditedText, offsets: [Int]) {
        var offsets = [0]
        for character in string { offsets.append(offsets[offsets.count - 1] + character.utf16.count) }
        let attributes = runs.first?.attributes ?? .none
        let bullets = String(repeating: "\u{2022}", count: offsets.count - 1)
        return (EditedText(bullets, attributes: attributes), offsets)
    }
}
