import DrydockControls
import DrydockViews
import Foundation

/// What the text of a field or a text view answers to input methods: the members of `UITextInput`.
extension TextEditor {
    private func offset(_ position: UITextPosition) -> Int { (position as? TextOffset)?.offset ?? 0 }

    private func offsets(_ range: UITextRange) -> Range<Int> {
        text.valid((range as? TextOffsetRange)?.range ?? 0..<0)
    }

    func text(in range: UITextRange) -> String? { text.substring(offsets(range)) }

    func replace(_ range: UITextRange, withText string: String) {
        endComposing()
        change(offsets(range), to: string, kind: .replacing)
    }

    var selectedTextRange: UITextRange? {
        get { TextOffsetRange(selection.range) }
        set { if let newValue { select(TextSelection(offsets(newValue))) } }
    }

    var markedTextRange: UITextRange? { marked.map { TextOffsetRange($0) } }

    var endOfDocument: UITextPosition { TextOffset(text.length) }

    func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
        let (first, second) = (offset(start), offset(end))
        return TextOffsetRange(min(first, second)..<max(first, second))
    }

    func position(from position: UITextPosition, offset distance: Int) -> UITextPosition? {
        let (target, overflow) = offset(position).addingReportingOverflow(distance)
        return overflow || target < 0 || target > text.length ? nil : TextOffset(target)
    }

    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset distance: Int)
        -> UITextPosition?
    {
        guard let geometry = view?.textGeometry else { return nil }
        var current = offset(position)
        var affinity = UITextStorageDirection.forward
        for _ in 0..<min(max(distance, 0), text.length + 1) {
            switch direction {
            case .left, .right:
                let isForward = (direction == .right) != geometry.isRightToLeft(at: current)
                let next =
                    geometry.position(besideCaret: (current, affinity), isLeft: direction == .left)
                    ?? (
                        isForward
                            ? text.characterBoundary(after: current)
                            : text.characterBoundary(before: current),
                        .forward
                    )
                guard next != (current, affinity) else { return nil }
                (current, affinity) = next
            case .up, .down:
                let caret = geometry.caretRect(at: current)
                let beside = (current, UITextStorageDirection.forward)
                guard let y = geometry.height(besideCaret: beside, isBelow: direction == .down) else {
                    return nil
                }
                current = geometry.position(closestTo: CGPoint(x: caret.minX, y: y)).offset
            }
        }
        return TextOffset(current)
    }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (first, second) = (offset(position), offset(other))
        return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
    }

    func offset(from position: UITextPosition, to other: UITextPosition) -> Int {
        offset(other) - offset(position)
    }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        let range = offsets(range)
        let isRightToLeft = view?.textGeometry.isRightToLeft(at: range.lowerBound) ?? false
        switch direction {
        case .up: return TextOffset(range.lowerBound)
        case .down: return TextOffset(range.upperBound)
        case .left: return TextOffset(isRightToLeft ? range.upperBound : range.lowerBound)
        case .right: return TextOffset(isRightToLeft ? range.lowerBound : range.upperBound)
        }
    }

    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
        -> UITextRange?
    {
        self.position(from: position, in: direction, offset: 1).flatMap { textRange(from: position, to: $0) }
    }

    func baseWritingDirection(for position: UITextPosition) -> NSWritingDirection {
        view?.textGeometry.isRightToLeft(at: offset(position)) == true ? .rightToLeft : .leftToRight
    }

    func setBaseWritingDirection(_ direction: NSWritingDirection, for range: UITextRange) {
        let range = offsets(range)
        let end = text.paragraphRange(at: range.upperBound).upperBound
        changeAttributes(in: text.paragraphRange(at: range.lowerBound).lowerBound..<end) { values in
            let style = NSMutableParagraphStyle()
            if let old = values[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(old) }
            style.baseWritingDirection = direction
            return values.merging([.paragraphStyle: style]) { $1 }
        }
    }

    func firstRect(for range: UITextRange) -> CGRect {
        let range = offsets(range)
        guard let geometry = view?.textGeometry else { return .zero }
        return geometry.selectionRectangles(for: range).first?.rect
            ?? geometry.caretRect(at: range.lowerBound)
    }

    func caretRect(for position: UITextPosition) -> CGRect {
        guard let geometry = view?.textGeometry else { return .zero }
        let offset = offset(position)
        var rect = geometry.caretRect(
            at: offset,
            affinity: offset == selection.head ? selection.affinity : .forward
        )
        rect.size.width = Self.caretWidth
        return rect
    }

    /// Points.
    static let caretWidth: CGFloat = 2

    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let parts = view?.textGeometry.selectionRectangles(for: offsets(range)) ?? []
        return parts.map {
            TextRangeRect(
                $0.rect,
                direction: $0.isRightToLeft ? .rightToLeft : .leftToRight,
                containsStart: $0.containsStart,
                containsEnd: $0.containsEnd
            )
        }
    }

    func closestPosition(to point: CGPoint) -> UITextPosition? {
        (view?.textGeometry.position(closestTo: point)).map { TextOffset($0.offset) }
    }

    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        let range = offsets(range)
        return (view?.textGeometry.position(closestTo: point))
            .map { TextOffset(min(max($0.offset, range.lowerBound), range.upperBound)) }
    }

    func characterRange(at point: CGPoint) -> UITextRange? {
        guard let geometry = view?.textGeometry, !text.isEmpty else { return nil }
        let offset = geometry.position(closestTo: point).offset
        for start in [text.characterBoundary(before: offset), offset] where start < text.length {
            let range = start..<text.characterBoundary(after: start)
            if geometry.selectionRectangles(for: range).contains(where: { $0.rect.contains(point) }) {
                return TextOffsetRange(range)
            }
        }
        return nil
    }

    func textStyling(at position: UITextPosition) -> [NSAttributedString.Key: Any]? {
        guard let view else { return nil }
        return (text.attributes(before: offset(position) + 1) ?? view.attributesForTyping).values
    }

    func shouldChangeText(in range: UITextRange, replacementText string: String) -> Bool {
        view?.shouldChange(NSRange(offsets(range)), to: string) ?? false
    }
}
