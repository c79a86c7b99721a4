import DrydockPlatform
import Foundation

extension TextLayout {
    /// Which of the places of one offset is meant, where text on both sides of it does not stand side by side: at the
    /// end of a wrapped line, and where the direction of text changes.
    package enum Affinity: Hashable, Sendable {
        /// Beside what is before the offset.
        case upstream
        /// Beside what is behind the offset.
        case downstream
    }

    /// A place between two characters.
    package struct Position: Hashable, Sendable {
        /// UTF-16 units from the text's start.
        package var offset: Int
        package var affinity: Affinity

        package init(_ offset: Int, _ affinity: Affinity = .downstream) {
            self.offset = offset
            self.affinity = affinity
        }
    }

    /// A character where it stands in its line: what a caret does not enter.
    struct Cell {
        /// In UTF-16 units of the text.
        let range: Range<Int>
        /// From the block's left edge.
        let left: CGFloat
        let right: CGFloat
        let isRightToLeft: Bool

        var leading: CGFloat { isRightToLeft ? right : left }
        var trailing: CGFloat { isRightToLeft ? left : right }
        /// The positions at the cell's edges.
        var leftPosition: Position { isRightToLeft ? end : start }
        var rightPosition: Position { isRightToLeft ? start : end }
        private var start: Position { Position(range.lowerBound, .downstream) }
        private var end: Position { Position(range.upperBound, .upstream) }
    }

    /// The lines that carets stand in: at least one.
    var caretLines: [Line] { emptyLine.map { [$0] } ?? lines }
}

extension TextLayout.Line {
    /// The line's characters from left to right, side by side. Cost: linear in the line.
    var cells: [TextLayout.Cell] {
        var cells: [TextLayout.Cell] = []
        for run in runs { run.appendCells(to: &cells, x: x) }
        for space in hanging {
            cells.append(
                TextLayout.Cell(
                    range: space.range,
                    left: x + space.left,
                    right: x + space.right,
                    isRightToLeft: false
                )
            )
        }
        return cells
    }
}

extension TextLayout.Run {
    fileprivate func appendCells(to cells: inout [TextLayout.Cell], x: CGFloat) {
        let start = x + self.x
        var left = start
        var offset = range.lowerBound
        func append(_ end: Int, right: CGFloat) {
            cells.append(
                TextLayout.Cell(range: offset..<end, left: left, right: right, isRightToLeft: false)
            )
            offset = end
            left = right
        }
        if isIndivisible { return append(range.upperBound, right: start + width) }
        let count = text.count
        let total = CGFloat(shaped?.width ?? Double(count))
        for (index, character) in text.enumerated() {
            let place = CGFloat(shaped?.offsets[index + 1] ?? Double(index + 1))
            let right = total > 0 ? start + width * place / total : start
            append(offset + character.utf16.count, right: right)
        }
    }
}
