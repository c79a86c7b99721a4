import DrydockPlatform
package import DrydockSnapshotResults
import Foundation

/// Where references may be written: results say where theirs lie, and may come from anywhere.
///
/// A reference lies in `__Snapshots__/<test file>` beside a test file that the package has, or in a folder that tests which
/// ran here keep references in (`verifySnapshot(snapshotDirectory:)`). It is of a kind that snapshots have, which no compiler
/// reads. No part of its path in the package is a symbolic link.
package struct ReferencePlaces: Equatable, Sendable {
    let project: ProjectFolder
    /// Below the package, of references that the package's own tests used.
    private let ownFolders: Set<String>

    /// - Parameter ownRuns: logs of tests that ran on this machine.
    package init(project: ProjectFolder, ownRuns: [SnapshotRun] = []) {
        self.project = project
        var folders: Set<String> = []
        for use in ownRuns.lazy.flatMap(\.uses) {
            if let relative = project.relative(use.reference) { folders.insert(Self.folder(of: relative)) }
        }
        ownFolders = folders
    }

    /// A path below the package, or why there is nothing to be written.
    enum Place: Equatable {
        case allowed(String)
        case refused(String)
    }

    func place(of stored: StoredFailure) -> Place {
        let (project, failure) = (project, stored.failure)
        func place(_ file: String) -> String? {
            project.place(of: file, testFile: failure.file).flatMap(project.relative)
        }
        let shown = PrintableText.line(failure.reference)
        guard let reference = place(failure.reference) else {
            return .refused("\(shown) is not in the package \(project.path)")
        }
        guard !reference.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
            return .refused("\(shown) has control characters in its path")
        }
        guard let test = place(failure.file), test.hasSuffix(".swift"),
            let status = FileStatus(of: "\(project.path)/\(test)"), status.isFile
        else {
            return .refused("its test file \(PrintableText.line(failure.file)) is not in the package")
        }
        for path in [reference, test] {
            if let link = ConfinedFolder(project.path).link(in: path) {
                return .refused("\(PrintableText.line(link)) is a symbolic link, and links are not followed")
            }
        }
        let folder = Self.folder(of: reference)
        let usual = Self.folder(ofReferencesFor: test)
        guard folder == usual || ownFolders.contains(folder) else {
            return .refused(
                "it is not in \(PrintableText.line(usual)), where its test's references lie; where they lie elsewhere, run "
                    + "the test here once"
            )
        }
        guard let kind = stored.kind, isKindOfSnapshot(kind, in: folder),
            !Self.compiled.contains(Self.pathExtension(of: reference).lowercased())
        else {
            return .refused("\(shown) is of no kind that snapshots have")
        }
        return .allowed(reference)
    }

    /// The kinds that the library's strategies write.
    static let kinds: Set = ["", "png", "txt", "json", "plist", "csv"]

    /// What a build would compile or run, wherever it lies.
    private static let compiled: Set = [
        "swift", "c", "cc", "cpp", "cxx", "c++", "h", "hh", "hpp", "hxx", "m", "mm", "s", "asm", "metal",
        "modulemap",
        "sh", "bash", "zsh", "py", "rb", "pl", "js", "mjs", "command", "so", "o", "a", "dylib", "resolved",
        "yml",
        "yaml",
    ]

    /// Strategies of an application may have kinds of their own: then the folder has one of them already.
    private func isKindOfSnapshot(_ kind: String, in folder: String) -> Bool {
        if Self.kinds.contains(kind.lowercased()) { return true }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(project.path)/\(folder)")) ?? []
        return names.contains { $0.lowercased().hasSuffix("." + kind.lowercased()) }
    }

    static func pathExtension(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
    }

    /// `Tests/__Snapshots__/Card` of `Tests/Card.swift`.
    static func folder(ofReferencesFor test: String) -> String {
        let name = test.split(separator: "/").last.map { $0.dropLast(".swift".count) } ?? ""
        let parent = folder(of: test)
        return (parent.isEmpty ? "" : parent + "/") + "__Snapshots__/\(name)"
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }
}
