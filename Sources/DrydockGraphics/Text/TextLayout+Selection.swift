package import Foundation

extension TextLayout {
    /// A part of a selection.
    package struct SelectionRectangle: Hashable, Sendable {
        package var rect: CGRect
        /// Whether the selection begins in this rectangle.
        package var containsStart: Bool
        /// Whether the selection ends in this rectangle.
        package var containsEnd: Bool
        package var isRightToLeft: Bool
    }

    /// The rectangles that cover a range of UTF-16 units, line by line, each line's from left to right; none for an empty
    /// range. In a line beyond which the selection goes on they reach to the container's edge.
    package func selectionRectangles(for range: Range<Int>) -> [SelectionRectangle] {
        range.isEmpty ? [] : selectionRectangles(for: range, comesFromBefore: false, goesOn: false)
    }

    /// - Parameters:
    ///   - range: of UTF-16 units.
    ///   - comesFromBefore: whether text before this one is selected, too.
    ///   - goesOn: whether text behind this one is selected, too, and the line end between them.
    func selectionRectangles(for range: Range<Int>, comesFromBefore: Bool, goesOn: Bool)
        -> [SelectionRectangle]
    {
        let lines = caretLines
        let first = line(at: Position(range.lowerBound))
        let last = goesOn ? lines.count - 1 : line(at: Position(range.upperBound, .upstream))
        guard first <= last else { return [] }
        return (first...last)
            .flatMap { number in
                rectangles(
                    for: range,
                    in: lines[number],
                    comesFromBefore: comesFromBefore || number > first,
                    goesOn: goesOn || number < last
                )
            }
    }

    private func rectangles(
        for range: Range<Int>,
        in line: Line,
        comesFromBefore: Bool,
        goesOn: Bool
    ) -> [SelectionRectangle] {
        var found: [SelectionRectangle] = []
        func add(_ left: CGFloat, _ right: CGFloat, isRightToLeft: Bool, start: Bool, end: Bool) {
            if let last = found.last, last.rect.maxX >= left - Self.sameSpot,
                last.isRightToLeft == isRightToLeft
            {
                found[found.count - 1].rect.size.width = max(right, last.rect.maxX) - last.rect.minX
                found[found.count - 1].containsStart = last.containsStart || start
                found[found.count - 1].containsEnd = last.containsEnd || end
                return
            }
            found.append(
                SelectionRectangle(
                    rect: CGRect(x: left, y: line.top, width: right - left, height: line.height),
                    containsStart: start,
                    containsEnd: end,
                    isRightToLeft: isRightToLeft
                )
            )
        }
        let cells = line.cells
        let left = cells.first?.left ?? line.x
        let right = cells.last?.right ?? line.x
        let isRightToLeft = line.isRightToLeft
        let (first, last) = (line.gap?.lowerBound ?? 0, line.gap?.upperBound ?? containerWidth)
        if isRightToLeft ? goesOn : comesFromBefore, left > first {
            add(min(first, left), left, isRightToLeft: isRightToLeft, start: false, end: false)
        }
        for cell in cells where cell.range.overlaps(range) {
            add(
                cell.left,
                cell.right,
                isRightToLeft: cell.isRightToLeft,
                start: cell.range.contains(range.lowerBound),
                end: cell.range.contains(range.upperBound - 1)
            )
        }
        if isRightToLeft ? comesFromBefore : goesOn {
            // A line end that is selected alone has a rectangle, too.
            let startsHere = !comesFromBefore && range.lowerBound >= line.range.upperBound
            add(
                right,
                max(last, right),
                isRightToLeft: isRightToLeft,
                start: startsHere && !isRightToLeft,
                end: false
            )
        }
        return found
    }
}
