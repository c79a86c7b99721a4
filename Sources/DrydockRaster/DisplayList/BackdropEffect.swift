/// How a backdrop is changed: blurred by three box passes, which approximate a Gaussian, then saturated, then tinted.
///
/// The frame is averaged over `reduction` × `reduction` pixels, changed at that size and interpolated up again. With
/// the screen's scale as the reduction the cost of the blur does not grow with the scale.
package struct BackdropEffect: Hashable, Sendable {
    /// The reach of one box pass to each side, in reduced pixels; 0 does not blur.
    package let boxRadius: Int

    /// 1 ... 8 frame pixels, along each axis, to one reduced pixel.
    package let reduction: Int

    /// In 1/256: 256 changes nothing, 0 leaves grey.
    package let saturation: Int

    /// Drawn over the result.
    package let tint: PremultipliedColor

    /// - Parameters:
    ///   - sigma: the Gaussian's standard deviation in reduced pixels: that in points times scale / reduction.
    ///   - reduction: clamped to 1 ... 8.
    ///   - saturation: 1 changes nothing; clamped to 0 ... 16.
    package init(sigma: Double, reduction: Int, saturation: Double = 1, tint: PremultipliedColor = .clear) {
        boxRadius = Self.boxRadius(sigma: sigma)
        self.reduction = min(max(reduction, 1), 8)
        self.saturation = saturation.isNaN ? 256 : Int((min(max(saturation, 0), 16) * 256).rounded())
        self.tint = tint
    }

    /// The box width is `floor(σ · 3 · √(2π) / 4 + 0.5)`, made odd by adding one: section 15.17 of the W3C's Filter
    /// Effects describes why three such passes are close to a Gaussian.
    private static func boxRadius(sigma: Double) -> Int {
        guard sigma > 0 else { return 0 }
        let width = Int(min(sigma, 256) * 1.879_971_205_596_953 + 0.5)
        return width / 2
    }

    /// How far, in frame pixels, a change behind reaches into the result: the boxes and one pixel of interpolation.
    var reach: Int { (3 * boxRadius + 1) * reduction }
}
