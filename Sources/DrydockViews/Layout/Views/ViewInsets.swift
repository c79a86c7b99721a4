/// A view's margins and safe area, for views that set or ask for them.
final class ViewInsets {
    var margins: NSDirectionalEdgeInsets?
    var preservesSuperviewMargins = false
    var followsSafeArea = true
    /// Whether the margins leave what can be read well, and no more.
    var followsReadableWidth = false
    /// The insets that the view was last told of.
    var reportedSafeArea = UIEdgeInsets.zero
    var reportedMargins: UIEdgeInsets?
    var safeAreaGuide: UILayoutGuide?
    var marginsGuide: UILayoutGuide?
    var readableGuide: UILayoutGuide?
    var keyboardGuide: UIKeyboardLayoutGuide?
    /// Of a scroll view.
    var contentGuide: UILayoutGuide?
    var frameGuide: UILayoutGuide?

    /// The guides that were asked for.
    var guides: [UILayoutGuide] {
        [safeAreaGuide, marginsGuide, readableGuide, keyboardGuide, contentGuide, frameGuide].compactMap(
            \.self
        )
    }
}

extension LayoutNode {
    var insetsForWriting: ViewInsets {
        if let insets { return insets }
        let insets = ViewInsets()
        self.insets = insets
        return insets
    }
}

extension UIView {
    /// The margins that the view was given; nil where they are the usual ones.
    package final var givenLayoutMargins: NSDirectionalEdgeInsets? { layoutNode.insets?.margins }

    /// Whether what the view contains has no safe area: it scrolls, and is placed inside of it.
    package final var keepsSafeArea: Bool {
        get { layoutNode.keepsSafeArea }
        set { layoutNode.keepsSafeArea = newValue }
    }

    /// Whether `layoutSubviews` is to be called.
    package final var isLayoutMarked: Bool { !layoutNode.flags.isDisjoint(with: .layout) }
}
