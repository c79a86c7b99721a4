/// Work of a `deinit` that needs the main actor.
///
/// UIKit's classes are freed by a `deinit` of no actor, so that subclasses may have one of their own. What is freed apart
/// from the main actor has its parts taken there, where nobody else knows them any more, and released on the main actor.
nonisolated enum Deinitialisation {
    /// - Parameters:
    ///   - work: frees the dying object on the main actor.
    ///   - take: for other threads: reads the object, and returns the work without it.
    static func run(
        onMain work: @MainActor () -> Void,
        elsewhere take: @MainActor () -> @MainActor () -> Void
    ) {
        if isOnMainActor {
            MainActor.assumeIsolated(work)
        } else {
            let parcel = Parcel(work: unchecked(take))
            Task { @MainActor in parcel.work() }
        }
    }

    /// On Linux the main queue may leave the main thread, so that the queue says it, too.
    static var isOnMainActor: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true
    }

    /// The main queue comes as another object each time.
    static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: mainQueueKey) == true }

    private static let mainQueueKey = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The function without its actor. Its caller is alone with what the function touches.
    private static func unchecked(
        _ take: @MainActor () -> @MainActor () -> Void
    ) -> @MainActor () -> Void {
        withoutActuallyEscaping(take) { unsafeBitCast($0, to: (() -> @MainActor () -> Void).self)() }
    }

    private struct Parcel: @unchecked Sendable {
        let work: @MainActor () -> Void
    }
}

/// What a freed object leaves behind; a class, so that no copy keeps the items alive while they are freed one by one.
final class Orphans<Item: AnyObject> {
    var items: [Item]

    init(_ items: [Item]) {
        self.items = items
    }
}
