import Drydock
import DrydockAnchorage
import Testing

@Suite("Views placed by frame")
struct LayoutAutoresizingTests {
    let root = makeRoot(100, 100)

    /// A superview 100 wide becomes 200 wide; the view lies at 20 and is 30 wide. As UIKit divides the change.
    @Test(
        "a mask divides a change of the superview's width",
        arguments: [
            ([], 20, 30),
            (.flexibleRightMargin, 20, 30),
            (.flexibleLeftMargin, 120, 30),
            (.flexibleWidth, 20, 130),
            ([.flexibleLeftMargin, .flexibleRightMargin], 20 + 100.0 * 2 / 7, 30),
            ([.flexibleWidth, .flexibleRightMargin], 20, 30 + 100.0 * 3 / 8),
            ([.flexibleLeftMargin, .flexibleWidth], 60, 90),
            ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 40, 60),
        ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)]
    )
    func resizes(mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat) {
        let view = root.adding(UIView(frame: CGRect(x: 20, y: 5, width: 30, height: 40)))
        view.autoresizingMask = mask
        root.frame.size.width = 200
        #expect(abs(view.frame.minX - x) < 1e-9)
        #expect(abs(view.frame.width - width) < 1e-9)
        #expect(view.frame.minY == 5 && view.frame.height == 40)
    }

    @Test("the same holds for heights, and not for superviews that do not autoresize")
    func resizesHeights() {
        let view = root.adding(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.frame.size = CGSize(width: 50, height: 300)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 300))
        root.autoresizesSubviews = false
        root.frame.size = CGSize(width: 10, height: 10)
        #expect(view.frame.width == 50)
    }

    @Test("constraints take the frame of a view placed by frame as given")
    func framesAreGiven() {
        let placed = root.adding(UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 20)))
        let view = root.adding(UIView())
        view.leadingAnchor == placed.trailingAnchor + 5
        view.topAnchor == placed.bottomAnchor
        view.sizeAnchors == placed.sizeAnchors
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 45, y: 30, width: 30, height: 20))
        placed.frame = CGRect(x: 0, y: 50, width: 10, height: 10)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 15, y: 60, width: 10, height: 10))
        #expect(placed.frame == CGRect(x: 0, y: 50, width: 10, height: 10))
    }

    @Test("a view placed by frame in one placed by constraints follows its mask in the same solution")
    func framesInsideConstraints() {
        let outer = root.adding(UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
        let placed = outer.adding(UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
        placed.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        let view = outer.adding(UIView())
        outer.edgeAnchors == root.edgeAnchors
        view.leadingAnchor == placed.trailingAnchor
        view.topAnchor == placed.topAnchor
        view.sizeAnchors == 5
        root.layoutIfNeeded()
        #expect(placed.frame == CGRect(x: 10, y: 70, width: 80, height: 20))
        #expect(view.frame.origin == CGPoint(x: 90, y: 70))
        #expect(root.solutionsOfLastLayout == 1)
        placed.frame = CGRect(x: 0, y: 0, width: 7, height: 7)
        root.layoutIfNeeded()
        #expect(placed.frame == CGRect(x: 0, y: 0, width: 7, height: 7))
        #expect(view.frame.origin == CGPoint(x: 7, y: 0))
    }

    /// Every mask, in superviews smaller and larger than the one that the frame was set in.
    @Test(
        "in a view placed by constraints a mask does what it does in one placed by frame",
        arguments: 0..<64
    )
    func masksInsideConstraints(mask: UInt) {
        let mask = UIView.AutoresizingMask(rawValue: mask)
        for size in [CGSize(width: 300, height: 250), CGSize(width: 90, height: 70), .zero] {
            let window = makeRoot(400, 400, scale: 65536)
            let outers = (0..<2).map { _ in
                window.adding(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
            }
            let inners = outers.map {
                let inner = $0.adding(UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
                inner.autoresizingMask = mask
                return inner
            }
            let follower = outers[1].adding(UIView())
            follower.leadingAnchor == inners[1].leadingAnchor
            follower.bottomAnchor == inners[1].bottomAnchor
            follower.sizeAnchors == inners[1].sizeAnchors
            outers[0].frame.size = size
            outers[1].sizeAnchors == size
            outers[1].topAnchor == window.topAnchor
            outers[1].leadingAnchor == window.leadingAnchor
            window.layoutIfNeeded()
            #expect(inners[1].frame == inners[0].frame)
            let (frame, wanted) = (follower.frame, inners[0].frame)
            #expect(abs(frame.minX - wanted.minX) < 1e-4 && abs(frame.width - wanted.width) < 1e-4)
            #expect(abs(frame.maxY - wanted.maxY) < 1e-4 && abs(frame.height - wanted.height) < 1e-4)
            #expect(window.conflictDescriptions.isEmpty)
        }
    }

    // Source: the accepted answers that `DisplacedViewTests` names.
    @Test("a frame set on a view placed by constraints is overwritten by the next layout of its superview")
    func overwritesFrames() {
        let view = root.adding(UIView())
        view.edgeAnchors == root.edgeAnchors + 10
        root.layoutIfNeeded()
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
    }

    @Test("a view may change between frame and constraints")
    func switches() {
        let view = root.adding(UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10)))
        let follower = root.adding(UIView())
        follower.leadingAnchor == view.trailingAnchor
        follower.topAnchor == root.topAnchor
        follower.sizeAnchors == 5
        root.layoutIfNeeded()
        #expect(follower.frame.minX == 20)
        view.leadingAnchor == root.leadingAnchor + 30
        view.topAnchor == root.topAnchor
        view.sizeAnchors == 20
        root.layoutIfNeeded()
        #expect(follower.frame.minX == 50)
    }

    @Test("a frame and constraints of its own are both honoured: what contradicts the frame is told")
    func frameAndConstraints() {
        let outer = root.adding(UIView())
        outer.edgeAnchors == root.edgeAnchors
        let view = outer.adding(UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10)))
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 50).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minX == 10)
        #expect(
            root.conflictDescriptions.first?.contains("UIView.left (NSAutoresizingMaskLayoutConstraint)")
                == true
        )
    }

    @Test("a view goes back to its frame when its constraints go")
    func goesBack() {
        let box = root.adding(UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)))
        let inner = box.adding(UIView())
        inner.edgeAnchors == box.edgeAnchors + 5
        let placing = Anchorage.batch(active: true) {
            box.edgeAnchors == root.edgeAnchors
        }
        root.layoutIfNeeded()
        #expect(inner.frame.width == 90)
        NSLayoutConstraint.deactivate(placing)
        box.translatesAutoresizingMaskIntoConstraints = true
        box.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(inner.frame == CGRect(x: 5, y: 5, width: 20, height: 30))
        #expect(!box.hasAmbiguousLayout && !inner.hasAmbiguousLayout)
        #expect(root.conflictDescriptions.isEmpty)
    }

    @Test("the topmost view sizes itself when it is placed by constraints")
    func sizesItself() {
        let view = UIView()
        view.sizeAnchors == CGSize(width: 150, height: 60)
        let child = view.adding(UIView())
        child.edgeAnchors == view.edgeAnchors
        view.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 150, height: 60))
        #expect(child.frame == view.bounds)
    }

    @Test("a tree laid out on its own lays out again as part of another")
    func joinsAnotherTree() {
        let view = UIView()
        let child = view.adding(UIView())
        child.edgeAnchors == view.edgeAnchors
        view.sizeAnchors == 50 ~ .low
        view.layoutIfNeeded()
        #expect(child.frame.width == 50)
        root.addSubview(view)
        view.edgeAnchors == root.edgeAnchors
        root.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
        view.removeFromSuperview()
        view.layoutIfNeeded()
        #expect(child.frame.width == 50)
    }
}
