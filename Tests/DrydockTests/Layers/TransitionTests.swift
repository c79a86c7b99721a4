import Drydock
import DrydockRaster
import DrydockTesting
import Testing

@Suite("Transitions")
@MainActor
struct TransitionTests {
    private let stage = LayerStage()

    private func transition(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) -> CATransition {
        let transition = CATransition()
        (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
        return transition
    }

    @Test("a fade mixes the old picture with the new one, and then is over")
    func fade() {
        let layer = stage.layer(CGRect(10, 10, 20, 20))
        stage.screen.host.update()
        layer.add(transition(.fade), forKey: "any")
        #expect(layer.animationKeys() == [kCATransition])
        CATransaction.setDisableActions(true)
        layer.backgroundColor = UIColor.white.cgColor
        #expect(stage.red(20, 20) == 0)
        stage.screen.advance(by: 0.25)
        #expect(stage.red(20, 20) == 64)
        stage.screen.advance(by: 0.75)
        #expect(stage.red(20, 20) == 255)
        #expect(layer.animationKeys() == nil)
    }

    @Test(
        "pictures slide the way that the subtype says",
        arguments: [CATransitionSubtype.fromLeft, .fromRight, .fromTop, .fromBottom],
        [CATransitionType.push, .moveIn, .reveal]
    )
    func slides(subtype: CATransitionSubtype, type: CATransitionType) {
        let layer = stage.layer(CGRect(10, 10, 20, 20))
        stage.screen.host.update()
        layer.add(transition(type, subtype), forKey: nil)
        CATransaction.setDisableActions(true)
        layer.backgroundColor = UIColor(red: 0.5, green: 0, blue: 0, alpha: 1).cgColor
        stage.screen.advance(by: 0.25)
        let way: (x: Int, y: Int) =
            switch subtype {
            case .fromLeft: (1, 0)
            case .fromRight: (-1, 0)
            case .fromTop: (0, -1)
            default: (0, 1)
            }
        /// The level so many pixels along the way from the middle.
        func level(_ distance: Int) -> Int { stage.red(20 + way.x * distance, 20 + way.y * distance) }
        let isNewMoving = type != .reveal
        let isOldMoving = type != .moveIn
        // A quarter of the way is 5 pixels; the new picture's front edge is at -10 + 5, from the middle.
        #expect(level(-8) == 128)
        #expect(level(-3) == (isNewMoving || isOldMoving ? 0 : 128))
        #expect(level(8) == 0)
        #expect(level(12) == (isOldMoving ? 0 : 255))
        #expect(level(-13) == (isNewMoving ? 128 : 255))
        stage.screen.advance(by: 0.75)
        #expect(level(-13) == 255)
        #expect(level(0) == 128)
    }

    @Test("a part of a transition begins and ends where its progress says")
    func parts() {
        let layer = stage.layer(CGRect(10, 10, 20, 20))
        stage.screen.host.update()
        let half = transition(.fade)
        (half.startProgress, half.endProgress) = (0.5, 0.5)
        layer.add(half, forKey: nil)
        CATransaction.setDisableActions(true)
        layer.isHidden = true
        #expect(stage.red(20, 20) == 127)
        stage.screen.advance(by: 0.9)
        #expect(stage.red(20, 20) == 127)
        stage.screen.advance(by: 0.1)
        #expect(stage.red(20, 20) == 255)
    }

    @Test("a transition is the action of a change, and its delegate hears of both ends")
    func actions() {
        final class Delegate: CAAnimationDelegate {
            var heard: [String] = []
            func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
        }
        let delegate = Delegate()
        let layer = stage.layer(CGRect(10, 10, 20, 20))
        let push = transition(.push, .fromLeft)
        push.delegate = delegate
        layer.actions = ["backgroundColor": push]
        stage.screen.host.update()
        layer.backgroundColor = UIColor.white.cgColor
        stage.screen.advance(by: 0.5)
        #expect(stage.red(15, 20) == 255)
        #expect(stage.red(25, 20) == 0)
        stage.screen.advance(by: 0.5)
        #expect(delegate.heard == ["start", "stop true"])
    }

    @Test("what a label showed is pushed out by what it shows")
    func labels() {
        let label = UILabel(frame: CGRect(0, 10, 40, 20))
        label.text = "MMM"
        stage.view.addSubview(label)
        func ink(_ columns: Range<Int>) -> Int {
            let bitmap = stage.bitmap
            return columns.reduce(0) { sum, x in
                sum + (0..<40).reduce(0) { $0 + 255 - Int(bitmap.pixel(atX: x, y: $1).r) }
            }
        }
        let before = ink(0..<20)
        label.layer.add(transition(.push, .fromRight), forKey: nil)
        label.text = "WWW"
        #expect(abs(ink(0..<20) - before) < before / 20)
        stage.screen.advance(by: 0.5)
        // Both are half outside of the label, which cuts nothing.
        let (left, right) = (ink(0..<20), ink(20..<40))
        stage.screen.advance(by: 0.5)
        #expect(left < before && right > 0)
        #expect(ink(0..<40) > right)
        #expect(label.layer.animationKeys() == nil)
    }

    // MARK: - UIView.transition

    @Test(
        "a view turns around, its sides in the right order, and shows the new picture from the middle on",
        arguments: [
            (UIView.AnimationOptions.transitionFlipFromLeft, 1, 0), (.transitionFlipFromRight, -1, 0),
            (.transitionFlipFromTop, 0, 1), (.transitionFlipFromBottom, 0, -1),
        ]
    )
    func flips(option: UIView.AnimationOptions, x: Int, y: Int) {
        let card = UIView(frame: CGRect(10, 10, 20, 20))
        card.backgroundColor = .black
        stage.view.addSubview(card)
        stage.screen.host.update()
        var isFinished: Bool?
        UIView.transition(with: card, duration: 1, options: [option, .curveLinear]) {
            card.backgroundColor = UIColor(red: 0.5, green: 0, blue: 0, alpha: 1)
        } completion: {
            isFinished = $0
        }
        #expect(stage.red(20, 20) == 0)
        stage.screen.advance(by: 0.25)
        #expect(stage.red(20, 20) == 0)
        // The side that comes to the front is longer than the other one.
        let front = (-x * 6, -y * 6)
        let (across, down) = (y != 0 ? 11 : 0, x != 0 ? 11 : 0)
        #expect(stage.red(20 + front.0 - across, 20 + front.1 - down) == 0)
        #expect(stage.red(20 - front.0 - across, 20 - front.1 - down) == 255)
        stage.screen.advance(by: 0.25)
        #expect(stage.red(17, 17) == 255)
        stage.screen.advance(by: 0.25)
        #expect(stage.red(20, 20) == 128)
        #expect(isFinished == nil)
        stage.screen.advance(by: 0.25)
        #expect(stage.red(11, 11) == 128)
        #expect(isFinished == true)
    }

    @Test("one view flips into another")
    func flipBetweenViews() {
        let (front, back) = (UIView(frame: CGRect(0, 0, 40, 40)), UIView(frame: CGRect(0, 0, 40, 40)))
        front.backgroundColor = .black
        back.backgroundColor = UIColor(red: 0.5, green: 0, blue: 0, alpha: 1)
        stage.view.addSubview(front)
        stage.screen.host.update()
        UIView.transition(from: front, to: back, duration: 1, options: .transitionFlipFromLeft)
        #expect(front.superview == nil && back.superview === stage.view)
        stage.screen.advance(by: 0.3)
        #expect(stage.red(20, 20) == 0)
        stage.screen.advance(by: 0.4)
        #expect(stage.red(20, 20) == 128)
    }
}
