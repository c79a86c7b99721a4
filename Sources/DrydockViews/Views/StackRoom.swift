internal import DrydockCCallSite
internal import Glibc

/// How deep the passes that go down a tree may go.
enum StackRoom {
    /// Bytes: for what views and layers do by themselves where the tree goes no deeper.
    private static let reserve: UInt = 128 << 10

    /// The thread that was asked for last, and the lowest address of its stack that may be used.
    private static var known: (thread: pthread_t, low: UInt)?

    /// Stops the program with the name of a view or layer before the stack overflows, which would stop it without a word.
    static func check(_ name: @autoclosure () -> String, depth: Int) {
        var marker: UInt8 = 0
        let place = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
        require(
            place > low,
            "\(name()) is nested \(depth) deep, for which the thread's stack has no room. Nest less deeply, or run with a larger stack."
        )
    }

    private static var low: UInt {
        let thread = pthread_self()
        if let known, known.thread == thread { return known.low }
        let low = UInt(stackBottom()) + reserve
        known = (thread, low)
        return low
    }
}

extension UIView {
    /// Whether a pass may go on into the view; says so once where a tree is too deep.
    func hasRoom(depth: Int) -> Bool {
        StackRoom.check(debugName, depth: depth)
        if depth < UIView.maximumDepth { return true }
        Log.warnOnce(
            "\(debugName) is neither laid out nor drawn: it lies in \(depth) others, and \(UIView.maximumDepth) is the most."
        )
        return false
    }
}
