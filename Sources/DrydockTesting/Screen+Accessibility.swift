public import Drydock
package import DrydockHost

extension Screen {
    /// All elements on the screen, in the order in which they are read.
    public var accessibilityElements: [AccessibleElement] {
        host.accessibleElements
    }

    /// What would be read of the screen: a line for each element.
    public var accessibilityTree: String {
        accessibilityElements.map(\.description).joined(separator: "\n")
    }

    /// The one element with this label, and all of these traits.
    ///
    /// - Throws: `ScreenError.notFound`, which shows what would be read instead, or `ScreenError.ambiguous`.
    public func element(label: String, traits: UIAccessibilityTraits = []) throws -> AccessibleElement {
        let all = accessibilityElements
        let matches = all.filter { $0.label == label && $0.traits.isSuperset(of: traits) }
        let names = traits.names.isEmpty ? "" : " and the traits \(traits.names.joined(separator: ", "))"
        let what = "an element with the label \"\(label)\"\(names)"
        guard let match = matches.first else {
            throw ScreenError.notFound(what: what, tree: all.map(\.description).joined(separator: "\n"))
        }
        guard matches.count == 1 else {
            throw ScreenError.ambiguous(what: what, matches: matches.map(\.description))
        }
        return match
    }

    /// Activates an element as VoiceOver does: by its own means, else by a tap at its activation point.
    public func activate(label: String) throws {
        let element = try element(label: label).element
        if perform({ element.accessibilityActivate() }) { return }
        tap(at: element.accessibilityActivationPoint)
    }

    /// Takes the next greater value of an adjustable element.
    public func increment(label: String) throws {
        let element = try element(label: label, traits: .adjustable).element
        perform { element.accessibilityIncrement() }
    }

    /// Takes the next smaller value of an adjustable element.
    public func decrement(label: String) throws {
        let element = try element(label: label, traits: .adjustable).element
        perform { element.accessibilityDecrement() }
    }

    /// Does what an element offers beside being activated.
    /// - Returns: whether it could be done.
    @discardableResult
    public func performAction(_ name: String, label: String) throws -> Bool {
        let found = try element(label: label)
        guard let action = found.element.accessibilityCustomActions?.first(where: { $0.name == name }) else {
            throw ScreenError.notFound(what: "an action \"\(name)\" of \(found)", tree: accessibilityTree)
        }
        return perform { action.actionHandler?(action) ?? false }
    }

    /// The texts that were announced up to now, oldest first.
    public var announcements: [String] {
        host.scene.accessibilityPosts.filter { $0.notification == .announcement }.compactMap {
            ($0.argument as? String) ?? ($0.argument as? NSAttributedString)?.string
        }
    }

    /// What the user has switched on, or runs, for accessibility: what `UIAccessibility` says within the screen. Setting it posts UIKit's
    /// notifications of what has changed. Bold text and high contrast are traits.
    public var accessibilitySettings: AccessibilitySettings {
        get { AccessibilitySettings(rawValue: host.scene.assistiveSettings.rawValue) }
        set {
            host.scene.setAssistiveSettings(.init(rawValue: newValue.rawValue))
            host.update()
        }
    }

    /// See `accessibilitySettings`.
    public struct AccessibilitySettings: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        private init(_ setting: AssistiveSettings.Setting) {
            self.init(rawValue: AssistiveSettings([setting]).rawValue)
        }

        public static let voiceOver = Self(.voiceOver)
        public static let switchControl = Self(.switchControl)
        public static let assistiveTouch = Self(.assistiveTouch)
        public static let guidedAccess = Self(.guidedAccess)
        public static let speakScreen = Self(.speakScreen)
        public static let reduceMotion = Self(.reduceMotion)
        public static let reduceTransparency = Self(.reduceTransparency)
        /// Screens cross-fade rather than slide.
        public static let crossFadeTransitions = Self(.crossFadeTransitions)
        public static let invertColors = Self(.invertColors)
        public static let grayscale = Self(.grayscale)
        public static let differentiateWithoutColor = Self(.differentiateWithoutColor)
        public static let buttonShapes = Self(.buttonShapes)
    }

    /// What stands in the way of those who do not see the screen, or cannot touch small things.
    public var accessibilityIssues: [AccessibilityIssue] {
        let elements = accessibilityElements
        var issues: [AccessibilityIssue] = []
        for element in elements {
            let texts = [element.label, element.value].compactMap { $0 }.filter { !$0.isEmpty }
            if texts.isEmpty { issues.append(.noLabel(element: "\(element)")) }
            let isTarget = !element.traits.isDisjoint(with: [.button, .link, .adjustable])
            if isTarget, min(element.frame.width, element.frame.height) < 44 {
                issues.append(.smallTarget(element: "\(element)"))
            }
        }
        let identifiers = Dictionary(grouping: elements.compactMap(\.identifier)) { $0 }
        issues += identifiers.filter { $0.value.count > 1 }.keys.sorted().map { .duplicateIdentifier($0) }
        return issues
    }
}

extension ApplicationHost {
    /// All elements of all windows, in the order in which they are read.
    package var accessibleElements: [AccessibleElement] {
        update()
        return perform {
            let reader = AccessibilityReader(isRightToLeft: scene.layoutDirection == .rightToLeft)
            return windows.filter { !$0.isHidden }.flatMap(reader.nodes).map(AccessibleElement.init)
        }
    }
}
