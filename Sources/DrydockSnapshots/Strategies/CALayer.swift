public import Drydock

extension Snapshotting where Value: CALayer, Format == UIImage {
    /// The layer and all in it, at scale 1.
    public static var image: Snapshotting { image() }

    /// The layer and all in it, on a picture of its bounds: what lies outside, shadows for instance, is cut off. The
    /// layer may be a view's.
    ///
    /// - Parameters:
    ///   - precision: below 1 only warns: comparison is exact.
    ///   - perceptualPrecision: below 1 only warns, too.
    ///   - traits: what is not as on a light phone; dark and the scale show in the file's name.
    public static func image(
        precision: Float = 1,
        perceptualPrecision: Float = 1,
        traits: UITraitCollection = .init()
    ) -> Snapshotting {
        let configuration = SnapshotStage.Configuration(size: nil, traits: traits)
        return .picture(configuration, precision, perceptualPrecision) {
            stage,
            layer throws(SnapshotFailure) in
            let bounds = layer.bounds
            guard bounds.width > 0, bounds.height > 0 else {
                throw SnapshotFailure(
                    "A \(type(of: layer)) of \(bounds.width) × \(bounds.height) points shows nothing: set its bounds"
                )
            }
            try SnapshotStage.check(bounds.size, configuration.scale, of: "the layer")
            let format = UIGraphicsImageRendererFormat()
            format.scale = configuration.scale
            return stage.host.perform {
                layer.setNeedsLayout()
                layer.layoutIfNeeded()
                return UIGraphicsImageRenderer(bounds: bounds, format: format).image {
                    layer.render(in: $0.cgContext)
                }
            }
        }
    }
}
