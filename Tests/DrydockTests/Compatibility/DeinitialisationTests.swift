import Drydock
import Testing

@Suite("Views and layers that are freed")
struct DeinitialisationTests {
    private final class Watcher: UIView {
        var ended: () -> Void = {}

        nonisolated deinit {
            MainActor.assumeIsolated { ended() }
        }
    }

    @Test("a subclass may have a deinit of no actor")
    func ownDeinit() {
        var count = 0
        do {
            let view = Watcher()
            view.ended = { count += 1 }
        }
        #expect(count == 1)
    }

    @Test("a tree deeper than the stack is freed")
    func deepTree() {
        var root = UIView()
        let deepest = root
        for _ in 0..<400 {
            let above = UIView()
            above.addSubview(root)
            root = above
        }
        weak var gone: UIView?
        gone = root
        root = UIView()
        #expect(gone == nil)
        #expect(deepest.superview == nil)
    }

    @Test("a view whose last reference goes on another thread leaves its subviews without a superview")
    func elsewhere() async {
        let child = UIView()
        await free(Box(value: parent(of: child)))
        for _ in 0..<1_000 where child.superview != nil { await Task.yield() }
        #expect(child.superview == nil)
    }

    private func parent(of child: UIView) -> UIView {
        let parent = UIView()
        parent.addSubview(child)
        _ = parent.layer
        return parent
    }

    private nonisolated final class Box: @unchecked Sendable {
        var value: UIView?
        init(value: UIView) { self.value = value }
    }

    private nonisolated func free(_ box: sending Box) async {
        await Task.detached { box.value = nil }.value
    }
}
