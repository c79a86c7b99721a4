import DrydockControls
import DrydockGraphics
@_spi(Overriding) import DrydockViews

/// The tokens of a search field, next to each other, which scroll with the text after them.
final class SearchTokenRow: UIView {
    private(set) var tokens: [UISearchToken] = []
    private var chips: [SearchTokenChip] = []
    /// Those that the next key acts on.
    private(set) var selected = 0..<0
    /// Is told which token was tapped.
    var tapped: (Int) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("SearchTokenRow is made in code") }

    /// Nil for the system's.
    var color: UIColor? {
        didSet { for chip in chips { chip.color = color } }
    }

    func show(_ tokens: [UISearchToken]) {
        self.tokens = tokens
        for chip in chips { chip.removeFromSuperview() }
        chips = tokens.enumerated().map { index, token in
            let chip = SearchTokenChip(token)
            chip.color = color
            chip.addAction(UIAction { [weak self] _ in self?.tapped(index) }, for: .touchUpInside)
            addSubview(chip)
            return chip
        }
        select(0..<0)
        setNeedsLayout()
    }

    func select(_ range: Range<Int>) {
        selected = range.clamped(to: 0..<tokens.count)
        for (index, chip) in chips.enumerated() { chip.isSelected = selected.contains(index) }
    }

    /// With the gap before what follows; 0 without tokens.
    var fittingWidth: CGFloat { extent(of: chips.indices).end }

    /// How much of the row is scrolled out at its start, in points.
    var offset: CGFloat = 0 {
        didSet { if offset != oldValue { setNeedsLayout() } }
    }

    /// Where tokens begin and where the gap after them ends, in points from the row's start.
    func extent(of range: Range<Int>) -> (start: CGFloat, end: CGFloat) {
        let widths = chips.map { $0.intrinsicContentSize.width + Constant.gap }
        return (
            widths[..<range.lowerBound].reduce(0, +), widths[..<range.upperBound].reduce(0, +)
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var start = -offset
        for chip in chips {
            let size = chip.intrinsicContentSize
            let height = min(size.height, bounds.height - 2 * Constant.inset)
            chip.frame = CGRect(
                x: isRightToLeft ? bounds.width - start - size.width : start,
                y: ((bounds.height - height) / 2 * pixelsPerPoint).rounded() / pixelsPerPoint,
                width: size.width,
                height: height
            )
            start += size.width + Constant.gap
        }
    }

    /// Points.
    private enum Constant {
        static let gap: CGFloat = 4
        static let inset: CGFloat = 2
    }
}

/// Shows a token.
private final class SearchTokenChip: UIControl {
    private let icon: UIImageView?
    private let label = UILabel()

    init(_ token: UISearchToken) {
        icon = token.icon.map { UIImageView(image: $0.withRenderingMode(.alwaysTemplate)) }
        super.init(frame: .zero)
        label.text = token.text
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .white
        icon?.tintColor = .white
        icon?.contentMode = .scaleAspectFit
        layer.cornerRadius = Constant.radius
        for view in [icon, label].compactMap(\.self) { addSubview(view) }
        update()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("SearchTokenChip is made in code") }

    var color: UIColor? {
        didSet { update() }
    }

    /// The field has the keyboard.
    override var canBecomeFocused: Bool { false }

    override var ownAccessibility: OwnAccessibility {
        var own = super.ownAccessibility
        own.traits.insert(.button)
        own.label = label.text
        return own
    }

    override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    private func update() { backgroundColor = isSelected ? tintColor : color ?? .systemGray }

    private var iconSide: CGFloat { icon == nil ? 0 : (label.font.lineHeight * 0.8).rounded() }
    private var textStart: CGFloat { Constant.inset + (icon == nil ? 0 : iconSide + Constant.gap) }

    override var intrinsicContentSize: CGSize {
        let text = label.intrinsicContentSize
        return CGSize(
            width: textStart + min(text.width, Constant.widestText) + Constant.inset,
            height: (text.height + 2 * Constant.verticalInset).rounded(.up)
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        func place(_ view: UIView, x: CGFloat, width: CGFloat, height: CGFloat) {
            view.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - width : x,
                y: ((bounds.height - height) / 2 * pixelsPerPoint).rounded() / pixelsPerPoint,
                width: width,
                height: height
            )
        }
        if let icon { place(icon, x: Constant.inset, width: iconSide, height: iconSide) }
        let width = max(bounds.width - textStart - Constant.inset, 0)
        place(label, x: textStart, width: width, height: label.intrinsicContentSize.height)
    }

    /// Points.
    private enum Constant {
        static let radius: CGFloat = 6
        static let inset: CGFloat = 7
        static let gap: CGFloat = 4
        static let verticalInset: CGFloat = 3
        static let widestText: CGFloat = 160
    }
}
