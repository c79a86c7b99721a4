public import Drydock

/// The whole catalogue on one screen.
public final class CatalogueViewController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.92, alpha: 1)
        let stack = UIStackView(arrangedSubviews: Catalogue.entries.map { $0.makeView() })
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 12
        view.addSubview(stack)
        stack.topAnchor == view.safeAreaLayoutGuide.topAnchor + 16
        stack.leadingAnchor == view.leadingAnchor + 16
    }
}
