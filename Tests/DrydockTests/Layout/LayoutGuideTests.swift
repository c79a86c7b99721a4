import Drydock
import DrydockAnchorage
import DrydockTesting
import Testing

@Suite("Guides, margins and safe areas")
struct LayoutGuideTests {
    let root = makeRoot()

    @Test("a guide spaces views without being one")
    func spaces() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        #expect(guide.owningView === root)
        #expect(root.layoutGuides.first === guide)
        let view = root.adding(UIView())
        guide.leadingAnchor == root.leadingAnchor
        guide.widthAnchor == root.widthAnchor / 3
        guide.verticalAnchors == root.verticalAnchors
        view.leadingAnchor == guide.trailingAnchor
        view.sizeAnchors == 10
        view.topAnchor == guide.topAnchor
        root.layoutIfNeeded()
        #expect(view.frame.minX == 130)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 130, height: 844))
    }

    @Test("a view may override its margins, which are its guide's then")
    func overriddenMargins() {
        final class Card: UIView {
            var changes = 0
            override var layoutMargins: UIEdgeInsets {
                get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
                set { super.layoutMargins = newValue }
            }
            override var directionalLayoutMargins: NSDirectionalEdgeInsets {
                didSet { changes += 1 }
            }
        }
        let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = card.adding(UIView())
        view.edgeAnchors == card.layoutMarginsGuide.edgeAnchors
        card.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 2, y: 1, width: 94, height: 96))
        card.layoutMargins = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
        #expect(card.changes == 1)
        #expect(card.directionalLayoutMargins.leading == 9)
    }

    @Test("a guide that leaves takes its constraints out")
    func leaves() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let view = root.adding(UIView())
        let constraint = view.leadingAnchor == guide.leadingAnchor
        root.layoutIfNeeded()
        root.removeLayoutGuide(guide)
        #expect(!constraint.isActive)
        #expect(guide.owningView == nil)
        #expect(root.layoutGuides.isEmpty)
        root.layoutIfNeeded()
    }

    @Test("a guide moves with its view, or to another one, without its constraints")
    func moves() {
        let box = root.adding(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let other = root.adding(UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100)))
        let guide = UILayoutGuide()
        guide.identifier = "gap"
        box.addLayoutGuide(guide)
        let view = root.adding(UIView())
        view.edgeAnchors == guide.edgeAnchors
        guide.leadingAnchor == box.leadingAnchor + 7
        guide.topAnchor == box.topAnchor + 3
        guide.sizeAnchors == 20
        root.layoutIfNeeded()
        box.frame.origin.x = 50
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 57, y: 3, width: 20, height: 20))
        #expect(guide.layoutFrame == CGRect(x: 7, y: 3, width: 20, height: 20))
        #expect(root.constraintDescriptions().contains { $0.hasPrefix("UIView.guide \"gap\".width == 20") })
        guide.owningView = other
        #expect(box.layoutGuides.isEmpty && other.layoutGuides.first === guide)
        #expect(root.constraints.isEmpty && box.constraints.isEmpty)
        guide.owningView = nil
        #expect(other.layoutGuides.isEmpty && guide.owningView == nil)
        root.layoutIfNeeded()
    }

    @Test("what is in a view keeps its constraints through removals and returns, guides and stacks included")
    func survivesRemoval() {
        let box = UIView()
        let stack = UIStackView(arrangedSubviews: [SizedView(10, 10), SizedView(20, 20)])
        let guide = UILayoutGuide()
        box.addLayoutGuide(guide)
        box.addSubview(stack)
        guide.edgeAnchors == box.layoutMarginsGuide.edgeAnchors
        stack.edgeAnchors == guide.edgeAnchors
        for _ in 0..<3 {
            root.addSubview(box)
            box.topAnchor == root.safeAreaLayoutGuide.topAnchor
            box.leadingAnchor == root.leadingAnchor
            root.layoutIfNeeded()
            #expect(box.frame.size == CGSize(width: 46, height: 36))
            #expect(guide.layoutFrame == CGRect(x: 8, y: 8, width: 30, height: 20))
            #expect(root.constraints.count == 2)
            box.removeFromSuperview()
            #expect(root.constraints.isEmpty)
            box.layoutIfNeeded()
        }
    }

    @Test("a view's own guides cannot be given to another")
    func refusesSystemGuides() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIView().addLayoutGuide(UIView().safeAreaLayoutGuide) }
        }
        #expect(errorText(of: result).contains("belongs to its view and cannot be moved"))
    }

    @Test("a guide of no view is refused")
    func refusesLooseGuide() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                view.topAnchor == UILayoutGuide().topAnchor
            }
        }
        #expect(errorText(of: result).contains("belongs to no view; call addLayoutGuide before activating"))
    }

    @Test("margins are 8 points by default and mirror with the writing direction")
    func margins() {
        let view = root.adding(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        let child = view.adding(UIView())
        child.edgeAnchors == view.layoutMarginsGuide.edgeAnchors
        root.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 2, y: 1, width: 94, height: 96))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        root.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 4, y: 1, width: 94, height: 96))
        view.layoutMargins = .zero
        root.layoutIfNeeded()
        #expect(child.frame == view.bounds)
    }

    private final class MarginView: UIView {
        var changes = 0
        var safeAreaChanges = 0

        override func layoutMarginsDidChange() {
            super.layoutMarginsDidChange()
            changes += 1
        }

        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            safeAreaChanges += 1
        }
    }

    @Test("a view may keep its superview's margins, as far as it reaches into them")
    func preservesMargins() {
        let outer = root.adding(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
        let inner = outer.adding(MarginView(frame: CGRect(x: 10, y: 0, width: 190, height: 100)))
        outer.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == UIEdgeInsets(top: 30, left: 20, bottom: 8, right: 30))
        #expect(inner.changes == 1)
        outer.layoutMargins.top = 50
        #expect(inner.layoutMargins.top == 50)
        #expect(inner.changes == 2)
    }

    @Test("what a scroll view scrolls keeps its margins, and none for what goes on beyond the first screen")
    func preservesMarginsOfScrolledContent() {
        let scroll = root.adding(UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        let content = scroll.adding(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 1000)))
        let row = scroll.adding(UIView(frame: CGRect(x: 0, y: 500, width: 200, height: 44)))
        for view in [content, row] { view.preservesSuperviewLayoutMargins = true }
        #expect(content.layoutMargins == scroll.layoutMargins)
        #expect(row.layoutMargins == UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 30))
        scroll.contentOffset.y = 300
        root.layoutIfNeeded()
        #expect(content.layoutMargins == scroll.layoutMargins)
        #expect(row.layoutMargins == UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 30))
    }

    @Test("safe areas shrink with the distance from the covered edge and are told to views")
    func safeAreas() {
        root.windowScene?.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        let full = root.adding(MarginView(frame: root.bounds))
        let lower = full.adding(MarginView(frame: CGRect(x: 0, y: 20, width: 390, height: 600)))
        root.layoutIfNeeded()
        #expect(root.safeAreaInsets.top == 47)
        #expect(full.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(lower.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
        #expect(lower.safeAreaChanges == 1)
        #expect(lower.layoutMargins.top == 35)
        lower.insetsLayoutMarginsFromSafeArea = false
        #expect(lower.layoutMargins.top == 8)
        lower.frame.origin.y = 100
        root.layoutIfNeeded()
        #expect(lower.safeAreaInsets == .zero)
        #expect(lower.safeAreaChanges == 2)
        #expect(full.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 47, width: 390, height: 763))
    }

    @Test("content pinned to the safe area moves with a controller's additional insets")
    func additionalInsets() {
        root.windowScene?.safeAreaInsets = UIEdgeInsets(top: 20)
        let controller = UIViewController()
        root.rootViewController = controller
        let view = controller.view.adding(UIView())
        view.topAnchor == controller.view.safeAreaLayoutGuide.topAnchor
        view.bottomAnchor == controller.view.safeAreaLayoutGuide.bottomAnchor
        view.horizontalAnchors == controller.view.layoutMarginsGuide.horizontalAnchors
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 20, width: 358, height: 824))
        controller.additionalSafeAreaInsets.bottom = 50
        root.layoutIfNeeded()
        #expect(view.frame.maxY == 794)
    }

    @Test("a guide that no active constraint mentions any more has no frame")
    func forgottenGuide() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let constraints = [
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            guide.widthAnchor.constraint(equalToConstant: 30),
            guide.heightAnchor.constraint(equalToConstant: 30),
        ]
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 10, y: 10, width: 30, height: 30))
        NSLayoutConstraint.deactivate(constraints)
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == .zero)
        constraints[2].isActive = true
        root.layoutIfNeeded()
        #expect(guide.layoutFrame.width == 30)
    }

    @Test("a view that constraints move out of the safe area's reach is laid out by its new safe area")
    func movedSafeArea() {
        let controller = UIViewController()
        let screen = Screen(showsStatusBar: false) { controller }
        let (bar, content) = (UIView(), UIView())
        var bottom: NSLayoutConstraint?
        screen.perform {
            controller.additionalSafeAreaInsets.bottom = 34
            controller.view.addSubview(bar)
            bar.addSubview(content)
            bar.horizontalAnchors == controller.view.horizontalAnchors
            bottom = bar.bottomAnchor == controller.view.bottomAnchor
            content.edgeAnchors == bar.safeAreaLayoutGuide.edgeAnchors
            content.heightAnchor == 49
        }
        screen.settle()
        #expect(bar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))

        screen.perform { bottom?.constant = -300 }
        screen.settle()
        #expect(bar.safeAreaInsets == .zero)
        #expect(bar.frame == CGRect(x: 0, y: 495, width: 390, height: 49))

        screen.perform { bottom?.constant = -10 }
        screen.settle()
        #expect(bar.frame == CGRect(x: 0, y: 761, width: 390, height: 73))
    }
}
