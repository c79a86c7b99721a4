import Drydock
import DrydockTesting
import Testing

@Suite("A user's gestures")
struct ScreenGestureTests {
    private final class Board: UIViewController, UIScrollViewDelegate {
        let scroll = UIScrollView()
        let card = UIView(frame: CGRect(x: 45, y: 100, width: 300, height: 300))
        let last = UILabel(frame: CGRect(x: 0, y: 3000, width: 200, height: 40))

        override func viewDidLoad() {
            super.viewDidLoad()
            scroll.frame = view.bounds
            scroll.contentSize = CGSize(width: 390, height: 3100)
            scroll.contentInsetAdjustmentBehavior = .never
            view.addSubview(scroll)
            scroll.addSubview(card)
            scroll.addSubview(last)
        }
    }

    private let board = Board()
    private let screen: Screen

    init() {
        let board = board
        screen = Screen { board }
    }

    @Test("swipe, pinch, turn, double tap")
    func gestures() throws {
        var log: [String] = []
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = .left
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
        for recognizer in [swipe, double, pinch, rotation] as [UIGestureRecognizer] {
            board.card.addGestureRecognizer(recognizer)
        }
        swipe.addAction(UIAction { _ in log.append("swipe") })
        double.addAction(UIAction { _ in log.append("double") })
        var scale: CGFloat = 0
        pinch.addAction(UIAction { _ in scale = max(scale, pinch.scale) })
        var angle: CGFloat = 0
        rotation.addAction(UIAction { _ in angle = max(angle, rotation.rotation) })
        board.scroll.isScrollEnabled = false
        try screen.swipe(board.card, .left)
        try screen.swipe(board.card, .right)
        screen.advance(by: 1)
        try screen.doubleTap(board.card)
        #expect(log == ["swipe", "double"])
        try screen.pinch(board.card, scale: 2)
        #expect(scale > 1.7 && scale < 2)
        try screen.rotate(board.card, by: 1)
        #expect(angle > 0.8 && angle < 1)
    }

    @Test("a wheel's notches, a way, and to a view")
    func scrolls() throws {
        try screen.wheel(board.scroll, notches: 2)
        #expect(board.scroll.contentOffset.y == 120)
        try screen.scroll(board.scroll, by: CGPoint(x: 0, y: 500))
        #expect(board.scroll.contentOffset.y == 620)
        try screen.scroll(board.scroll, by: CGPoint(x: 0, y: -300))
        #expect(board.scroll.contentOffset.y == 320)
        #expect(throws: ScreenError.self) { try screen.tap(board.last) }
        try screen.scroll(to: board.last)
        #expect(abs(board.scroll.contentOffset.y - (3040 - 844)) < 1e-6)
        try screen.tap(board.last)
    }
}
