/// Deflate's alphabet for match lengths and distances (RFC 1951, 3.2.5), as tables.
struct PNGDeflateSymbols {
    static let endOfBlock = 256
    static let literalCount = 286
    static let distanceCount = 30
    static let longestMatch = 258
    static let windowSize = 32768

    /// Literal/length symbol and number of extra bits by match length − 3.
    private(set) var lengthSymbols = [UInt16](repeating: 0, count: 256)
    private(set) var lengthExtraBits = [UInt8](repeating: 0, count: 256)
    /// The shortest match length − 3 of each length symbol − 257.
    private(set) var lengthBases = [UInt8](repeating: 0, count: 29)
    /// Distance symbol by distance − 1 below 256, then by (distance − 1) / 128 + 256.
    private(set) var distanceSymbols = [UInt8](repeating: 0, count: 512)
    private(set) var distanceBases = [UInt16](repeating: 0, count: 30)
    private(set) var distanceExtraBits = [UInt8](repeating: 0, count: 30)

    init() {
        var length = 0
        for symbol in 0..<28 {
            let extra = symbol < 8 ? 0 : symbol / 4 - 1
            lengthBases[symbol] = UInt8(length)
            for _ in 0..<(1 << extra) where length < 256 {
                lengthSymbols[length] = UInt16(257 + symbol)
                lengthExtraBits[length] = UInt8(extra)
                length += 1
            }
        }
        // The longest match has a symbol of its own, taken from the end of the range before.
        lengthSymbols[255] = 285
        lengthExtraBits[255] = 0
        lengthBases[28] = 255

        var distance = 0
        for symbol in 0..<Self.distanceCount {
            let extra = symbol < 4 ? 0 : symbol / 2 - 1
            distanceBases[symbol] = UInt16(distance)
            distanceExtraBits[symbol] = UInt8(extra)
            var value = distance
            let end = distance + 1 << extra
            while value < end {
                if value < 256 {
                    distanceSymbols[value] = UInt8(symbol)
                    value += 1
                } else {
                    distanceSymbols[256 + value >> 7] = UInt8(symbol)
                    value += 128
                }
            }
            distance = end
        }
    }
}
