internal import DrydockRaster

/// How a camera was held, and so how its picture has to be turned. Format: CIPA DC-008 (Exif), tag 0x0112.
struct ExifOrientation: Equatable {
    /// 1 (as stored) ... 8.
    let value: Int

    /// From the block that begins with the byte order, "II" or "MM". What is damaged or missing counts as upright.
    init(_ block: ArraySlice<UInt8>) {
        value = Self.read(block) ?? 1
    }

    private static func read(_ block: ArraySlice<UInt8>) -> Int? {
        let bytes = Array(block)
        let isLittle: Bool
        switch bytes.prefix(2) {
        case [0x49, 0x49]: isLittle = true
        case [0x4D, 0x4D]: isLittle = false
        default: return nil
        }
        func number(at offset: Int, count: Int) -> Int? {
            guard offset >= 0, offset <= bytes.count - count else { return nil }
            let part = bytes[offset..<offset + count]
            return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard number(at: 2, count: 2) == 42, let directory = number(at: 4, count: 4),
            let count = number(at: directory, count: 2)
        else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + index * 12
            guard let tag = number(at: entry, count: 2) else { return nil }
            guard tag == 0x0112 else { continue }
            // One unsigned number of 16 bits.
            guard number(at: entry + 2, count: 2) == 3, number(at: entry + 4, count: 4) == 1,
                let value = number(at: entry + 8, count: 2), (1...8).contains(value)
            else { return nil }
            return value
        }
        return nil
    }

    /// The picture upright. Cost: one pass, none for an upright one.
    func apply(to stored: Bitmap) -> Bitmap {
        guard value > 1 else { return stored }
        let isTurned = value >= 5
        let upright = Bitmap(
            width: isTurned ? stored.height : stored.width,
            height: isTurned ? stored.width : stored.height
        )
        // Where the first stored pixel goes, and how far the next one of its row and of its column lie from it.
        let right = upright.width - 1
        let bottom = (upright.height - 1) * upright.width
        let (start, along, across) =
            switch value {
            case 2: (right, -1, upright.width)
            case 3: (bottom + right, -1, -upright.width)
            case 4: (bottom, 1, -upright.width)
            case 5: (0, upright.width, 1)
            case 6: (right, upright.width, -1)
            case 7: (bottom + right, -upright.width, -1)
            default: (bottom, -upright.width, 1)
            }
        stored.withPixels { source in
            upright.withPixels { pixels in
                var source = source
                var row = 0
                while row < stored.height {
                    var target = start &+ row &* across
                    var x = 0
                    while x < stored.width {
                        pixels[target] = source[x]
                        target &+= along
                        x &+= 1
                    }
                    source += stored.width
                    row &+= 1
                }
            }
        }
        return upright
    }
}
