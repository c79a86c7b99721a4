/// Division of a sum of 8-bit values by how many there are, rounded half up, by multiplication. Exact for every sum
/// of a rectangle of up to 8 × 8 values, and of 144 and 256.
package struct RoundedMean {
    let half: UInt32
    /// At most 2¹⁶; less than that for counts above 1.
    let multiplier: UInt32
    let shift: UInt32

    /// The multiplier is 2^(16 + shift) / count rounded up, with the largest shift that keeps it in 16 bits. Its error
    /// times the largest sum must stay below one part in `count`, the distance of a quotient from the next whole number.
    package init(count: Int) {
        require((1...256).contains(count), "a mean of \(count) values is out of range")
        var shift: UInt32 = 0
        while count > 1, (2 << (16 + shift)) / count < 65_536 { shift += 1 }
        self.shift = shift
        multiplier = UInt32(((1 << (16 + Int(shift))) + count - 1) / count)
        half = UInt32(count / 2)
    }

    @inline(__always)
    package func callAsFunction(_ sum: UInt32) -> UInt32 {
        ((sum &+ half) &* multiplier) &>> (16 &+ shift)
    }
}
