import Foundation

/// The files of this package, as the sources of its tests find them.
enum PackageFolder {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The paths of all files below a folder whose names end so, sorted.
    static func files(below path: String, ending suffix: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(path).path)
            .filter { $0.hasSuffix(suffix) }.map { "\(path)/\($0)" }.sorted()
    }

    /// A new empty folder that is gone after `body`.
    static func withTemporary<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let name = "drydock-\(UUID().uuidString)"
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    /// Lines that are neither empty nor comments, which begin with a hash and a space.
    static func lines(_ path: String) throws -> [String] {
        try text(path).split(separator: "\n").map(String.init).filter { !$0.hasPrefix("# ") }
    }
}
