import Drydock
import DrydockAnchorage
import DrydockCatalogue

/// A component in all of its states, below each other.
final class ComponentPageViewController: UIViewController {
    private let entries: [CatalogueEntry]

    init(title: String, entries: [CatalogueEntry]) {
        self.entries = entries
        super.init(nibName: nil, bundle: nil)
        self.title = title
        navigationItem.largeTitleDisplayMode = .never
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ComponentPageViewController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        configureView()
    }

    private enum Constant {
        static let captionSpacing: CGFloat = 8
        static let spacing: CGFloat = 32
        static let verticalMargin: CGFloat = 24
    }

    private func configureView() {
        // Hierarchy
        let scrollView = UIScrollView()
        let stackView = UIStackView()
        view.addSubview(scrollView)
        scrollView.addSubview(stackView)
        for entry in entries { stackView.addArrangedSubview(makeState(of: entry)) }

        // Style
        view.backgroundColor = .systemBackground
        scrollView.alwaysBounceVertical = true
        stackView.axis = .vertical
        stackView.alignment = .center
        stackView.spacing = Constant.spacing

        // Layout
        scrollView.edgeAnchors == view.edgeAnchors
        stackView.verticalAnchors == scrollView.contentLayoutGuide.verticalAnchors + Constant.verticalMargin
        stackView.horizontalAnchors == scrollView.contentLayoutGuide.horizontalAnchors
        stackView.widthAnchor >= scrollView.frameLayoutGuide.widthAnchor
    }

    /// The view on its own ground, and the state's name where there are several.
    private func makeState(of entry: CatalogueEntry) -> UIView {
        let stateView = UIStackView()
        stateView.axis = .vertical
        stateView.alignment = .center
        stateView.spacing = Constant.captionSpacing
        if case .component(let make, let background, let width) = entry.content {
            let content = make()
            if let width { content.widthAnchor == width }
            let groundView = UIStackView(arrangedSubviews: [content])
            groundView.backgroundColor = background
            groundView.isLayoutMarginsRelativeArrangement = background.cgColor.alpha > 0
            stateView.addArrangedSubview(groundView)
        }
        if entries.count > 1, let state = entry.state {
            let label = UILabel()
            label.text = state.inWords
            label.font = .preferredFont(forTextStyle: .footnote)
            label.textColor = .secondaryLabel
            stateView.addArrangedSubview(label)
        }
        return stateView
    }
}
