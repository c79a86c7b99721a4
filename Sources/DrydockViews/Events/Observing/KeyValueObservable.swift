/// An object some of whose properties can be observed: a view or a gesture recogniser. See the article on
/// bringing a screen over for which.
@preconcurrency @MainActor
public protocol KeyValueObservable: NSObject, Sendable {}

extension KeyValueObservable {
    /// Has a function called whenever a property is set, until the observation that is returned is freed.
    ///
    /// - Parameters:
    ///   - keyPath: must lead to a property that can be observed, and to no part of it. That of a final class that overrides the
    ///     property leads elsewhere: observe the object as its superclass there.
    ///   - options: what the change tells, and when besides; with none the function is told that there was one.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>,
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let key = ObservedKey.paths(from: Self.self).first { $0.value == keyPath }?.key
        guard let key, let object = self as? any KeyValueObserved else {
            fatalError(
                "\(type(of: self)).observe(_:): \(keyPath) cannot be observed; a property that a final class overrides can, as its superclass's"
            )
        }
        let observer = KeyValueObserver(of: object, key, keyPath, options) { [unowned self] in
            let change = NSKeyValueObservedChange(
                kind: .setting,
                newValue: $1 as? Value,
                oldValue: $0 as? Value,
                indexes: nil,
                isPrior: $2
            )
            changeHandler(self, change)
        }
        observer.begin()
        return NSKeyValueObservation(observer)
    }

    /// Has an observer's `observeValue(forKeyPath:of:change:context:)` called whenever a property is set, until `removeObserver`.
    ///
    /// - Parameters:
    ///   - observer: not kept alive.
    ///   - keyPath: the name of a property that can be observed: `"contentOffset"`, `"hidden"`; of a scroll view also
    ///     `"panGestureRecognizer.state"`.
    ///   - options: what the change tells, and when besides.
    ///   - context: a pointer of the observer's own, to know its observations by.
    public func addObserver(
        _ observer: UIResponder,
        forKeyPath keyPath: String,
        options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let (owner, name) = observed(at: keyPath)
        guard let key = ObservedKey(rawValue: name),
            let path = ObservedKey.paths(from: type(of: owner))[key],
            let object = owner as? any KeyValueObserved
        else {
            fatalError("\(type(of: self)).addObserver(_:forKeyPath:): \(keyPath) cannot be observed")
        }
        let identity = ObjectIdentifier(observer)
        let entry = KeyValueObserver(of: object, key, path, options, for: identity, context) {
            [unowned self, weak observer] old, new, isPrior in
            var change: [NSKeyValueChangeKey: Any] = [
                .kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)
            ]
            change[.oldKey] = old.map(orNull)
            change[.newKey] = new.map(orNull)
            if isPrior { change[.notificationIsPriorKey] = NSNumber(value: true) }
            observer?.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
        }
        entry.begin()
    }

    /// Ends the last observation of a property by an observer, which must be one; also in the observer's `deinit`.
    public nonisolated func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String) {
        endObservation(of: keyPath, by: ObjectIdentifier(observer)) { _ in true }
    }

    /// Ends the last observation of a property by an observer that was given a context; it must be one.
    public nonisolated func removeObserver(
        _ observer: UIResponder,
        forKeyPath keyPath: String,
        context: UnsafeMutableRawPointer?
    ) {
        let address = UInt(bitPattern: context)
        endObservation(of: keyPath, by: ObjectIdentifier(observer)) {
            UInt(bitPattern: $0.context) == address
        }
    }

    /// What has the property that a path ends in, and its name there.
    private func observed(at keyPath: String) -> (owner: any KeyValueObservable, name: String) {
        guard let dot = keyPath.firstIndex(of: "."),
            let part = (self as? UIView)?.observedPart(keyPath[..<dot])
        else { return (self, keyPath) }
        return (part, String(keyPath[keyPath.index(after: dot)...]))
    }

    private nonisolated func endObservation(
        of keyPath: String,
        by observer: ObjectIdentifier,
        where isMeant: @escaping @MainActor (KeyValueObserver) -> Bool
    ) {
        let end: @MainActor () -> Void = {
            let (owner, name) = self.observed(at: keyPath)
            let observers = (owner as? any KeyValueObserved)?.keyValueObservers?.observers ?? []
            let entry = observers.last {
                $0.responder == observer && $0.key.rawValue == name && isMeant($0)
            }
            guard let entry else {
                fatalError(
                    "\(type(of: self)).removeObserver(_:forKeyPath:): nobody such observes \(keyPath)"
                )
            }
            entry.end()
        }
        Deinitialisation.run(onMain: end, elsewhere: { end })
    }
}

/// A value without its optional; `NSNull` for nil.
private func orNull(_ value: Any) -> Any {
    guard let optional = value as? any AnyOptional else { return value }
    return optional.wrapped ?? NSNull()
}

private protocol AnyOptional {
    var wrapped: Any? { get }
}

extension Optional: AnyOptional {
    fileprivate var wrapped: Any? { self }
}
