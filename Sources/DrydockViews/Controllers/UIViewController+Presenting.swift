import Logging

extension UIViewController {
    /// The last of the chain of presented controllers, or this one.
    package var topmostPresented: UIViewController {
        var top = self
        while let presentation = top.ownPresentation, presentation.phase != .dismissing {
            top = presentation.presented
        }
        return top
    }

    /// How many controllers are presented up to this one.
    private var presentationsBelow: Int {
        sequence(first: self) { $0.nearestHostPresentation?.presenter }.reduce(-1) { count, _ in count + 1 }
    }

    var nearestOwnPresentation: Presentation? { chain.lazy.compactMap(\.ownPresentation).first }
    var nearestHostPresentation: Presentation? { chain.lazy.compactMap(\.hostPresentation).first }

    func startPresenting(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        require(presented !== self, "\(debugName).present: a controller cannot present itself")
        if let other = presented.hostPresentation?.presenter, presented.hostPresentation?.phase != .dismissing
        {
            fatalError(
                "\(debugName).present: \(presented.debugName) is already presented by \(other.debugName)"
            )
        }
        require(
            presented.parent == nil,
            "\(debugName).present: \(presented.debugName) is a child; present its parent, or remove it first"
        )
        require(
            presented.viewIfLoaded?.window?.rootViewController !== presented,
            "\(debugName).present: \(presented.debugName) is the root of a window; present another controller"
        )
        let style = presented.modalPresentationStyle
        require(
            style != .none,
            "\(presented.debugName).modalPresentationStyle: .none cannot be presented"
        )
        let presenter = presenter(for: style)
        let attempt =
            "Attempt to present \(presented.debugName) on \(presenter.debugName) (from \(debugName))"
        if let current = presenter.ownPresentation {
            let isMoving = current.phase != .presented
            let reason =
                isMoving
                ? "while a presentation or dismissal is in progress"
                : "which is already presenting \(current.presented.debugName)"
            Log.logger.warning("\(attempt) \(reason)")
            return
        }
        guard let window = presenter.viewIfLoaded?.window else {
            Log.logger.warning("\(attempt) whose view is not in the window hierarchy")
            return
        }
        require(
            presenter.presentationsBelow < 100,
            "\(debugName).present: 100 controllers stand on top of each other; does each present another as it appears?"
        )
        let presentation = Presentation(
            of: presented,
            by: presenter,
            controller: presented.preparedPresentationController(presenting: presenter, source: self),
            in: window
        )
        presentation.source = self
        presentation.present(animated: animated, completion: completion)
    }

    /// The controller that stands for this one: the one that defines the context, or the outermost.
    private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        let context = style.isInContext ? chain.first(where: \.definesPresentationContext) : nil
        return context ?? rootOfContainment
    }

    func startDismissing(animated: Bool, completion: (() -> Void)?) {
        guard let presentation = nearestOwnPresentation ?? nearestHostPresentation else {
            completion?()
            return
        }
        let stack = presentation.withPresentationsAbove
        guard stack.allSatisfy({ $0.phase == .presented }) else {
            Log.logger.warning(
                "Attempt to dismiss from \(debugName) while a presentation or dismissal is in progress"
            )
            return
        }
        presentation.dismiss(animated: animated, completion: completion)
    }
}
