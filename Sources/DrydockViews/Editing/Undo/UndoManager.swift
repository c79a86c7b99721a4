/// Foundation's undo manager, which Foundation lacks on Linux: remembers how to take changes back.
///
/// Changes are registered in groups, each of which one `undo()` takes back. Unless `groupsByEvent` is off, what an event
/// registers is one group. What is registered while changes are taken back is what `redo()` does.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    private final class Group {
        var actions: [(target: ObjectIdentifier, run: () -> Bool)] = []
        var name = ""
    }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    private var openGroups: [Group] = []
    private var isEventGroupOpen = false
    private var disabledDepth = 0

    /// Whether an event's changes are one group; true at first.
    open var groupsByEvent = true
    /// How many groups are kept; 0 for any number.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }
    open private(set) var isUndoing = false
    open private(set) var isRedoing = false

    public override init() {
        super.init()
    }

    // MARK: - Registering

    /// Remembers how to take a change back. The target is not kept alive; when it is gone, nothing is done.
    public func registerUndo<Target: AnyObject>(
        withTarget target: Target,
        handler: @escaping (Target) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if openGroups.isEmpty {
            require(groupsByEvent, "UndoManager.registerUndo: no group is open, and groupsByEvent is false")
            openEventGroup()
        }
        openGroups[openGroups.count - 1].actions.append(
            (
                ObjectIdentifier(target),
                { [weak target] in
                    guard let target else { return false }
                    handler(target)
                    return true
                }
            )
        )
        if !isUndoing && !isRedoing { redoStack = [] }
    }

    /// As above, by a method that takes nothing, or the object, which is kept alive.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        registerUndo(withTarget: target as AnyObject) {
            selector.call(on: $0, anObject, caller: "UndoManager")
        }
    }

    open var isUndoRegistrationEnabled: Bool { disabledDepth == 0 }

    /// Nothing is registered until the matching `enableUndoRegistration()`.
    open func disableUndoRegistration() {
        disabledDepth += 1
    }

    open func enableUndoRegistration() {
        require(disabledDepth > 0, "UndoManager.enableUndoRegistration: registration is not disabled")
        disabledDepth -= 1
    }

    // MARK: - Groups

    /// How many groups are open.
    open var groupingLevel: Int { openGroups.count }

    open func beginUndoGrouping() {
        if openGroups.isEmpty, groupsByEvent, !isUndoing, !isRedoing { openEventGroup() }
        openGroups.append(Group())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    open func endUndoGrouping() {
        require(!openGroups.isEmpty, "UndoManager.endUndoGrouping: no group is open")
        post(.NSUndoManagerWillCloseUndoGroup)
        let group = openGroups.removeLast()
        if let outer = openGroups.last {
            outer.actions += group.actions
            if outer.name.isEmpty { outer.name = group.name }
        } else if !group.actions.isEmpty {
            if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
            trim()
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func openEventGroup() {
        openGroups.append(Group())
        isEventGroupOpen = true
        // The event is over when the scene has been laid out.
        UIWindowScene.current.workAfterLayout.append(for: "The end of an undo group") { [weak self] in
            self?.closeEventGroup()
        }
    }

    /// Ends what the present event has registered.
    func closeEventGroup() {
        guard isEventGroupOpen, openGroups.count == 1 else { return }
        isEventGroupOpen = false
        endUndoGrouping()
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
        redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
    }

    // MARK: - Undoing

    open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.actions.isEmpty } }
    open var canRedo: Bool { !redoStack.isEmpty }

    /// Takes the last group back, ending that of the present event; nothing where there is none.
    open func undo() {
        closeEventGroup()
        require(openGroups.isEmpty, "UndoManager.undo: a group that beginUndoGrouping() opened is not closed")
        undoNestedGroup()
    }

    /// Takes the last closed group back.
    open func undoNestedGroup() {
        guard !isUndoing, !isRedoing, let group = undoStack.popLast() else { return }
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        run(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }

    /// Does what was last taken back again; nothing where there is none.
    open func redo() {
        closeEventGroup()
        guard !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        run(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    private func run(_ group: Group) {
        let inverse = Group()
        inverse.name = group.name
        openGroups.append(inverse)
        for action in group.actions.reversed() { _ = action.run() }
        endUndoGrouping()
    }

    /// Forgets everything.
    open func removeAllActions() {
        undoStack = []
        redoStack = []
        openGroups.forEach { $0.actions = [] }
    }

    /// Forgets what was registered with a target.
    open func removeAllActions(withTarget target: Any) {
        let identifier = ObjectIdentifier(target as AnyObject)
        for group in undoStack + redoStack + openGroups {
            group.actions.removeAll { $0.target == identifier }
        }
        undoStack.removeAll { $0.actions.isEmpty }
        redoStack.removeAll { $0.actions.isEmpty }
    }

    // MARK: - Names

    /// Names the group that is open: "Typing", for instance.
    open func setActionName(_ actionName: String) {
        (openGroups.last ?? undoStack.last)?.name = actionName
    }

    /// Of what `undo()` takes back; empty for none.
    open var undoActionName: String { undoStack.last?.name ?? "" }
    /// Of what `redo()` does again; empty for none.
    open var redoActionName: String { redoStack.last?.name ?? "" }
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

nonisolated extension Notification.Name {
    public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
    public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroupNotification")
    public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
    public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
    public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
    public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
