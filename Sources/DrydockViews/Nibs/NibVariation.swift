package import DrydockNibDocuments

/// What of a view's constraints and subviews depends on size classes.
///
/// Each of a view's variations says for some size classes what is left out or taken in again; those that say more of the
/// traits come later and win. What is left out is kept, as outlets reach it.
package final class NibVariation {
    package unowned let view: UIView
    private let masks: [Mask]
    private var constraints: [(constraint: NSLayoutConstraint, element: NibElement)] = []
    private var subviews: [(view: UIView, id: String)] = []

    /// By name, the view's own value and then those of its variations, the strongest last.
    private let values: [String: [(condition: NibSizeClasses, element: NibElement)]]
    private let fonts: [(condition: NibSizeClasses, font: UIFont)]

    /// Of one variation.
    private struct Mask {
        let condition: NibSizeClasses
        let excluded: Set<String>
        let included: Set<String>
    }

    /// Nil for an element whose layout is the same in all size classes.
    init?(_ element: NibElement, view: UIView, font: (NibElement) -> UIFont?) {
        self.view = view
        values = Self.values(of: element)
        fonts = (values["fontDescription"] ?? []).compactMap { value in
            value.element.child(key: "fontDescription").flatMap(font).map { (value.condition, $0) }
        }
        masks = element.children.filter { $0.name == "variation" }.compactMap { variation in
            guard let condition = NibSizeClasses(variation.key) else { return nil }
            let entries = variation.children.filter { $0.name == "mask" }.flatMap(\.children)
            func references(_ name: String) -> Set<String> {
                Set(entries.filter { $0.name == name }.compactMap { $0["reference"] })
            }
            return Mask(
                condition: condition,
                excluded: references("exclude"),
                included: references("include")
            )
        }.sorted { $0.condition.rank < $1.condition.rank }
        let constraints = element.children(in: "constraints")
        guard !masks.isEmpty || constraints.contains(where: { $0.child("variation") != nil }) else {
            return nil
        }
    }

    package func add(_ constraint: NSLayoutConstraint, _ element: NibElement) {
        constraints.append((constraint, element))
    }

    func add(_ subview: UIView, id: String) {
        subviews.append((subview, id))
    }

    /// Brings the view in step with its traits.
    package func apply() {
        let traits = view.traitCollection
        var isExcluded: Set<String> = []
        for mask in masks where mask.condition.matches(traits) {
            isExcluded.formUnion(mask.excluded)
            isExcluded.subtract(mask.included)
        }
        NSLayoutConstraint.deactivate(
            constraints.filter { $0.element.id.map(isExcluded.contains) ?? false }.map(\.constraint)
        )
        var index = 0
        for (subview, id) in subviews {
            if isExcluded.contains(id) {
                subview.removeFromSuperview()
            } else {
                if subview.superview !== view { view.insertDecodedSubview(subview, at: index) }
                index += 1
            }
        }
        for (constraint, element) in constraints where !(element.id.map(isExcluded.contains) ?? false) {
            if element.child("variation") != nil { constraint.constant = Self.constant(of: element, traits) }
            let isReachable = [constraint.firstItem, constraint.secondItem].allSatisfy { item in
                guard let item else { return constraint.secondAttribute == .notAnAttribute }
                let place = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
                return place?.isDescendant(of: view) ?? false
            }
            constraint.isActive = isReachable
        }
        applyValues(traits)
    }

    /// Values of the view itself. Only those that some variation has are touched.
    private func applyValues(_ traits: UITraitCollection) {
        for (name, values) in values {
            guard let value = values.last(where: { $0.condition.matches(traits) }) else { continue }
            switch (name, view) {
            case ("spacing", let stack as UIStackView):
                if let spacing = value.element.number(name) { stack.spacing = CGFloat(spacing) }
            case ("axis", let stack as UIStackView):
                stack.axis = value.element[name] == "vertical" ? .vertical : .horizontal
            case ("hidden", _): view.isHidden = value.element.flag(name) ?? false
            default: break
            }
        }
        guard let font = fonts.last(where: { $0.condition.matches(traits) })?.font else { return }
        (view as? any NibFontHolder)?.setNibFont(font)
    }

    private static func values(of element: NibElement) -> [String: [(
        condition: NibSizeClasses, element: NibElement
    )]] {
        let variations = element.children.filter { $0.name == "variation" }
            .compactMap { variation in
                NibSizeClasses(variation.key).map { (condition: $0, element: variation) }
            }
            .sorted { $0.condition.rank < $1.condition.rank }
        var result: [String: [(condition: NibSizeClasses, element: NibElement)]] = [:]
        for name in ["spacing", "axis", "hidden", "fontDescription"] {
            let own = variations.filter { $0.element[name] != nil || $0.element.child(key: name) != nil }
            guard !own.isEmpty, let always = NibSizeClasses("default") else { continue }
            result[name] = [(always, element)] + own
        }
        return result
    }

    private static func constant(of element: NibElement, _ traits: UITraitCollection) -> CGFloat {
        var value = element.number("constant") ?? 0
        let variations = element.children.filter { $0.name == "variation" }
            .compactMap { variation in
                NibSizeClasses(variation.key).map { (condition: $0, element: variation) }
            }
            .sorted { $0.condition.rank < $1.condition.rank }
        for variation in variations where variation.condition.matches(traits) {
            value = variation.element.number("constant") ?? value
        }
        return CGFloat(value)
    }
}

/// The traits that a variation is for: `default`, `heightClass=compact`, `heightClass=regular-widthClass=regular`.
struct NibSizeClasses {
    private var width: UIUserInterfaceSizeClass?
    private var height: UIUserInterfaceSizeClass?

    init?(_ key: String?) {
        guard let key else { return nil }
        for part in key.split(separator: "-") where part != "default" {
            let sides = part.split(separator: "=")
            guard sides.count == 2 else { return nil }
            let value: UIUserInterfaceSizeClass = sides[1] == "compact" ? .compact : .regular
            switch sides[0] {
            case "widthClass": width = value
            case "heightClass": height = value
            default: return nil
            }
        }
    }

    /// How much it says.
    var rank: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

    /// A phone held upright stands for traits that are not known.
    func matches(_ traits: UITraitCollection) -> Bool {
        let ownWidth = traits.horizontalSizeClass == .unspecified ? .compact : traits.horizontalSizeClass
        let ownHeight = traits.verticalSizeClass == .unspecified ? .regular : traits.verticalSizeClass
        return (width == nil || width == ownWidth) && (height == nil || height == ownHeight)
    }
}

extension NibLoading {
    /// Has views follow their size classes from now on.
    package func watchVariations() {
        for variation in variations {
            variation.view.registerForTraitChanges([
                UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            ]) { (_: UIView, _) in variation.apply() }
        }
    }
}

/// A view whose font a nib may vary with the size classes.
@MainActor
package protocol NibFontHolder: UIView {
    func setNibFont(_ font: UIFont)
}

extension UILabel: NibFontHolder {
    package func setNibFont(_ font: UIFont) { self.font = font }
}
