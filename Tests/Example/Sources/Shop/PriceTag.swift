public import Drydock
import DrydockAnchorage

/// A price; a reduced one beside the price that it was.
public final class PriceTag: UIView {
    private let price = UILabel()
    private let formerPrice = UILabel()

    public init(price text: String, formerly former: String? = nil) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 8
        price.text = text
        price.font = .systemFont(ofSize: 22, weight: .bold)
        price.textColor = former == nil ? .label : .systemRed
        formerPrice.text = former.map { "was \($0)" }
        formerPrice.font = .systemFont(ofSize: 13)
        formerPrice.isHidden = former == nil

        let stack = UIStackView(arrangedSubviews: [price, formerPrice])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 2
        addSubview(stack)
        stack.edgeAnchors == edgeAnchors + UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    }

    public required init?(coder: NSCoder) { nil }
}
