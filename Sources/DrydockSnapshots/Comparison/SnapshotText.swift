import Drydock

/// Small helpers for what people read.
enum SnapshotText {
    /// A number without a needless fraction: `2`, `1.5`.
    static func number(_ value: CGFloat) -> String {
        abs(value) < 1e15 && value == value.rounded() ? "\(Int(value))" : "\(value)"
    }

    /// The lines that changed, between what both texts begin and end with: a line number, then `-` and `+` lines.
    /// At most twenty lines of each.
    static func changes(from old: String, to new: String) -> [String] {
        let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
        let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
        let shorter = min(oldLines.count, newLines.count)
        let prefix = (0..<shorter).first { oldLines[$0] != newLines[$0] } ?? shorter
        let suffix =
            (0..<shorter - prefix).first {
                oldLines[oldLines.count - 1 - $0] != newLines[newLines.count - 1 - $0]
            } ?? shorter - prefix
        func marked(_ lines: [Substring], _ mark: String) -> [String] {
            let changed = lines[prefix..<lines.count - suffix]
            let shown = changed.prefix(20).map { "\(mark) \($0)" }
            return changed.count > 20 ? shown + ["\(mark) … \(changed.count - 20) lines more"] : shown
        }
        return ["at line \(prefix + 1):"] + marked(oldLines, "-") + marked(newLines, "+")
    }
}
