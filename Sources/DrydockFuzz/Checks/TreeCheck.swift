import Drydock
import DrydockHost

/// What holds of every tree of views, whatever happened to it.
@MainActor enum TreeCheck {
    /// Each view is in one place, knows its superview and its window, and has numbers for its frame.
    /// - Returns: how many views there are.
    @discardableResult
    static func check(_ roots: [UIView], most: Int = 20_000) throws(Mismatch) -> Int {
        var seen: Set<ObjectIdentifier> = []
        var stack = roots
        while let view = stack.popLast() {
            guard seen.insert(ObjectIdentifier(view)).inserted else {
                throw Mismatch("\(view.debugName) is in two places")
            }
            guard seen.count <= most else { throw Mismatch("there are over \(most) views") }
            let frame = view.center
            let bounds = view.bounds
            let numbers = [
                frame.x, frame.y, bounds.origin.x, bounds.origin.y, bounds.width, bounds.height, view.alpha,
            ]
            guard numbers.allSatisfy(\.isFinite) else {
                throw Mismatch("\(view.debugName) has the bounds \(bounds) at \(frame)")
            }
            if let scroll = view as? UIScrollView {
                let places = [
                    scroll.contentOffset.x, scroll.contentOffset.y, scroll.contentSize.width,
                    scroll.contentSize.height, scroll.zoomScale,
                ]
                guard places.allSatisfy(\.isFinite) else {
                    throw Mismatch(
                        "\(view.debugName) has the offset \(scroll.contentOffset) in \(scroll.contentSize)"
                    )
                }
            }
            for subview in view.subviews {
                guard subview.superview === view else {
                    throw Mismatch("\(subview.debugName) in \(view.debugName) has another superview")
                }
                guard subview.window === view.window else {
                    throw Mismatch("\(subview.debugName) in \(view.debugName) has another window")
                }
                stack.append(subview)
            }
        }
        return seen.count
    }

    /// Controllers know their parents and presenters.
    static func check(_ root: UIViewController?) throws(Mismatch) {
        guard let root else { return }
        var stack = [root]
        var seen: Set<ObjectIdentifier> = []
        while let controller = stack.popLast() {
            guard seen.insert(ObjectIdentifier(controller)).inserted else {
                throw Mismatch("\(controller) is in two places")
            }
            for child in controller.children {
                guard child.parent === controller else { throw Mismatch("\(child) has another parent") }
                stack.append(child)
            }
            if let presented = controller.presentedViewController,
                presented.presentingViewController?.presentedViewController === presented,
                !seen.contains(ObjectIdentifier(presented)),
                presented.presentingViewController === controller
            {
                stack.append(presented)
            }
        }
    }
}

/// What is to be gone when a case is over.
@MainActor struct LeakCheck {
    private final class Entry {
        weak var object: AnyObject?
        let name: String

        init(_ object: AnyObject, _ name: String) {
            self.object = object
            self.name = name
        }
    }

    private var entries: [Entry] = []

    mutating func watch(_ object: AnyObject?, _ name: String) {
        if let object { entries.append(Entry(object, name)) }
    }

    /// Watches all views in some others, and the controllers of theirs.
    mutating func watch(treesOf roots: [UIView]) {
        var stack = roots
        while let view = stack.popLast() {
            watch(view, "\(type(of: view))")
            if let controller = view.next as? UIViewController {
                watch(controller, "\(type(of: controller))")
            }
            stack.append(contentsOf: view.subviews)
        }
    }

    /// How many names are listed at most.
    private static let most = 6

    func check() throws(Mismatch) {
        let left = entries.filter { $0.object != nil }.map(\.name)
        guard !left.isEmpty else { return }
        var names = left.prefix(Self.most).joined(separator: ", ")
        if left.count > Self.most { names += " and \(left.count - Self.most) others" }
        throw Mismatch("still in memory: \(names)")
    }
}
