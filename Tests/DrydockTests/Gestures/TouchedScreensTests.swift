import Drydock
import DrydockTesting
import Testing

/// Screens as apps have them under fingers: cards, photos, carousels, rows with buttons.
@Suite struct TouchedScreensTests {
    let screen: Screen
    let root: UIView

    init() {
        let controller = UIViewController()
        screen = Screen(size: CGSize(width: 400, height: 800), showsStatusBar: false) { controller }
        root = screen.perform { controller.view }
    }

    private func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
        screen.perform {
            view.frame = frame
            root.addSubview(view)
        }
        return view
    }

    // MARK: - Gestures

    @Test(arguments: [(400.0, 0.1, true), (60, 1, false), (320, 2, true), (90, 0.06, true)])
    func `a card is thrown away by its speed, or far enough`(
        way: CGFloat,
        seconds: TimeInterval,
        isGone: Bool
    )
        throws
    {
        let card = add(Card(), CGRect(x: 50, y: 200, width: 300, height: 400))
        screen.drag(
            from: CGPoint(x: 200, y: 300),
            to: CGPoint(x: 200, y: 300 + way),
            duration: seconds
        )
        screen.settle()
        #expect(card.isGone == isGone)
        #expect(card.transform == (isGone ? CGAffineTransform(translationX: 0, y: 800) : .identity))
    }

    @Test func `a photo is moved, scaled and turned by two fingers at once`() throws {
        let photo = add(Photo(), CGRect(x: 100, y: 200, width: 200, height: 200))
        let (a, b) = (CGPoint(x: 150, y: 300), CGPoint(x: 250, y: 300))
        let (first, second) = (screen.touchDown(at: a), screen.touchDown(at: b))
        // Twice as far apart, turned by 60°, around a middle that goes 40 points down.
        for step in 1...60 {
            let part = CGFloat(step) / 60
            let radius = 50 * (1 + part)
            let angle = part * .pi / 3
            let middle = CGPoint(x: 200, y: 300 + 40 * part)
            let (dx, dy) = (radius * cos(angle), radius * sin(angle))
            screen.advance(by: 1 / 60)
            first.move(to: CGPoint(x: middle.x - dx, y: middle.y - dy))
            second.move(to: CGPoint(x: middle.x + dx, y: middle.y + dy))
        }
        first.lift()
        second.lift()
        let transform = photo.transform
        let scale = (transform.a * transform.a + transform.b * transform.b).squareRoot()
        // Less what the gestures need to begin: 8 points of 100, 5° and 10 points.
        #expect(abs(scale - 2 / 1.08) < 0.05)
        #expect(abs(atan2(transform.b, transform.a) - 55 * .pi / 180) < 0.03)
        #expect((25...32).contains(photo.center.y - 300))
        #expect(abs(photo.center.x - 200) < 3)
        #expect(photo.states.filter { $0 == .began }.count == 3)
        #expect(photo.states.filter { $0 == .ended }.count == 3)
    }

    @Test func `what is held follows the finger until it is lifted`() throws {
        let tile = add(UIView(), CGRect(x: 100, y: 100, width: 80, height: 80))
        let log = Log<UILongPressGestureRecognizer> {
            "\($0.state) \(Int($0.location(in: tile.superview).x))"
        }
        screen.perform {
            tile.addGestureRecognizer(UILongPressGestureRecognizer(target: log, action: Log.note))
        }
        let finger = screen.touchDown(at: CGPoint(x: 140, y: 140))
        finger.move(to: CGPoint(x: 145, y: 140))
        screen.advance(by: 0.5)
        finger.move(to: CGPoint(x: 245, y: 140))
        finger.lift()
        #expect(log.lines == ["began 145", "changed 245", "ended 245"])
        let early = screen.touchDown(at: CGPoint(x: 140, y: 140))
        early.move(to: CGPoint(x: 160, y: 140))
        screen.advance(by: 1)
        early.lift()
        #expect(log.lines.count == 3)
    }

    @Test func `in a row a button is tapped alone, and elsewhere the row`() throws {
        let rows = Rows()
        let table = add(UITableView(), CGRect(x: 0, y: 0, width: 400, height: 800))
        screen.perform {
            table.dataSource = rows
            table.delegate = rows
            table.reloadData()
        }
        try screen.tap(text: "Row 2")
        #expect(rows.log == ["select 2"])
        try screen.tap(try #require(rows.buttons[3]))
        #expect(rows.log == ["select 2", "button 3"])
        // A drag that begins on a button scrolls, and presses nothing.
        let from = screen.frame(of: try #require(rows.buttons[5]))
        screen.drag(from: CGPoint(x: from.midX, y: from.midY), to: CGPoint(x: from.midX, y: from.midY - 150))
        #expect(rows.log.count == 2)
        #expect(table.contentOffset.y > 100)
        // A tap on the ground ends editing, and leaves the rows their taps.
        let tap = UITapGestureRecognizer()
        tap.cancelsTouchesInView = false
        screen.perform { table.addGestureRecognizer(tap) }
        screen.settle()
        try screen.tap(text: "Row 15")
        #expect(rows.log.last == "select 15")
    }

    // MARK: - Scrolling

    @Test func `a carousel turns by pages, and its dots follow`() throws {
        let scroll = add(UIScrollView(), CGRect(x: 0, y: 100, width: 400, height: 200))
        let dots = add(UIPageControl(), CGRect(x: 0, y: 310, width: 400, height: 26))
        let owner = Carousel(dots)
        screen.perform {
            dots.numberOfPages = 4
            scroll.isPagingEnabled = true
            scroll.contentSize = CGSize(width: 1600, height: 200)
            scroll.delegate = owner
        }
        func flick(_ way: CGFloat) {
            screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200 + way, y: 200), duration: 0.1)
            screen.settle()
        }
        flick(-60)
        #expect((scroll.contentOffset.x, dots.currentPage) == (400, 1))
        flick(-390)
        #expect((scroll.contentOffset.x, dots.currentPage) == (800, 2))
        flick(60)
        #expect((scroll.contentOffset.x, dots.currentPage) == (400, 1))
        flick(60)
        flick(60)
        #expect((scroll.contentOffset.x, dots.currentPage) == (0, 0))
    }

    @Test func `a header shrinks with the offset, sticks, and grows when pulled`() {
        let scroll = add(UIScrollView(), CGRect(x: 0, y: 0, width: 400, height: 800))
        let header = add(UIView(), CGRect(x: 0, y: 0, width: 400, height: 200))
        let owner = StickyHeader(header)
        screen.perform {
            scroll.contentSize = CGSize(width: 400, height: 3000)
            scroll.contentInset.top = 200
            scroll.delegate = owner
            scroll.contentOffset.y = -200
        }
        #expect(header.frame.height == 200)
        screen.perform { scroll.contentOffset.y = -120 }
        #expect(header.frame.height == 120)
        screen.perform { scroll.setContentOffset(CGPoint(x: 0, y: 700), animated: true) }
        screen.settle()
        #expect(header.frame.height == 60)
        screen.perform { scroll.contentOffset.y = -200 }
        let finger = screen.touchDown(at: CGPoint(x: 200, y: 400))
        screen.advance(by: 0.02)
        for y in [420.0, 540] { finger.move(to: CGPoint(x: 200, y: y)) }
        #expect(header.frame.height > 230)
        finger.lift()
        screen.settle()
        #expect(header.frame.height == 200)
    }

    @Test func `rows that scroll sideways leave what goes up and down to the page`() {
        let page = add(UIScrollView(), CGRect(x: 0, y: 0, width: 400, height: 800))
        let row = UIScrollView(frame: CGRect(x: 0, y: 300, width: 400, height: 120))
        screen.perform {
            page.contentSize = CGSize(width: 400, height: 2400)
            row.contentSize = CGSize(width: 1500, height: 120)
            page.addSubview(row)
        }
        let start = CGPoint(x: 300, y: 360)
        screen.drag(from: start, to: CGPoint(x: 180, y: 366), duration: 0.5)
        screen.settle()
        #expect(row.contentOffset.x > 100)
        #expect(page.contentOffset.y == 0)
        let before = row.contentOffset.x
        screen.drag(from: start, to: CGPoint(x: 294, y: 240), duration: 0.5)
        screen.settle()
        #expect(row.contentOffset.x == before)
        #expect(page.contentOffset.y > 100)
    }

    @Test func `a picture that is zoomed out stays in the middle, a double tap zooms where it is`() throws {
        let zoom = add(UIScrollView(), CGRect(x: 0, y: 0, width: 400, height: 800))
        let owner = Zoomed(CGSize(width: 400, height: 300))
        screen.perform {
            zoom.addSubview(owner.picture)
            zoom.contentSize = owner.picture.bounds.size
            zoom.maximumZoomScale = 4
            zoom.delegate = owner
            owner.center(in: zoom)
        }
        #expect(screen.frame(of: owner.picture) == CGRect(x: 0, y: 250, width: 400, height: 300))
        screen.perform { zoom.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 75), animated: true) }
        screen.settle()
        #expect(zoom.zoomScale == 4)
        #expect(zoom.contentOffset.x == 0)
        screen.perform { zoom.setZoomScale(1, animated: true) }
        screen.settle()
        #expect(screen.frame(of: owner.picture) == CGRect(x: 0, y: 250, width: 400, height: 300))
    }

    @Test func `content that is added at the end while it scrolls does not stop it`() {
        let scroll = add(UIScrollView(), CGRect(x: 0, y: 0, width: 400, height: 800))
        let owner = Endless()
        screen.perform {
            scroll.contentSize = CGSize(width: 400, height: 1600)
            scroll.delegate = owner
        }
        for _ in 0..<6 {
            screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 100), duration: 0.15)
            screen.advance(by: 0.2)
        }
        screen.settle()
        #expect(owner.loads > 2)
        #expect(scroll.contentOffset.y > 3000)
        #expect(scroll.contentOffset.y <= scroll.contentSize.height - 800)
    }
}

// MARK: - The screens' parts

private final class Log<Recognizer: UIGestureRecognizer> {
    private(set) var lines: [String] = []
    private let describe: (Recognizer) -> String

    init(_ describe: @escaping (Recognizer) -> String) { self.describe = describe }

    func note(_ recognizer: Recognizer) { lines.append(describe(recognizer)) }
}

private final class Card: UIView {
    private(set) var isGone = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Card.panned))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Card is made in code") }

    func panned(_ pan: UIPanGestureRecognizer) {
        let translation = pan.translation(in: superview)
        switch pan.state {
        case .changed: transform = CGAffineTransform(translationX: 0, y: max(translation.y, 0))
        case .ended:
            isGone = pan.velocity(in: superview).y > 1000 || translation.y > 200
            UIView.animate(withDuration: 0.3) {
                self.transform = self.isGone ? CGAffineTransform(translationX: 0, y: 800) : .identity
            }
        default: break
        }
    }
}

private final class Photo: UIView, UIGestureRecognizerDelegate {
    private(set) var states: [UIGestureRecognizer.State] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        let recognizers: [UIGestureRecognizer] = [
            UIPanGestureRecognizer(target: self, action: Photo.panned),
            UIPinchGestureRecognizer(target: self, action: Photo.pinched),
            UIRotationGestureRecognizer(target: self, action: Photo.turned),
        ]
        for recognizer in recognizers {
            recognizer.delegate = self
            addGestureRecognizer(recognizer)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Photo is made in code") }

    func panned(_ pan: UIPanGestureRecognizer) {
        states.append(pan.state)
        let way = pan.translation(in: superview)
        center = CGPoint(x: center.x + way.x, y: center.y + way.y)
        pan.setTranslation(.zero, in: superview)
    }

    func pinched(_ pinch: UIPinchGestureRecognizer) {
        states.append(pinch.state)
        transform = transform.scaledBy(x: pinch.scale, y: pinch.scale)
        pinch.scale = 1
    }

    func turned(_ rotation: UIRotationGestureRecognizer) {
        states.append(rotation.state)
        transform = transform.rotated(by: rotation.rotation)
        rotation.rotation = 0
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    private(set) var log: [String] = []
    private(set) var buttons: [Int: UIButton] = [:]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        let button = UIButton(frame: CGRect(x: 300, y: 4, width: 80, height: 36))
        button.addAction(
            UIAction { [weak self] _ in self?.log.append("button \(indexPath.row)") },
            for: .touchUpInside
        )
        cell.contentView.addSubview(button)
        buttons[indexPath.row] = button
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }
}

private final class Carousel: NSObject, UIScrollViewDelegate {
    private let dots: UIPageControl

    init(_ dots: UIPageControl) { self.dots = dots }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        dots.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    }
}

private final class StickyHeader: NSObject, UIScrollViewDelegate {
    private let header: UIView

    init(_ header: UIView) { self.header = header }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        header.frame.size.height = max(-scrollView.contentOffset.y, 60)
    }
}

private final class Zoomed: NSObject, UIScrollViewDelegate {
    let picture: UIView

    init(_ size: CGSize) { picture = UIView(frame: CGRect(origin: .zero, size: size)) }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { center(in: scrollView) }

    func center(in scrollView: UIScrollView) {
        let (bounds, content) = (scrollView.bounds.size, scrollView.contentSize)
        scrollView.contentInset = UIEdgeInsets(
            top: max((bounds.height - content.height) / 2, 0),
            left: max((bounds.width - content.width) / 2, 0),
            bottom: 0,
            right: 0
        )
    }
}

private final class Endless: NSObject, UIScrollViewDelegate {
    private(set) var loads = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.contentOffset.y + scrollView.bounds.height > scrollView.contentSize.height - 400
        else { return }
        loads += 1
        scrollView.contentSize.height += 800
    }
}
