import Drydock
import DrydockAnchorage
import Testing

@Suite("NSLayoutConstraint")
struct LayoutConstraintTests {
    let root = makeRoot()

    @Test("an anchor makes an inactive constraint with UIKit's attributes")
    func anchorsMakeConstraints() {
        let view = root.adding(UIView())
        let constraint = view.leadingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8)
        #expect(!constraint.isActive)
        #expect(constraint.firstItem === view)
        #expect(constraint.secondItem === root)
        #expect(constraint.firstAttribute == .leading)
        #expect(constraint.secondAttribute == .trailing)
        #expect(constraint.relation == .equal)
        #expect(constraint.multiplier == 1)
        #expect(constraint.constant == -8)
        #expect(constraint.priority == .required)
        #expect(view.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("a constraint of nothing keeps the place of a later one, and cannot be activated")
    func empty() async {
        let constraint = NSLayoutConstraint()
        constraint.constant = 8
        constraint.priority = .defaultLow
        constraint.isActive = false
        #expect(constraint.firstItem == nil)
        #expect(constraint.secondItem == nil)
        #expect(constraint.constant == 8)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { NSLayoutConstraint().isActive = true }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("belongs to no view"))
    }

    @Test("the nearest common ancestor holds an active constraint")
    func commonAncestorHolds() {
        let left = root.adding(UIView())
        let right = root.adding(UIView())
        let inner = right.adding(UIView()).adding(UIView())
        let width = left.widthAnchor.constraint(equalToConstant: 10)
        let siblings = left.widthAnchor.constraint(equalTo: right.widthAnchor)
        let nephew = inner.topAnchor.constraint(equalTo: left.topAnchor)
        let outer = right.leadingAnchor.constraint(equalTo: inner.leadingAnchor)
        NSLayoutConstraint.activate([width, siblings, nephew, outer])
        #expect(left.constraints == [width])
        #expect(root.constraints == [siblings, nephew])
        #expect(right.constraints == [outer])
        NSLayoutConstraint.deactivate([siblings])
        #expect(root.constraints == [nephew])
        #expect(!siblings.isActive)
    }

    @Test("a view may be told to hold a constraint, and to give it up again")
    func chosenHolder() {
        let outer = root.adding(UIView())
        let view = outer.adding(UIView())
        view.translatesAutoresizingMaskIntoConstraints = false
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        root.addConstraints([width])
        #expect(root.constraints == [width])
        root.layoutIfNeeded()
        #expect(view.frame.width == 10)
        outer.removeConstraint(width)
        #expect(width.isActive)
        root.removeConstraint(width)
        #expect(!width.isActive)
        root.addConstraint(width)
        view.removeFromSuperview()
        #expect(!width.isActive)
    }

    @Test("a view outside of a constraint's is refused as its holder")
    func refusesHolder() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = makeRoot().adding(UIView())
                view.accessibilityIdentifier = "inner"
                let other = UIView()
                other.accessibilityIdentifier = "stranger"
                other.addConstraint(view.widthAnchor.constraint(equalToConstant: 10))
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("inner") && text.contains("stranger"))
    }

    @Test("a view that leaves its superview takes its outer constraints out, and keeps its own")
    func removalDeactivates() {
        let view = root.adding(UIView())
        let sibling = root.adding(UIView())
        let child = view.adding(UIView())
        let outer = view.topAnchor == root.topAnchor
        let across = child.topAnchor == sibling.topAnchor
        let inner = child.leadingAnchor == view.leadingAnchor + 3
        let own = view.widthAnchor == 50
        root.layoutIfNeeded()
        view.removeFromSuperview()
        #expect(!outer.isActive)
        #expect(!across.isActive)
        #expect(inner.isActive)
        #expect(own.isActive)
        root.layoutIfNeeded()
        root.addSubview(view)
        view.leadingAnchor == root.leadingAnchor + 20
        root.layoutIfNeeded()
        #expect(view.frame.minX == 20)
        #expect(view.frame.width == 50)
        #expect(child.frame.minX == 3)
    }

    @Test("constraints die with their views and keep none alive")
    func constraintsDie() {
        var kept: NSLayoutConstraint?
        weak var gone: UIView?
        weak var goneConstraint: NSLayoutConstraint?
        do {
            let view = UIView()
            let child = view.adding(UIView())
            kept = child.topAnchor == view.topAnchor
            goneConstraint = child.leadingAnchor == view.leadingAnchor
            view.layoutIfNeeded()
            gone = view
        }
        #expect(gone == nil)
        #expect(goneConstraint == nil)
        #expect(kept?.isActive == false)
        #expect(kept?.firstItem == nil)
    }

    @Test("a child that outlives its tree can be laid out in another")
    func childOutlivesTree() {
        let child = UIView()
        do {
            let tree = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            tree.addSubview(child)
            child.edgeAnchors == tree.edgeAnchors
            child.heightAnchor == 40 ~ .low
            tree.layoutIfNeeded()
        }
        #expect(child.constraints.count == 1)
        root.addSubview(child)
        child.topAnchor == root.topAnchor + 7
        root.layoutIfNeeded()
        #expect(child.frame.minY == 7)
        #expect(child.frame.height == 40)
    }

    @Test("a changed constant moves the view in the next layout")
    func constantMoves() {
        let view = root.adding(UIView())
        view.sizeAnchors == CGSize(width: 10, height: 10)
        view.leadingAnchor == root.leadingAnchor
        let top = view.topAnchor == root.topAnchor + 5
        root.layoutIfNeeded()
        top.constant = 25
        #expect(view.frame.minY == 5)
        #expect(root.needsLayoutPass)
        root.layoutIfNeeded()
        #expect(view.frame.minY == 25)
        #expect(!root.needsLayoutPass)
    }

    @Test("a priority may change to and from required while active")
    func priorityCrossesRequired() {
        let view = root.adding(UIView())
        view.topAnchor == root.topAnchor
        let wide = view.widthAnchor == 300
        let narrow = view.widthAnchor == 100 ~ .high
        root.layoutIfNeeded()
        #expect(view.frame.width == 300)
        wide.priority = .low
        narrow.priority = .required
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
        narrow.priority = .low - 1
        root.layoutIfNeeded()
        #expect(view.frame.width == 300)
        #expect(root.conflictDescriptions.isEmpty)
    }

    @Test("constraints switched on and off leave what a fresh tree would have")
    func switching() {
        let view = root.adding(UIView())
        view.topAnchor == root.topAnchor
        let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
        let right = view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10)
        view.widthAnchor == 50
        for _ in 0..<3 {
            right.isActive = false
            left.isActive = true
            root.layoutIfNeeded()
            #expect(view.frame.minX == 10)
            left.isActive = false
            right.isActive = true
            root.layoutIfNeeded()
            #expect(view.frame.maxX == 380)
        }
    }

    @Test("the general initialiser reads every attribute, margins included")
    func generalInitialiser() {
        root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        let view = root.adding(UIView())
        view.translatesAutoresizingMaskIntoConstraints = false
        func pin(_ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute) {
            NSLayoutConstraint(
                item: view,
                attribute: first,
                relatedBy: .equal,
                toItem: root,
                attribute: second,
                multiplier: 1,
                constant: 0
            ).isActive = true
        }
        pin(.leading, .leadingMargin)
        pin(.trailing, .trailingMargin)
        pin(.top, .topMargin)
        pin(.bottom, .bottomMargin)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 10, width: 330, height: 804))
    }

    /// Right to left, the trailing edge is the left one, at 0: as UIKit has it, where a trailing edge at 80 percent
    /// of the superview's ends at its left (stackoverflow.com/questions/33714527).
    @Test("a position's multiplier counts from the common ancestor's left or top", arguments: [false, true])
    func multipliedPosition(isMirrored: Bool) {
        let outer = root.adding(UIView(frame: CGRect(x: 100, y: 0, width: 120, height: 120)))
        let view = outer.adding(UIView())
        outer.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        view.sizeAnchors == 20
        view.centerXAnchor == 2 * outer.trailingAnchor / 3
        view.topAnchor == outer.bottomAnchor / 4
        root.layoutIfNeeded()
        #expect(view.center.x == (isMirrored ? 0 : 80))
        #expect(view.frame.minY == 30)
    }

    @Test("left and right stay where they are in a right-to-left layout, leading and trailing change sides")
    func mirrors() {
        root.semanticContentAttribute = .forceRightToLeft
        let physical = root.adding(UIView())
        let logical = root.adding(UIView())
        let centred = root.adding(UIView())
        for view in [physical, logical, centred] {
            view.sizeAnchors == 30
            view.topAnchor == root.topAnchor
        }
        physical.leftAnchor == root.leftAnchor + 10
        logical.leadingAnchor == root.leadingAnchor + 10
        centred.centerXAnchor == root.centerXAnchor + 10
        root.layoutIfNeeded()
        #expect(physical.frame.minX == 10)
        #expect(logical.frame.maxX == 380)
        #expect(centred.center.x == 205)
        root.semanticContentAttribute = .forceLeftToRight
        root.layoutIfNeeded()
        #expect(logical.frame.minX == 10)
        #expect(centred.center.x == 205)
    }

    /// UIKit: a view's direction is the one "for arranging the immediate content of this view".
    @Test("the view that contains both sides says the direction, not the sides", arguments: [false, true])
    func containerDecides(isMirrored: Bool) {
        let window = makeRoot()
        window.windowScene?.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        let opposite: UISemanticContentAttribute = isMirrored ? .forceLeftToRight : .forceRightToLeft
        let odd = window.adding(UIView())
        odd.semanticContentAttribute = isMirrored ? .playback : .forceRightToLeft
        let even = window.adding(UIView())
        odd.leadingAnchor == window.leadingAnchor + 10
        even.leadingAnchor == odd.trailingAnchor + 5
        let inner = odd.adding(UIView())
        inner.leadingAnchor == odd.leadingAnchor + 3
        for view in [odd, even] {
            view.topAnchor == window.topAnchor
            view.sizeAnchors == 40
        }
        inner.topAnchor == odd.topAnchor
        inner.sizeAnchors == 10
        window.layoutIfNeeded()
        #expect(odd.frame.minX == (isMirrored ? 340 : 10))
        #expect(even.frame.minX == (isMirrored ? 295 : 55))
        #expect(inner.frame.minX == (isMirrored ? 3 : 27))
        window.semanticContentAttribute = opposite
        window.layoutIfNeeded()
        #expect(even.frame.minX == (isMirrored ? 55 : 295))
    }

    @Test("what is left open stays at its superview's leading side, also when that turns")
    func staysTurn() {
        let view = root.adding(SizedView(30, 30))
        view.topAnchor == root.topAnchor
        root.layoutIfNeeded()
        #expect(view.frame.minX == 0)
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(view.frame.maxX == 390)
    }

    @Test("an aspect ratio couples width and height")
    func aspectRatio() {
        let view = root.adding(UIView())
        view.horizontalAnchors == root.horizontalAnchors + 15
        view.topAnchor == root.topAnchor
        view.widthAnchor == 4 * view.heightAnchor / 3
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 360, height: 270))
    }
}
