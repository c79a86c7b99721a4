/// A font without a size: what a text layer takes beside a `UIFont`.
public final class CGFont: Sendable {
    /// The font's own name, or the one that it was asked for by.
    public let postScriptName: CFString?

    /// - Parameter name: as `UIFont.fontName`; nil where there is no such font.
    public init?(_ name: CFString) {
        guard UIFont(name: name, size: 12) != nil else { return nil }
        postScriptName = name
    }
}
