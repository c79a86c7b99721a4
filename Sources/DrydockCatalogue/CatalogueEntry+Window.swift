import Drydock
package import DrydockHost

extension CatalogueEntry {
    /// Replaces what the host's window shows by the entry: a screen fills it, a component stands in its middle.
    @MainActor package func showInWindow(of host: ApplicationHost) {
        host.window.rootViewController?.dismiss(animated: false)
        switch content {
        case .screen(let make, let prepare): Self.show(make, prepare, in: host)
        case .component(let make, let background, let width):
            host.window.rootViewController = CentredViewController(make(), on: background, width: width)
        }
    }
}

/// A view in the middle of the screen.
private final class CentredViewController: UIViewController {
    private let content: UIView
    private let background: UIColor
    private let width: CGFloat?

    init(_ content: UIView, on background: UIColor, width: CGFloat?) {
        self.content = content
        self.background = background
        self.width = width
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// Letters that are seen on the background.
    override var preferredStatusBarStyle: UIStatusBarStyle {
        var white: CGFloat = 0
        background.getWhite(&white, alpha: nil)
        return background.cgColor.alpha == 0 ? .default : white < 0.5 ? .lightContent : .darkContent
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = background.cgColor.alpha == 0 ? .systemBackground : background
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        content.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        content.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
        if let width { content.widthAnchor.constraint(equalToConstant: width).isActive = true }
    }
}
