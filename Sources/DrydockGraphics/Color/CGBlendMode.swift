package import DrydockRaster

/// How what is drawn is composed with what is there already, by the formulas of Porter and Duff and of the W3C's Compositing
/// and Blending.
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    case destinationAtop, xor, plusDarker, plusLighter

    package var mode: BlendMode { BlendMode(rawValue: UInt8(rawValue)) ?? .normal }

    /// Whether a clear source changes what is behind it.
    var clearsBackdrop: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}
