#if Translation
import Foundation

/// Parsers and visitors go as deep as the source does: 256 brackets take more than the stacks that threads usually have.
enum LargeStack {
    /// Runs `body` on a thread with a stack of 256 MB, of which only what is used takes memory, and waits for it.
    static func run<Result>(_ body: @escaping () -> Result) -> Result {
        if Thread.current.name == name { return body() }
        // The thread that made these waits, and uses them again when the other is done.
        nonisolated(unsafe) var result: Result?
        nonisolated(unsafe) let body = body
        let isDone = DispatchSemaphore(value: 0)
        let thread = Thread {
            result = body()
            isDone.signal()
        }
        thread.name = name
        thread.stackSize = 256 << 20
        thread.start()
        isDone.wait()
        guard let result else { fatalError("the thread with the large stack did not run") }
        return result
    }

    private static let name = "drydock.translation"
}
#endif
