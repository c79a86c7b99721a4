extension UIView {
    /// The scale of the window's screen; the main screen's for a tree without a window.
    package var pixelsPerPoint: CGFloat { (window?.screen ?? UIScreen.main).scale }

    /// A rectangle that begins at the nearest pixel and is no smaller than `rect`.
    package func onPixels(_ rect: CGRect) -> CGRect {
        let scale = pixelsPerPoint
        return CGRect(
            x: (rect.minX * scale).rounded() / scale,
            y: (rect.minY * scale).rounded() / scale,
            width: (rect.width * scale).rounded(.up) / scale,
            height: (rect.height * scale).rounded(.up) / scale
        )
    }
}
