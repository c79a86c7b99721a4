import DrydockNibDocuments

extension NibCoder {
    /// What every view has. What is absent is Interface Builder's baseline, which is not that of `init(frame:)`.
    package func decode(_ view: UIView) {
        decodeGeometry(of: view)
        decodeLook(of: view)
        decodeLayout(of: view)
        decodeAccessibility(of: view)
        decodeSubviews(of: view)
    }

    private func decodeGeometry(of view: UIView) {
        view.autoresizingMask = autoresizingMask
        if let frame = rect("frame") { view.frame = frame }
        if let inset = child(key: "frameInset"), let size = inset.sizeValue {
            view.frame.size = CGSize(width: max(size.width, 0), height: max(size.height, 0))
            view.frame.origin = CGPoint(x: inset.number("minX") ?? 0, y: inset.number("minY") ?? 0)
        }
        if let bounds = rect("bounds") { view.bounds = bounds }
    }

    /// A missing element means margins that give way at the right and the bottom, an empty one a fixed frame.
    private var autoresizingMask: UIView.AutoresizingMask {
        guard let mask = child(key: "autoresizingMask") else {
            return [.flexibleRightMargin, .flexibleBottomMargin]
        }
        let bits: [(String, UIView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return bits.reduce(into: []) { result, bit in
            if mask.flag(bit.0) == true { result.formUnion(bit.1) }
        }
    }

    private func decodeLook(of view: UIView) {
        view.isOpaque = flag("opaque") ?? true
        view.isHidden = flag("hidden") ?? false
        view.alpha = length("alpha") ?? 1
        view.clipsToBounds = flag("clipsSubviews") ?? false
        view.contentMode =
            self["contentMode"].flatMap { NibWords.contentModes[$0.lowercased()] } ?? .scaleToFill
        view.isUserInteractionEnabled = flag("userInteractionEnabled") ?? true
        view.isMultipleTouchEnabled = flag("multipleTouchEnabled") ?? false
        view.isExclusiveTouch = flag("exclusiveTouch") ?? false
        view.tag = integer("tag") ?? 0
        view.semanticContentAttribute = choice(
            "semanticContentAttribute",
            NibWords.semantics,
            absent: .unspecified
        )
        if let color = color("backgroundColor") { view.backgroundColor = color }
        if let color = color("tintColor") { view.tintColor = color }
    }

    private func decodeLayout(of view: UIView) {
        view.autoresizesSubviews = flag("autoresizesSubviews") ?? true
        view.translatesAutoresizingMaskIntoConstraints =
            flag("translatesAutoresizingMaskIntoConstraints") ?? true
        view.preservesSuperviewLayoutMargins = flag("preservesSuperviewLayoutMargins") ?? false
        view.insetsLayoutMarginsFromSafeArea = flag("insetsLayoutMarginsFromSafeArea") ?? true
        if flag("layoutMarginsFollowReadableWidth") == true {
            view.followsReadableWidth = true
        }
        if let margins = insets("layoutMargins") { view.layoutMargins = margins }
        if let margins = directionalInsets("directionalLayoutMargins") {
            view.directionalLayoutMargins = margins
        }
        for (axis, hugging, resistance) in [
            (.horizontal, "horizontalHuggingPriority", "horizontalCompressionResistancePriority"),
            (.vertical, "verticalHuggingPriority", "verticalCompressionResistancePriority"),
        ] as [(NSLayoutConstraint.Axis, String, String)] {
            view.setContentHuggingPriority(priority(hugging, absent: 250), for: axis)
            view.setContentCompressionResistancePriority(priority(resistance, absent: 750), for: axis)
        }
        if element.flag("fixedFrame") == true, !view.translatesAutoresizingMaskIntoConstraints {
            loading.fixedViews.append(view)
        }
        for guide in element.children
        where guide.name == "viewLayoutGuide" || guide.name == "keyboardLayoutGuide" {
            if let id = guide.id, let key = guide.key { loading.guides[id] = (view, key) }
        }
    }

    private func decodeAccessibility(of view: UIView) {
        guard let configuration = child(key: "accessibilityConfiguration") else { return }
        let id = element.id
        if let identifier = configuration["identifier"] { view.accessibilityIdentifier = identifier }
        if let label = configuration.string("label") {
            view.accessibilityLabel = loading.localized(label, id, "accessibilityLabel")
        }
        if let hint = configuration.string("hint") {
            view.accessibilityHint = loading.localized(hint, id, "accessibilityHint")
        }
        if let isElement = configuration.child(key: "isElement")?.flag("value")
            ?? configuration.flag("isElement")
        {
            view.isAccessibilityElement = isElement
        }
        if let traits = configuration.children.first(where: { $0.name == "accessibilityTraits" }) {
            view.accessibilityTraits = traits.attributes.reduce(into: []) { result, entry in
                guard entry.value == "YES", let trait = Self.traits[entry.key] else { return }
                result.formUnion(trait)
            }
        }
    }

    private static let traits: [String: UIAccessibilityTraits] = [
        "none": .none, "button": .button, "link": .link, "header": .header, "searchField": .searchField,
        "image": .image, "selected": .selected, "playsSound": .playsSound, "keyboardKey": .keyboardKey,
        "staticText": .staticText, "summaryElement": .summaryElement, "notEnabled": .notEnabled,
        "updatesFrequently": .updatesFrequently, "startsMediaSession": .startsMediaSession,
        "adjustable": .adjustable, "allowsDirectInteraction": .allowsDirectInteraction,
        "causesPageTurn": .causesPageTurn,
    ]

    private func decodeSubviews(of view: UIView) {
        ignore("subviews")
        let variation = NibVariation(element, view: view, font: loading.font)
        for child in element.children(in: "subviews") {
            guard let subview = loading.makeView(child) else { continue }
            if subview.superview == nil { view.insertDecodedSubview(subview, at: view.subviews.count) }
            place(subview, child, in: view.bounds.size)
            if let id = child.id { variation?.add(subview, id: id) }
        }
        for constraint in element.children(in: "constraints") where constraint.name == "constraint" {
            loading.pendingConstraints.append((constraint, view))
        }
        if let variation { loading.variations.append(variation) }
    }

    /// Xcode 7 wrote some frames as distances from the superview's edges, or as the part of the space beside the view that is
    /// on its left or above it.
    private func place(_ view: UIView, _ element: NibElement, in size: CGSize) {
        guard let inset = element.child(key: "frameInset") else { return }
        func share(_ name: String) -> Double? {
            guard let text = inset[name], text.hasSuffix("%") else { return nil }
            return Double(text.dropLast()).flatMap { $0.isFinite ? min(max($0, 0), 100) / 100 : nil }
        }
        if let share = share("minX") { view.frame.origin.x = (size.width - view.frame.width) * share }
        if let share = share("minY") { view.frame.origin.y = (size.height - view.frame.height) * share }
    }

    /// Has a view that is there already, a content view, take the values of a child element.
    package func decode(key: String, into view: UIView) {
        guard let child = child(key: key) else { return }
        loading.decode(child, into: view) { $0.decode(view) }
    }
}
