/// Which chain of edges is in a cell of a band, one or several, and the last edge's visit there.
///
/// What an earlier band left is nobody's, so that nothing has to be cleared.
struct CellOwner: BitwiseCopyable {
    /// A chain of a band.
    struct Chain: BitwiseCopyable {
        /// A chain's number is never this.
        static let several = UInt16.max

        fileprivate let bits: UInt32

        /// - Parameter band: never 0.
        @inline(__always)
        init(_ number: UInt16, band: UInt16) { bits = UInt32(band) &<< 16 | UInt32(number) }

        fileprivate init(bits: UInt32) { self.bits = bits }

        var number: UInt16 { UInt16(truncatingIfNeeded: bits) }
    }

    /// The chain in the lower half.
    private let bits: UInt64

    /// Nobody's.
    init() { bits = 0 }

    @inline(__always)
    init(_ chain: Chain, last: Int) { bits = UInt64(chain.bits) | UInt64(truncatingIfNeeded: last) &<< 32 }

    @inline(__always) var chain: Chain { Chain(bits: UInt32(truncatingIfNeeded: bits)) }
    @inline(__always) var last: Int { Int(truncatingIfNeeded: bits &>> 32) }

    /// Whether the cell is nobody's in a chain's band.
    @inline(__always)
    func isNobodys(_ chain: Chain) -> Bool { self.chain.bits ^ chain.bits > UInt32(UInt16.max) }

    /// Whether the cell is nobody's or the chain's own.
    @inline(__always)
    func takes(_ chain: Chain) -> Bool { (self.chain.bits ^ chain.bits) &- 1 >= UInt32(UInt16.max) }

    @inline(__always)
    func isOwned(by chain: Chain) -> Bool { self.chain.bits == chain.bits }
}
