/// Changes to a file's bytes.
package enum ByteMutation {
    /// Changes a few places.
    package static func change(_ bytes: inout [UInt8], _ random: inout Generator, others: [[UInt8]] = []) {
        for _ in 0..<random.pick([1, 1, 1, 2, 2, 3, 5, 9]) { changeOnce(&bytes, &random, others) }
    }

    private static func changeOnce(_ bytes: inout [UInt8], _ random: inout Generator, _ others: [[UInt8]]) {
        guard !bytes.isEmpty else { return bytes.append(random.byte()) }
        // Headers come first and say the most.
        let place = random.once(in: 2) ? random.below(min(bytes.count, 512)) : random.below(bytes.count)
        let length = min(random.pick([1, 2, 4, 8, 40, 200, 1000]), bytes.count - place)
        switch random.below(11) {
        case 0: bytes[place] ^= 1 << UInt8(random.below(8))
        case 1: bytes[place] = random.pick([0, 1, 0x7F, 0x80, 0xFE, 0xFF, 0x20])
        case 2: bytes[place] = random.byte()
        case 3, 4:
            let width = random.pick([2, 4])
            let value = random.pick([
                0, 1, 2, 0x7F, 0xFF, 0x7FFF, 0x8000, 0xFFFF, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF,
            ])
            let isBig = random.flag()
            for index in 0..<width where place + index < bytes.count {
                let shift = 8 * (isBig ? width - 1 - index : index)
                bytes[place + index] = UInt8(truncatingIfNeeded: value >> shift)
            }
        case 5: bytes.removeSubrange(place..<place + length)
        case 6: bytes.insert(contentsOf: Array(bytes[place..<place + length]), at: random.below(bytes.count))
        case 7: bytes.insert(contentsOf: (0..<min(length, 40)).map { _ in random.byte() }, at: place)
        case 8: bytes.removeSubrange(place...)
        case 9:
            for index in place..<place + length { bytes[index] = random.byte() }
        default:
            guard let other = others.isEmpty ? nil : random.pick(others), !other.isEmpty else { return }
            let start = random.below(other.count)
            let part = other[start..<min(start + length * 2, other.count)]
            bytes.replaceSubrange(place..<place + length, with: part)
        }
    }
}
