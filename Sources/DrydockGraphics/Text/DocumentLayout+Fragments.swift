package import Foundation

/// Lines as TextKit has them: with their line ends, and with the room up to the next line.
extension DocumentLayout {
    /// A line of the text.
    package struct Fragment {
        /// In UTF-16 units, with the line end behind it.
        package let range: Range<Int>
        /// What the line may fill, from its top to that of the line below.
        package let rect: CGRect
        /// From the first character to the last, the spaces at the end among them.
        package let usedRect: CGRect
        /// From the text's top.
        package let baseline: CGFloat
        /// What an ellipsis stands for.
        package let truncated: Range<Int>?
    }

    /// The end of what is laid out.
    package var end: Int { starts[blocks.count] }

    /// The line that the character behind an offset is in.
    package func fragment(at offset: Int) -> Fragment {
        let block = block(at: offset)
        let layout = blocks[block].layout
        return fragment(layout.line(at: TextLayout.Position(offset - starts[block])), ofBlock: block)
    }

    /// The lines with characters of a range, those of an empty range with the character behind it.
    package func fragments(in range: Range<Int>) -> [Fragment] {
        var found: [Fragment] = []
        var offset = range.lowerBound
        repeat {
            let next = fragment(at: offset)
            found.append(next)
            guard next.range.upperBound > offset else { break }
            offset = next.range.upperBound
        } while offset < range.upperBound
        return found
    }

    /// The empty line behind a line end that ends the text; nil without one.
    package var extraFragment: Fragment? {
        let last = blocks.count - 1
        let layout = blocks[last].layout
        let line = fragment(layout.lineCount - 1, ofBlock: last)
        return line.range.isEmpty ? line : nil
    }

    private func fragment(_ number: Int, ofBlock block: Int) -> Fragment {
        let layout = blocks[block].layout
        let line = layout.caretLines[number]
        let (start, top) = (starts[block], tops[block])
        let isLast = number + 1 == layout.lineCount
        let hasNext = block + 1 < blocks.count
        let end =
            isLast ? starts[block + 1] - start : layout.caretLines[number + 1].range.lowerBound
        let bottom =
            isLast
            ? (hasNext ? tops[block + 1] - top : line.top + line.height)
            : max(layout.caretLines[number + 1].top, line.top + line.height)
        let gap = line.gap ?? 0...max(layout.containerWidth, 0)
        let left = min(line.x, line.x + (line.hanging.map(\.left).min() ?? 0))
        let right = max(line.x + line.width, line.x + (line.hanging.map(\.right).max() ?? 0))
        let cut = line.isTruncated ? line.runs.first(where: \.isIndivisible)?.range : nil
        return Fragment(
            range: line.range.lowerBound + start..<max(end, line.range.upperBound) + start,
            rect: CGRect(
                x: gap.lowerBound,
                y: top + line.top,
                width: gap.upperBound - gap.lowerBound,
                height: bottom - line.top
            ),
            usedRect: CGRect(x: left, y: top + line.top, width: right - left, height: line.height),
            baseline: top + line.baseline,
            truncated: cut.map { $0.lowerBound + start..<$0.upperBound + start }
        )
    }

    // MARK: - Characters

    /// The character nearest to a point, and how much of it, from 0 to 1 in the direction that it runs in, lies before the point:
    /// of the line nearest to it, a line end only in an empty line. Empty for empty text.
    package func character(at point: CGPoint) -> (range: Range<Int>, fraction: CGFloat) {
        let block = block(atY: point.y)
        let (start, layout) = (starts[block], blocks[block].layout)
        let local = CGPoint(x: point.x, y: point.y - tops[block])
        let number = layout.line(at: local)
        let line = layout.caretLines[number]
        let cells = line.cells
        guard let cell = cells.first(where: { local.x < $0.right }) ?? cells.last else {
            let end = fragment(number, ofBlock: block).range
            // Behind the last line end, the character is that line end.
            return end.isEmpty && start > 0 ? (start - 1..<start, 1) : (end, 0)
        }
        let width = cell.right - cell.left
        let part = width > 0 ? min(max((local.x - cell.left) / width, 0), 1) : 0
        return (
            cell.range.lowerBound + start..<cell.range.upperBound + start,
            cell.isRightToLeft ? 1 - part : part
        )
    }

    /// The whole character that the unit at an offset is of, and where it stands; nil for line ends and what is not laid out.
    package func character(containing offset: Int) -> (range: Range<Int>, rect: CGRect, isRightToLeft: Bool)?
    {
        let block = block(at: offset)
        let local = offset - starts[block]
        let layout = blocks[block].layout
        let line = layout.caretLines[layout.line(at: TextLayout.Position(local))]
        guard let cell = line.cells.first(where: { $0.range.contains(local) }) else { return nil }
        let start = starts[block]
        return (
            cell.range.lowerBound + start..<cell.range.upperBound + start,
            CGRect(
                x: cell.left,
                y: tops[block] + line.top,
                width: cell.right - cell.left,
                height: line.height
            ),
            cell.isRightToLeft
        )
    }

    /// The rectangles that the characters of a range fill, line by line and from left to right; none of line ends.
    package func rectangles(of range: Range<Int>) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        var found: [CGRect] = []
        for block in block(at: range.lowerBound)...block(at: range.upperBound - 1) {
            let layout = blocks[block].layout
            let local = range.lowerBound - starts[block]..<range.upperBound - starts[block]
            let first = layout.line(at: TextLayout.Position(local.lowerBound))
            let last = layout.line(at: TextLayout.Position(local.upperBound - 1))
            for line in layout.caretLines[first...max(first, last)] {
                var isNew = true
                for cell in line.cells {
                    guard cell.range.overlaps(local) else {
                        isNew = true
                        continue
                    }
                    if isNew {
                        found.append(
                            CGRect(x: cell.left, y: tops[block] + line.top, width: 0, height: line.height)
                        )
                    }
                    isNew = false
                    found[found.count - 1].size.width =
                        max(cell.right, found[found.count - 1].maxX) - found[found.count - 1].minX
                }
            }
        }
        return found
    }
}
