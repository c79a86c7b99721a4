import DrydockNibDocuments
import DrydockLists
import DrydockViews

/// What a controller of a storyboard keeps of its scene: how its view is made, and where it can go from here.
final class NibScene: StoryboardScene {
    let storyboard: UIStoryboard
    private let element: NibElement
    /// Everything at the top of the scene.
    private let elements: [NibElement]
    /// Nil once the view is loaded. It does not hold the controller.
    private var loading: NibLoading?
    private(set) weak var controller: UIViewController?
    /// Of the controller, by their identifiers.
    private var segues: [String: NibElement] = [:]
    private var embeddings: [(element: NibElement, view: UIView)] = []

    init(_ storyboard: UIStoryboard, _ loading: NibLoading, _ element: NibElement, _ elements: [NibElement]) {
        self.storyboard = storyboard
        self.loading = loading
        self.element = element
        self.elements = elements
    }

    // MARK: - Loading

    /// The controller, awake, with what it contains but without its view.
    func makeController(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let loading else { return nil }
        loading.scene = self
        for placeholder in elements where placeholder.name == "placeholder" {
            loading.adoptPlaceholder(placeholder, [:])
        }
        let base = NibClasses.controllers[element.name] ?? UIViewController.self
        if NibClasses.controllers[element.name] == nil {
            loading.warn("<\(element.name)> is not supported: a plain controller takes its place", element)
        }
        let made = loading.decode(element) { coder in
            creator?(coder) ?? loading.customClass(of: element, base: base).init(coder: coder)
        }
        guard let made else { return nil }
        controller = made
        made.scene = self
        for segue in element.children(in: "connections") where segue.name == "segue" { note(segue, made) }
        addContained(to: made)
        loading.finish([])
        if let id = element.id { loading.objects[id] = nil }
        return made
    }

    /// - Returns: false for a controller whose scene has no view.
    func loadView(of controller: UIViewController) -> Bool {
        guard let loading, let viewElement = element.child(key: "view") else { return false }
        self.loading = nil
        if let id = element.id { loading.objects[id] = controller }
        loading.layoutGuides = element.children(in: "layoutGuides")
        let others = elements.filter { other in
            other.name != "placeholder" && other.name != "exit" && other.id != element.id
        }
        guard let view = loading.makeView(viewElement) else { return false }
        controller.view = view
        loading.addLayoutGuides(to: view)
        loading.addRefreshControl(element, to: view)
        for other in others { _ = loading.makeObject(other) }
        extras = others.compactMap { other in other.id.flatMap { loading.objects[$0] } }
        loading.connectLate(element, of: controller)
        loading.finish([])
        for (segue, container) in embeddings { embed(segue, in: container, of: controller) }
        embeddings = []
        return true
    }

    /// Loads the view.
    /// - Returns: what the ids of the scene stand for.
    func loadObjects() -> [String: AnyObject] {
        let loading = loading
        controller?.loadViewIfNeeded()
        return loading?.objects ?? [:]
    }

    /// Objects at the top that nothing else keeps.
    private var extras: [AnyObject] = []

    // MARK: - Segues

    /// A segue was met that starts at an object of the scene.
    func note(_ segue: NibElement, _ source: AnyObject) {
        if let identifier = segue["identifier"] { segues[identifier] = segue }
        switch segue["kind"] {
        case "relationship": break
        case "embed":
            if let view = source as? UIView { embeddings.append((segue, view)) }
        default: attach(segue, to: source)
        }
    }

    /// Has an object set off the segue when it is used.
    private func attach(_ segue: NibElement, to source: AnyObject) {
        let go: (AnyObject) -> Void = { [weak self] sender in
            guard let self, let controller else { return }
            let identifier = segue["identifier"]
            guard
                identifier.map({ controller.shouldPerformSegue(withIdentifier: $0, sender: sender) }) ?? true
            else { return }
            perform(segue, sender: sender)
        }
        if let control = source as? UIControl {
            control.addHandler(for: .primaryActionTriggered) { sender, _ in go(sender) }
        } else if let recognizer = source as? UIGestureRecognizer {
            recognizer.addHandler { sender in
                if sender.state == .ended { go(sender) }
            }
        } else if let cell = source as? UICollectionViewCell {
            cell.selectedByUser = { [weak cell] in
                if let cell { go(cell) }
            }
        } else if let cell = source as? UITableViewCell {
            cell.selectedByUser = { [weak cell] in
                if let cell { go(cell) }
            }
        } else if let item = source as? UIBarButtonItem {
            item.primaryAction = UIAction(title: "") { [weak item] _ in
                if let item { go(item) }
            }
        }
    }

    /// Performs the segue of that identifier.
    func perform(identifier: String, sender: Any?) {
        guard let segue = segues[identifier] else {
            fatalError(
                "\(storyboard.document.file):\(element.line): \(controller?.debugName ?? "the controller") has no segue "
                    + "with the identifier \"\(identifier)\""
            )
        }
        perform(segue, sender: sender)
    }

    private func perform(_ element: NibElement, sender: Any?) {
        guard let controller, let id = element["destination"] else { return }
        if element["kind"] == "unwind" {
            return NibUnwinding.unwind(element, from: controller, sender: sender)
        }
        guard let destination = make(id, of: element, from: controller, sender) else { return }
        let segue = makeSegue(element, from: controller, to: destination, sender)
        controller.prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// The controller that a segue leads to.
    private func make(
        _ id: String,
        of segue: NibElement,
        from source: UIViewController,
        _ sender: Any?
    ) -> UIViewController? {
        storyboard.make(
            id,
            NibSegueAction.creator(of: segue, from: source, sender: sender, in: storyboard.document)
        )
    }

    private func makeSegue(
        _ element: NibElement,
        from source: UIViewController,
        to destination: UIViewController,
        _ sender: Any?
    ) -> UIStoryboardSegue {
        let name = element["customClass"]
        let modules = NibLoading.modules(owner: source, bundle: nil)
        let found: AnyClass? = name.flatMap {
            NibClasses.find($0, module: element["customModule"], modules, [])
        }
        let type = found as? UIStoryboardSegue.Type ?? UIStoryboardSegue.self
        let segue = type.make(from: source, to: destination, as: element["identifier"])
        segue.handler = { [weak segue] in
            guard let segue else { return }
            NibSegues.perform(element, from: segue.source, to: segue.destination, sender)
        }
        return segue
    }

    // MARK: - Containment

    /// Controllers that a navigation or tab bar controller contains from the start.
    private func addContained(to container: UIViewController) {
        let relations = element.children(in: "connections").filter {
            $0.name == "segue" && $0["kind"] == "relationship"
        }
        let contained = relations.compactMap { relation in
            relation["destination"].flatMap { make($0, of: relation, from: container, nil) }
        }
        guard !contained.isEmpty else { return }
        if let navigation = container as? UINavigationController {
            navigation.setViewControllers(contained, animated: false)
        } else if let tabs = container as? UITabBarController {
            tabs.setViewControllers(contained, animated: false)
        }
    }

    private func embed(_ element: NibElement, in view: UIView, of controller: UIViewController) {
        guard let id = element["destination"], let child = make(id, of: element, from: controller, nil)
        else { return }
        let segue = makeSegue(element, from: controller, to: child, view)
        segue.handler = nil
        controller.prepare(for: segue, sender: nil)
        controller.addChild(child)
        storyboard.nested(element) { child.loadViewIfNeeded() }
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: controller)
    }
}
