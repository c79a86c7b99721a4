import DrydockPlatform
import Foundation

/// Where a snapshot's files are.
package struct SnapshotLocation {
    /// The reference file.
    package let reference: String
    /// Where the files of a failure go, without the `.actual.png` at the end.
    private let artifactStem: String
    private let pathExtension: String

    /// - Parameters:
    ///   - directory: the folder of the references.
    ///   - artifacts: the folder for the files of failures.
    ///   - name: of the file, safe in a path.
    package init(directory: String, artifacts: String, name: String, suffix: String, pathExtension: String?) {
        self.pathExtension = pathExtension.map { ".\($0)" } ?? ""
        reference = "\(directory)/\(name)\(suffix)\(self.pathExtension)"
        artifactStem = "\(artifacts)/\(name)\(suffix)"
    }

    /// The file of a failure that shows `what`: `actual`, `reference` or `difference`.
    package func artifact(_ what: String) -> String {
        "\(artifactStem).\(what)\(pathExtension)"
    }

    /// The file that says why the snapshot failed, beside the above.
    package var failure: String { "\(artifactStem).failure.json" }

    /// The reference as a file below a folder in which no link is followed: from `__Snapshots__` on, else the file alone.
    var confined: (folder: ConfinedFolder, file: String) {
        let marks = reference.ranges(of: "/__Snapshots__/")
        let slash = marks.last?.lowerBound ?? reference.lastIndex(of: "/") ?? reference.startIndex
        return (ConfinedFolder(String(reference[..<slash])), String(reference[slash...].dropFirst()))
    }

    /// `__Snapshots__/<test file>` beside the test file.
    package static func directory(besideTestFile path: String) -> String {
        let file = URL(fileURLWithPath: path)
        return file.deletingLastPathComponent().path + "/__Snapshots__/"
            + file.deletingPathExtension().lastPathComponent
    }
}
