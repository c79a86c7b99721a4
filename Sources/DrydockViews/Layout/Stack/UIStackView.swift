/// Lays out a row or a column of views by making constraints for them.
///
/// The constraints are brought up to date in `updateConstraints`, before the next layout. Hidden arranged
/// subviews take no space.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// Views in the order of the row or column; all of them are subviews too.
    open private(set) var arrangedSubviews: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// The constraints and guides that the stack made.
    var ownConstraints: [NSLayoutConstraint] = []
    var gapGuides: [UILayoutGuide] = []

    // MARK: - Making a stack

    /// A horizontal stack of the views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A stack of a nib, whose subviews are all arranged; an empty one of any other coder.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        coder.nib?.decode(self as UIView)
        coder.nib?.decode(self)
    }

    @_spi(Overriding) public override class var classWithoutDrawing: UIView.Type { UIStackView.self }

    override func insertDecodedSubview(_ subview: UIView, at index: Int) {
        insertArrangedSubview(subview, at: min(index, arrangedSubviews.count))
    }

    // MARK: - Arrangement

    /// The direction in which views follow each other.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// How the views fill the stack along its axis.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// How the views stand across the axis.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// Points between neighbours: exactly for the fill distributions, at least for the others.
    open var spacing: CGFloat = 0 {
        didSet {
            require(spacing.isFinite, "\(debugName).spacing: \(spacing) is not finite")
            if spacing != oldValue { arrangementDidChange() }
        }
    }

    /// Whether the spacing of a vertical stack is measured from baseline to baseline, and from its edges to the
    /// first and the last baseline.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether views are laid out inside the layout margins rather than the bounds.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    // MARK: - Arranged subviews

    /// Puts the view last, as a subview too.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Moves the view if it is arranged already; makes it a subview if it is none.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        require(
            (0...arrangedSubviews.count).contains(stackIndex),
            "\(debugName).insertArrangedSubview: index \(stackIndex) is not in 0...\(arrangedSubviews.count)"
        )
        let old = arrangedSubviews.firstIndex { $0 === view }
        if let old { arrangedSubviews.remove(at: old) }
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        // What the view's callbacks make of it counts, too.
        let isArranged = arrangedSubviews.contains { $0 === view }
        if view.superview === self, !isArranged {
            arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
        } else if view.superview !== self, isArranged {
            removeArrangedSubview(view)
        }
        arrangementDidChange()
    }

    /// Takes the view out of the arrangement; it stays a subview until it is removed from the stack.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
        arrangedSubviews.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// Points after the view instead of `spacing`. Views that are not arranged have none.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        require(spacing.isFinite, "\(debugName).setCustomSpacing: \(spacing) is not finite")
        guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
        let value = spacing == UIStackView.spacingUseDefault ? nil : spacing
        guard customSpacings[ObjectIdentifier(arrangedSubview)] != value else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = value
        arrangementDidChange()
    }

    /// The spacing set for after the view; `spacingUseDefault` for none.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    func gap(after view: UIView) -> CGFloat {
        let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
        return gap == UIStackView.spacingUseSystem ? 8 : gap
    }

    // MARK: - Keeping up

    func arrangementDidChange() {
        setNeedsUpdateConstraints()
        setNeedsLayout()
        superview?.intrinsicContentSizeDidChange(of: self)
    }

    override func subviewHiddenDidChange() {
        arrangementDidChange()
    }

    override func stackedLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat? {
        sumOfLengths(axis)
    }

    /// The wanted size of an arranged subview changed, and with it that of the stack.
    @_spi(Overriding) public override func intrinsicContentSizeDidChange(of subview: UIView) {
        if distribution == .fillProportionally {
            arrangementDidChange()
        } else {
            superview?.intrinsicContentSizeDidChange(of: self)
        }
    }

    @_spi(Overriding) public override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        description.append("axis", case: axis, unless: .horizontal)
        description.append("spacing", spacing, unless: 0)
        description.append("distribution", case: distribution, unless: .fill)
        description.append("alignment", case: alignment, unless: .fill)
        let indices = Dictionary(
            uniqueKeysWithValues: subviews.enumerated().map { (ObjectIdentifier($0.element), $0.offset) }
        )
        let places = arrangedSubviews.map { indices[ObjectIdentifier($0)] ?? -1 }
        // In order where every subview is arranged and none was moved.
        description.append(
            "arrangedSubviews",
            places.map { CGFloat($0) },
            unless: subviews.indices.map { CGFloat($0) }
        )
        let spacings = arrangedSubviews.map { customSpacings[ObjectIdentifier($0)] }
        if spacings.contains(where: { $0 != nil }) {
            let words = spacings.map { $0?.short ?? "-" }
            description.append("customSpacing", words.joined(separator: " "))
        }
        description.append("isBaselineRelativeArrangement", isBaselineRelativeArrangement, unless: false)
        description.append(
            "isLayoutMarginsRelativeArrangement",
            isLayoutMarginsRelativeArrangement,
            unless: false
        )
    }

    open override func updateConstraints() {
        rebuildConstraints()
        super.updateConstraints()
    }

    /// The first arranged subview of a column, the one of a row whose content is tallest.
    open override var forFirstBaselineLayout: UIView {
        let view = axis == .vertical ? arrangedSubviews.first { !$0.isHidden } : tallestSubview
        return view?.forFirstBaselineLayout ?? self
    }

    /// The last arranged subview of a column, the one of a row whose content is tallest.
    open override var forLastBaselineLayout: UIView {
        let view = axis == .vertical ? arrangedSubviews.last { !$0.isHidden } : tallestSubview
        return view?.forLastBaselineLayout ?? self
    }

    private var tallestSubview: UIView? {
        var tallest: (view: UIView, height: CGFloat)?
        for view in arrangedSubviews where !view.isHidden {
            let height = max(view.intrinsicContentSize.height, 0)
            if height > tallest?.height ?? -1 { tallest = (view, height) }
        }
        return tallest?.view
    }
}
