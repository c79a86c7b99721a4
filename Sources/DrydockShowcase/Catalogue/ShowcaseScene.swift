package import Drydock

/// A named thing to look at: a screen in a state, or a component on its own.
package struct ShowcaseScene {
    package let name: String
    private let content: Content

    private enum Content {
        /// A controller that fills a screen, and what happens once it is shown.
        case screen(make: @MainActor () -> UIViewController, prepare: @MainActor (UIViewController) -> Void)
        /// A view at its fitting size, on a colour on which it can be seen.
        case component(make: @MainActor () -> UIView, canvas: UIColor)
    }

    /// The screen a phone of 390 × 844 points has.
    package static let referenceSize = CGSize(width: 390, height: 844)

    static func screen<Controller: UIViewController>(
        _ name: String,
        _ make: @escaping @MainActor () -> Controller,
        prepare: @escaping @MainActor (Controller) -> Void = { _ in }
    ) -> ShowcaseScene {
        ShowcaseScene(
            name: name,
            content: .screen(
                make: make,
                prepare: { controller in
                    if let controller = controller as? Controller { prepare(controller) }
                }
            )
        )
    }

    static func component(
        _ name: String,
        on canvas: UIColor = AppColor.clear,
        _ make: @escaping @MainActor () -> UIView
    ) -> ShowcaseScene {
        ShowcaseScene(name: name, content: .component(make: make, canvas: canvas))
    }

    /// Whether the scene is a component, whose size is its own.
    package var isComponent: Bool {
        if case .component = content { true } else { false }
    }

    /// The scene in a host of its own, laid out and at rest. `size`, in points, is a screen's: a component is
    /// shown at its fitting size.
    package func makeHost(
        size: CGSize = referenceSize,
        scale: CGFloat = 1,
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        traits: UITraitCollection = UITraitCollection()
    ) -> ApplicationHost {
        switch content {
        case .screen(let make, let prepare):
            let host = ApplicationHost(size: size, scale: scale, direction: direction, traits: traits)
            let controller = make()
            host.window.rootViewController = controller
            prepare(controller)
            host.finishAnimations()
            return host
        case .component(let make, let canvas):
            let view = make()
            let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            let host = ApplicationHost(
                size: size,
                scale: scale,
                direction: direction,
                traits: traits,
                showsStatusBar: false,
                background: canvas
            )
            view.frame = CGRect(origin: .zero, size: size)
            host.window.addSubview(view)
            return host
        }
    }
}
