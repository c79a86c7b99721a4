import DrydockPNG
import DrydockSnapshotResults
import Foundation
import Glibc

/// Finds and deletes references that no test uses.
package struct Pruning: Equatable, Sendable {
    /// A reference that stays though the run did not use it.
    package struct Kept: Equatable, Sendable {
        package let path: String
        package let reason: String
    }

    /// Absolute paths, sorted.
    package let unused: [String]
    package let kept: [Kept]

    /// Looks at each folder `__Snapshots__` of the package, but not of packages inside it. A reference that the run did not
    /// use stays where its test did not run (it was skipped, or is of a target that was not built), and where it was
    /// written after the run began.
    package init(project: ProjectFolder, run: CompleteRun) throws(SnapshotReportError) {
        var used: Set<String> = []
        var owners: [String: Set<String>] = [:]
        for use in run.uses {
            used.insert(use.reference)
            owners[Self.folder(of: use.reference), default: []].insert(Self.owner(of: use))
        }
        guard used.isEmpty || used.contains(where: { project.relative($0) != nil }) else {
            throw .incompleteRun(
                reason: """
                    the run's references are not in the package \(project.path)
                    Prune where the tests ran: their logs name files by their place there.
                    """
            )
        }
        var unused: [String] = []
        var kept: [Kept] = []
        for path in try Self.references(in: project) where !used.contains(path) {
            let owners = owners[Self.folder(of: path)] ?? []
            if let reason = Self.reasonToKeepForeign(path, owners: owners)
                ?? Self.reasonToKeep(path, owners: owners, started: run.started)
            {
                kept.append(Kept(path: path, reason: reason))
            } else {
                unused.append(path)
            }
        }
        self.unused = unused
        self.kept = kept
    }

    /// Deletes what is unused, and folders of references that are empty then.
    package func delete() throws(SnapshotReportError) {
        for path in unused {
            guard unlink(path) == 0 || errno == ENOENT else {
                throw .unwritable(path: path, reason: String(cString: strerror(errno)))
            }
        }
        // Refused by the system while something is in them.
        for folder in Set(unused.map(Self.folder)) where rmdir(folder) == 0 { rmdir(Self.folder(of: folder)) }
    }

    private static func references(in project: ProjectFolder) throws(SnapshotReportError) -> [String] {
        guard let files = FileManager.default.enumerator(atPath: project.path) else {
            throw .unreadable(path: project.path, reason: "it is no folder")
        }
        var references: [String] = []
        for case let file as String in files {
            let name = file.split(separator: "/").last.map(String.init) ?? file
            let path = "\(project.path)/\(file)"
            guard let status = FileStatus(of: path) else { continue }
            if status.isFolder {
                let isPackage = FileManager.default.fileExists(atPath: path + "/Package.swift")
                if name.hasPrefix(".") || isPackage { files.skipDescendants() }
            } else if file.hasPrefix("__Snapshots__/") || file.contains("/__Snapshots__/"),
                !name.hasPrefix(".")
            {
                references.append(path)
            }
        }
        return references.sorted()
    }

    // MARK: - Whose reference it is

    /// Why a file is taken to be somebody else's, who put it into a folder of references or into a folder that only has
    /// their name; nil for what tests write: a picture that this library sealed, or a text with a snapshot's name, in
    /// `__Snapshots__/<test file>`.
    private static func reasonToKeepForeign(_ path: String, owners: Set<String>) -> String? {
        let parts = path.split(separator: "/")
        guard parts.count > 3, parts[parts.count - 3] == "__Snapshots__" else {
            return "it is not in the folder of a test file's references"
        }
        let name = String(parts[parts.count - 1])
        let kind = ReferencePlaces.pathExtension(of: name).lowercased()
        if kind == "png" {
            let bytes = try? ResultFile.bytes(of: path)
            return bytes.flatMap(PNGEncoder.pixelChecksum(ofEncoded:)) == nil
                ? "no test of this library recorded it" : nil
        }
        let isNumber = !kind.isEmpty && kind.utf8.allSatisfy { (0x30...0x39).contains($0) }
        guard ReferencePlaces.kinds.contains(kind) || isNumber else {
            return "it is of no kind that snapshots have"
        }
        // CardTests.card.1.txt; owners end with a dot.
        let isNamed =
            owners.contains(where: name.hasPrefix) || name.hasPrefix(parts[parts.count - 2] + ".")
            || name.split(separator: ".").dropLast(isNumber ? 0 : 1).dropFirst().last.map(isNumbered) == true
        return isNamed ? nil : "it is not named as a snapshot"
    }

    /// `1`, or `2-dark@2x`.
    private static func isNumbered(_ part: Substring) -> Bool {
        let digits = part.prefix { $0.isASCII && $0.isNumber }
        return !digits.isEmpty && (digits.endIndex == part.endIndex || "-@".contains(part[digits.endIndex]))
    }

    private static func reasonToKeep(_ path: String, owners: Set<String>, started: Double) -> String? {
        guard let status = FileStatus(of: path), status.modified < started.rounded(.down) else {
            return "written after the run began"
        }
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        if owners.contains(where: { name.hasPrefix($0) }) { return nil }
        // …/Tests/__Snapshots__/File/Suite.function.1.png belongs to …/Tests/File.swift.
        let folder = URL(fileURLWithPath: folder(of: path))
        let source = folder.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent(folder.lastPathComponent + ".swift")
        guard let text = try? String(contentsOf: source, encoding: .utf8) else { return nil }
        let parts = name.split(separator: ".").dropLast()
        return parts.contains(where: { declares(text, functionOf: $0) })
            ? "its test did not run, but is in \(source.lastPathComponent)" : nil
    }

    /// `Suite.function.`, with which the names of the references of one test begin.
    private static func owner(of use: SnapshotRun.Use) -> String {
        let name = use.reference.split(separator: "/").last.map(String.init) ?? ""
        // Module.Suite.Inner/function(arguments): as many parts as there are suites, and the function.
        let suite = use.test.prefix { $0 != "/" }
        let count = suite.split(separator: ".").count
        return name.split(separator: ".").prefix(count).map { $0 + "." }.joined()
    }

    /// Whether a source file has a function whose name became this part of a file's name: as it stands, or as words and a
    /// hash where it has other characters than names of files.
    private static func declares(_ source: String, functionOf part: Substring) -> Bool {
        guard let tilde = part.lastIndex(of: "~") else {
            return source.range(
                of: #"\bfunc +`?\#(NSRegularExpression.escapedPattern(for: String(part)))\b"#,
                options: .regularExpression
            ) != nil
        }
        let words = part[..<tilde].split(separator: "-")
        return source.split(whereSeparator: \.isNewline).contains { line in
            line.contains("func ") && words.allSatisfy { line.contains($0) }
        }
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }
}
