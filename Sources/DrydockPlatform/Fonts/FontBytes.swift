/// A font file's bytes at a fixed place, for libraries that keep looking into them.
///
/// Read, not mapped: reading a mapping of a file that was cut off in the meantime ends the process.
final class FontBytes {
    let buffer: UnsafeBufferPointer<UInt8>

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
