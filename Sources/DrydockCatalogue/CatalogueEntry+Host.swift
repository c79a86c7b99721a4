package import Drydock
package import DrydockHost

extension CatalogueEntry {
    /// The screen that a phone of 390 × 844 points has.
    package static let referenceSize = CGSize(width: 390, height: 844)

    /// The entry in a host of its own, laid out and at rest. `size`, in points, is a screen's: a component is shown at
    /// the size that it has itself.
    @MainActor package func makeHost(
        size: CGSize = referenceSize,
        scale: CGFloat = 1,
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        traits: UITraitCollection = UITraitCollection()
    ) -> ApplicationHost {
        let background: UIColor? = if case .component(_, let color, _) = content { color } else { nil }
        let host = ApplicationHost(
            size: size,
            scale: scale,
            direction: direction,
            traits: traits,
            showsStatusBar: isScreen,
            background: background ?? .black
        )
        host.perform { show(in: host) }
        host.finishAnimations()
        return host
    }

    /// The entry in a host of its own, in the circumstances of a matrix's cell.
    /// - Parameter scale: pixels per point where the cell has none.
    @MainActor package func makeHost(in cell: PictureMatrix.Cell, scale: CGFloat = 1) -> ApplicationHost {
        let traits = cell.traits
        let host = makeHost(
            size: cell.size ?? Self.referenceSize,
            scale: traits.displayScale > 0 ? traits.displayScale : scale,
            direction: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            traits: traits
        )
        if let safeArea = cell.safeArea { host.scene.safeAreaInsets = safeArea }
        return host
    }

    /// Makes the entry and puts it into the host's window; a component gives the host its size.
    @MainActor package func show(in host: ApplicationHost) {
        switch content {
        case .screen(let make, let prepare):
            let controller = make()
            host.window.rootViewController = controller
            prepare(controller)
        case .component(let make, _, let width):
            let view = make()
            host.window.addSubview(view)
            let size = Self.size(of: view, width: width)
            precondition(
                size.width > 0 && size.height > 0,
                "the component '\(name)' of the catalogue has neither a size nor content: give it constraints or a width"
            )
            host.resize(to: size, scale: host.screen.scale)
            view.frame = CGRect(origin: .zero, size: size)
        }
    }

    @MainActor private static func size(of view: UIView, width: CGFloat?) -> CGSize {
        guard let width else { return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        return view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
    }
}

extension CatalogueEntry {
    /// Replaces what the host's window shows by the entry: a screen fills it, a component stands in its middle.
    @MainActor package func showInWindow(of host: ApplicationHost) {
        host.window.rootViewController?.dismiss(animated: false)
        switch content {
        case .screen(let make, let prepare):
            let controller = make()
            host.window.rootViewController = controller
            prepare(controller)
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
