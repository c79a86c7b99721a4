import Drydock
import DrydockTesting
import Testing

/// Completions of what animates nothing.
@Suite("Completions without animations")
@MainActor
struct ImmediateCompletionTests {
    private let journal = Journal()
    private let screen = Screen { UIViewController() }

    /// Source: the documentation of `CATransaction.setCompletionBlock(_:)`: "If no animations are added before the current transaction
    /// group is committed (or the completion block is set to a different value), the block will be invoked immediately."
    @Test("a transaction without animations calls its block as it is committed")
    func transactions() {
        CATransaction.begin()
        CATransaction.setCompletionBlock { journal.note("first") }
        CATransaction.setCompletionBlock { journal.note("second") }
        #expect(journal.take() == ["first"])
        CATransaction.commit()
        #expect(journal.take() == ["second"])
        screen.perform {
            CATransaction.begin()
            CATransaction.setCompletionBlock { journal.note("third") }
            CATransaction.commit()
            #expect(journal.take() == ["third"])
        }
    }

    @Test("the block may open a transaction of its own")
    func nested() {
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            CATransaction.begin()
            CATransaction.setCompletionBlock { journal.note("inner") }
            CATransaction.commit()
            journal.note("outer")
        }
        CATransaction.commit()
        #expect(journal.take() == ["inner", "outer"])
    }

    /// Source: the documentation of `CATransaction.setCompletionBlock(_:)`; apps learn by it that a push is over.
    @Test("the block waits for animations of views and of inner transactions")
    func waiting() throws {
        let root = try #require(screen.topViewController)
        screen.perform {
            CATransaction.begin()
            CATransaction.setCompletionBlock { journal.note("transaction") }
            UIView.animate(withDuration: 1) {
                root.view.alpha = 0.5
            } completion: { _ in
                journal.note("block")
            }
            CATransaction.begin()
            CATransaction.setCompletionBlock { journal.note("inner") }
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 0
            animation.duration = 2
            root.view.layer.add(animation, forKey: nil)
            CATransaction.commit()
            CATransaction.commit()
        }
        #expect(journal.take() == [])
        screen.advance(by: 1)
        #expect(journal.take() == ["block"])
        screen.advance(by: 1)
        #expect(journal.take() == ["inner", "transaction"])
    }

    @Test("a transaction around an animated push is over when the page has appeared")
    func pushing() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let screen = Screen { navigation }
        screen.perform {
            CATransaction.begin()
            CATransaction.setCompletionBlock {
                journal.note(navigation.transitionCoordinator == nil ? "pushed" : "on the way")
            }
            navigation.pushViewController(UIViewController(), animated: true)
            CATransaction.commit()
        }
        #expect(journal.take() == [])
        screen.settle()
        #expect(journal.take() == ["pushed"])
    }

    /// From memory: what no window shows completes in the next turn of the run loop, which a test makes by moving a screen's clock.
    @Test("a block that changes nothing, or a view in no window, completes as a screen's clock moves")
    func blocks() {
        let box = UIView()
        UIView.animate(withDuration: 1) {
        } completion: {
            journal.note("nothing \($0)")
        }
        UIView.animate(withDuration: 1) {
            box.alpha = 0
        } completion: {
            journal.note("no window \($0)")
        }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 1 }
        animator.addCompletion { _ in journal.note("animator") }
        animator.startAnimation()
        #expect(journal.take() == [])
        screen.advance(by: 0.1)
        #expect(journal.take() == ["nothing true", "no window true", "animator"])
    }

    @Test("so they do as a screen settles, and what their completions begin as well")
    func settling() {
        let box = UIView()
        UIView.animate(withDuration: 1) {
            box.alpha = 0
        } completion: { _ in
            UIView.animate(withDuration: 1) {
                box.alpha = 1
            } completion: { _ in
                journal.note("second")
            }
        }
        screen.settle()
        #expect(journal.take() == ["second"])
    }

    @Test("within a screen's turn they complete on its clock")
    func turns() {
        screen.perform {
            let box = UIView()
            UIView.animate(withDuration: 1) {
                box.alpha = 0
            } completion: {
                journal.note("\($0)")
            }
            #expect(journal.take() == [])
        }
        #expect(journal.take() == ["true"])
    }
}
