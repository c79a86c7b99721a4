import Drydock
import DrydockSnapshots

/// A suite of golden tests: distinct things of one kind.
struct GoldenSubject {
    let name: String
    let count: Int
    /// Draws the thing of an index, as an assertion does.
    let draw: @MainActor (_ index: Int, _ session: SnapshotSession) throws -> UIImage

    /// Cards of 390 × 200 points at 2×: an image, six labels, two buttons, four stacks.
    static let cards = GoldenSubject(name: "cards", count: 300) { index, session in
        try session.snapshot(
            of: { GoldenCard(index) },
            as: Snapshotting<UIView, UIImage>.image(size: CGSize(width: 390, height: 200), scale: 2)
        )
    }

    /// Screens of 390 × 844 points at 3× with four cards each.
    static let screens = GoldenSubject(name: "screens", count: 60) { index, session in
        try session.snapshot(
            of: { GoldenScreen(index) },
            as: Snapshotting<UIViewController, UIImage>.image(scale: 3)
        )
    }
}

/// A post of somebody, with what people make of it.
private final class GoldenCard: UIView {
    init(_ index: Int) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 16
        clipsToBounds = true

        let picture = UIImageView(image: GoldenPicture.image)
        picture.layer.cornerRadius = 28
        picture.clipsToBounds = true
        let names = stack(
            .vertical,
            [
                label("Person \(index)", .headline), label("person\(index)@example.com", .subheadline),
                label("\(index % 59 + 1) minutes ago", .caption1),
            ]
        )
        let header = stack(.horizontal, [picture, names])
        header.alignment = .center
        let text = label(
            "Number \(index) has written something that is long enough to need a second line of the card.",
            .body
        )
        text.numberOfLines = 2
        let counts = stack(
            .horizontal,
            [
                label("\(index * 7 % 1000) likes", .footnote),
                label("\(index * 13 % 100) answers", .footnote),
                button("Answer"), button("Share"),
            ]
        )
        counts.distribution = .equalSpacing
        let content = stack(.vertical, [header, text, counts])
        content.spacing = 12
        addSubview(content)
        content.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalToConstant: 56),
            picture.heightAnchor.constraint(equalToConstant: 56),
            content.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            content.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            content.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { nil }

    private func stack(_ axis: NSLayoutConstraint.Axis, _ views: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.spacing = 8
        return stack
    }

    private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        return label
    }

    private func button(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
    }
}

private final class GoldenScreen: UIViewController {
    private let index: Int

    init(_ index: Int) {
        self.index = index
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let stack = UIStackView(arrangedSubviews: (0..<4).map { GoldenCard(index * 4 + $0) })
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.spacing = 8
        view.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
        ])
    }
}
