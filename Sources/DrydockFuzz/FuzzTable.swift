import Foundation

extension CampaignRun.Result {
    /// For the terminal.
    package var line: String {
        if let obstacle { return "\(name): did not run: \(obstacle)" }
        let rate = seconds > 0 ? Double(cases) / seconds : 0
        return "\(name): \(cases) cases in \(Int(seconds.rounded())) s, \(Self.rounded(rate)) a second, "
            + "\(refused) refused, \(peak) MB at most, \(outcome)"
    }

    private var outcome: String {
        let cases = findings.reduce(0) { $0 + $1.count }
        return findings.isEmpty ? "no findings" : "\(findings.count) findings in \(cases) cases"
    }

    private static func rounded(_ rate: Double) -> String {
        rate >= 10 ? "\(Int(rate.rounded()))" : "\((rate * 10).rounded() / 10)"
    }

    /// For the article.
    fileprivate var row: String {
        let rate = seconds > 0 ? Self.rounded(Double(cases) / seconds) : "–"
        return "| `\(name)` | \(summary) | \(seed) | \(cases) | \(rate) | \(refused) | \(peak) | "
            + "\(obstacle.map { "did not run: \($0)" } ?? outcome) |"
    }
}

extension Finding {
    /// For the terminal.
    package var report: String {
        let alone = happensAlone.map { $0 ? "alone" : "only after the cases before it" } ?? "not tried alone"
        let size = parts > 0 && !without.isEmpty ? ", smaller" : ""
        return "  \(kind.rawValue), \(count) times, \(alone)\(size): \(message)\n    \(command)"
    }
}

/// The table of the article about fuzzing.
package enum FuzzTable {
    private static let head = [
        "| Campaign | Input | Seed | Cases | A second | Refused | MB | Result |",
        "|---|---|---|---|---|---|---|---|",
    ]

    /// Puts the rows of campaigns into the table of a file; the file is made where there is none. Rows of other campaigns and what
    /// stands around the table stay.
    package static func update(path: String, with results: [CampaignRun.Result]) throws {
        let url = URL(fileURLWithPath: path)
        let old =
            FileManager.default.fileExists(atPath: path) ? try String(contentsOf: url, encoding: .utf8) : ""
        try Data(updated(old, with: results).utf8).write(to: url, options: .atomic)
    }

    package static func updated(_ text: String, with results: [CampaignRun.Result]) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if !lines.contains(head[0]) {
            if let last = lines.last, last.isEmpty { lines.removeLast() }
            lines += (lines.isEmpty ? [] : [""]) + head + [""]
        }
        guard let first = lines.firstIndex(of: head[0]).map({ $0 + head.count }), first <= lines.count else {
            return text
        }
        var end = first
        while end < lines.count, lines[end].hasPrefix("|") { end += 1 }
        var rows = Array(lines[first..<end])
        for result in results {
            if let place = rows.firstIndex(where: { $0.hasPrefix("| `\(result.name)` |") }) {
                rows[place] = result.row
            } else {
                rows.append(result.row)
            }
        }
        lines.replaceSubrange(first..<end, with: rows)
        return lines.joined(separator: "\n")
    }
}
