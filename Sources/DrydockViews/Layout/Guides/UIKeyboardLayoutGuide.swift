/// The part of a view that the keyboard covers. As there is no keyboard on the screen, it is what the guide is in UIKit
/// while the keyboard is away: the strip below the safe area, as wide as the view.
@preconcurrency @MainActor
public class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide reaches up to the safe area while no keyboard is there; otherwise it has no height then and lies at
    /// the view's bottom.
    public var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owningView?.mark([.engine, .layout]) } }
    }

    /// Whether the guide follows a keyboard that floats or is split. None does here.
    public var followsUndockedKeyboard = false

    init(owner: UIView) {
        super.init(kind: .keyboard, owner: owner)
    }

    /// Exists for subclasses' sake: archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Of the top and the bottom from the view's bottom.
    var distances: UIEdgeInsets {
        UIEdgeInsets(top: usesBottomSafeArea ? max(owningView?.safeAreaInsets.bottom ?? 0, 0) : 0)
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
