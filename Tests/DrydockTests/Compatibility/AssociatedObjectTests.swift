import Drydock
import Testing

@MainActor struct AssociatedObjectTests {
    private static var key: UInt8 = 0
    private static var otherKey: Void?

    @Test func valuesAreKeptByKeyAndObject() {
        let (view, other) = (UIView(), UIView())
        objc_setAssociatedObject(
            view,
            &Self.key,
            CGSize(width: 1, height: 2),
            .OBJC_ASSOCIATION_RETAIN_NONATOMIC
        )
        objc_setAssociatedObject(view, &Self.otherKey, "two", .OBJC_ASSOCIATION_COPY)
        #expect(objc_getAssociatedObject(view, &Self.key) as? CGSize == CGSize(width: 1, height: 2))
        #expect(objc_getAssociatedObject(view, &Self.otherKey) as? String == "two")
        #expect(objc_getAssociatedObject(other, &Self.key) == nil)
        objc_setAssociatedObject(view, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(view, &Self.key) == nil)
        #expect(objc_getAssociatedObject(view, &Self.otherKey) as? String == "two")
        objc_removeAssociatedObjects(view)
        #expect(objc_getAssociatedObject(view, &Self.otherKey) == nil)
    }

    @Test func valuesEndWithTheirView() {
        var isGone = false
        var view: UIView? = UIView()
        objc_setAssociatedObject(view!, &Self.key, Noted { isGone = true }, .OBJC_ASSOCIATION_RETAIN)
        #expect(!isGone)
        view = nil
        #expect(isGone)
    }

    @Test func assignedObjectsAreNotKept() {
        let view = UIView()
        var label: UILabel? = UILabel()
        objc_setAssociatedObject(view, &Self.key, label, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(view, &Self.key) as? UILabel === label)
        label = nil
        #expect(objc_getAssociatedObject(view, &Self.key) == nil)
    }

    /// A value's end may ask for what belongs to its owner.
    @Test func endsMayAskAgain() {
        let view = UIView()
        var found: Any?
        objc_setAssociatedObject(
            view,
            &Self.key,
            Noted { [unowned view] in found = objc_getAssociatedObject(view, &Self.otherKey) },
            .OBJC_ASSOCIATION_RETAIN
        )
        objc_setAssociatedObject(view, &Self.otherKey, 3, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(view, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(found as? Int == 3)
    }

    /// What belongs to objects that tell nothing of their end is let go of, and never another object's at the same place.
    @Test func endedObjectsLeaveNothing() {
        final class Plain {}
        var ends = 0
        for _ in 0..<1000 {
            let object = Plain()
            #expect(objc_getAssociatedObject(object, &Self.key) == nil)
            objc_setAssociatedObject(object, &Self.key, Noted { ends += 1 }, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(ends > 900)
    }

    @Test func locksOfObjectsExcludeOtherThreads() {
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<2000 {
                objc_sync_enter(counter)
                objc_sync_enter(counter)
                counter.count += 1
                objc_sync_exit(counter)
                objc_sync_exit(counter)
            }
        }
        #expect(counter.count == 16000)
        #expect(objc_sync_exit(counter) == -1)
        objc_sync_enter(Counter.self)
        #expect(objc_sync_exit(Counter.self) == 0)
    }

    @Test func typesHaveValuesToo() {
        objc_setAssociatedObject(UISlider.self, &Self.key, "type", .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(UISlider.self, &Self.key) as? String == "type")
        #expect(objc_getAssociatedObject(UISwitch.self, &Self.key) == nil)
        objc_removeAssociatedObjects(UISlider.self)
    }
}

private nonisolated final class Noted {
    private let note: () -> Void

    init(_ note: @escaping () -> Void) { self.note = note }

    deinit { note() }
}

private nonisolated final class Counter: @unchecked Sendable {
    // Unchecked: what is tried is whether its lock excludes others.
    var count = 0
}
