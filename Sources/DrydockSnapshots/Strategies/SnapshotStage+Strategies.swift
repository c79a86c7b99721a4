import Drydock
import DrydockRaster

extension SnapshotStage.Configuration {
    /// A strategy's own arguments win over the traits.
    init(
        size: CGSize?,
        traits: UITraitCollection,
        scale: CGFloat? = nil,
        direction: UIUserInterfaceLayoutDirection? = nil
    ) {
        self.size = size
        self.traits = traits
        if traits.displayScale != 0 { self.scale = traits.displayScale }
        if traits.layoutDirection == .rightToLeft { self.direction = .rightToLeft }
        if let scale { self.scale = scale }
        if let direction { self.direction = direction }
    }

    /// A device; one without a size is the phone of `.image`, with its status bar.
    init(_ config: ViewImageConfig, size: CGSize? = nil, traits: UITraitCollection = .init()) {
        self.init(
            size: size ?? config.size ?? SnapshotStage.screenSize,
            traits: UITraitCollection(traitsFrom: [config.traits, traits])
        )
        if config.size == nil && config.safeArea == .zero {
            showsStatusBar = true
        } else {
            safeArea = config.safeArea
        }
    }
}

extension Snapshotting where Value: Sendable, Format == UIImage {
    static func picture(
        _ configuration: SnapshotStage.Configuration,
        _ precision: Float,
        _ perceptualPrecision: Float,
        _ take: @escaping @MainActor (SnapshotStage, Value) throws(SnapshotFailure) -> UIImage
    ) -> Snapshotting {
        var result = Snapshotting(
            pathExtension: "png",
            diffing: .image(
                precision: precision,
                perceptualPrecision: perceptualPrecision,
                scale: configuration.scale
            ),
            snapshot: { value in
                SnapshotSession.picture { () throws(SnapshotFailure) in
                    try take(SnapshotSession.stage(configuration), value)
                }
            }
        )
        result.fileSuffix = configuration.fileSuffix
        result.stage = configuration
        return result
    }
}

extension Snapshotting where Value: Sendable, Format == String {
    static func text(
        _ configuration: SnapshotStage.Configuration,
        _ take: @escaping @MainActor (SnapshotStage, Value) throws(SnapshotFailure) -> String
    ) -> Snapshotting {
        var result = Snapshotting(pathExtension: "txt", diffing: .lines) { value in
            SnapshotSession.result(otherwise: "") { () throws(SnapshotFailure) in
                try take(SnapshotSession.stage(configuration), value)
            }
        }
        result.stage = configuration
        return result
    }
}

extension SnapshotSession {
    /// A picture, or one pixel and a failed assertion.
    static func picture(_ body: @MainActor () throws(SnapshotFailure) -> UIImage) -> UIImage {
        result(otherwise: UIImage(bitmap: Bitmap(width: 1, height: 1), scale: 1), body)
    }

    static func result<Result: Sendable>(
        otherwise placeholder: @autoclosure () -> Result,
        _ body: @MainActor () throws(SnapshotFailure) -> Result
    ) -> Result {
        do {
            return try onMainActor(body)
        } catch {
            fail(error.message)
            return placeholder()
        }
    }
}
