/// Who observes an object's properties, in the order in which they came.
@_spi(Overriding) public final class KeyValueObservers {
    private(set) var observers: [KeyValueObserver] = []

    func add(_ observer: KeyValueObserver) { observers.append(observer) }

    func remove(_ observer: KeyValueObserver) { observers.removeAll { $0 === observer } }

    /// Tells those who want to know it before a property is set.
    func willChange(_ key: ObservedKey) {
        for observer in observers where observer.key == key && observer.options.contains(.prior) {
            observer.tell(from: observer.value, isPrior: true)
        }
    }

    func didChange(_ key: ObservedKey, from old: Any) {
        for observer in observers where observer.key == key { observer.tell(from: old, isPrior: false) }
    }

    /// Makes a change of several properties, and tells of it before and after.
    func change(_ keys: [ObservedKey], by change: () -> Void) {
        for key in keys { willChange(key) }
        let told = observers.filter { keys.contains($0.key) }
        let old = told.map(\.value)
        change()
        for (observer, old) in zip(told, old) { observer.tell(from: old, isPrior: false) }
    }
}

/// One observer of one property of an object.
final class KeyValueObserver {
    /// Values before and after; whether the second is yet to come.
    typealias Report = (_ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void

    let key: ObservedKey
    let options: NSKeyValueObservingOptions
    /// For whom: by identity, as observers end their observations while they are freed. Nil for a function.
    let responder: ObjectIdentifier?
    let context: UnsafeMutableRawPointer?
    private weak var object: (any KeyValueObserved)?
    private let path: AnyKeyPath
    private let report: Report

    init(
        of object: any KeyValueObserved,
        _ key: ObservedKey,
        _ path: AnyKeyPath,
        _ options: NSKeyValueObservingOptions,
        for responder: ObjectIdentifier? = nil,
        _ context: UnsafeMutableRawPointer? = nil,
        report: @escaping Report
    ) {
        self.object = object
        self.key = key
        self.path = path
        self.options = options
        self.responder = responder
        self.context = context
        self.report = report
    }

    /// What the property is now; nothing of an object that is gone.
    var value: Any {
        guard let object, let value = (object as Any)[keyPath: path] else { return NSNull() }
        return value
    }

    func begin() {
        if object?.keyValueObservers == nil { object?.keyValueObservers = KeyValueObservers() }
        object?.keyValueObservers?.add(self)
        if options.contains(.initial) { tell(from: nil, isPrior: false) }
    }

    func end() {
        object?.keyValueObservers?.remove(self)
        object = nil
    }

    /// Reports what the options ask for, unless the observation has ended.
    func tell(from old: Any?, isPrior: Bool) {
        guard object != nil else { return }
        let new = options.contains(.new) && !isPrior ? value : nil
        let lock = FrameLock.beginAppCall(of: object as? UIView)
        defer { lock?.end() }
        report(options.contains(.old) ? old : nil, new, isPrior)
    }
}

/// An object that tells observers when its properties are set.
package protocol KeyValueObserved: KeyValueObservable {
    /// Nil until somebody observes it.
    var keyValueObservers: KeyValueObservers? { get set }
    /// The properties of the class that can be observed, as key paths from a subclass.
    static func observedPaths(from root: Any.Type) -> ObservedPaths
}

extension KeyValueObserved {
    /// Sets a property by a function. Cost where nobody observes the object: one check.
    package func setting(_ key: ObservedKey, _ change: () -> Void) {
        guard let keyValueObservers else { return change() }
        keyValueObservers.change([key], by: change)
    }

    /// Before a property is set; `propertyDidChange(_:from:)` follows.
    package func propertyWillChange(_ key: ObservedKey) { keyValueObservers?.willChange(key) }

    package func propertyDidChange(_ key: ObservedKey, from old: @autoclosure () -> Any) {
        keyValueObservers?.didChange(key, from: old())
    }
}

extension UIView: KeyValueObserved {
    package final var keyValueObservers: KeyValueObservers? {
        get { extras?.keyValueObservers }
        set { withExtras { $0.keyValueObservers = newValue } }
    }
}

private protocol ObservableRecognizer: UIGestureRecognizer {}

extension UIGestureRecognizer: KeyValueObserved, ObservableRecognizer {
    package static func observedPaths(from root: Any.Type) -> ObservedPaths {
        (root as? any ObservableRecognizer.Type).map { ownPaths(from: $0) } ?? [:]
    }

    private static func ownPaths<Root: ObservableRecognizer>(from _: Root.Type) -> ObservedPaths {
        [.state: \Root.state, .enabled: \Root.isEnabled]
    }
}
