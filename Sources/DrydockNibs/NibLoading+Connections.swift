import DrydockNibDocuments
import DrydockViews

extension NibLoading {
    /// Connects outlets and actions that are written in an element.
    /// - Parameters:
    ///   - element: what has connections.
    ///   - object: what it stands for.
    ///   - isLate: whether the view of a storyboard's controller is there now; before that, only objects of the controller
    ///     itself are connected.
    func connect(_ element: NibElement, of object: AnyObject, isLate: Bool = false) {
        let connections = element.children(in: "connections")
        guard !connections.isEmpty else { return }
        lazy var outlets = NibOutlets.all(of: object)
        let properties = (type(of: object) as? any NibOutletTarget.Type)?.nibOutlets ?? [:]
        /// What goes into registered properties, which are set once each.
        var values: [(property: String, objects: [AnyObject], element: NibElement)] = []
        let waits = !isLate && scene != nil && object is UIViewController
        for connection in connections {
            if waits,
                connection.name == "outletCollection"
                    || connection["destination"].map({ objects[$0] == nil }) ?? true
            {
                continue
            }
            switch connection.name {
            case "outlet", "outletCollection":
                guard let destination = destination(of: connection), let property = connection["property"]
                else { continue }
                if properties[property] != nil {
                    if connection.name == "outletCollection",
                        let index = values.firstIndex(where: { $0.property == property })
                    {
                        values[index].objects.append(destination)
                    } else {
                        values.append((property, [destination], connection))
                    }
                } else if let outlet = outlets[property] {
                    connectOutlet(outlet, property, of: object, to: destination, connection)
                } else if !NibProperties.connect(property, of: object, to: destination) {
                    let name = NibProperties.protocolName(of: property, of: object)
                    warn(
                        name.map { "\(type(of: destination)) does not adopt \($0)" }
                            ?? "\(type(of: object)) has no outlet \(property): declare it as @Outlet var \(property)",
                        connection
                    )
                }
            case "action": connectAction(connection, of: object)
            case "segue":
                if let scene = scene as? NibScene, !(object is UIViewController) {
                    scene.note(connection, object)
                }
            default: warn("the connection <\(connection.name)> is not known", connection)
            }
        }
        for (name, destinations, element) in values {
            guard let property = properties[name] else { continue }
            // Setting by key path reads first, and what is not optional cannot be read without an object.
            if let outlet = outlets[name], !outlet.mayBeEmpty, let destination = destinations.last {
                _ = outlet.connect(destination)
            }
            guard !property.set(object, destinations) else { continue }
            warnAboutClass(of: destinations.last, name, of: object, property.valueName, element)
        }
    }

    private func connectOutlet(
        _ outlet: any NibOutlet,
        _ property: String,
        of object: AnyObject,
        to destination: AnyObject,
        _ element: NibElement
    ) {
        guard !outlet.connect(destination) else { return }
        warnAboutClass(of: destination, property, of: object, outlet.valueName, element)
    }

    private func warnAboutClass(
        of destination: AnyObject?,
        _ property: String,
        of object: AnyObject,
        _ wanted: String,
        _ element: NibElement
    ) {
        let found = destination.map { "\(type(of: $0))" } ?? "nothing"
        warn("\(type(of: object)).\(property) takes a \(wanted), not a \(found)", element)
    }

    private func destination(of connection: NibElement) -> AnyObject? {
        guard let id = connection["destination"] else { return nil }
        if let object = objects[id] { return object }
        // Without an owner, what is the owner's is nobody's.
        if id != "-1" {
            warn(
                "\(connection["property"] ?? connection.name) refers to \(id), which was not made",
                connection
            )
        }
        return nil
    }

    // MARK: - Actions

    private func connectAction(_ element: NibElement, of sender: AnyObject) {
        guard let selector = element["selector"], let id = element["destination"], let target = objects[id]
        else {
            if element["destination"] != "-1" { warn("an action has no target that was made", element) }
            return
        }
        let call = NibCall(selector: selector, target: target, place: "\(document.file):\(element.line)")
        if !(target is NibFirstResponder), NibCall.action(selector, of: target) == nil {
            warn("\(call.missing), and the program stops when it is sent", element)
        }
        if let control = sender as? UIControl {
            let word = element["eventType"] ?? "primaryActionTriggered"
            guard let events = NibWords.controlEvents[word] else {
                return warn("the event \(word) is not known", element)
            }
            control.addHandler(for: events, target: target, selector: Selector(selector)) {
                call.run(sender: $0, event: $1)
            }
        } else if let recognizer = sender as? UIGestureRecognizer {
            recognizer.addHandler(target: target, selector: Selector(selector)) {
                call.run(sender: $0, event: nil)
            }
        } else if let item = sender as? UIBarButtonItem {
            item.primaryAction = UIAction(title: item.title ?? "", image: item.image) { [weak item] _ in
                if let item { call.run(sender: item, event: nil) }
            }
        } else {
            warn("\(type(of: sender)) sends no actions", element)
        }
    }
}

/// A call that a nib has written down. The target is not kept alive.
private struct NibCall {
    let selector: String
    weak var target: AnyObject?
    /// The line in the document.
    let place: String
    private let targetName: String

    init(selector: String, target: AnyObject, place: String) {
        self.selector = selector
        self.target = target
        self.place = place
        targetName = "\(type(of: target))"
    }

    static func action(_ selector: String, of target: AnyObject) -> NibAction? {
        (type(of: target) as? any NibActionTarget.Type)?.nibAction(selector)
    }

    var missing: String { "\(targetName) has no nib action \"\(selector)\": add it to nibActions" }

    func run(sender: AnyObject, event: UIEvent?) {
        guard let target else { return }
        if target is NibFirstResponder { return runInChain(sender, event) }
        guard let action = NibCall.action(selector, of: target) else { fatalError("\(place): \(missing).") }
        perform(action, target, sender, event)
    }

    private func perform(_ action: NibAction, _ target: AnyObject, _ sender: AnyObject, _ event: UIEvent?) {
        require(
            action.run(target, sender, event),
            "\(place): \(type(of: target)).\(selector) does not take a \(type(of: sender)) as its sender"
        )
    }

    /// The first responder does it, or the sender, or the next one that can; otherwise nobody.
    private func runInChain(_ sender: AnyObject, _ event: UIEvent?) {
        let view = (sender as? UIView) ?? (sender as? UIGestureRecognizer)?.view
        var next = view?.window?.firstResponder ?? view
        while let responder = next {
            if let action = NibCall.action(selector, of: responder) {
                return perform(action, responder, sender, event)
            }
            next = responder.next
        }
        if let first = view?.window?.firstResponder { first.performEditAction(Selector(selector)) }
    }
}
