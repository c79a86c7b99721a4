/// How a group is composed with what is behind it: CGBlendMode's modes, by the formulas of the W3C's Compositing and Blending.
package enum BlendMode: UInt8, Hashable, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    case destinationAtop, xor, plusDarker, plusLighter

    /// Whether a clear source leaves what is behind it.
    var keepsBackdrop: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
        default: true
        }
    }

    /// A pixel composed with the one behind it; both premultiplied. Each channel is rounded once.
    package func compose(_ source: UInt32, over backdrop: UInt32) -> UInt32 {
        if self == .normal { return Channel.over(source, backdrop) }
        let (sa, da) = (Int(source >> 24), Int(backdrop >> 24))
        switch self {
        case .hue, .saturation, .color, .luminosity:
            return NonSeparableBlend.compose(source, over: backdrop, self)
        case .plusDarker:
            let alpha = min(sa + da, 255)
            return pack(source, backdrop, alpha) { s, d in max(0, alpha - (sa - s) - (da - d)) * 255 }
        case .plusLighter:
            let alpha = min(sa + da, 255)
            return pack(source, backdrop, alpha) { s, d in min(s + d, alpha) * 255 }
        default:
            break
        }
        if let (fs, fd) = factors(sa, da) {
            let alpha = (sa * fs + da * fd + 127) / 255
            return pack(source, backdrop, alpha) { s, d in s * fs + d * fd }
        }
        let alpha = (sa * 255 + da * 255 - sa * da + 127) / 255
        return pack(source, backdrop, alpha) { s, d in
            s * (255 - da) + d * (255 - sa) + mix(s, sa, d, da)
        }
    }

    /// - Parameter channel: 255 times a channel of the result.
    private func pack(_ source: UInt32, _ backdrop: UInt32, _ alpha: Int, _ channel: (Int, Int) -> Int)
        -> UInt32
    {
        var result = UInt32(alpha) << 24
        for shift in stride(from: UInt32(0), to: 24, by: 8) {
            let value = channel(Int((source >> shift) & 255), Int((backdrop >> shift) & 255))
            result |= UInt32(min(max((value + 127) / 255, 0), alpha)) << shift
        }
        return result
    }

    /// Porter and Duff's factors of source and backdrop, times 255.
    private func factors(_ sa: Int, _ da: Int) -> (Int, Int)? {
        switch self {
        case .clear: (0, 0)
        case .copy: (255, 0)
        case .sourceIn: (da, 0)
        case .sourceOut: (255 - da, 0)
        case .sourceAtop: (da, 255 - sa)
        case .destinationOver: (255 - da, 255)
        case .destinationIn: (0, sa)
        case .destinationOut: (0, 255 - sa)
        case .destinationAtop: (255 - da, sa)
        case .xor: (255 - da, 255 - sa)
        default: nil
        }
    }

    /// The blended colour times both alphas, in 1/255: `B(d / da, s / sa) · sa · da`.
    private func mix(_ s: Int, _ sa: Int, _ d: Int, _ da: Int) -> Int {
        switch self {
        case .multiply: return s * d
        case .screen: return s * da + d * sa - s * d
        case .overlay: return Self.hardLight(d, da, s, sa)
        case .hardLight: return Self.hardLight(s, sa, d, da)
        case .darken: return min(s * da, d * sa)
        case .lighten: return max(s * da, d * sa)
        case .difference: return abs(s * da - d * sa)
        case .exclusion: return s * da + d * sa - 2 * s * d
        case .colorDodge:
            if d == 0 { return 0 }
            return s >= sa ? sa * da : min(sa * da, d * sa * sa / (sa - s))
        case .colorBurn:
            if d >= da { return sa * da }
            return s == 0 ? 0 : sa * da - min(sa * da, (da - d) * sa * sa / s)
        case .softLight:
            return Self.softLight(s, sa, d, da)
        default: return s * da
        }
    }

    private static func hardLight(_ s: Int, _ sa: Int, _ d: Int, _ da: Int) -> Int {
        2 * s <= sa ? 2 * s * d : sa * da - 2 * (sa - s) * (da - d)
    }

    private static func softLight(_ s: Int, _ sa: Int, _ d: Int, _ da: Int) -> Int {
        if sa == 0 || da == 0 { return 0 }
        let (source, backdrop) = (Double(s) / Double(sa), Double(d) / Double(da))
        let value: Double
        if source <= 0.5 {
            value = backdrop - (1 - 2 * source) * backdrop * (1 - backdrop)
        } else {
            let curve =
                backdrop <= 0.25
                ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
            value = backdrop + (2 * source - 1) * (curve - backdrop)
        }
        return Int(value * Double(sa * da) + 0.5)
    }
}
