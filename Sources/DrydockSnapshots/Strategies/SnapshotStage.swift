import Drydock

/// Puts views and controllers into a window for the time of a picture.
enum SnapshotStage {
    static func image(
        of view: UIView,
        size: CGSize?,
        scale: CGFloat,
        direction: UIUserInterfaceLayoutDirection
    ) -> SnapshotImage {
        precondition(
            view.superview == nil,
            "assertSnapshot: \(view.debugName) is inside \(view.superview?.debugName ?? ""); take it out first"
        )
        let frame = view.frame
        let size = size ?? (frame.isEmpty ? fittingSize(of: view) : frame.size)
        precondition(
            size.width >= 1 && size.height >= 1,
            "assertSnapshot: \(view.debugName) has neither a size nor content; pass .image(size:)"
        )
        let host = ApplicationHost(
            size: size,
            scale: scale,
            direction: direction,
            showsStatusBar: false,
            background: .clear
        )
        view.frame = CGRect(origin: .zero, size: size)
        host.window.addSubview(view)
        defer {
            view.removeFromSuperview()
            view.frame = frame
        }
        return SnapshotImage(of: host)
    }

    static func image(
        of controller: UIViewController,
        size: CGSize,
        scale: CGFloat,
        direction: UIUserInterfaceLayoutDirection,
        showsStatusBar: Bool
    ) -> SnapshotImage {
        let host = ApplicationHost(
            size: size,
            scale: scale,
            direction: direction,
            showsStatusBar: showsStatusBar
        )
        host.window.rootViewController = controller
        defer { host.window.rootViewController = nil }
        host.finishAnimations()
        return SnapshotImage(of: host)
    }

    private static func fittingSize(of view: UIView) -> CGSize {
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return size.width > 0 && size.height > 0 ? size : view.sizeThatFits(size)
    }
}
