extension CGSize {
    /// That of content without a size of its own.
    nonisolated static let noIntrinsic = CGSize(
        width: UIView.noIntrinsicMetric,
        height: UIView.noIntrinsicMetric
    )
}

extension UIView {
    /// The value of an axis along which a view has no size of its own.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    /// How content is placed in a view of another size.
    public nonisolated enum ContentMode: Int, Sendable {
        case scaleToFill
        case scaleAspectFit
        case scaleAspectFill
        case redraw
        case center
        case top
        case bottom
        case left
        case right
        case topLeft
        case topRight
        case bottomLeft
        case bottomRight
    }
}

/// Whether a view is mirrored when the writing direction is right to left.
public nonisolated enum UISemanticContentAttribute: Int, Sendable {
    /// Mirrored from right to left.
    case unspecified
    /// Controls of media: never mirrored.
    case playback
    /// Directions in space: never mirrored.
    case spatial
    /// Always from left to right.
    case forceLeftToRight
    /// Always from right to left.
    case forceRightToLeft
}

/// Which way an interface runs.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight
    case rightToLeft
}
