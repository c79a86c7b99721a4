import DrydockRaster

/// Where an image's opacity lies in a pixel, and whether the colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// Where opacity lies in a pixel, in the lowest five bits a `CGImageAlphaInfo`, and the order of a pixel's bytes.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// How pixels of eight bits a channel lie in memory.
struct PixelFormat: Sendable {
    let bytesPerPixel: Int
    /// Where red, green and blue lie in a pixel; none for opacity alone, and one place three times for greys.
    private let color: (Int, Int, Int)?
    /// Where the opacity lies; nil for none.
    private let alpha: Int?
    private let isPremultiplied: Bool

    /// Nil for what is none of these: 32 bits of a colour, in any order; 24 of an opaque one; 8 of a grey level or of opacity.
    init?(bits: Int, isGray: Bool, _ info: CGBitmapInfo) {
        guard let alphaInfo = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue),
            !info.contains(.floatComponents)
        else { return nil }
        isPremultiplied = alphaInfo != .last && alphaInfo != .first
        bytesPerPixel = bits / 8
        let order = info.intersection(.byteOrderMask)
        switch (bits, alphaInfo) {
        case (8, .alphaOnly): (color, alpha) = (nil, 0)
        case (8, .none) where isGray: (color, alpha) = ((0, 0, 0), nil)
        case (24, .none) where !isGray: (color, alpha) = ((0, 1, 2), nil)
        case (32, let place) where !isGray && place != .none && place != .alphaOnly:
            guard order.isEmpty || order == .byteOrder32Big || order == .byteOrder32Little else { return nil }
            let isFirst = place == .first || place == .premultipliedFirst || place == .noneSkipFirst
            let isOpaque = place == .noneSkipFirst || place == .noneSkipLast
            // By place from the pixel's most significant byte on.
            let places = (0..<4).map { order == .byteOrder32Little ? 3 - $0 : $0 }
            color = isFirst ? (places[1], places[2], places[3]) : (places[0], places[1], places[2])
            alpha = isOpaque ? nil : places[isFirst ? 0 : 3]
        default: return nil
        }
    }

    /// Whether contexts draw to such pixels: those whose colours are not multiplied by their opacity cannot be drawn to.
    var isDrawable: Bool { isPremultiplied && bytesPerPixel != 3 }
    var isOpaque: Bool { alpha == nil }

    /// A pixel of a bitmap.
    /// - Parameter bytes: those of one pixel.
    func read(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
        let level = alpha.map { UInt32(bytes[$0]) } ?? 255
        guard let color else { return level << 24 }
        func part(_ index: Int) -> UInt32 {
            let value = UInt32(bytes[index])
            return isPremultiplied ? min(value, level) : (value * level + 127) / 255
        }
        return part(color.0) | part(color.1) << 8 | part(color.2) << 16 | level << 24
    }

    func write(_ pixel: UInt32, to bytes: UnsafeMutablePointer<UInt8>) {
        if let color {
            if color.0 == color.1 {
                bytes[color.0] = UInt8(CGImage.brightness(of: pixel))
            } else {
                bytes[color.0] = UInt8(truncatingIfNeeded: pixel)
                bytes[color.1] = UInt8(truncatingIfNeeded: pixel >> 8)
                bytes[color.2] = UInt8(truncatingIfNeeded: pixel >> 16)
            }
        }
        if let alpha { bytes[alpha] = UInt8(pixel >> 24) }
    }

    /// A bitmap of what lies in memory.
    func bitmap(
        of memory: UnsafeRawPointer,
        width: Int,
        height: Int,
        bytesPerRow: Int
    ) -> Bitmap {
        let result = Bitmap(width: width, height: height)
        let bytes = memory.assumingMemoryBound(to: UInt8.self)
        for y in 0..<height {
            for x in 0..<width {
                result[y * width + x] = read(bytes + y * bytesPerRow + x * bytesPerPixel)
            }
        }
        return result
    }
}
