internal import DrydockCSDL2
internal import DrydockRaster

extension PNGFile {
    /// Turns the decoder's surface into premultiplied pixels, with the transparency that the decoder was not told about.
    func bitmap(from surface: UnsafeMutablePointer<SDL_Surface>) throws(ImageError) -> Bitmap {
        let source = try SurfacePixels(surface, width: width, height: height)
        switch (colorType, source.bytesPerPixel) {
        case (.palette, 1): return source.bitmap(lookup: paletteColors())
        case (.grey, 1): return source.bitmap(lookup: greyColors())
        case (.rgb, 3): return source.opaqueBitmap(transparentColor: transparentColor())
        case (.greyAlpha, 4), (.rgba, 4): return source.bitmapFromStraightAlpha()
        default: throw .malformed(reason: "its decoded form is not the one expected")
        }
    }

    /// The premultiplied colour of each index; those beyond the palette are opaque black.
    private func paletteColors() -> [UInt32] {
        (0..<256).map { index in
            guard index * 3 < palette.count else { return PremultipliedColor.black.pixel }
            let entry = palette.dropFirst(index * 3).prefix(3)
            return PremultipliedColor(
                red: entry[entry.startIndex],
                green: entry[entry.startIndex + 1],
                blue: entry[entry.startIndex + 2],
                alpha: transparency.dropFirst(index).first ?? 255
            ).pixel
        }
    }

    /// The colour of each grey level after the decoder has spread them over 0 ... 255.
    private func greyColors() -> [UInt32] {
        let transparent: Int? = transparentSample(at: 0).map { sample in
            bitDepth == 16 ? sample >> 8 : sample * 255 / ((1 << Int(bitDepth)) - 1)
        }
        return (0..<256).map { level in
            if level == transparent { return 0 }
            let grey = UInt8(level)
            return PremultipliedColor(red: grey, green: grey, blue: grey).pixel
        }
    }

    /// The transparent colour, red in the lowest byte and with full alpha.
    private func transparentColor() -> UInt32? {
        guard let red = transparentSample(at: 0), let green = transparentSample(at: 1),
            let blue = transparentSample(at: 2)
        else { return nil }
        let shift = bitDepth == 16 ? 8 : 0
        guard max(red, green, blue) >> shift <= 255 else { return nil }
        return UInt32(red >> shift) | UInt32(green >> shift) << 8 | UInt32(blue >> shift) << 16 | 0xFF00_0000
    }

    private func transparentSample(at index: Int) -> Int? {
        let sample = transparency.dropFirst(index * 2).prefix(2)
        return sample.count == 2 ? Int(bigEndian(sample)) : nil
    }
}
