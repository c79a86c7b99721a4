/// Heights in a row, 0 ... 255, of which a bit says whether they are in it.
struct RowHeights {
    private var a: UInt64 = 0
    private var b: UInt64 = 0
    private var c: UInt64 = 0
    private var d: UInt64 = 0

    @inline(__always)
    mutating func toggle(_ height: Int) {
        let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: height)
        switch height >> 6 {
        case 0: a ^= bit
        case 1: b ^= bit
        case 2: c ^= bit
        default: d ^= bit
        }
    }

    @inline(__always)
    mutating func insert(_ height: Int) {
        let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: height)
        switch height >> 6 {
        case 0: a |= bit
        case 1: b |= bit
        case 2: c |= bit
        default: d |= bit
        }
    }

    @inline(__always)
    func contains(_ height: Int) -> Bool {
        let word = height < 128 ? (height < 64 ? a : b) : (height < 192 ? c : d)
        return word &>> UInt64(truncatingIfNeeded: height) & 1 != 0
    }

    /// The least height above one, or 256.
    @inline(__always)
    func next(after height: Int) -> Int {
        let from = height &+ 1
        let mask = UInt64.max &<< UInt64(truncatingIfNeeded: from)
        var found: UInt64
        if from < 64 {
            found = a & mask
            if found != 0 { return found.trailingZeroBitCount }
        }
        if from < 128 {
            found = from < 64 ? b : b & mask
            if found != 0 { return 64 &+ found.trailingZeroBitCount }
        }
        if from < 192 {
            found = from < 128 ? c : c & mask
            if found != 0 { return 128 &+ found.trailingZeroBitCount }
        }
        if from < 256 {
            found = from < 192 ? d : d & mask
            if found != 0 { return 192 &+ found.trailingZeroBitCount }
        }
        return 256
    }
}
