public import Drydock

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// The image's pixels.
    public static var image: Snapshotting { image() }

    /// The image's pixels. `precision` and `perceptualPrecision` below 1 only warn.
    public static func image(
        precision: Float = 1,
        perceptualPrecision: Float = 1,
        scale: CGFloat? = nil
    ) -> Snapshotting {
        Snapshotting(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
        )
    }
}
