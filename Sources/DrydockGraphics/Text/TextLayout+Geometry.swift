package import Foundation

/// Where the characters of a laid out text are. Offsets count UTF-16 units of the text that was laid out, and those
/// outside of it are clamped; rectangles are in points from the block's top left corner.
///
/// Each answer costs time linear in the lines that it is about, and logarithmic in their number.
extension TextLayout {
    // MARK: - Lines

    /// Empty text has one line, and text that ends in a line end has an empty last one.
    package var lineCount: Int { caretLines.count }

    /// The line's text, with the spaces at its end but without the line end.
    package func range(ofLine line: Int) -> Range<Int> { caretLines[line].range }

    /// From the top of the line to its bottom, as wide as what stands in it.
    package func rectangle(ofLine line: Int) -> CGRect {
        let line = caretLines[line]
        return CGRect(x: line.x, y: line.top, width: line.width, height: line.height)
    }

    /// The number of the line that a caret at the position stands in.
    package func line(at position: Position) -> Int {
        let lines = caretLines
        let next = lines.partitioningIndex { $0.range.lowerBound > position.offset }
        let line = max(next - 1, 0)
        let isSharedStart =
            line > 0 && lines[line].range.lowerBound == position.offset
            && lines[line - 1].range.upperBound == position.offset
        return isSharedStart && position.affinity == .upstream ? line - 1 : line
    }

    /// The line that is nearest to a height.
    package func line(atY y: CGFloat) -> Int {
        max(caretLines.partitioningIndex { $0.top > y } - 1, 0)
    }

    /// The first line of those that stand beside each other at a height.
    package func firstLine(atY y: CGFloat) -> Int {
        let lines = caretLines
        let line = line(atY: y)
        return lines.partitioningIndex { $0.top >= lines[line].top }
    }

    /// The line that is nearest to a point: of those beside each other the nearest one.
    func line(at point: CGPoint) -> Int {
        let lines = caretLines
        let last = line(atY: point.y)
        func distance(_ line: Int) -> CGFloat {
            let rect = rectangle(ofLine: line)
            return max(rect.minX - point.x, point.x - rect.maxX, 0)
        }
        var nearest = last
        for line in (firstLine(atY: point.y)..<last).reversed() where distance(line) < distance(nearest) {
            nearest = line
        }
        return lines.indices.contains(nearest) ? nearest : last
    }

    /// The middle of the row of lines above or below a line; nil where there is none.
    func middle(ofRowBeside line: Int, isBelow: Bool) -> CGFloat? {
        let lines = caretLines
        let top = lines[line].top
        let next =
            isBelow
            ? lines.partitioningIndex { $0.top > top } : lines.partitioningIndex { $0.top >= top } - 1
        return lines.indices.contains(next) ? lines[next].top + lines[next].height / 2 : nil
    }

    /// Whether a line has text of both directions.
    package func isMixed(line: Int) -> Bool {
        let line = caretLines[line]
        return line.runs.contains { ($0.level % 2 == 1) != line.isRightToLeft }
    }

    // MARK: - Carets

    /// A line's whole height, without a width: in front of the character behind the offset, or, upstream, behind the
    /// one before it.
    package func caretRectangle(at position: Position) -> CGRect {
        let line = caretLines[line(at: position)]
        return CGRect(x: caretX(of: position, in: line), y: line.top, width: 0, height: line.height)
    }

    private func caretX(of position: Position, in line: Line) -> CGFloat {
        let cells = line.cells
        let offset = min(max(position.offset, line.range.lowerBound), line.range.upperBound)
        let next = cells.first { $0.range.contains(offset) }
        let last = cells.first { $0.range.upperBound == offset }
        let edges = (next?.leading, last?.trailing)
        let x = position.affinity == .downstream ? edges.0 ?? edges.1 : edges.1 ?? edges.0
        return x ?? line.x
    }

    /// The place between two characters that is nearest to a point: that of the nearest line.
    package func closestPosition(to point: CGPoint) -> Position {
        closestPosition(toX: point.x, inLine: line(at: point))
    }

    /// The place between two characters of a line that is nearest to a place from left to right.
    package func closestPosition(toX x: CGFloat, inLine number: Int) -> Position {
        let line = caretLines[number]
        let start = Position(line.range.lowerBound)
        let end = Position(line.range.upperBound, .upstream)
        let cells = line.cells
        guard let first = cells.first, let last = cells.last else { return start }
        // Beside the line is before or behind all of it, whatever way the text at its ends runs.
        if x < first.left { return simplified(line.isRightToLeft ? end : start) }
        if x >= last.right { return simplified(line.isRightToLeft ? start : end) }
        let cell = cells.first { x < $0.right } ?? last
        return simplified(x < (cell.left + cell.right) / 2 ? cell.leftPosition : cell.rightPosition)
    }

    /// Downstream, where that is the same place.
    func simplified(_ position: Position) -> Position {
        let simple = Position(position.offset)
        guard position.affinity == .upstream else { return position }
        let (caret, other) = (caretRectangle(at: simple), caretRectangle(at: position))
        return caret.minY == other.minY && abs(caret.minX - other.minX) < Self.sameSpot ? simple : position
    }

    /// Points that sums of widths may differ by and mean the same.
    static let sameSpot: CGFloat = 0.000_1

    // MARK: - Movement

    /// The offset behind the character that an offset is in front of; nil at the end of the text.
    package func offset(after offset: Int) -> Int? {
        let lines = caretLines
        let number = line(at: Position(offset))
        let line = lines[number]
        if offset < line.range.upperBound {
            return line.cells.first { $0.range.contains(max(offset, line.range.lowerBound)) }?.range
                .upperBound
        }
        return number + 1 < lines.count ? lines[number + 1].range.lowerBound : nil
    }

    /// The offset in front of the character that an offset is behind; nil at the start of the text.
    package func offset(before offset: Int) -> Int? {
        let lines = caretLines
        let number = line(at: Position(offset, .upstream))
        let line = lines[number]
        let offset = min(offset, line.range.upperBound)
        if offset > line.range.lowerBound {
            return line.cells.first { $0.range.contains(offset - 1) }?.range.lowerBound
        }
        return number > 0 ? lines[number - 1].range.upperBound : nil
    }

    /// One character further left, in the line before or behind at the line's end; nil where there is none.
    package func position(leftOf position: Position) -> Position? { moved(position, isLeft: true) }

    /// One character further right, in the line before or behind at the line's end; nil where there is none.
    package func position(rightOf position: Position) -> Position? { moved(position, isLeft: false) }

    private func moved(_ position: Position, isLeft: Bool) -> Position? {
        let number = line(at: position)
        let line = caretLines[number]
        let cells = line.cells
        let x = caretX(of: position, in: line)
        // What is narrower than this is no place of its own, as zero-width spaces.
        let step: CGFloat = 0.000_1
        let index =
            isLeft ? cells.lastIndex { $0.left < x - step } : cells.firstIndex { $0.right > x + step }
        if let index {
            let cell = cells[index]
            let next = isLeft ? index - 1 : index + 1
            // Between text of two directions, the place belongs to that of the paragraph.
            if cells.indices.contains(next), cell.isRightToLeft != line.isRightToLeft,
                cells[next].isRightToLeft == line.isRightToLeft
            {
                return simplified(isLeft ? cells[next].rightPosition : cells[next].leftPosition)
            }
            return simplified(isLeft ? cell.leftPosition : cell.rightPosition)
        }
        let neighbor = isLeft == line.isRightToLeft ? number + 1 : number - 1
        guard caretLines.indices.contains(neighbor) else { return nil }
        let target = caretLines[neighbor].range
        return neighbor > number
            ? Position(target.lowerBound) : simplified(Position(target.upperBound, .upstream))
    }

    /// The place in the line above that is nearest to a place from left to right; nil in the first line.
    package func position(above position: Position, x: CGFloat) -> Position? {
        let line = line(at: position)
        return line > 0 ? closestPosition(toX: x, inLine: line - 1) : nil
    }

    /// The place in the line below that is nearest to a place from left to right; nil in the last line.
    package func position(below position: Position, x: CGFloat) -> Position? {
        let line = line(at: position)
        return line + 1 < lineCount ? closestPosition(toX: x, inLine: line + 1) : nil
    }
}

extension Array {
    /// The first index from which on a condition holds that holds for no element before. Binary search.
    func partitioningIndex(where holds: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
