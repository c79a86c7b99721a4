/// Why bytes are not a PNG image that is read.
package enum PNGError: Error, Hashable, Sendable {
    /// The header asks for more than the limits allow. Nothing was allocated.
    case tooLarge(width: Int, height: Int)
    /// The file ends before the image does.
    case truncated
    /// The file breaks the rules of the format, or needs an extension that is not supported.
    case malformed(reason: String)
}

/// The largest image that is accepted, in pixels. Checked on the header, before anything is allocated.
package struct PNGLimits: Hashable, Sendable {
    package var side: Int
    package var area: Int

    package init(side: Int, area: Int) {
        self.side = side
        self.area = area
    }

    /// Throws unless the size is positive and within the limits.
    package func check(width: Int, height: Int) throws(PNGError) {
        guard width > 0, height > 0 else { throw .malformed(reason: "it has no pixels") }
        guard width <= side, height <= side, width * height <= area else {
            throw .tooLarge(width: width, height: height)
        }
    }
}
