import DrydockPlatform

/// Reads files of resources, for modules that see no platform.
package enum ResourceFile {
    /// The bytes of a regular file; nil, and an error once that names it, where it cannot be read.
    ///
    /// - Parameters:
    ///   - limit: bytes.
    ///   - kind: for the message: "strings file".
    package static func read(_ path: String, limit: Int, kind: String) -> [UInt8]? {
        do {
            return try FileReader.read(path, limit: limit)
        } catch {
            Log.errorOnce("The \(kind) \(path) cannot be used: \(error.reason).")
            return nil
        }
    }
}
