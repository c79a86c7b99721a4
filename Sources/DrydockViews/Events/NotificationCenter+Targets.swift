extension NotificationCenter {
    /// Calls a method of an observer.
    ///
    /// - Parameters:
    ///   - observer: not kept alive; need not be removed.
    ///   - aSelector: takes nothing, or the notification, and is called where that is posted.
    ///   - aName: nil for every notification.
    ///   - anObject: whose notifications; nil for everybody's.
    public nonisolated func addObserver(
        _ observer: Any,
        selector aSelector: Selector,
        name aName: NSNotification.Name?,
        object anObject: Any?
    ) {
        let observer = observer as AnyObject
        ObserverRegistry.shared.add(observer, to: self, name: aName, object: anObject) {
            aSelector.call(on: $0, $1, caller: "NotificationCenter of \($1.name.rawValue)")
        }
    }

    /// As above, by the method itself: `addObserver(self, selector: Screen.keyboardWillShow, name: …)`.
    public nonisolated func addObserver<Observer: AnyObject>(
        _ observer: Observer,
        selector aSelector: @escaping (Observer) -> (Notification) -> Void,
        name aName: NSNotification.Name?,
        object anObject: Any?
    ) {
        addObserver(observer, selector: Selector(SelectorMethod(aSelector)), name: aName, object: anObject)
    }

    /// As above, for methods that take nothing.
    public nonisolated func addObserver<Observer: AnyObject>(
        _ observer: Observer,
        selector aSelector: @escaping (Observer) -> () -> Void,
        name aName: NSNotification.Name?,
        object anObject: Any?
    ) {
        addObserver(observer, selector: Selector(SelectorMethod(aSelector)), name: aName, object: anObject)
    }

    /// As above, for methods that take the class in place of the value.
    public nonisolated func addObserver<Observer: AnyObject>(
        _ observer: Observer,
        selector aSelector: @escaping (Observer) -> (NSNotification) -> Void,
        name aName: NSNotification.Name?,
        object anObject: Any?
    ) {
        addObserver(observer, selector: Selector(SelectorMethod(aSelector)), name: aName, object: anObject)
    }

    /// Ends all observations of an object, or that of a token.
    public nonisolated func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Ends an object's observations of a name and of a sender, or a token's.
    ///
    /// - Parameters:
    ///   - observer: an object, or a token of Foundation's.
    ///   - aName: nil for every name.
    ///   - anObject: nil for every sender.
    public nonisolated func removeObserver(
        _ observer: AnyObject,
        name aName: NSNotification.Name?,
        object anObject: Any?
    ) {
        ObserverRegistry.shared.remove(observer, from: self, name: aName, object: anObject)
        let token: Any = observer
        removeObserver(token, name: aName, object: anObject)
    }
}

/// Who observes by a method: what Foundation, which knows blocks alone, cannot be asked for.
private nonisolated final class ObserverRegistry: @unchecked Sendable {
    static let shared = ObserverRegistry()

    private struct Entry {
        weak var observer: AnyObject?
        weak var center: NotificationCenter?
        let name: NSNotification.Name?
        let sender: ObjectIdentifier?
        let token: any NSObjectProtocol
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: [Entry]] = [:]
    /// With so many observers, those that are gone are forgotten.
    private var limit = 64

    /// What a block of Foundation's may hold.
    private struct Unchecked<Value>: @unchecked Sendable {
        let value: Value
    }

    func add<Observer: AnyObject>(
        _ observer: Observer,
        to center: NotificationCenter,
        name: NSNotification.Name?,
        object: Any?,
        run: @escaping (Observer, Notification) -> Void
    ) {
        let run = Unchecked(value: run)
        let weakly = Unchecked(value: Weak(observer))
        let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
            if let observer = weakly.value.observer { run.value(observer, notification) }
        }
        let entry = Entry(
            observer: observer,
            center: center,
            name: name,
            sender: object.map { ObjectIdentifier($0 as AnyObject) },
            token: token
        )
        let forgotten = lock.withLock {
            entries[ObjectIdentifier(observer), default: []].append(entry)
            return entries.count > limit ? takeOrphans() : []
        }
        end(forgotten)
    }

    func remove(
        _ observer: AnyObject,
        from center: NotificationCenter,
        name: NSNotification.Name?,
        object: Any?
    ) {
        let sender = object.map { ObjectIdentifier($0 as AnyObject) }
        let removed = lock.withLock {
            let key = ObjectIdentifier(observer)
            let all = entries[key] ?? []
            let matches = { (entry: Entry) in
                entry.center === center && (name == nil || entry.name == name)
                    && (sender == nil || entry.sender == sender)
            }
            let left = all.filter { !matches($0) }
            entries[key] = left.isEmpty ? nil : left
            return all.filter(matches)
        }
        end(removed)
    }

    /// The lock is held.
    private func takeOrphans() -> [Entry] {
        let orphans = entries.values.flatMap { $0.filter { $0.observer == nil } }
        entries = entries.compactMapValues { list in
            let left = list.filter { $0.observer != nil }
            return left.isEmpty ? nil : left
        }
        limit = max(64, entries.count * 2)
        return orphans
    }

    private func end(_ entries: [Entry]) {
        for entry in entries { entry.center?.removeObserver(entry.token as Any) }
    }

    private struct Weak<Observer: AnyObject> {
        weak var observer: Observer?

        init(_ observer: Observer) {
            self.observer = observer
        }
    }
}
