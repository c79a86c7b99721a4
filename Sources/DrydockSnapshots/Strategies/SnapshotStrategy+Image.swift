public import Drydock

extension SnapshotStrategy where Value: UIView, Format == SnapshotImage {
    /// The view's pixels at scale 1, left to right.
    public static var image: Self { image() }

    /// The view's pixels. `size` is in points; without one, the view's own size counts, or its fitting size when
    /// it has none. The view must not be in a window: it is put into one while the picture is taken.
    public static func image(
        size: CGSize? = nil,
        scale: CGFloat = 1,
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> Self {
        .image(scale: scale, direction: direction) { view in
            SnapshotStage.image(of: view, size: size, scale: scale, direction: direction)
        }
    }
}

extension SnapshotStrategy where Value: UIViewController, Format == SnapshotImage {
    /// The controller's screen on a phone of 390 × 844 points, at scale 1, left to right, with the status bar.
    public static var image: Self { image() }

    /// The controller's screen: `size` in points, all appearance callbacks done, animations finished.
    public static func image(
        size: CGSize = CGSize(width: 390, height: 844),
        scale: CGFloat = 1,
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        showsStatusBar: Bool = true
    ) -> Self {
        .image(scale: scale, direction: direction) { controller in
            SnapshotStage.image(
                of: controller,
                size: size,
                scale: scale,
                direction: direction,
                showsStatusBar: showsStatusBar
            )
        }
    }
}

extension SnapshotStrategy where Value == ApplicationHost, Format == SnapshotImage {
    /// What the host shows at this moment of its clock.
    package static var image: Self {
        SnapshotStrategy(fileExtension: "png", comparison: .image, snapshot: SnapshotImage.init(of:))
    }
}

extension SnapshotStrategy where Format == SnapshotImage {
    private static func image(
        scale: CGFloat,
        direction: UIUserInterfaceLayoutDirection,
        snapshot: @escaping (Value) -> SnapshotImage
    ) -> Self {
        let mirrored = direction == .rightToLeft ? "-rtl" : ""
        let scaled = scale == 1 ? "" : "@\(SnapshotText.number(scale))x"
        return SnapshotStrategy(
            fileExtension: "png",
            fileSuffix: mirrored + scaled,
            comparison: .image,
            snapshot: snapshot
        )
    }
}
