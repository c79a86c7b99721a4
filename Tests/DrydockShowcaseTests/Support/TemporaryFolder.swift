import Drydock

enum TemporaryFolder {
    /// A new empty folder that is gone after `body`.
    static func with<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = try make()
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    /// A new empty folder, which the caller removes.
    static func make() throws -> URL {
        let name = "drydock-\(UUID().uuidString)"
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
