import Foundation

/// Lines beside what they keep out of.
extension Typesetter {
    /// Puts lines into the gaps that exclusions leave, row by row: as many lines in a row as there are gaps that a word fits into.
    /// A row in which there is room for none is passed over by an eighth of its height.
    /// - Returns: whether all of the paragraph fits.
    mutating func appendAround(_ paragraph: MeasuredParagraph) -> Bool {
        let bottom = limits.exclusions.map(\.bottom).max() ?? 0
        var wrapper = makeWrapper(paragraph)
        var start = 0
        while true {
            if start > 0 { y += paragraph.style.lineSpacing }
            let whole = LineFragment(
                paragraph,
                limits: limits,
                isFirst: start == 0 && paragraph.source.beginsParagraph
            )
            var height = LineHeight(paragraph, range: start..<min(start + 1, paragraph.count))
            // Beyond the last exclusion everything is free.
            let isFree = y >= bottom
            var row = self.row(paragraph, from: start, height, whole, isFree, &wrapper)
            // What stands further on may be taller, and meet more of what is to be kept out of.
            for _ in 0..<2 {
                guard let end = row.last?.range.upperBound else { break }
                let needed = LineHeight(paragraph, range: start..<end)
                guard needed.total != height.total || needed.ascent != height.ascent else { break }
                height = needed
                row = self.row(paragraph, from: start, height, whole, isFree, &wrapper)
            }
            guard fits(height) else {
                cutLastLine()
                return false
            }
            guard let end = row.last?.range.upperBound else {
                y = min(y + max(height.total / 8, 1), bottom)
                if start > 0 { y -= paragraph.style.lineSpacing }
                continue
            }
            let top = y
            for line in row {
                y = top
                appendWhole(line)
                last = line
            }
            start = end
            if start >= paragraph.count { return true }
        }
    }

    /// The lines of one row; none where nothing fits.
    private func row(
        _ paragraph: MeasuredParagraph,
        from start: Int,
        _ height: LineHeight,
        _ whole: LineFragment,
        _ isFree: Bool,
        _ wrapper: inout LineWrapper
    ) -> [Candidate] {
        if isFree {
            let end = wrapper.end(from: start, head: whole.head, width: whole.width + Self.tolerance)
            return [Candidate(paragraph: paragraph, range: start..<end, height: height, fragment: whole)]
        }
        let gaps = limits.gaps(from: y, to: y + height.total)
        var row: [Candidate] = []
        var next = start
        for gap in whole.isRightToLeft ? gaps.reversed() : gaps {
            guard let fragment = whole.narrowed(to: gap, container: limits.width) else { continue }
            let end = wrapper.end(from: next, head: fragment.head, width: fragment.width + Self.tolerance)
            // A word is broken only where it cannot have more room.
            guard fragment.width >= whole.width - Self.tolerance || wrapper.mayEnd(at: end) else { continue }
            row.append(Candidate(paragraph: paragraph, range: next..<end, height: height, fragment: fragment))
            next = end
            if next >= paragraph.count { break }
        }
        return row
    }
}
