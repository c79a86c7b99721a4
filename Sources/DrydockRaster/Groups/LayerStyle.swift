/// How a group is composed with what is behind it.
package struct LayerStyle: Hashable, Sendable {
    /// The shadow of what a group holds: its alpha, moved, blurred by a Gaussian and filled with a colour.
    package struct Shadow: Hashable, Sendable {
        /// The standard deviation: UIKit's shadowRadius. At most 512 pixels.
        package let sigma: SubpixelLength
        /// In 1/256 of a pixel.
        package let dx, dy: Int
        package let color: PremultipliedColor

        /// - Parameters:
        ///   - sigma: in pixels, clamped to 0 ... 512; what is not a number is 0.
        ///   - dx: with `dy`, in pixels; clamped to ± 2²⁰, what is not a number is 0.
        package init(sigma: Double, dx: Double, dy: Double, color: PremultipliedColor) {
            self.sigma = SubpixelLength(pixels: min(sigma, 512))
            func units(_ value: Double) -> Int {
                value.isNaN ? 0 : Int((min(max(value, -1_048_576), 1_048_576) * 256).rounded())
            }
            self.dx = units(dx)
            self.dy = units(dy)
            self.color = color
        }
    }

    package let opacity: UInt8
    package let blendMode: BlendMode
    package let shadow: Shadow?
    /// Whether blend modes inside of the group see no more than the group holds. Always so but for an opaque, normal one.
    package let isIsolated: Bool

    package init(
        opacity: UInt8 = 255,
        blendMode: BlendMode = .normal,
        shadow: Shadow? = nil,
        isIsolated: Bool = false
    ) {
        self.opacity = opacity
        self.blendMode = blendMode
        self.shadow = shadow?.color == .clear ? nil : shadow
        self.isIsolated = isIsolated || opacity < 255 || blendMode != .normal
    }

    /// The pixels that a group with these bounds may touch.
    package func bounds(_ content: PixelRect) -> PixelRect {
        if content.isEmpty || opacity == 0 && blendMode.keepsBackdrop { return .zero }
        guard let shadow else { return content }
        let reach = GaussianBlur(sigma: shadow.sigma.pixels).reach + 1
        return content.union(
            content.offsetBy(dx: shadow.dx >> 8, dy: shadow.dy >> 8).insetBy(dx: -reach, dy: -reach)
        )
    }
}
