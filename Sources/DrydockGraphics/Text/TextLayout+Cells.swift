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
        func appendHanging() {
            for space in isRightToLeft ? hanging.reversed() : hanging {
                cells.append(
                    TextLayout.Cell(
                        range: space.range,
                        left: x + space.left,
                        right: x + space.right,
                        isRightToLeft: isRightToLeft
                    )
                )
            }
        }
        if isRightToLeft { appendHanging() }
        for run in runs { run.appendCells(to: &cells, x: x) }
        if !isRightToLeft { appendHanging() }
        return cells
    }
}

extension TextLayout.Run {
    fileprivate func appendCells(to cells: inout [TextLayout.Cell], x: CGFloat) {
        let start = x + self.x
        let isRightToLeft = level % 2 == 1
        let isSingle = shaped == nil && units.count == 1
        guard !isIndivisible, !isSingle else {
            let cell = TextLayout.Cell(
                range: range,
                left: start,
                right: start + width,
                isRightToLeft: isRightToLeft
            )
            return cells.append(cell)
        }
        let characters = TextCharacters(Array(source[units]))
        let count = characters.count
        let content: TextItem.Content = shaped.map { .glyphs($0) } ?? (face == nil ? .unknown : .blank)
        let item = TextItem(
            range: 0..<count,
            attributes: attributes,
            face: face,
            level: level,
            style: ShapingStyle(),
            content: content
        )
        var offsets = [CGFloat](repeating: 0, count: count + 1)
        item.place(characters, in: &offsets)
        // Stretched spaces are wider than their glyphs.
        let stretch = offsets[count] > 0 ? width / offsets[count] : 1
        for index in isRightToLeft ? Array((0..<count).reversed()) : Array(0..<count) {
            let units = characters.units(index..<index + 1)
            let (leading, trailing) = (offsets[index] * stretch, offsets[index + 1] * stretch)
            cells.append(
                TextLayout.Cell(
                    range: range.lowerBound + units.lowerBound..<range.lowerBound + units.upperBound,
                    left: isRightToLeft ? start + width - trailing : start + leading,
                    right: isRightToLeft ? start + width - leading : start + trailing,
                    isRightToLeft: isRightToLeft
                )
            )
        }
    }
}
