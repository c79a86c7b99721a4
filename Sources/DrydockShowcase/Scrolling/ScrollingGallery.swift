import Drydock
import DrydockAnchorage

/// Rows that scroll, with a row of cards in them that scrolls sideways.
final class ScrollingGallery: UIView {
    let scroll = UIScrollView()
    private let cards = UIScrollView()

    init() {
        super.init(frame: .zero)
        configureView()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        configureView()
    }

    private func configureView() {
        backgroundColor = .systemGroupedBackground
        addSubview(scroll)
        scroll.edgeAnchors == edgeAnchors
        scroll.refreshControl = refreshControl()
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = Constant.spacing
        scroll.addSubview(stack)
        stack.edgeAnchors == scroll.edgeAnchors
        stack.widthAnchor == scroll.widthAnchor
        stack.addArrangedSubview(cards)
        cards.heightAnchor == Constant.cardHeight
        configureCards()
        for index in 1...Constant.rows { stack.addArrangedSubview(row(index)) }
        widthAnchor == Constant.width
        heightAnchor == Constant.height
    }

    /// Nothing is fetched: it ends after a second.
    private func refreshControl() -> UIRefreshControl {
        let control = UIRefreshControl()
        let refresh = UIAction { [weak control] _ in
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { control?.endRefreshing() }
        }
        control.addAction(refresh, for: .valueChanged)
        return control
    }

    private func configureCards() {
        let row = UIStackView()
        row.spacing = Constant.spacing
        cards.addSubview(row)
        row.edgeAnchors == cards.edgeAnchors
        row.heightAnchor == cards.heightAnchor
        let colors: [UIColor] = [
            .systemBlue, .systemGreen, .systemOrange, .systemPink, .systemPurple, .systemTeal,
        ]
        for color in colors {
            let card = UIView()
            card.backgroundColor = color
            card.layer.cornerRadius = 12
            card.widthAnchor == Constant.cardWidth
            row.addArrangedSubview(card)
        }
    }

    private func row(_ index: Int) -> UIView {
        let label = UILabel()
        label.text = "Row \(index)"
        let row = UIView()
        row.backgroundColor = .secondarySystemGroupedBackground
        row.addSubview(label)
        label.verticalAnchors == row.verticalAnchors + 12
        label.leadingAnchor == row.leadingAnchor + 16
        return row
    }

    private enum Constant {
        static let width: CGFloat = 320
        static let height: CGFloat = 400
        static let spacing: CGFloat = 8
        static let cardWidth: CGFloat = 120
        static let cardHeight: CGFloat = 90
        static let rows = 40
    }
}
