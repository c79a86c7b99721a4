public import Drydock
import DrydockSnapshotTrees

extension Snapshotting where Value: UIViewController, Format == UIImage {
    /// The controller's screen on a phone of 390 × 844 points, at scale 1, left to right, with the status bar.
    public static var image: Snapshotting { image() }

    /// The controller's screen on a device: its size, safe area and traits, without the status bar. All appearance
    /// callbacks are done, animations finished. What no view covers is clear.
    ///
    /// - Parameters:
    ///   - config: the device.
    ///   - drawHierarchyInKeyWindow: is so in any case.
    ///   - precision: below 1 only warns: comparison is exact.
    ///   - perceptualPrecision: below 1 only warns, too.
    ///   - size: points, in place of the device's.
    ///   - traits: in place of the device's, where given.
    public static func image(
        on config: ViewImageConfig,
        drawHierarchyInKeyWindow: Bool = false,
        precision: Float = 1,
        perceptualPrecision: Float = 1,
        size: CGSize? = nil,
        traits: UITraitCollection = .init()
    ) -> Snapshotting {
        .screen(
            SnapshotStage.Configuration(config, size: size, traits: traits),
            background: .clear,
            precision,
            perceptualPrecision
        )
    }

    /// The controller's screen: all appearance callbacks done, animations finished.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: is so in any case.
    ///   - precision: below 1 only warns: comparison is exact.
    ///   - perceptualPrecision: below 1 only warns, too.
    ///   - size: points. A width alone (a height of 0) is a size: the height fits.
    ///   - traits: what is not as on a light phone; dark shows in the file's name.
    ///   - scale: pixels per point, before those of `traits`; more than 1 shows in the file's name.
    ///   - direction: before that of `traits`; right to left shows in the file's name.
    ///   - showsStatusBar: whether the bar is drawn over the screen.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false,
        precision: Float = 1,
        perceptualPrecision: Float = 1,
        size: CGSize? = nil,
        traits: UITraitCollection = .init(),
        scale: CGFloat? = nil,
        direction: UIUserInterfaceLayoutDirection? = nil,
        showsStatusBar: Bool = true
    ) -> Snapshotting {
        var configuration = SnapshotStage.Configuration(
            size: size ?? SnapshotStage.screenSize,
            traits: traits,
            scale: scale,
            direction: direction
        )
        configuration.showsStatusBar = showsStatusBar
        return .screen(configuration, background: .black, precision, perceptualPrecision)
    }

    private static func screen(
        _ configuration: SnapshotStage.Configuration,
        background: UIColor,
        _ precision: Float,
        _ perceptualPrecision: Float
    ) -> Snapshotting {
        var configuration = configuration
        configuration.background = background
        return .picture(configuration, precision, perceptualPrecision) {
            stage,
            controller throws(SnapshotFailure) in
            try stage.show(controller) { stage.picture() }
        }
    }
}

extension Snapshotting where Value: UIViewController, Format == String {
    /// The tree of the controller's views as text: classes, frames, texts.
    public static var recursiveDescription: Snapshotting { recursiveDescription() }

    /// The tree of the controller's views as text, after the controller has appeared on a device; without one, on the
    /// screen that `.image` has.
    public static func recursiveDescription(
        on config: ViewImageConfig = .init(),
        size: CGSize? = nil,
        traits: UITraitCollection = .init()
    ) -> Snapshotting {
        description(SnapshotStage.Configuration(config, size: size, traits: traits)) { controller in
            controller.view.recursiveDescription
        }
    }

    /// The constraints of the controller's views that somebody wrote, a line each: see the strategy for views.
    public static var constraints: Snapshotting { constraints() }

    /// The constraints as text, after the controller has appeared on a device; without one, on the screen that `.image` has.
    public static func constraints(
        on config: ViewImageConfig = .init(),
        size: CGSize? = nil,
        traits: UITraitCollection = .init()
    ) -> Snapshotting {
        .text(SnapshotStage.Configuration(config, size: size, traits: traits)) {
            stage,
            controller throws(SnapshotFailure) in
            let lines = try stage.show(controller) { stage.tree().constraintLines }
            return lines.map { $0 + "\n" }.joined()
        }
    }

    /// The tree of the controller and its children: classes, and whether they have appeared.
    public static var hierarchy: Snapshotting {
        description(SnapshotStage.Configuration(ViewImageConfig())) { controller in
            hierarchyLines(of: controller, depth: 0).joined(separator: "\n")
        }
    }

    private static func description(
        _ configuration: SnapshotStage.Configuration,
        _ describe: @escaping @MainActor (UIViewController) -> String
    ) -> Snapshotting {
        .text(configuration) { stage, controller throws(SnapshotFailure) in
            try stage.show(controller) { describe(controller) + "\n" }
        }
    }

    @MainActor private static func hierarchyLines(of controller: UIViewController, depth: Int) -> [String] {
        let isInWindow = controller.viewIfLoaded?.window != nil
        let view = controller.viewIfLoaded.map { "<\($0.debugName)>" } ?? "(not loaded)"
        let line =
            String(repeating: "   | ", count: depth)
            + "<\(controller.debugName)>, state: \(isInWindow ? "appeared" : "disappeared"), view: \(view)"
        let children = controller.children.flatMap { hierarchyLines(of: $0, depth: depth + 1) }
        guard let presented = controller.presentedViewController,
            presented.presentingViewController === controller
        else { return [line] + children }
        return [line] + children
            + ["\(String(repeating: "   | ", count: depth))+ presented:"]
            + hierarchyLines(of: presented, depth: depth + 1)
    }
}
