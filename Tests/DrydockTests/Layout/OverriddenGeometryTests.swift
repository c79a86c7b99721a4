import Drydock
import DrydockAnchorage
import DrydockTesting
import Testing

/// Which setters layout goes through where a class overrides them.
///
/// Source: Auto Layout sets `bounds` and `center` (revealapp.com/news/constraints-transformations). From memory: autoresizing masks and
/// containers set `frame`, and setting one does not call the setters of the others.
@Suite("Overridden geometry")
struct OverriddenGeometryTests {
    let root = makeRoot()

    private final class Observing: UIView {
        var calls: [String] = []
        override var bounds: CGRect {
            didSet {
                calls.append("bounds")
                layer.cornerRadius = bounds.height / 2
            }
        }
        override var center: CGPoint { didSet { calls.append("center") } }
        override var frame: CGRect { didSet { calls.append("frame") } }

        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    @Test("constraints set the bounds, then the centre")
    func constraints() {
        let view = root.adding(Observing())
        let width = view.widthAnchor == 60
        let leading = view.leadingAnchor == root.leadingAnchor + 3
        view.topAnchor == root.topAnchor + 4
        view.heightAnchor == 40
        _ = view.take()
        root.layoutIfNeeded()
        #expect(view.take() == ["bounds", "center"])
        #expect(view.frame == CGRect(3, 4, 60, 40))
        #expect(view.layer.cornerRadius == 20)
        leading.constant = 5
        root.layoutIfNeeded()
        #expect(view.take() == ["center"])
        width.constant = 62
        root.layoutIfNeeded()
        #expect(view.take() == ["bounds", "center"])
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.take().isEmpty)
    }

    @Test("what has a transform gets the size and centre that it would have without")
    func transform() {
        let view = root.adding(Observing())
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.sizeAnchors == 50
        view.centerAnchors == root.centerAnchors
        root.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 50, height: 50))
        #expect(view.center == CGPoint(x: 195, y: 422))
    }

    @Test("frames are to the last bit those of views that override nothing", arguments: [1.0, 2.0, 3.0])
    func exactness(scale: CGFloat) {
        let root = makeRoot(390, 844, scale: scale)
        for step in 0..<50 {
            let (plain, observing) = (root.adding(UIView()), root.adding(Observing()))
            for view in [plain, observing] {
                view.leadingAnchor == root.leadingAnchor + CGFloat(step) * 1.37
                view.topAnchor == root.topAnchor + CGFloat(step) * 2.71
                view.widthAnchor == root.widthAnchor * (CGFloat(step + 1) / 57)
                view.heightAnchor == CGFloat(step) / 3
            }
            root.layoutIfNeeded()
            #expect(observing.frame == plain.frame)
        }
    }

    @Test("a stack sets the bounds of what it arranges")
    func stack() {
        let stack = root.adding(UIStackView(frame: CGRect(0, 0, 100, 40)))
        stack.distribution = .fillEqually
        let views = [Observing(), Observing()]
        for view in views { stack.addArrangedSubview(view) }
        root.layoutIfNeeded()
        #expect(views.map { $0.layer.cornerRadius } == [20, 20])
    }

    @Test("a mask sets the frame, whatever has resized the superview", arguments: [false, true])
    func mask(byConstraints: Bool) {
        let outer = root.adding(UIView(frame: CGRect(0, 0, 100, 100)))
        let inner = outer.adding(Observing(frame: CGRect(0, 0, 100, 10)))
        inner.autoresizingMask = .flexibleWidth
        root.layoutIfNeeded()
        _ = inner.take()
        if byConstraints {
            outer.leadingAnchor == root.leadingAnchor
            outer.topAnchor == root.topAnchor
            outer.sizeAnchors == CGSize(width: 150, height: 100)
        } else {
            outer.frame.size.width = 150
        }
        root.layoutIfNeeded()
        #expect(inner.take() == ["frame"])
        #expect(inner.frame == CGRect(0, 0, 150, 10))
    }

    @Test("a frame that code sets calls the setter of the frame alone")
    func frame() {
        let view = root.adding(Observing())
        view.frame = CGRect(0, 0, 10, 10)
        #expect(view.take() == ["frame"])
    }

    /// Shrinks whatever it is given, as insets in a setter do.
    private final class Shrinking: UIView {
        override var bounds: CGRect {
            get { super.bounds }
            set {
                super.bounds = CGRect(
                    origin: newValue.origin,
                    size: CGSize(width: newValue.width - 10, height: newValue.height)
                )
            }
        }
    }

    @Test("a setter that takes another size has its way, and layout comes to rest")
    func ownMind() {
        let view = root.adding(Shrinking())
        view.edgeAnchors == root.edgeAnchors
        root.layoutIfNeeded()
        #expect(view.bounds.width == 380)
        #expect(!root.needsLayoutPass)
        for _ in 0..<3 {
            root.setNeedsLayout()
            root.layoutIfNeeded()
            #expect(view.bounds.width == 380)
        }
    }

    /// Sets its frame in the observer of its bounds.
    private final class Recursive: UIView {
        var calls = 0
        override var bounds: CGRect {
            didSet {
                calls += 1
                if calls < 100 { frame.size.height = bounds.width / 2 }
            }
        }
    }

    @Test("an observer may set the frame")
    func recursion() {
        let view = root.adding(Recursive())
        view.edgeAnchors == root.edgeAnchors
        root.layoutIfNeeded()
        #expect(view.calls == 1)
        #expect(view.frame.height == 195)
        #expect(!root.needsLayoutPass)
    }

    /// Changes the tree while frames are set.
    private final class Leaving: UIView {
        var onResize: (UIView) -> Void = { _ in }
        override var bounds: CGRect { didSet { onResize(self) } }
    }

    @Test("an observer may take views out and put others in", arguments: 0..<4)
    func changesTheTree(kind: Int) {
        let outer = root.adding(UIView())
        outer.edgeAnchors == root.edgeAnchors
        var views: [Leaving] = []
        for index in 0..<12 {
            let view = outer.adding(Leaving())
            view.topAnchor == (views.last?.bottomAnchor ?? outer.topAnchor)
            view.leadingAnchor == outer.leadingAnchor
            view.sizeAnchors == CGSize(width: 10 + index, height: 10)
            views.append(view)
        }
        var isDone = false
        views[3].onResize = { view in
            if isDone { return }
            isDone = true
            switch kind {
            case 0: for other in views.dropFirst(5) { other.removeFromSuperview() }
            case 1: view.removeFromSuperview()
            case 2: outer.removeFromSuperview()
            default:
                for _ in 0..<5 {
                    let new = outer.adding(UIView())
                    new.edgeAnchors == outer.edgeAnchors
                }
            }
        }
        root.layoutIfNeeded()
        #expect(isDone)
        #expect(!root.needsLayoutPass)
        if kind == 0 { #expect(views[4].frame == CGRect(0, 40, 14, 10)) }
        if kind == 3 {
            #expect(views.last?.frame == CGRect(0, 110, 21, 10))
            #expect(outer.subviews.last?.frame == root.bounds)
        }
    }

    @Test("the observers of a switch's, a scroll view's and a label's subclass run")
    func subclassesOfControls() {
        let views: [UIView] = [RoundSwitch(), RoundScroll(), RoundLabel(), RoundButton()]
        for view in views {
            root.addSubview(view)
            view.sizeAnchors == 50
            view.topAnchor == root.topAnchor
            view.leadingAnchor == root.leadingAnchor
        }
        root.layoutIfNeeded()
        #expect(views.map(\.layer.cornerRadius) == [25, 25, 25, 25])
    }

    private final class RoundSwitch: UISwitch {
        override var bounds: CGRect { didSet { layer.cornerRadius = bounds.height / 2 } }
    }
    private final class RoundScroll: UIScrollView {
        override var bounds: CGRect { didSet { layer.cornerRadius = bounds.height / 2 } }
    }
    private final class RoundLabel: UILabel {
        override var bounds: CGRect { didSet { layer.cornerRadius = bounds.height / 2 } }
    }
    private final class RoundButton: UIButton {
        override var bounds: CGRect { didSet { layer.cornerRadius = bounds.height / 2 } }
    }

    /// The margins that many tables have by this.
    private final class InsetCell: UITableViewCell {
        override var frame: CGRect {
            get { super.frame }
            set { super.frame = newValue.insetBy(dx: 16, dy: 0) }
        }
    }

    private final class Cells: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            InsetCell(style: .default, reuseIdentifier: nil)
        }
    }

    @Test("a cell that insets the frame it is given keeps its margins as the table is laid out again")
    func cells() {
        let screen = Screen { Cells() }
        guard let table = screen.window.rootViewController?.view as? UITableView else { return }
        for _ in 0..<3 {
            #expect(table.visibleCells.map(\.frame.minX) == [16, 16, 16])
            #expect(table.visibleCells.map(\.frame.width) == [358, 358, 358])
            screen.perform { table.setNeedsLayout() }
            screen.settle()
        }
    }

    /// The remedy that many collection views have for content that does not follow its cell.
    private final class ContentCell: UICollectionViewCell {
        var sizes: [CGSize] = []
        override var bounds: CGRect {
            didSet {
                sizes.append(bounds.size)
                contentView.frame = bounds
            }
        }
    }

    @Test("a collection view sets the bounds of its cells")
    func items() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 50)
        let collection = root.adding(
            UICollectionView(frame: CGRect(0, 0, 200, 200), collectionViewLayout: layout)
        )
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
            view,
            path,
            _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        collection.register(ContentCell.self, forCellWithReuseIdentifier: "cell")
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0])
        source.apply(snapshot, animatingDifferences: false)
        root.layoutIfNeeded()
        guard let cell = collection.visibleCells.first as? ContentCell else {
            Issue.record("there is no cell")
            return
        }
        cell.sizes = []
        layout.itemSize = CGSize(width: 60, height: 70)
        root.layoutIfNeeded()
        #expect(cell.sizes.last == CGSize(width: 60, height: 70))
        #expect(cell.contentView.frame == CGRect(0, 0, 60, 70))
        #expect(cell.frame == CGRect(0, 0, 60, 70))
    }
}
