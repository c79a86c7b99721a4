/// The lines of two texts, in one column: what both have, and what only one has.
struct TextDifference {
    struct Line {
        let mark: String
        let kind: String
        let text: String
    }

    let lines: [Line]

    /// Longer texts are not aligned, since that takes the product of what differs.
    private static let limit = 2_000

    /// - Returns: nil for what is no text.
    init?(reference: [UInt8], actual: [UInt8]) {
        guard let old = String(validating: reference, as: UTF8.self),
            let new = String(validating: actual, as: UTF8.self)
        else { return nil }
        let oldLines = Self.lines(of: old)
        let newLines = Self.lines(of: new)
        guard oldLines.count <= Self.limit, newLines.count <= Self.limit else {
            lines =
                oldLines.prefix(Self.limit).map { Line(mark: "−", kind: "removed", text: String($0)) }
                + newLines.prefix(Self.limit).map { Line(mark: "+", kind: "added", text: String($0)) }
            return
        }
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in newLines.difference(from: oldLines) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var lines: [Line] = []
        var (i, j) = (0, 0)
        while i < oldLines.count || j < newLines.count {
            if i < oldLines.count, removed.contains(i) {
                lines.append(Line(mark: "−", kind: "removed", text: String(oldLines[i])))
                i += 1
            } else if j < newLines.count, added.contains(j) {
                lines.append(Line(mark: "+", kind: "added", text: String(newLines[j])))
                j += 1
            } else {
                lines.append(Line(mark: " ", kind: "same", text: String(newLines[j])))
                i += 1
                j += 1
            }
        }
        self.lines = lines
    }
    /// Without an empty one after the last line's end; none for a file that is not there.
    private static func lines(of text: String) -> [Substring] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.last?.isEmpty == true ? lines.dropLast() : lines
    }
}
