internal import DrydockRaster

/// Turns rows of samples, of every kind that PNG has, into premultiplied pixels, rounded half up.
///
/// Samples of fewer than eight bits are spread over 0 ... 255 exactly; those of sixteen lose their lower eight, after
/// they were compared with the transparent colour.
struct PNGPixelReader {
    private let colorType: PNGHeader.ColorType
    private let bitDepth: Int
    /// The pixel of every sample of up to eight bits, for images of one channel.
    private let lookup: [UInt32]
    /// The transparent colour's samples as the row has them, red in the highest place, or more than they can be.
    private let transparent: UInt64

    init(_ file: PNGFile) {
        colorType = file.header.colorType
        bitDepth = file.header.bitDepth
        let key = Self.transparentSamples(file)
        transparent = key ?? .max
        guard colorType.channels == 1, bitDepth <= 8 else {
            lookup = []
            return
        }
        let top = 1 << bitDepth - 1
        lookup = (0...top).map { sample in
            if file.header.colorType == .palette { return Self.paletteColor(sample, file) }
            let grey = UInt8(sample * 255 / top)
            return UInt64(sample) == key ? 0 : PremultipliedColor(red: grey, green: grey, blue: grey).pixel
        }
    }

    /// The premultiplied colour of an index; one beyond the palette is opaque black.
    private static func paletteColor(_ index: Int, _ file: PNGFile) -> UInt32 {
        let entry = file.palette.dropFirst(index * 3).prefix(3)
        guard entry.count == 3 else { return PremultipliedColor.black.pixel }
        return PremultipliedColor(
            red: entry[entry.startIndex],
            green: entry[entry.startIndex + 1],
            blue: entry[entry.startIndex + 2],
            alpha: file.transparency.dropFirst(index).first ?? 255
        ).pixel
    }

    /// Two bytes a sample in the file, of which as many bits count as a sample has.
    private static func transparentSamples(_ file: PNGFile) -> UInt64? {
        let channels = file.header.colorType.channels
        guard file.header.colorType == .grey || file.header.colorType == .rgb,
            file.transparency.count >= channels * 2
        else { return nil }
        let mask: UInt64 = 1 << UInt64(file.header.bitDepth) - 1
        return (0..<channels).reduce(0) { samples, channel in
            let sample = UInt64(pngBigEndian(file.transparency.dropFirst(channel * 2).prefix(2)))
            return samples << UInt64(file.header.bitDepth) | sample & mask
        }
    }

    func read(_ row: UnsafePointer<UInt8>, count: Int, to pixels: UnsafeMutablePointer<UInt32>) {
        switch (colorType, bitDepth) {
        case (.grey, 16): readGrey16(row, count: count, to: pixels)
        case (.grey, _), (.palette, _): readLookup(row, count: count, to: pixels)
        case (.rgb, 8): readRGB8(row, count: count, to: pixels)
        case (.rgb, _): readRGB16(row, count: count, to: pixels)
        case (.greyAlpha, _): readGreyAlpha(row, step: bitDepth / 8, count: count, to: pixels)
        case (.rgba, _): readRGBA(row, step: bitDepth / 8, count: count, to: pixels)
        }
    }

    private func readLookup(
        _ row: UnsafePointer<UInt8>,
        count: Int,
        to pixels: UnsafeMutablePointer<UInt32>
    ) {
        let depth = bitDepth
        let mask = 1 << depth - 1
        lookup.withUnsafeBufferPointer { lookup in
            guard let colors = lookup.baseAddress else { return }
            var x = 0
            var bit = 0
            while x < count {
                // The first pixel is in the highest bits.
                let shift = 8 &- depth &- bit & 7
                pixels[x] = colors[Int(row[bit &>> 3]) &>> shift & mask]
                bit &+= depth
                x &+= 1
            }
        }
    }

    private func readGrey16(
        _ row: UnsafePointer<UInt8>,
        count: Int,
        to pixels: UnsafeMutablePointer<UInt32>
    ) {
        var x = 0
        while x < count {
            let high = UInt32(row[2 &* x])
            let sample = UInt64(high) &<< 8 | UInt64(row[2 &* x &+ 1])
            pixels[x] = sample == transparent ? 0 : 0xFF00_0000 | high &* 0x01_0101
            x &+= 1
        }
    }

    private func readRGB8(
        _ row: UnsafePointer<UInt8>,
        count: Int,
        to pixels: UnsafeMutablePointer<UInt32>
    ) {
        // No opaque pixel is zero.
        let key = UInt32(truncatingIfNeeded: transparent)
        let isKeyed = transparent != .max
        let skipped = isKeyed ? key.byteSwapped &>> 8 | 0xFF00_0000 : 0
        var x = 0
        var input = row
        while x < count {
            let red = UInt32(input[0])
            let green = UInt32(input[1])
            let blue = UInt32(input[2])
            let pixel = 0xFF00_0000 | red | green &<< 8 | blue &<< 16
            pixels[x] = pixel == skipped ? 0 : pixel
            input += 3
            x &+= 1
        }
    }

    private func readRGB16(
        _ row: UnsafePointer<UInt8>,
        count: Int,
        to pixels: UnsafeMutablePointer<UInt32>
    ) {
        var x = 0
        var input = row
        while x < count {
            var samples: UInt64 = 0
            var index = 0
            while index < 6 {
                samples = samples &<< 8 | UInt64(input[index])
                index &+= 1
            }
            let red = UInt32(input[0])
            let green = UInt32(input[2])
            let blue = UInt32(input[4])
            pixels[x] = samples == transparent ? 0 : 0xFF00_0000 | red | green &<< 8 | blue &<< 16
            input += 6
            x &+= 1
        }
    }

    /// - Parameter step: Bytes of a sample, of which the first is taken.
    private func readGreyAlpha(
        _ row: UnsafePointer<UInt8>,
        step: Int,
        count: Int,
        to pixels: UnsafeMutablePointer<UInt32>
    ) {
        var x = 0
        var input = row
        while x < count {
            let grey = UInt32(input[0])
            pixels[x] = Self.premultiplied(grey, grey, grey, UInt32(input[step]))
            input += 2 &* step
            x &+= 1
        }
    }

    private func readRGBA(
        _ row: UnsafePointer<UInt8>,
        step: Int,
        count: Int,
        to pixels: UnsafeMutablePointer<UInt32>
    ) {
        var x = 0
        var input = row
        while x < count {
            pixels[x] = Self.premultiplied(
                UInt32(input[0]),
                UInt32(input[step]),
                UInt32(input[2 &* step]),
                UInt32(input[3 &* step])
            )
            input += 4 &* step
            x &+= 1
        }
    }

    /// Products divided by 255 and rounded: halves do not occur, 255 being odd.
    @inline(__always)
    private static func premultiplied(_ red: UInt32, _ green: UInt32, _ blue: UInt32, _ alpha: UInt32)
        -> UInt32
    {
        if alpha == 255 { return 0xFF00_0000 | red | green &<< 8 | blue &<< 16 }
        if alpha == 0 { return 0 }
        let r = (red &* alpha &+ 127) / 255
        let g = (green &* alpha &+ 127) / 255
        let b = (blue &* alpha &+ 127) / 255
        return r | g &<< 8 | b &<< 16 | alpha &<< 24
    }
}
