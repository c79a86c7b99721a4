internal import DrydockCUnicodeData

/// Text in UTF-16, by code points. A surrogate without its counterpart stands for itself.
struct UTF16Text {
    private let units: UnsafeBufferPointer<UInt16>

    init(_ units: UnsafeBufferPointer<UInt16>) { self.units = units }

    var count: Int { units.count }

    func scalar(at offset: Int) -> UInt32 {
        guard let start = units.baseAddress else { return 0 }
        return drydock_unicode_scalar(start, units.count, offset)
    }

    /// In UTF-16 units.
    static func length(_ scalar: UInt32) -> Int { scalar > 0xFFFF ? 2 : 1 }
}

extension Array<UInt16> {
    func withUTF16<Result>(_ body: (UTF16Text) -> Result) -> Result {
        withUnsafeBufferPointer { body(UTF16Text($0)) }
    }
}
