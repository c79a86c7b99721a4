extension UINavigationController {
    func push(_ controller: UIViewController, animated: Bool) {
        require(
            !stack.contains { $0 === controller },
            "\(debugName).pushViewController: \(controller.debugName) is already on the stack; pop to it"
        )
        change(to: stack + [controller], .push, animated: animated && !stack.isEmpty)
    }

    /// - Parameter index: of the controller that is to be at the top.
    /// - Returns: those above; nil without a controller at the index.
    func pop(to index: Int, animated: Bool) -> [UIViewController]? {
        guard index >= 0, index < stack.count else { return nil }
        guard index + 1 < stack.count else { return [] }
        let popped = Array(stack[(index + 1)...])
        change(to: Array(stack[...index]), .pop, animated: animated)
        return popped
    }

    func changeStack(to controllers: [UIViewController], animated: Bool) {
        for (index, controller) in controllers.enumerated() {
            require(
                !controllers[..<index].contains { $0 === controller },
                "\(debugName).setViewControllers: \(controller.debugName) is there twice"
            )
        }
        let isKnown = controllers.last.map { top in stack.contains { $0 === top } } ?? true
        change(to: controllers, isKnown ? .pop : .push, animated: animated && !stack.isEmpty)
    }

    /// The stack changes at once; what is shown follows, after the transition under way if there is one.
    private func change(to controllers: [UIViewController], _ operation: Operation, animated: Bool) {
        for controller in controllers where !stack.contains(where: { $0 === controller }) {
            require(
                !(controller is UINavigationController),
                "\(debugName).pushViewController: \(controller.debugName) is a navigation controller, too; present it"
            )
            addChild(controller)
        }
        let removed = stack.filter { old in !controllers.contains { $0 === old } }
        stack = controllers
        for controller in removed { controller.willMove(toParent: nil) }
        guard isViewLoaded else {
            for controller in removed { controller.removeFromParent() }
            return navigationBar.setStack(controllers.map(\.navigationItem))
        }
        if transition == nil {
            showTop(operation, animated: animated)
        } else {
            waiting = (operation, animated)
        }
    }

    /// Children that are no longer on the stack leave; those that are new have arrived.
    func settleChildren(arrived: UIViewController?) {
        for child in children where !stack.contains(where: { $0 === child }) && child !== shown {
            if child.viewIfLoaded?.superview === pages { child.view.removeFromSuperview() }
            child.setBarInsets(.zero)
            child.removeFromParent()
        }
        arrived?.didMove(toParent: self)
    }
}
