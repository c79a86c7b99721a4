import Drydock

/// Where a snapshot's files are.
package nonisolated struct SnapshotLocation {
    /// The reference file.
    package let reference: String
    /// Where the pictures of a failure go, without the `.actual.png` at the end.
    private let failureStem: String
    private let fileExtension: String

    /// - Parameters:
    ///   - testFilePath: the absolute path of the test's source file.
    ///   - testName: the test function, as `#function` gives it.
    package init(
        testFilePath: String,
        testName: String,
        name: String?,
        suffix: String,
        fileExtension: String
    ) {
        let file = URL(fileURLWithPath: testFilePath)
        let folder = file.deletingPathExtension().lastPathComponent
        let function = testName.prefix { $0 != "(" }
        let stem = SnapshotLocation.fileName(function + (name.map { ".\($0)" } ?? ""))
        reference =
            file.deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__/\(folder)/\(stem)\(suffix).\(fileExtension)").path
        failureStem =
            SnapshotLocation.packageDirectory(above: file)
            .appendingPathComponent(".build/snapshot-failures/\(folder)/\(stem)\(suffix)").path
        self.fileExtension = fileExtension
    }

    /// The file of a failure that shows `what`: `actual`, `reference` or `difference`.
    package func failure(_ what: String) -> String {
        "\(failureStem).\(what).\(fileExtension)"
    }

    /// The folder of the manifest above the test, or the test's own without one.
    private static func packageDirectory(above file: URL) -> URL {
        let start = file.deletingLastPathComponent()
        var directory = start
        while directory.path != "/" {
            let manifest = directory.appendingPathComponent("Package.swift").path
            if FileManager.default.fileExists(atPath: manifest) { return directory }
            directory.deleteLastPathComponent()
        }
        return start
    }

    /// A name as part of a path: what could lead elsewhere or trouble a shell becomes a hyphen.
    private static func fileName(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber || "._-+@".contains($0) ? $0 : "-" })
    }
}
