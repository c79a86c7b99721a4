internal import DrydockCZlib

/// The decompressed data of a PNG file, handed out in the amounts that are asked for and no further.
///
/// So a stream that would go on for gigabytes after the last row costs nothing. Takes 40 kB beside the file.
final class PNGInflater {
    private let stream: UnsafeMutablePointer<z_stream>
    private let parts: [ArraySlice<UInt8>]
    private var part = 0
    /// How much of the part has been used.
    private var offset = 0

    init(_ parts: [ArraySlice<UInt8>]) throws(PNGError) {
        self.parts = parts
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        // All members are set by now, and the instance is whole: a failure ends in deinit, which zlib allows.
        guard inflateInit_(stream, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size)) == Z_OK else {
            throw .malformed(reason: "zlib cannot be started")
        }
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
    }

    /// Fills the target with the next bytes.
    func read(into target: UnsafeMutablePointer<UInt8>, count: Int) throws(PNGError) {
        stream.pointee.next_out = target
        stream.pointee.avail_out = CUnsignedInt(count)
        while stream.pointee.avail_out > 0 {
            guard part < parts.count else {
                throw .malformed(reason: "it has fewer rows than its header says")
            }
            let status = parts[part].withUnsafeBufferPointer { input in
                let rest = input.count - offset
                stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress.map { $0 + offset })
                stream.pointee.avail_in = CUnsignedInt(rest)
                let status = inflate(stream, Z_NO_FLUSH)
                offset += rest - Int(stream.pointee.avail_in)
                return status
            }
            // Whatever zlib says by then of what follows: how much of it it has seen depends on how the file is split.
            if stream.pointee.avail_out == 0 { return }
            switch status {
            // The latter: this part of the input is used up.
            case Z_OK, Z_BUF_ERROR: break
            case Z_STREAM_END: throw .malformed(reason: "it has fewer rows than its header says")
            default: throw .malformed(reason: "its compressed pixels are damaged")
            }
            if offset == parts[part].count {
                part += 1
                offset = 0
            }
        }
    }
}
