/// The part of a view that the keyboard covers, or what stands in its place. While there is neither, it is the strip below the
/// safe area, as wide as the view.
@preconcurrency @MainActor
public class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide reaches up to the safe area while no keyboard is there; otherwise it has no height then and lies at
    /// the view's bottom.
    public var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owningView?.mark([.engine, .layout]) } }
    }

    /// Whether the guide follows a keyboard that floats or is split, and switches its tracked constraints. Keyboards here stay
    /// at the bottom: the guide is near to that edge, and away from the others.
    public var followsUndockedKeyboard = false {
        didSet { if followsUndockedKeyboard != oldValue { updateTrackedConstraints() } }
    }

    override var nearEdges: NSDirectionalRectEdge? { followsUndockedKeyboard ? .bottom : nil }

    /// How far above the keyboard a finger that scrolls begins to take it along, in points, where the scroll view is this view or
    /// in it and its `keyboardDismissMode` is interactive. Negative values count as 0.
    public var keyboardDismissPadding: CGFloat = 0

    init(owner: UIView) {
        super.init(kind: .keyboard, owner: owner)
    }

    /// Exists for subclasses' sake: archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Of the top and the bottom from the view's bottom.
    package var distances: UIEdgeInsets {
        let safeArea = usesBottomSafeArea ? max(owningView?.safeAreaInsets.bottom ?? 0, 0) : 0
        return UIEdgeInsets(top: max(owningView?.keyboardOverlap ?? 0, safeArea))
    }
}

extension UIView {
    /// The part of the view that the keyboard covers: pin to its top what has to stay above the keyboard.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        let insets = layoutNode.insetsForWriting
        if let guide = insets.keyboardGuide { return guide }
        let guide = UIKeyboardLayoutGuide(owner: self)
        guide.identifier = "UIViewKeyboardLayoutGuide"
        insets.keyboardGuide = guide
        return guide
    }
}

extension UIView {
    /// How much of the view's bottom the keyboard covers, or what stands in its place. Transforms do not count.
    fileprivate var keyboardOverlap: CGFloat {
        guard let window, let scene = window.windowScene, scene.textInput.keyboard.coveredHeight > 0 else {
            return 0
        }
        var bottom = boundsStorage.height
        var view = self
        while let superview = view.superviewStorage {
            bottom += view.untransformedFrame.minY - superview.boundsStorage.minY
            view = superview
        }
        // A view that slides out at the window's bottom is where no keyboard is.
        guard bottom - boundsStorage.height < window.boundsStorage.height else { return 0 }
        return max(bottom - (window.boundsStorage.height - scene.textInput.keyboard.coveredHeight), 0)
    }

    /// The keyboard's guide may have another place.
    func keyboardMayHaveMoved() {
        if layoutNode.insets?.keyboardGuide != nil { mark([.engine, .layout]) }
    }
}
