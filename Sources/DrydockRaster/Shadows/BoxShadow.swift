/// The shadow of a rectangle with rounded corners: its coverage under a Gaussian. Lengths are in 1/256 of a pixel.
package struct BoxShadow: Hashable, Sendable {
    package let x, y, width, height: Int
    /// At most half of the shorter side.
    package let radius: Int
    /// The Gaussian's standard deviation: UIKit's shadowRadius, half of CSS's blur.
    package let sigma: Int

    /// Lengths in pixels are rounded to 1/256; those that are not finite make an empty shadow. Places are clamped to ± 2²²,
    /// sizes and sigma to 2²³.
    package init(x: Double, y: Double, width: Double, height: Double, radius: Double, sigma: Double) {
        let isFinite = (x + y + width + height + radius + sigma) * 0 == 0
        func units(_ value: Double, _ low: Double, _ high: Double) -> Int {
            isFinite ? Int((min(max(value, low), high) * 256).rounded()) : 0
        }
        self.x = units(x, -4_194_304, 4_194_304)
        self.y = units(y, -4_194_304, 4_194_304)
        let (width, height) = (units(width, 0, 8_388_608), units(height, 0, 8_388_608))
        self.width = width
        self.height = height
        self.radius = min(units(radius, 0, 8_388_608), min(width, height) / 2)
        self.sigma = units(sigma, 0, 8_388_608)
    }

    private init(_ shadow: BoxShadow, x: Int, y: Int) {
        (self.x, self.y) = (x, y)
        (width, height) = (shadow.width, shadow.height)
        (radius, sigma) = (shadow.radius, shadow.sigma)
    }

    /// Some whole pixels away; nil for a shadow that depends on where it is.
    func moved(_ x: Int, _ y: Int) -> BoxShadow? {
        guard ShadowGrid.Key(self).isValid else { return nil }
        return BoxShadow(self, x: self.x + x << 8, y: self.y + y << 8)
    }

    /// How far outside of the rectangle there is any shadow, in pixels.
    static func reach(sigma: Double) -> Double { 3.25 * sigma }

    /// The pixels that the shadow may touch.
    var bounds: PixelRect {
        if width == 0 || height == 0 { return .zero }
        let reach = Int(Self.reach(sigma: Double(sigma))) + 256
        return PixelRect(
            minX: (x - reach) >> 8,
            minY: (y - reach) >> 8,
            maxX: (x + width + reach + 255) >> 8,
            maxY: (y + height + reach + 255) >> 8
        )
    }
}
