/// What a responder was given for those who do not see it. Few have any of it, so that the others need no room for it.
final class AccessibilityValues {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var activationPoint: CGPoint?
    var elements: [Any]?
    var areElementsHidden = false
    var isModal = false
    var groupsChildren = false
    var customActions: [UIAccessibilityCustomAction]?
    var ignoresInvertColors = false
}

/// What a responder tells of itself where it was given nothing else.
@_spi(Overriding) public struct OwnAccessibility {
    package var isElement = false
    package var label: String?
    package var value: String?
    package var hint: String?
    package var traits = UIAccessibilityTraits.none
    /// Views in an element that are elements of their own, or hold some.
    package var parts: [UIView] = []

    package init(
        isElement: Bool = false,
        label: String? = nil,
        value: String? = nil,
        hint: String? = nil,
        traits: UIAccessibilityTraits = .none,
        parts: [UIView] = []
    ) {
        (self.isElement, self.label, self.value, self.hint) = (isElement, label, value, hint)
        (self.traits, self.parts) = (traits, parts)
    }
}

extension UIView {
    /// Whether the view and all in it keep their colours where the user has them inverted, which nobody can here.
    public var accessibilityIgnoresInvertColors: Bool {
        get { accessibilityValues?.ignoresInvertColors ?? false }
        set { withAccessibility { $0.ignoresInvertColors = newValue } }
    }
}

extension UIResponder {
    func withAccessibility(_ change: (AccessibilityValues) -> Void) {
        let values = accessibilityValues ?? AccessibilityValues()
        change(values)
        accessibilityValues = values
    }
}
