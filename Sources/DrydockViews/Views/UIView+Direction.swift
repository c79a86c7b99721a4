extension UIView {
    /// The direction in which this view lays out its content.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        if semanticContentAttribute == .unspecified {
            switch traitChain?.values.layoutDirection {
            case .leftToRight: return .leftToRight
            case .rightToLeft: return .rightToLeft
            case .unspecified, nil: if let scene = window?.windowScene { return scene.layoutDirection }
            }
        }
        return UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }

    /// The direction of a view with this attribute in an interface that runs as the application does.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
