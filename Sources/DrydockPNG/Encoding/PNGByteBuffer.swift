import Glibc

/// The growing bytes of a PNG file, with its chunks and with bits as deflate packs them.
final class PNGByteBuffer {
    private(set) var count = 0
    private var capacity: Int
    private var base: UnsafeMutableRawPointer
    /// Bits that do not fill a byte yet, lowest first, and how many (0...7 between calls).
    private var pendingBits: UInt64 = 0
    private var pendingCount = 0

    init(capacity: Int = 1 << 16) {
        self.capacity = capacity
        base = .allocate(byteCount: capacity, alignment: 16)
    }

    deinit {
        base.deallocate()
    }

    var bytes: [UInt8] {
        Array(UnsafeRawBufferPointer(start: base, count: count))
    }

    // MARK: - Bytes

    /// Makes room for that many more bytes.
    func reserve(_ additional: Int) {
        guard count + additional > capacity else { return }
        let grown = max(capacity * 2, count + additional)
        let replacement = UnsafeMutableRawPointer.allocate(byteCount: grown, alignment: 16)
        replacement.copyMemory(from: base, byteCount: count)
        base.deallocate()
        base = replacement
        capacity = grown
    }

    func append(_ values: [UInt8]) {
        reserve(values.count)
        (base + count).copyMemory(from: values, byteCount: values.count)
        count += values.count
    }

    func append(bigEndian value: UInt32) {
        reserve(4)
        base.storeBytes(of: value.bigEndian, toByteOffset: count, as: UInt32.self)
        count += 4
    }

    func bigEndian(at offset: Int) -> UInt32 {
        UInt32(bigEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }

    // MARK: - Chunks

    /// Starts a chunk and returns its offset, which `endChunk` takes.
    func beginChunk(_ type: UInt32) -> Int {
        let start = count
        append(bigEndian: 0)
        append(bigEndian: type)
        return start
    }

    /// Writes the length and the check value of the chunk that began at `start`.
    func endChunk(_ start: Int) {
        let length = count - start - PNGFormat.chunkHeaderSize
        base.storeBytes(of: UInt32(length).bigEndian, toByteOffset: start, as: UInt32.self)
        append(bigEndian: PNGCheckValues.crc32(of: base + start + 4, count: length + 4))
    }

    /// Replaces the data of a finished chunk by as many other bytes.
    func replaceChunk(at start: Int, with data: [UInt8]) {
        let size = data.count
        precondition(Int(bigEndian(at: start)) == size, "A finished chunk keeps its size of \(size) bytes")
        (base + start + PNGFormat.chunkHeaderSize).copyMemory(from: data, byteCount: size)
        let check = PNGCheckValues.crc32(of: base + start + 4, count: size + 4)
        base.storeBytes(
            of: check.bigEndian,
            toByteOffset: start + PNGFormat.chunkHeaderSize + size,
            as: UInt32.self
        )
    }

    // MARK: - Bits

    /// Appends up to 32 bits, lowest first.
    func append(bits: UInt32, count bitCount: Int) {
        reserve(8)
        pendingBits |= UInt64(bits) &<< UInt64(pendingCount)
        pendingCount += bitCount
        base.storeBytes(of: pendingBits.littleEndian, toByteOffset: count, as: UInt64.self)
        count += pendingCount >> 3
        pendingBits &>>= UInt64(pendingCount & ~7)
        pendingCount &= 7
    }

    /// Lets the caller write bits fast: `body` gets the place for whole bytes, the pending bits and their number,
    /// and returns the new place, bits and number. At most `reserving` bytes are written.
    func withBitWriter(
        reserving byteCount: Int,
        _ body: (UnsafeMutableRawPointer, UInt64, Int) -> (UnsafeMutableRawPointer, UInt64, Int)
    ) {
        reserve(byteCount + 8)
        let start = base + count
        let (end, bits, bitCount) = body(start, pendingBits, pendingCount)
        count += end - start
        pendingBits = bits
        pendingCount = bitCount
    }

    /// Fills the last byte with zero bits.
    func alignToByte() {
        if pendingCount > 0 {
            append(bits: 0, count: 8 - pendingCount)
        }
    }
}
