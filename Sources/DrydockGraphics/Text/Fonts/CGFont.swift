/// A font without a size: what a text layer takes beside a `UIFont`.
public final class CGFont: Sendable {
    /// The font's own name, which may be another than it was asked for by.
    public let postScriptName: CFString?

    /// - Parameter name: as `UIFont.fontName`; nil where there is no such font.
    public init?(_ name: CFString) {
        guard let font = UIFont(name: name, size: 12) else { return nil }
        postScriptName = font.fontName
    }
}
