extension UIView {
    /// A view of the same size that shows how this one looks now, and stretches the picture when it is resized.
    ///
    /// - Parameter afterUpdates: whether pending layout is done first.
    /// - Returns: nil for a view without size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view that shows how a part of this one looks now.
    ///
    /// - Parameters:
    ///   - rect: the part, in this view's coordinates.
    ///   - afterUpdates: whether pending layout is done first.
    ///   - capInsets: edges that keep their size when the snapshot is resized.
    /// - Returns: nil for a part or a view without size.
    public func resizableSnapshotView(
        from rect: CGRect,
        afterScreenUpdates afterUpdates: Bool,
        withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard !rect.isEmpty, rect.isFinite, !bounds.isEmpty else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = contentScaleFactor
        let image = UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
            drawHierarchy(
                in: bounds.offsetBy(dx: -rect.minX, dy: -rect.minY),
                afterScreenUpdates: afterUpdates
            )
        }
        let snapshot = UIView(frame: CGRect(origin: .zero, size: rect.size))
        let picture = UIImageView(
            image: image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch)
        )
        picture.frame = snapshot.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        snapshot.addSubview(picture)
        return snapshot
    }
}
