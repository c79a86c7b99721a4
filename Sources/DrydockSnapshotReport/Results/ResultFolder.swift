import Foundation

/// Finds the files of results in a folder that may come from anywhere.
enum ResultFolder {
    static let failureSuffix = ".failure.json"

    /// Failures, and the logs of runs, sorted. Links are not followed.
    static func files(in folder: String) throws(SnapshotReportError) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue,
            let names = FileManager.default.enumerator(atPath: folder)
        else { throw .noResults(folder: folder) }
        var count = 0
        var files: [String] = []
        for case let name as String in names {
            count += 1
            guard count <= ResultLimits.entries else {
                throw .damaged(
                    path: folder,
                    reason:
                        "it has more than \(ResultLimits.entries) files; pass the folder that the tests wrote to"
                )
            }
            let isLog =
                name.hasPrefix("runs/") && name.hasSuffix(".json") && !name.dropFirst(5).contains("/")
            if name.hasSuffix(failureSuffix) || isLog { files.append("\(folder)/\(name)") }
        }
        return files.sorted()
    }
}
