import Foundation

/// The part of the article that is made from the cases.
struct ConformanceArticle {
    static let path = "Sources/Drydock/Drydock.docc/Articles/Conformance.md"
    static let start = "<!-- Made from the cases; DRYDOCK_RECORD=all regenerates it. -->\n"
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private let checked: [(case: ConformanceCase, facts: [ConformanceFact])]

    init(_ checked: [(case: ConformanceCase, facts: [ConformanceFact])]) {
        self.checked = checked
    }

    /// The generated part, from the mark to the end of the file.
    var text: String {
        "\n"
            + ([summary] + table("Area", byArea) + table("Source", bySource) + differences).joined(
                separator: "\n"
            )
            + "\n"
    }

    private typealias Row = (name: String, facts: [ConformanceFact])

    private var summary: String {
        let facts = checked.flatMap(\.facts)
        let equal = facts.filter(\.isEqual).count
        let authors = Set(checked.compactMap(\.case.source.author))
        return """
            \(Self.number(facts.count)) facts in \(Self.number(checked.count)) cases, from pictures of \(authors.count) \
            authors, from Apple's documents and from published measurements: \(Self.number(equal)) are equal, \
            \(Self.number(facts.count - equal)) differ.

            """
    }

    private var byArea: [Row] {
        ConformanceArea.allCases.map { area in
            (area.rawValue, checked.filter { $0.case.area == area }.flatMap(\.facts))
        }
    }

    private var bySource: [Row] {
        let authors = Set(checked.compactMap(\.case.source.author)).sorted {
            $0.lowercased() < $1.lowercased()
        }
        let pictures = authors.map { author in
            ("Pictures of \(author)", checked.filter { $0.case.source.author == author }.flatMap(\.facts))
        }
        let documents = checked.filter { if case .document = $0.case.source { true } else { false } }
        let measured = checked.filter { if case .measurement = $0.case.source { true } else { false } }
        return [("Apple's documents", documents.flatMap(\.facts))] + pictures
            + [("Published measurements", measured.flatMap(\.facts))]
    }

    private func table(_ title: String, _ rows: [Row]) -> [String] {
        let filled = rows.filter { !$0.facts.isEmpty }
        let lines = filled.map { row in
            let equal = row.facts.filter(\.isEqual).count
            return "| \(row.name) | \(row.facts.count) | \(equal) | \(row.facts.count - equal) |"
        }
        return ["| \(title) | Compared | Equal | Differ |", "|---|---|---|---|"] + lines + [""]
    }

    private var differences: [String] {
        var lines = ["## What differs"]
        for area in ConformanceArea.allCases {
            let rows = checked.filter { $0.case.area == area }.flatMap { item in
                item.facts.filter { !$0.isEqual }.map { Self.row($0, item.case) }
            }
            guard !rows.isEmpty else { continue }
            lines += [
                "", "### \(area.rawValue)", "", "| Fact | iOS | Drydock | Why | Source |",
                "|---|---|---|---|---|",
            ]
            lines += rows
        }
        return lines
    }

    private static func row(_ fact: ConformanceFact, _ item: ConformanceCase) -> String {
        let cells = [
            "\(item.name): \(fact.name)", fact.expected, fact.measured, fact.knownDifference ?? "",
            item.source.text,
        ]
        return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }

    /// With a thousands separator: 1,170.
    private static func number(_ value: Int) -> String {
        value < 1000 ? "\(value)" : "\(value / 1000),\("\(1000 + value % 1000)".dropFirst())"
    }
}
