import DrydockNibDocuments
import DrydockViews

/// The kinds of segues.
enum NibSegues {
    static func perform(
        _ element: NibElement,
        from source: UIViewController,
        to destination: UIViewController,
        _ sender: Any?
    ) {
        let isAnimated = element.flag("animates") ?? true
        switch element["kind"] {
        case "show": source.show(destination, sender: sender)
        case "showDetail": source.showDetailViewController(destination, sender: sender)
        case "push":
            guard let navigation = source.navigationController else {
                return Log.warnOnce(
                    "A push segue from \(source.debugName) does nothing: it is in no navigation controller."
                )
            }
            navigation.pushViewController(destination, animated: isAnimated)
        case "presentation", "modal", "popoverPresentation":
            if let style = element["modalPresentationStyle"].flatMap({ NibWords.presentationStyles[$0] }) {
                destination.modalPresentationStyle = style
            }
            if let style = element["modalTransitionStyle"].flatMap({ NibWords.transitionStyles[$0] }) {
                destination.modalTransitionStyle = style
            }
            source.present(destination, animated: isAnimated)
        case let kind: Log.warnOnce("A segue of kind \(kind ?? "none") does nothing.")
        }
    }
}

/// Ways back: to the nearest controller that has the action.
enum NibUnwinding {
    static func unwind(_ element: NibElement, from source: UIViewController, sender: Any?) {
        guard let selector = element["unwindAction"],
            let (target, action) = candidates(from: source).lazy.compactMap({ candidate in
                (type(of: candidate) as? any NibActionTarget.Type)?.nibAction(selector).map {
                    (candidate, $0)
                }
            }).first
        else {
            return Log.warnOnce(
                "An unwind segue from \(source.debugName) does nothing: no controller has the nib action \(element["unwindAction"] ?? "")."
            )
        }
        let segue = UIStoryboardSegue(identifier: element["identifier"], source: source, destination: target)
        source.prepare(for: segue, sender: sender)
        require(
            action.run(target, segue, nil),
            "\(type(of: target)).\(selector) does not take a UIStoryboardSegue"
        )
        let isAnimated = element.flag("animates") ?? true
        if let navigation = target.navigationController, navigation.viewControllers.last !== target,
            navigation.viewControllers.contains(where: { $0 === target })
        {
            let isPresenting =
                navigation.presentedViewController != nil || target.presentedViewController != nil
            if isPresenting { target.dismiss(animated: isAnimated) }
            navigation.popToViewController(target, animated: isAnimated && !isPresenting)
        } else if target.presentedViewController != nil || target.parent?.presentedViewController != nil {
            target.dismiss(animated: isAnimated)
        }
    }

    /// What lies below the source on its stack, then around it, then what presents it and so on.
    private static func candidates(from source: UIViewController) -> [UIViewController] {
        var found: [UIViewController] = []
        func add(_ controller: UIViewController) {
            guard controller !== source, !found.contains(where: { $0 === controller }) else { return }
            found.append(controller)
        }
        var next: UIViewController? = source
        while let present = next {
            var container = present.parent
            while let around = container {
                if let navigation = around as? UINavigationController {
                    navigation.viewControllers.reversed().forEach(add)
                }
                add(around)
                container = around.parent
            }
            next = present.presentingViewController
            if let presenter = next {
                if let navigation = presenter as? UINavigationController {
                    navigation.viewControllers.reversed().forEach(add)
                }
                presenter.children.forEach(add)
                add(presenter)
            }
        }
        return found
    }
}
