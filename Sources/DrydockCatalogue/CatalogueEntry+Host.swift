package import Drydock
package import DrydockHost

extension CatalogueEntry {
    /// The screen that a phone of 390 × 844 points has.
    package static let referenceSize = DeviceModel.reference.size

    /// The entry in a host of its own, laid out and at rest. `size`, in points, is a screen's: a component is shown at
    /// the size that it has itself.
    @MainActor package func makeHost(
        size: CGSize = referenceSize,
        scale: CGFloat = 1,
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        traits: UITraitCollection = UITraitCollection(),
        device: DeviceModel? = nil
    ) -> ApplicationHost {
        let traits = traits.modifyingTraits {
            $0.displayScale = scale
            $0.layoutDirection = UITraitEnvironmentLayoutDirection(direction)
        }
        return makeHost(in: PictureMatrix.Cell("", traits: traits, size: size), device: device)
    }

    /// The entry in a host of its own, in the circumstances of a matrix's cell.
    /// - Parameters:
    ///   - scale: pixels per point where the cell has none.
    ///   - device: whose status bar and safe area a screen has; nil for those that fit its size.
    @MainActor package func makeHost(
        in cell: PictureMatrix.Cell,
        scale: CGFloat = 1,
        device: DeviceModel? = nil
    ) -> ApplicationHost {
        let background: UIColor = if case .component(_, let color, _) = content { color } else { .black }
        let host = ApplicationHost(
            size: cell.size ?? Self.referenceSize,
            scale: cell.traits.displayScale > 0 ? cell.traits.displayScale : scale,
            direction: cell.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            traits: cell.traits,
            showsStatusBar: isScreen && cell.safeArea == nil,
            device: device,
            background: background
        )
        if let safeArea = cell.safeArea { host.scene.safeAreaInsets = safeArea }
        switch content {
        case .screen(let make, let prepare): Self.show(make, prepare, in: host)
        case .component(let make, _, let width): host.perform { fit(host, to: make(), width: width) }
        }
        host.finishAnimations()
        return host
    }

    /// Has the controller appear before anything is done with it.
    @MainActor static func show(
        _ make: () -> UIViewController,
        _ prepare: (UIViewController) -> Void,
        in host: ApplicationHost
    ) {
        let controller = host.perform(make)
        host.perform { host.window.rootViewController = controller }
        host.update()
        host.perform { prepare(controller) }
    }

    @MainActor private func fit(_ host: ApplicationHost, to view: UIView, width: CGFloat?) {
        host.window.addSubview(view)
        let size = Self.size(of: view, width: width)
        precondition(
            size.width > 0 && size.height > 0,
            "the component '\(name)' of the catalogue has neither a size nor content: give it constraints or a width"
        )
        host.resize(to: size, scale: host.screen.scale)
        view.frame = CGRect(origin: .zero, size: size)
    }

    /// The size in points that a component has by its views as they are now; nil for a screen.
    @MainActor package func fittingSize(in host: ApplicationHost) -> CGSize? {
        guard case .component(_, _, let width) = content, let view = host.window.subviews.first else {
            return nil
        }
        return host.perform { Self.size(of: view, width: width) }
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
