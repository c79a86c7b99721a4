public import Drydock

/// Something on the screen as those find it who do not see it.
public struct AccessibleElement: CustomStringConvertible {
    public let label: String?
    public let value: String?
    public let hint: String?
    public let traits: UIAccessibilityTraits
    /// The accessibility identifier.
    public let identifier: String?
    /// Points on the screen.
    public let frame: CGRect
    /// The names of the custom actions.
    public let customActions: [String]
    /// The view or element itself.
    public let element: UIResponder

    init(_ node: AccessibilityNode) {
        label = node.label
        value = node.value
        hint = node.hint
        traits = node.traits
        identifier = node.identifier
        frame = node.frame
        customActions = node.customActions
        element = node.element
    }

    /// One line: traits, label, value, hint, actions, identifier and frame.
    public var description: String {
        var parts: [String] = traits.names
        if let label { parts.append("\"\(label)\"") }
        if let value { parts.append("= \"\(value)\"") }
        if let hint { parts.append("(\(hint))") }
        if !customActions.isEmpty { parts.append("[\(customActions.joined(separator: ", "))]") }
        if let identifier { parts.append("#\(identifier)") }
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(ScreenError.number)
        parts.append("(\(numbers.joined(separator: " ")))")
        return parts.joined(separator: " ")
    }
}

/// What stands in the way of those who do not see the screen, or cannot touch small things.
public nonisolated enum AccessibilityIssue: Hashable, CustomStringConvertible, Sendable {
    /// Nothing would be read out.
    case noLabel(element: String)
    /// Something to be tapped is smaller than 44 points one way.
    case smallTarget(element: String)
    /// Two elements have one identifier.
    case duplicateIdentifier(String)

    public var description: String {
        switch self {
        case .noLabel(let element): "\(element) has no label: set accessibilityLabel"
        case .smallTarget(let element): "\(element) is smaller than 44 × 44 points"
        case .duplicateIdentifier(let identifier): "several elements have the identifier \"\(identifier)\""
        }
    }
}
