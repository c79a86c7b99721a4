public import Drydock
import DrydockAnchorage

/// What is in the basket, and a button that buys it.
public final class BasketViewController: UIViewController {
    private let heading = UILabel()
    private let buyButton = UIButton(type: .system)
    private let tags: [PriceTag]
    private let headline: String

    public init(headline: String, prices: [String]) {
        self.headline = headline
        tags = prices.map { PriceTag(price: $0) }
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        heading.text = headline
        heading.font = .systemFont(ofSize: 28, weight: .bold)
        buyButton.setTitle("Buy", for: .normal)
        buyButton.addAction(UIAction { [buyButton] _ in buyButton.isEnabled = false }, for: .touchUpInside)

        let stack = UIStackView(arrangedSubviews: [heading] + tags + [buyButton])
        stack.axis = .vertical
        stack.spacing = 12
        view.addSubview(stack)
        stack.topAnchor == view.safeAreaLayoutGuide.topAnchor + 16
        stack.horizontalAnchors == view.horizontalAnchors + 16
    }
}
