import Drydock
import DrydockTesting
import Testing

struct AnimationTests {
    private let screen = Screen.empty(size: CGSize(width: 100, height: 200), scale: 1)
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        screen.window.addSubview(box)
        screen.host.update()
    }

    @Test("the model has the new value at once and what is shown follows the clock")
    func movesAlongTheClock() {
        UIView.animate(withDuration: 1, options: .curveLinear) { box.frame.origin.x = 80 }
        #expect(box.frame.minX == 80)
        #expect(box.presentation?.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.advance(by: 0.25)
        #expect(box.presentation?.frame?.minX == 20)
        screen.advance(by: 0.5)
        #expect(box.presentation?.frame?.minX == 60)
        screen.advance(by: 0.25)
        #expect(box.presentation == nil)
        #expect(!screen.host.isAnimating)
    }

    @Test("alpha and background colour are animated, from no colour without a detour over black")
    func fades() throws {
        UIView.animate(withDuration: 1, options: .curveLinear) {
            box.alpha = 0
            box.backgroundColor = .red
        }
        screen.advance(by: 0.5)
        #expect(box.presentation?.alpha == 0.5)
        #expect(box.presentation?.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    }

    @Test("half a turn is a turn, there and back the same way")
    func halfTurn() throws {
        UIView.animate(withDuration: 1, options: .curveLinear) {
            box.transform = CGAffineTransform(rotationAngle: .pi)
        }
        screen.advance(by: 0.5)
        let there = try #require(box.presentation?.transform)
        #expect(abs(there.a) < 1e-9 && abs(there.b - 1) < 1e-9)
        screen.settle()
        UIView.animate(withDuration: 1, options: .curveLinear) { box.transform = .identity }
        screen.advance(by: 0.5)
        let back = try #require(box.presentation?.transform)
        #expect(abs(back.a) < 1e-9 && abs(back.b - 1) < 1e-9)
    }

    @Test("a delay holds the old value, and an equal value animates nothing")
    func delays() {
        UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) { box.alpha = 0 }
        screen.advance(by: 1.5)
        #expect(box.presentation?.alpha == 1)
        screen.advance(by: 1)
        #expect(box.presentation?.alpha == 0.5)
        screen.settle()
        UIView.animate(withDuration: 1) { box.alpha = 0 }
        #expect(!screen.host.isAnimating)
    }

    @Test("completions come at the end of all of a block's animations, in the order of the ends")
    func completes() {
        let journal = Journal()
        UIView.animate(withDuration: 0.5) {
            box.alpha = 0.5
        } completion: {
            journal.note("long \($0)")
        }
        UIView.animate(withDuration: 0.25) {
            box.center.x = 50
        } completion: {
            journal.note("short \($0)")
        }
        screen.advance(by: 0.3)
        #expect(journal.take() == ["short true"])
        screen.advance(by: 0.3)
        #expect(journal.take() == ["long true"])
    }

    @Test(
        "what a completion starts begins when its predecessor ended, whatever the size of the clock's steps"
    )
    func chainsExactly() {
        UIView.animate(withDuration: 0.5, options: .curveLinear) {
            box.center.x = 50
        } completion: { [box] _ in
            UIView.animate(withDuration: 1, options: .curveLinear) { box.alpha = 0 }
        }
        screen.advance(by: 1)
        #expect(box.presentation?.alpha == 0.5)
    }

    @Test("a zero duration changes at once and completes in the next turn")
    func zeroDuration() {
        let journal = Journal()
        UIView.animate(withDuration: 0) {
            box.alpha = 0
        } completion: {
            journal.note("completed \($0)")
        }
        #expect(box.presentation == nil)
        #expect(journal.entries.isEmpty)
        screen.host.update()
        #expect(journal.entries == ["completed true"])
    }

    @Test("leaving the window ends a view's animations as not finished")
    func leavesWindow() {
        let journal = Journal()
        UIView.animate(withDuration: 1) {
            box.alpha = 0
        } completion: {
            journal.note("finished \($0)")
        }
        screen.advance(by: 0.5)
        box.removeFromSuperview()
        screen.host.update()
        #expect(journal.entries == ["finished false"])
        #expect(!screen.host.isAnimating)
        #expect(box.presentation == nil)
    }

    @Test("a second animation bends the way of the first instead of jumping")
    func addsUp() throws {
        UIView.animate(withDuration: 1, options: .curveLinear) { box.frame.origin.x = 80 }
        screen.advance(by: 0.5)
        UIView.animate(withDuration: 1, options: .curveLinear) { box.frame.origin.x = 0 }
        #expect(box.presentation?.frame?.minX == 40)
        screen.advance(by: 0.5)
        #expect(box.presentation?.frame?.minX == 40)
        screen.advance(by: 0.25)
        #expect(box.presentation?.frame?.minX == 20)
    }

    @Test("performWithoutAnimation and setAnimationsEnabled(false) keep changes from being animated")
    func switchedOff() {
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { box.alpha = 0.5 }
        }
        #expect(!screen.host.isAnimating)
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1) { box.alpha = 0 }
        UIView.setAnimationsEnabled(true)
        #expect(!screen.host.isAnimating)
        #expect(box.alpha == 0)
    }

    @Test("a block inside of a block inherits its duration and curve unless it overrides them")
    func inherits() {
        UIView.animate(withDuration: 1, options: .curveLinear) {
            UIView.animate(withDuration: 9) { box.alpha = 0 }
            UIView.animate(withDuration: 2, options: [.overrideInheritedDuration]) {
                box.frame.origin.x = 80
            }
        }
        screen.advance(by: 0.5)
        #expect(box.presentation?.alpha == 0.5)
        #expect(box.presentation?.frame?.minX == 20)
    }

    @Test("layoutIfNeeded in a block animates the frames that layout sets")
    func animatesLayout() {
        let view = HalfView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        screen.window.addSubview(view)
        screen.host.update()
        UIView.animate(withDuration: 1, options: .curveLinear) {
            view.frame.size.width = 80
            view.layoutIfNeeded()
        }
        screen.advance(by: 0.5)
        #expect(view.presentation?.frame?.width == 60)
        #expect(view.half.presentation?.frame?.width == 30)
    }

    @Test("repeating goes on until the view leaves, and finishAnimations does not wait for it")
    func repeats() {
        UIView.animate(withDuration: 1, options: [.repeat, .autoreverse, .curveLinear]) { box.alpha = 0 }
        screen.settle()
        screen.advance(by: 100.25)
        #expect(box.presentation?.alpha == 0.75)
        screen.advance(by: 1)
        #expect(box.presentation?.alpha == 0.25)
        #expect(screen.host.isAnimating)
    }

    @Test("touches pass by a view that is animated, unless it allows them")
    func hitTesting() {
        UIView.animate(withDuration: 1) { box.frame.origin.x = 50 }
        #expect(screen.window.hitTest(CGPoint(x: 55, y: 5), with: nil) === screen.window)
        screen.settle()
        UIView.animate(withDuration: 1, options: .allowUserInteraction) { box.frame.origin.x = 0 }
        #expect(screen.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === box)
    }

    @Test("the same frame is shown after one step and after many")
    func stepsDoNotMatter() {
        UIView.animate(
            withDuration: 1,
            usingSpringWithDamping: 0.5,
            initialSpringVelocity: 1
        ) { box.frame.origin.x = 80 }
        for _ in 0..<32 { screen.advance(by: 1.0 / 64) }
        let stepped = box.presentation?.frame
        box.removeFromSuperview()
        box.frame.origin.x = 0
        screen.window.addSubview(box)
        UIView.animate(
            withDuration: 1,
            usingSpringWithDamping: 0.5,
            initialSpringVelocity: 1
        ) { box.frame.origin.x = 80 }
        screen.advance(by: 0.5)
        #expect(box.presentation?.frame == stepped)
    }
}

/// Gives its subview half of its width.
private final class HalfView: UIView {
    let half = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(half)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        half.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
    }
}

extension AnimationTests {
    @Test("a thousand views move in one block and complete together")
    func manyViews() {
        let journal = Journal()
        let screen = Screen.empty(size: CGSize(width: 100, height: 100), scale: 1)
        let views = (0..<1000).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }
        views.forEach(screen.window.addSubview)
        UIView.animate(withDuration: 1, options: .curveLinear) {
            for view in views { view.frame.origin.x = 10 }
        } completion: {
            journal.note("completed \($0)")
        }
        screen.advance(by: 0.5)
        #expect(views.allSatisfy { $0.presentation?.frame?.minX == 5 })
        screen.advance(by: 0.5)
        #expect(views.allSatisfy { $0.presentation == nil })
        #expect(journal.entries == ["completed true"])
    }
}
