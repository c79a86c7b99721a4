internal import Synchronization

/// A font file's bytes at a fixed place, for libraries that keep looking into them.
///
/// Read, not mapped: reading a mapping of a file that was cut off in the meantime ends the process.
final class FontBytes: @unchecked Sendable {
    // Unchecked: nothing is written after it is made.

    let buffer: UnsafeBufferPointer<UInt8>

    /// The files of several faces that are in use: these share their bytes.
    private static let collections = Mutex<[String: Weak]>([:])

    private struct Weak {
        weak var bytes: FontBytes?
    }

    /// - Parameter isShared: whether other faces are likely to be read from the same file.
    static func of(_ path: String, isShared: Bool) throws(FontError) -> FontBytes {
        if !isShared { return try FontBytes(path: path) }
        if let known = collections.withLock({ $0[path]?.bytes }) { return known }
        let bytes = try FontBytes(path: path)
        collections.withLock { $0[path] = Weak(bytes: bytes) }
        return bytes
    }

    init(path: String) throws(FontError) {
        do {
            let file = try FileReader.read(path, limit: 64 << 20)
            let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: file.count)
            _ = copy.initialize(from: file)
            buffer = UnsafeBufferPointer(copy)
        } catch {
            throw .unreadable(path: path, reason: error.reason)
        }
    }

    deinit {
        buffer.deallocate()
    }
}
