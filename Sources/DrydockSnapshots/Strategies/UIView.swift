public import Drydock
import DrydockSnapshotTrees

extension Snapshotting where Value: UIView, Format == UIImage {
    /// The view's pixels at scale 1, left to right.
    public static var image: Snapshotting { image() }

    /// The view's pixels. The view must not be in another: it is put into a window while the picture is taken.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: is so in any case.
    ///   - precision: below 1 only warns: comparison is exact.
    ///   - perceptualPrecision: below 1 only warns, too.
    ///   - size: points. Without one the view's own size counts, or its fitting size where it has none. A width alone
    ///     (a height of 0) is a size: the height fits.
    ///   - traits: what is not as on a light phone; dark shows in the file's name.
    ///   - scale: pixels per point, before those of `traits`; more than 1 shows in the file's name.
    ///   - direction: before that of `traits`; right to left shows in the file's name.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false,
        precision: Float = 1,
        perceptualPrecision: Float = 1,
        size: CGSize? = nil,
        traits: UITraitCollection = .init(),
        scale: CGFloat? = nil,
        direction: UIUserInterfaceLayoutDirection? = nil
    ) -> Snapshotting {
        let configuration = SnapshotStage.Configuration(
            size: size,
            traits: traits,
            scale: scale,
            direction: direction
        )
        return .picture(configuration, precision, perceptualPrecision) {
            stage,
            view throws(SnapshotFailure) in
            try stage.show(view) { stage.picture() }
        }
    }
}

extension Snapshotting where Value: UIView, Format == String {
    /// The constraints that somebody wrote, a line each, with the names of properties: `avatar.leading == card.leading + 16`.
    /// Those that stacks make follow from the stacks and are left out.
    public static var constraints: Snapshotting { constraints() }

    /// The constraints as text; in a scene of its own, at the size that `.image` has.
    public static func constraints(
        size: CGSize? = nil,
        traits: UITraitCollection = .init()
    ) -> Snapshotting {
        let configuration = SnapshotStage.Configuration(size: size, traits: traits)
        return .text(configuration) { stage, view throws(SnapshotFailure) in
            let lines = try stage.show(view) { stage.tree().constraintLines }
            return lines.map { $0 + "\n" }.joined()
        }
    }

    /// The tree of views as text: classes, frames, texts.
    public static var recursiveDescription: Snapshotting { recursiveDescription() }

    /// The tree of views as text: classes, frames, texts; in a scene of its own, at the size that `.image` has, except
    /// for windows, which have theirs.
    public static func recursiveDescription(
        size: CGSize? = nil,
        traits: UITraitCollection = .init()
    ) -> Snapshotting {
        let configuration = SnapshotStage.Configuration(size: size, traits: traits)
        return .text(configuration) { stage, view throws(SnapshotFailure) in
            if let window = view as? UIWindow {
                window.layoutIfNeeded()
                return window.recursiveDescription + "\n"
            }
            return try stage.show(view) {
                stage.update()
                return view.recursiveDescription + "\n"
            }
        }
    }
}
