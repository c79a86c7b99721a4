import Drydock
import DrydockRaster
import DrydockSnapshotTrees

/// A scene for the time of one snapshot: values are made in it and put into its window.
@MainActor package final class SnapshotStage {
    package struct Configuration: Sendable {
        /// Points; nil for the value's own.
        var size: CGSize?
        var scale: CGFloat = 1
        var direction = UIUserInterfaceLayoutDirection.leftToRight
        /// What else is not as on a light phone; scale and direction above count.
        var traits = UITraitCollection()
        /// Nil for what the status bar covers.
        var safeArea: UIEdgeInsets?
        var showsStatusBar = false
        var background = UIColor.clear

        /// `-dark-rtl@2x`: empty for light, left to right, scale 1.
        var fileSuffix: String {
            (traits.userInterfaceStyle == .dark ? "-dark" : "") + (direction == .rightToLeft ? "-rtl" : "")
                + (scale == 1 ? "" : "@\(SnapshotText.number(scale))x")
        }
    }

    /// Where a value has no size of its own yet: a phone.
    nonisolated static let screenSize = CGSize(width: 390, height: 844)

    let host: ApplicationHost
    private let configuration: Configuration

    package init(_ configuration: Configuration) throws(SnapshotFailure) {
        guard configuration.scale.isFinite, configuration.scale > 0 else {
            throw SnapshotFailure(
                "A snapshot's scale has to be a positive number, and is \(configuration.scale)"
            )
        }
        self.configuration = configuration
        let size = configuration.size ?? Self.screenSize
        if configuration.size != nil { try Self.check(size, configuration.scale, of: "the snapshot") }
        host = ApplicationHost(
            // A height that is still to be found is the phone's meanwhile.
            size: size.height > 0 ? size : CGSize(width: size.width, height: Self.screenSize.height),
            scale: configuration.scale,
            direction: configuration.direction,
            traits: configuration.traits,
            showsStatusBar: configuration.showsStatusBar,
            background: configuration.background
        )
        if let safeArea = configuration.safeArea { host.scene.safeAreaInsets = safeArea }
    }

    /// Runs `body` as a turn of the scene: what it makes belongs there. The caller is on the main thread.
    nonisolated func perform<Result>(
        _ body: () throws(SnapshotFailure) -> Result
    ) throws(SnapshotFailure) -> Result {
        // What `assumeIsolated` takes and returns would have to be Sendable, which values of tests need not be. Both stay
        // on this thread.
        var result: Swift.Result<Result, SnapshotFailure>?
        withoutActuallyEscaping(body) { body in
            nonisolated(unsafe) let run = {
                result = Swift.Result { () throws(SnapshotFailure) in try body() }
            }
            MainActor.assumeIsolated { host.perform(run) }
        }
        guard let result else { throw SnapshotFailure("The snapshot was not taken.") }
        return try result.get()
    }

    /// Shows the view at its size while `body` runs; afterwards it is as it was.
    func show<Result>(_ view: UIView, _ body: () -> Result) throws(SnapshotFailure) -> Result {
        guard !(view is UIWindow) else {
            throw SnapshotFailure(
                "\(view.debugName) is a window, which is no part of another: snapshot its root view controller"
            )
        }
        if prepared?.view === view { endShowing() }
        if let superview = view.superview {
            throw SnapshotFailure(
                "\(view.debugName) is inside \(superview.debugName); take it out first, or snapshot "
                    + "\(superview.debugName)"
            )
        }
        let frame = view.frame
        host.window.addSubview(view)
        defer {
            view.removeFromSuperview()
            view.frame = frame
        }
        let size = Self.size(of: view, proposed: configuration.size ?? frame.size)
        guard size.width > 0, size.height > 0 else {
            throw SnapshotFailure("\(view.debugName) has neither a size nor content: pass .image(size:)")
        }
        try Self.check(size, configuration.scale, of: view.debugName)
        host.resize(to: size, scale: configuration.scale)
        view.frame = CGRect(origin: .zero, size: size)
        return body()
    }

    /// Shows the controller's screen while `body` runs: it has appeared, and animations are finished.
    func show<Result>(_ controller: UIViewController, _ body: () -> Result) throws(SnapshotFailure) -> Result
    {
        if let parent = controller.parent ?? controller.presentingViewController {
            throw SnapshotFailure(
                "\(controller.debugName) is inside \(parent.debugName); snapshot that, or take it out first"
            )
        }
        if prepared?.controller === controller { return try showPrepared(body) }
        if controller.isViewLoaded, let superview = controller.view.superview {
            throw SnapshotFailure(
                "The view of \(controller.debugName) is inside \(superview.debugName); take it out first"
            )
        }
        host.window.rootViewController = controller
        prepared = Prepared(controller: controller)
        return try showPrepared(body)
    }

    /// Takes the controller that is shown to its end: its size, its animations.
    private func showPrepared<Result>(_ body: () -> Result) throws(SnapshotFailure) -> Result {
        guard let controller = prepared?.controller else { return body() }
        defer { endShowing() }
        if let size = configuration.size, size.height == 0 {
            try resize(toFit: controller, width: size.width)
        }
        host.finishAnimations()
        return body()
    }

    // MARK: - Showing before the snapshot

    /// What stands in the window before its snapshot is taken.
    private struct Prepared {
        var controller: UIViewController?
        var view: UIView?
        var frame = CGRect.zero
    }

    private var prepared: Prepared?

    /// Shows a controller or a view until its snapshot is taken, for what it does meanwhile. Everything else, and what is
    /// inside of another view, waits as it is.
    func prepare(_ value: Any) {
        endShowing()
        switch value {
        case let controller as UIViewController:
            let isFree = controller.parent == nil && controller.presentingViewController == nil
            guard isFree, controller.viewIfLoaded?.superview == nil else { return }
            prepared = Prepared(controller: controller)
            host.window.rootViewController = controller
        case let view as UIView:
            guard !(view is UIWindow), view.superview == nil else { return }
            prepared = Prepared(view: view, frame: view.frame)
            host.window.addSubview(view)
            let size = Self.size(of: view, proposed: configuration.size ?? view.frame.size)
            if size.width > 0, size.height > 0 { view.frame = CGRect(origin: .zero, size: size) }
        default: return
        }
        host.update()
    }

    /// Takes what is shown out of the window again; a view as it was.
    func endShowing() {
        guard let last = prepared else { return }
        prepared = nil
        if last.controller != nil { host.window.rootViewController = nil }
        if let view = last.view {
            view.removeFromSuperview()
            view.frame = last.frame
        }
    }

    /// Moves the scene's clock, as a screen of sixty frames a second would.
    func advance(by seconds: TimeInterval) {
        host.advanceByFrames(by: seconds)
    }

    /// What is shown now. Also notes where each view is.
    func picture() -> UIImage {
        SnapshotPicture.take(of: host)
    }

    /// Layout without a picture.
    func update() {
        host.update()
    }

    /// The views that are shown, laid out, as values.
    func tree() -> SnapshotTree {
        host.update()
        return CapturedTree(of: host).tree
    }

    private func resize(toFit controller: UIViewController, width: CGFloat) throws(SnapshotFailure) {
        let size = Self.size(of: controller.view, proposed: CGSize(width: width, height: 0))
        guard size.height > 0 else {
            throw SnapshotFailure("\(controller.debugName) has no height of its own: pass one")
        }
        try Self.check(size, configuration.scale, of: controller.debugName)
        host.resize(to: size, scale: configuration.scale)
    }

    /// A width alone is a size: the height fits. Without a width the view's fitting size counts.
    private static func size(of view: UIView, proposed: CGSize) -> CGSize {
        guard proposed.width > 0 else {
            let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            return size.width > 0 && size.height > 0 ? size : view.sizeThatFits(size)
        }
        guard proposed.height <= 0 else { return proposed }
        let height = view.systemLayoutSizeFitting(
            CGSize(width: proposed.width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        guard height <= 0 else { return CGSize(width: proposed.width, height: height) }
        let fitting = view.sizeThatFits(CGSize(width: proposed.width, height: .greatestFiniteMagnitude))
        return CGSize(width: proposed.width, height: fitting.height)
    }

    static func check(_ size: CGSize, _ scale: CGFloat, of what: String) throws(SnapshotFailure) {
        let longest = max(size.width, size.height) * scale
        guard size.width > 0, size.height >= 0, longest <= CGFloat(Bitmap.maximumSide),
            size.width * scale * (size.height * scale) <= CGFloat(Bitmap.maximumArea)
        else {
            throw SnapshotFailure(
                """
                A size of \(size.width) × \(size.height) points at scale \(scale) is no size for \(what): \
                the width has to be positive (a height of 0 fits), no side longer than \(Bitmap.maximumSide) pixels, \
                and all no more than \(Bitmap.maximumArea >> 20) million
                """
            )
        }
    }
}
