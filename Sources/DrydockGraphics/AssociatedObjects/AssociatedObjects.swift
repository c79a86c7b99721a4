import Synchronization

/// Values that belong to objects which have no property for them.
///
/// There is no runtime that would tell of an object's end. Responders and gesture recognizers tell of their own; what
/// belonged to other objects is let go of when the table has doubled since it was last looked through.
package final class AssociatedObjects: @unchecked Sendable {
    // Unchecked: the lock guards the table; what it holds is its owners' business.

    package static let shared = AssociatedObjects()

    enum Value {
        case strong(Any)
        case weak(WeakReference)

        fileprivate var value: Any? {
            switch self {
            case .strong(let value): value
            case .weak(let reference): reference.object
            }
        }
    }

    struct WeakReference {
        weak var object: AnyObject?
    }

    /// Whose values they are: an object, or a type, which stands for itself and never ends.
    struct Owner {
        let identifier: ObjectIdentifier
        fileprivate let reference: WeakReference?

        /// Nil for values, which have no identity.
        init?(_ value: Any) {
            if let type = value as? Any.Type {
                (identifier, reference) = (ObjectIdentifier(type), nil)
            } else if type(of: value) is AnyClass {
                let object = value as AnyObject
                (identifier, reference) = (ObjectIdentifier(object), WeakReference(object: object))
            } else {
                return nil
            }
        }
    }

    private struct Entry {
        let owner: WeakReference?
        var values: [UnsafeRawPointer: Value] = [:]

        /// Whether the object ended, whose address may be another's by now.
        var isStale: Bool { owner.map { $0.object == nil } ?? false }
    }

    private let lock = Mutex(())
    private let isUsed = Atomic(false)
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// With so many entries they are looked through.
    private var limit = 64

    func value(of owner: Owner, _ key: UnsafeRawPointer) -> Any? {
        nonisolated(unsafe) var found: Any?
        lock.withLock { _ in
            if let entry = entries[owner.identifier], !entry.isStale { found = entry.values[key]?.value }
        }
        return found
    }

    func set(_ value: Value?, of owner: Owner, _ key: UnsafeRawPointer) {
        isUsed.store(true, ordering: .relaxed)
        // What is let go of may ask for other values as it ends, which it must not do within the lock.
        nonisolated(unsafe) var (former, ended): (Any?, [Entry]) = (nil, [])
        lock.withLock { _ in
            if let entry = entries[owner.identifier], entry.isStale {
                ended.append(entry)
                entries[owner.identifier] = nil
            }
            former = entries[owner.identifier]?.values[key]
            if value != nil || former != nil {
                entries[owner.identifier, default: Entry(owner: owner.reference)].values[key] = value
            }
            if entries.count >= limit {
                ended += entries.values.filter(\.isStale)
                entries = entries.filter { !$0.value.isStale }
                limit = max(entries.count * 2, 64)
            }
        }
        withExtendedLifetime((former, ended)) {}
    }

    /// Lets go of all of an object's values.
    func removeAll(_ identifier: ObjectIdentifier) {
        nonisolated(unsafe) var former: Entry?
        lock.withLock { _ in former = entries.removeValue(forKey: identifier) }
        withExtendedLifetime(former) {}
    }

    /// Says that an object ends.
    ///
    /// Cost: a load where nothing was ever associated.
    package static func end(of object: AnyObject) {
        if shared.isUsed.load(ordering: .relaxed) { shared.removeAll(ObjectIdentifier(object)) }
    }
}
