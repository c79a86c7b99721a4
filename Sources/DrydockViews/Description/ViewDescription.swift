/// What a view is drawn by and laid out by, as names and values: for tools that compare trees.
///
/// Values that are as they are by default are left out. Colours are those of the current traits.
@_spi(Overriding) public nonisolated struct ViewDescription {
    package private(set) var attributes: [(name: String, value: String)] = []

    package init() {}

    package mutating func append(_ name: String, _ value: String) {
        attributes.append((name, value))
    }

    package mutating func append(_ name: String, _ value: CGFloat, unless usual: CGFloat) {
        if value != usual { append(name, value.short) }
    }

    package mutating func append(_ name: String, _ value: Bool, unless usual: Bool) {
        if value != usual { append(name, "\(value)") }
    }

    /// An enumeration's case, by its name.
    package mutating func append<Value: Equatable>(_ name: String, case value: Value, unless usual: Value) {
        if value != usual { append(name, "\(value)") }
    }

    /// `#RRGGBB`, with two digits more where it is not opaque.
    package mutating func append(_ name: String, _ color: UIColor?) {
        if let color { append(name, color.hexadecimal) }
    }

    /// The name, the size in points, and what tells its pixels from others.
    package mutating func append(_ name: String, _ image: UIImage?, scale: CGFloat) {
        if let image { append(name, image.identity(forScale: scale)) }
    }

    package mutating func append(_ name: String, _ numbers: [CGFloat], unless usual: [CGFloat]) {
        if numbers != usual { append(name, numbers.map(\.short).joined(separator: " ")) }
    }

    package mutating func append(_ name: String, _ insets: UIEdgeInsets) {
        append(name, [insets.top, insets.left, insets.bottom, insets.right], unless: [0, 0, 0, 0])
    }
}

extension UIView {
    /// The view's attributes in its own traits.
    package var viewDescription: ViewDescription {
        var description = ViewDescription()
        performWithTraits { describe(into: &description) }
        return description
    }

    /// What every view has.
    func describeCommon(into description: inout ViewDescription) {
        description.append("isHidden", isHidden, unless: false)
        description.append("alpha", alpha, unless: 1)
        description.append("backgroundColor", backgroundColor)
        if hasOwnTintColor { description.append("tintColor", tintColor) }
        layerStorage?.describe(into: &description)
        description.append("clipsToBounds", clipsToBounds, unless: false)
        description.append("boundsOrigin", [bounds.origin.x, bounds.origin.y], unless: [0, 0])
        description.append("semanticContentAttribute", case: semanticContentAttribute, unless: .unspecified)
        if traitStateStorage != nil {
            description.append(
                "overrideUserInterfaceStyle",
                case: overrideUserInterfaceStyle,
                unless: .unspecified
            )
        }
        if window?.isFocusRingVisible == true { description.append("isFocused", isFocused, unless: false) }
        describeLayout(into: &description)
        describePresentation(into: &description)
    }

    private func describeLayout(into description: inout ViewDescription) {
        let node = layoutNode
        let priorities = [
            node.hugging.horizontal, node.hugging.vertical, node.compression.horizontal,
            node.compression.vertical,
        ].map { CGFloat($0.rawValue) }
        description.append("contentPriorities", priorities, unless: [250, 250, 750, 750])
        if let insets = node.insets {
            if let margins = insets.margins {
                let numbers = [margins.top, margins.leading, margins.bottom, margins.trailing]
                description.append("layoutMargins", numbers, unless: [8, 8, 8, 8])
            }
            description.append(
                "preservesSuperviewLayoutMargins",
                insets.preservesSuperviewMargins,
                unless: false
            )
            description.append("insetsLayoutMarginsFromSafeArea", insets.followsSafeArea, unless: true)
        }
        let size = intrinsicContentSize
        if size != describedContentSize {
            description.append("intrinsicContentSize", "\(size.width.short) × \(size.height.short)")
        }
    }

    /// What an animation shows in place of the above.
    private func describePresentation(into description: inout ViewDescription) {
        guard let presentation else { return }
        if let frame = presentation.frame, frame != self.frame {
            let numbers = [frame.minX, frame.minY, frame.width, frame.height]
            description.append("shownFrame", numbers.map(\.short).joined(separator: " "))
        }
        if let alpha = presentation.alpha { description.append("shownAlpha", alpha, unless: self.alpha) }
        if let color = presentation.backgroundColor, color != backgroundColor {
            description.append("shownBackgroundColor", color)
        }
        if let origin = presentation.boundsOrigin {
            description.append(
                "shownBoundsOrigin",
                [origin.x, origin.y],
                unless: [bounds.minX, bounds.minY]
            )
        }
    }
}
