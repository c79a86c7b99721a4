/// Reads the numbers of an object file one by one. Past the end there are zeros.
nonisolated struct ByteCursor {
    private let bytes: UnsafeRawBufferPointer
    var position: Int

    init(_ bytes: UnsafeRawBufferPointer, at position: Int = 0) {
        self.bytes = bytes
        self.position = position
    }

    var isAtEnd: Bool { !bytes.indices.contains(position) }

    mutating func number<Number: FixedWidthInteger & BitwiseCopyable>(_ type: Number.Type) -> Number {
        defer { position += MemoryLayout<Number>.size }
        guard position >= 0, position <= bytes.count - MemoryLayout<Number>.size else { return 0 }
        return bytes.loadUnaligned(fromByteOffset: position, as: type)
    }

    mutating func byte() -> Int { Int(number(UInt8.self)) }

    /// An offset or a length of four bytes or eight.
    mutating func offset(isLong: Bool) -> Int {
        isLong ? Int(truncatingIfNeeded: number(UInt64.self)) : Int(number(UInt32.self))
    }

    /// A number of seven bits a byte, lowest first (LEB128).
    mutating func variable(isSigned: Bool = false) -> Int {
        var (value, shift) = (0, 0)
        while !isAtEnd {
            let next = byte()
            value |= (next & 0x7f) << shift
            shift += 7
            guard next & 0x80 == 0 || shift > 63 else { continue }
            return isSigned && shift < 64 && next & 0x40 != 0 ? value - 1 << shift : value
        }
        return value
    }

    /// The bytes up to the next zero, which is passed, too.
    mutating func text() -> String {
        guard !isAtEnd else { return "" }
        let rest = bytes[position...]
        let end = rest.firstIndex(of: 0) ?? bytes.count
        defer { position = end + 1 }
        return String(decoding: rest[..<end], as: UTF8.self)
    }
}
