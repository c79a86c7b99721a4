import Foundation

/// What of UIKit is here, as the text of an article: a list of UIKit's names against the symbols of this build.
struct UIKitTable {
    private let api: PublicAPI
    private let needs: [Substring]
    private let names: [String]
    /// How a name that is here differs from UIKit's, by its path.
    private let differences: [String: String]

    init(api: PublicAPI, needs: String, names: String) throws {
        self.api = api
        self.needs = try PackageFolder.lines(needs).map { Substring($0) }
        let lines = try PackageFolder.lines(names)
        let notes = lines.filter { $0.hasPrefix("~ ") }
            .map { $0.dropFirst(2).split(separator: " ", maxSplits: 1).map(String.init) }
        differences = Dictionary(uniqueKeysWithValues: notes.map { ($0[0], $0[1]) })
        self.names = lines.filter { !$0.hasPrefix("~ ") }
    }

    /// Paths with a note that are not here: a note without its subject.
    var staleNotes: [String] { differences.keys.filter { !api.contains($0) }.sorted() }

    /// Both tables in DocC's markup.
    var text: String { ([needsTable] + groups.map(table)).joined(separator: "\n") }

    // MARK: - By need

    private var needsTable: String {
        let rows = needs.map { line -> String in
            let fields = line.split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            let counts = fields[0].split(separator: " ")
            let paths = fields[2].split(separator: " ").map(String.init)
            let missing = paths.filter { !api.contains($0) }
            let state =
                switch missing.count {
                case 0 where !paths.isEmpty: "present"
                case paths.count: "absent"
                default: "absent: \(Self.code(missing))"
                }
            return "| \(fields[1]) | \(counts[0]) | \(counts[1]) | \(state) |"
        }
        return """
            ## What public code needs most

            | What | of 52 | of 367 | Here |
            |---|---|---|---|
            \(rows.joined(separator: "\n"))

            """
    }

    // MARK: - By type

    private struct Group {
        let title: String
        var types: [(name: String, members: [String])] = []
    }

    private var groups: [Group] {
        var groups: [Group] = []
        for line in names {
            if line.hasPrefix("## ") {
                groups.append(Group(title: String(line.dropFirst(3))))
                continue
            }
            let words = line.split(separator: " ").map(String.init)
            let last = groups.indices.last
            guard let last else { continue }
            if groups[last].types.last?.name == words[0] {
                groups[last].types[groups[last].types.count - 1].members += words.dropFirst()
            } else {
                groups[last].types.append((words[0], Array(words.dropFirst())))
            }
        }
        return groups
    }

    private func table(_ group: Group) -> String {
        let types = group.types.filter { api.contains($0.name) }
        let rows = types.map { type in
            let isHere = { (member: String) in api.contains("\(type.name).\(member)") }
            let differs = type.members.filter { differences["\(type.name).\($0)"] != nil }
                .map { "`\($0)`: \(differences["\(type.name).\($0)"] ?? "")" }
            let present = type.members.filter { isHere($0) && differences["\(type.name).\($0)"] == nil }
            let absent = type.members.filter { !isHere($0) }
            let cells = [Self.code(present), differs.joined(separator: "; "), Self.code(absent)]
            return "| `\(type.name)` | \(cells.joined(separator: " | ")) |"
        }
        var text = "## \(group.title)\n"
        if !rows.isEmpty {
            text +=
                "\n| Type | Present | Differs | Absent |\n|---|---|---|---|\n\(rows.joined(separator: "\n"))\n"
        }
        let absent = group.types.map(\.name).filter { !api.contains($0) }
        if !absent.isEmpty { text += "\nAbsent altogether: \(Self.code(absent)).\n" }
        return text
    }

    private static func code(_ names: [String]) -> String {
        names.map { "`\($0)`" }.joined(separator: ", ")
    }
}
