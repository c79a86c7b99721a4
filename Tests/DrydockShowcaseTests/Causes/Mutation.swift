import Drydock
import DrydockAnchorage
import DrydockRaster

/// A small change of one thing in a tree of views, and what a failure has to say about it.
struct Mutation {
    /// What the cause may call the attribute.
    let attributes: Set<String>
    /// Changes something about the view, and returns the views of which one has to be named; nil where the change makes no
    /// sense for it.
    let apply: (UIView, inout SeededGenerator) -> [UIView]?

    init(_ attributes: String..., apply: @escaping (UIView, inout SeededGenerator) -> [UIView]?) {
        self.attributes = Set(attributes)
        self.apply = apply
    }

    /// As above, for views of one class, whose change is always about themselves.
    private static func of<View: UIView>(
        _ type: View.Type,
        _ attribute: String,
        _ change: @escaping (View, inout SeededGenerator) -> Bool
    ) -> Mutation {
        Mutation(attribute) { view, generator in
            guard let view = view as? View, change(view, &generator) else { return nil }
            return [view]
        }
    }

    static let all: [String: Mutation] = [
        "moved": of(UIView.self, "frame") { view, generator in
            guard view.isPlacedByHand else { return false }
            if Bool.random(using: &generator) { view.frame.origin.x += 1 } else { view.frame.origin.y -= 1 }
            return true
        },
        "resized": of(UIView.self, "frame") { view, generator in
            guard view.isPlacedByHand else { return false }
            if Bool.random(using: &generator) {
                view.frame.size.width += 1
            } else {
                view.frame.size.height -= 1
            }
            return true
        },
        "background": of(UIView.self, "backgroundColor") { view, generator in
            guard let color = view.backgroundColor, color.opacity > 0 else { return false }
            view.backgroundColor = color.nudged(&generator)
            return true
        },
        "text": of(UILabel.self, "text") { label, generator in
            guard var text = label.text, text.count > 2, !(label.superview is UIButton) else { return false }
            text.remove(
                at: text.index(text.startIndex, offsetBy: Int.random(in: 1..<text.count, using: &generator))
            )
            label.text = text
            return true
        },
        "title": Mutation("text") { view, _ in
            guard let button = view as? UIButton, let title = button.currentTitle,
                let label = button.titleLabel
            else { return nil }
            button.setTitle(title + "!", for: .normal)
            return [label, button]
        },
        "text colour": of(UILabel.self, "textColor") { label, generator in
            guard !(label.superview is UIButton) else { return false }
            label.textColor = label.textColor.nudged(&generator, by: 8)
            return true
        },
        "alpha": of(UIView.self, "alpha") { view, _ in
            guard view.alpha == 1 else { return false }
            view.alpha = 0.99
            return true
        },
        "constant": Mutation("constant") { view, generator in
            guard let constraint = view.constraints.filter(\.isByHand).randomElement(using: &generator) else {
                return nil
            }
            constraint.constant += Bool.random(using: &generator) ? 1 : -1
            return (constraint.firstItem as? UIView).map { [$0] }
        },
        "font size": of(UILabel.self, "font") { label, _ in
            label.font = label.font.withSize(label.font.pointSize + 1)
            return true
        },
        "font weight": of(UILabel.self, "font") { label, _ in
            guard label.font.familyName == "Inter" else { return false }
            label.font = .systemFont(ofSize: label.font.pointSize, weight: .black)
            return true
        },
        "order": Mutation("order") { view, generator in
            guard !(view is UIStackView), view.subviews.count > 1 else { return nil }
            let place = Int.random(in: 1..<view.subviews.count, using: &generator)
            let pair = [view.subviews[place - 1], view.subviews[place]]
            view.exchangeSubview(at: place - 1, withSubviewAt: place)
            return pair
        },
        "arrangement": Mutation("arrangedSubviews") { view, generator in
            guard let stack = view as? UIStackView, stack.arrangedSubviews.count > 1 else { return nil }
            let place = Int.random(in: 1..<stack.arrangedSubviews.count, using: &generator)
            stack.insertArrangedSubview(stack.arrangedSubviews[place], at: place - 1)
            return [stack]
        },
        "added": Mutation("subviews") { view, _ in
            guard !(view is UIButton || view is UIVisualEffectView), view.bounds.width > 4 else { return nil }
            let added = UIView(frame: CGRect(x: 1, y: 1, width: 3, height: 2))
            added.backgroundColor = .purple
            if let stack = view as? UIStackView {
                added.heightAnchor == 2
                stack.addArrangedSubview(added)
            } else {
                view.addSubview(added)
            }
            return [added]
        },
        "hidden": of(UIView.self, "isHidden") { view, _ in
            view.isHidden.toggle()
            return true
        },
        "corners": of(UIView.self, "cornerRadius") { view, _ in
            view.layer.cornerRadius += 2
            return true
        },
        "border": of(UIView.self, "borderWidth") { view, _ in
            guard view.layer.borderWidth > 0 else { return false }
            view.layer.borderWidth += 1
            return true
        },
        "border colour": of(UIView.self, "borderColor") { view, generator in
            guard view.layer.borderWidth > 0, let color = view.layer.borderColor else { return false }
            view.layer.borderColor = UIColor(cgColor: color).nudged(&generator).cgColor
            return true
        },
        "clipping": of(UIView.self, "clipsToBounds") { view, _ in
            view.clipsToBounds.toggle()
            return true
        },
        "spacing": of(UIStackView.self, "spacing") { stack, _ in
            stack.spacing += 1
            return true
        },
        "alignment of a stack": of(UIStackView.self, "alignment") { stack, _ in
            stack.alignment = stack.alignment == .center ? .trailing : .center
            return true
        },
        "distribution": of(UIStackView.self, "distribution") { stack, _ in
            stack.distribution = stack.distribution == .fillEqually ? .fill : .fillEqually
            return true
        },
        "image": of(UIImageView.self, "image") { view, generator in
            guard let size = view.image?.size, !(view.superview is UIButton) else { return false }
            view.image = Shapes.dot(Int(size.width), color: UIColor.green.nudged(&generator))
            return true
        },
        "content mode": of(UIImageView.self, "contentMode") { view, _ in
            guard !(view.superview is UIButton) else { return false }
            view.contentMode = .topLeft
            return true
        },
        "alignment of text": of(UILabel.self, "textAlignment") { label, _ in
            label.textAlignment = label.textAlignment == .right ? .left : .right
            return true
        },
        "lines": of(UILabel.self, "numberOfLines") { label, _ in
            label.numberOfLines = label.numberOfLines == 1 ? 2 : 1
            return true
        },
        "tint": of(UIButton.self, "tintColor") { button, generator in
            guard button.buttonType == .system, button.isEnabled else { return false }
            button.tintColor = UIColor.systemBlue.nudged(&generator, by: 8)
            return true
        },
        "enabled": of(UIButton.self, "isEnabled") { button, _ in
            button.isEnabled.toggle()
            return true
        },
        "axis": of(UIStackView.self, "axis") { stack, _ in
            stack.axis = stack.axis == .vertical ? .horizontal : .vertical
            return true
        },
        "spacing after one": of(UIStackView.self, "customSpacing") { stack, _ in
            guard let first = stack.arrangedSubviews.first else { return false }
            stack.setCustomSpacing(stack.spacing + 3, after: first)
            return true
        },
        "margins": of(UIView.self, "layoutMargins") { view, _ in
            view.layoutMargins.left += 4
            return true
        },
        "priority": Mutation("priority") { view, generator in
            guard let constraint = view.constraints.filter(\.isByHand).randomElement(using: &generator) else {
                return nil
            }
            constraint.priority = .fittingSizeLevel
            return (constraint.firstItem as? UIView).map { [$0] }
        },
        "constraint removed": Mutation("constraint") { view, generator in
            guard let constraint = view.constraints.filter(\.isByHand).randomElement(using: &generator),
                let item = constraint.firstItem as? UIView
            else { return nil }
            constraint.isActive = false
            return [item]
        },
        "hugging": of(UIView.self, "contentPriorities") { view, _ in
            guard view.superview is UIStackView else { return false }
            view.setContentHuggingPriority(.init(260), for: .horizontal)
            view.setContentHuggingPriority(.init(260), for: .vertical)
            return true
        },
        "scrolled": of(UIView.self, "boundsOrigin") { view, _ in
            guard !view.subviews.isEmpty, view.superview != nil else { return false }
            view.bounds.origin.y += 2
            return true
        },
        "style": of(UIView.self, "overrideUserInterfaceStyle") { view, _ in
            view.overrideUserInterfaceStyle = .dark
            return true
        },
        "direction": of(UIView.self, "semanticContentAttribute") { view, _ in
            view.semanticContentAttribute = .forceRightToLeft
            return true
        },
        "insets": of(UIButton.self, "contentEdgeInsets") { button, _ in
            button.contentEdgeInsets.left += 3
            return true
        },
    ]

    /// Taken out by itself, since the view is gone then.
    static let removed = Mutation("subviews") { view, _ in
        guard let superview = view.superview, !(superview is UIWindow), !(superview is UIButton),
            !(superview is UIVisualEffectView)
        else { return nil }
        view.removeFromSuperview()
        return []
    }
}

extension UIView {
    /// Whether nothing but its frame says where the view is.
    fileprivate var isPlacedByHand: Bool {
        guard let superview, !(superview is UIButton || superview is UIVisualEffectView) else { return false }
        return translatesAutoresizingMaskIntoConstraints && viewController == nil && !(self is UIWindow)
            && superview.viewController == nil && !String(describing: type(of: self)).contains("Transition")
    }
}

extension NSLayoutConstraint {
    /// Those of a stack have no name and change with it.
    fileprivate var isByHand: Bool {
        !isStack(firstItem) && !isStack(secondItem) && (secondItem == nil || !isInStack(firstItem))
    }

    private func isStack(_ item: AnyObject?) -> Bool { item is UIStackView }

    private func isInStack(_ item: AnyObject?) -> Bool { (item as? UIView)?.superview is UIStackView }
}

extension UIColor {
    /// One channel, another by so many of 255 levels.
    fileprivate func nudged(_ generator: inout SeededGenerator, by levels: CGFloat = 1) -> UIColor {
        let color = components
        var parts = [color.red, color.green, color.blue]
        let channel = Int.random(in: 0..<3, using: &generator)
        parts[channel] += (parts[channel] > 0.5 ? -levels : levels) / 255
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: color.alpha)
    }
}

enum Shapes {
    /// A square with a filled circle.
    static func dot(_ side: Int, color: UIColor) -> UIImage {
        let bitmap = Bitmap(width: side, height: side)
        let level = color.premultiplied
        let pixel = 0xFF00_0000 | UInt32(level.b) << 16 | UInt32(level.g) << 8 | UInt32(level.r)
        for y in 0..<side {
            for x in 0..<side {
                let (dx, dy) = (2 * x + 1 - side, 2 * y + 1 - side)
                if dx * dx + dy * dy <= side * side { bitmap[y * side + x] = pixel }
            }
        }
        return UIImage(bitmap: bitmap, scale: 1)
    }
}

/// SplitMix64 (Steele, Lea, Flood, 2014): the same numbers everywhere.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var number = state
        number = (number ^ number >> 30) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ number >> 27) &* 0x94D0_49BB_1331_11EB
        return number ^ number >> 31
    }
}
