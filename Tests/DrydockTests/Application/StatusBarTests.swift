import Drydock
import DrydockRaster
import Testing

struct StatusBarTests {
    private let host = ApplicationHost(size: CGSize(width: 390, height: 100), scale: 1)
    private let home = StyledController(.darkContent)

    init() {
        host.window.rootViewController = home
        host.update()
    }

    private var style: UIStatusBarStyle { host.scene.statusBar.style }

    @Test("the root controller decides while nothing is presented")
    func root() {
        #expect(style == .darkContent)
        home.style = .lightContent
        host.update()
        #expect(style == .darkContent)
        home.setNeedsStatusBarAppearanceUpdate()
        host.update()
        #expect(style == .lightContent)
    }

    @Test(
        "who covers the screen decides, and who does not only if it asks to",
        arguments: [
            (UIModalPresentationStyle.fullScreen, false, UIStatusBarStyle.lightContent),
            (.overFullScreen, false, .darkContent), (.overFullScreen, true, .lightContent),
            (.automatic, true, .lightContent),
        ]
    )
    func presented(style: UIModalPresentationStyle, captures: Bool, expected: UIStatusBarStyle) {
        let modal = StyledController(.lightContent)
        modal.modalPresentationStyle = style
        modal.modalPresentationCapturesStatusBarAppearance = captures
        home.present(modal, animated: false)
        host.update()
        #expect(self.style == expected)
        home.dismiss(animated: false)
        host.update()
        #expect(self.style == .darkContent)
    }

    @Test("above what a large sheet pushes back it is light, unless the sheet asks to decide")
    func pushedBack() {
        for (captures, expected) in [(false, UIStatusBarStyle.lightContent), (true, .darkContent)] {
            let modal = StyledController(.darkContent)
            modal.modalPresentationCapturesStatusBarAppearance = captures
            home.present(modal, animated: false)
            host.update()
            #expect(style == expected)
            home.dismiss(animated: false)
            host.update()
            #expect(style == .darkContent)
        }
    }

    @Test("a container passes the question on to the child it names")
    func child() {
        let container = Container(StyledController(.lightContent))
        host.window.rootViewController = container
        host.update()
        #expect(style == .lightContent)
    }

    @Test("the colour fades in the time of the transition, from its start on, in both directions")
    func fades() {
        let modal = StyledController(.lightContent)
        modal.modalPresentationStyle = .overFullScreen
        modal.modalPresentationCapturesStatusBarAppearance = true
        home.present(modal, animated: true)
        host.update()
        #expect(style == .lightContent)
        #expect(host.scene.statusBar.color(at: host.scene.time) == .black)
        host.advance(by: 0.25)
        #expect(host.scene.statusBar.color(at: host.scene.time) == UIColor(white: 0.5, alpha: 1))
        host.finishAnimations()
        #expect(host.scene.statusBar.color(at: host.scene.time) == .white)
        home.dismiss(animated: true)
        host.update()
        #expect(style == .darkContent)
        host.finishAnimations()
        #expect(host.scene.statusBar.color(at: host.scene.time) == .black)
    }

    @Test("it is drawn after everything else, and not at all when it is hidden")
    func drawnLast() throws {
        let list = host.displayList()
        home.isHidden = true
        home.setNeedsStatusBarAppearanceUpdate()
        let hidden = host.displayList()
        #expect(hidden.commands.count < list.commands.count)
        #expect(Array(list.commands.prefix(hidden.commands.count)) == hidden.commands)
    }

    /// The commands' rectangles, from the time's to the last bar's.
    private var tops: [Int] { host.displayList().commands.compactMap(\.filledRect).map(\.y) }

    private func animateHidden(_ isHidden: Bool, _ animation: UIStatusBarAnimation?) {
        home.isHidden = isHidden
        home.animation = animation
        UIView.animate(withDuration: 1) { home.setNeedsStatusBarAppearanceUpdate() }
        host.update()
    }

    @Test("it fades away unless its controller has it slide over the top or go at once")
    func updateAnimation() {
        let shown = tops
        animateHidden(true, nil)
        host.advance(by: 0.5)
        #expect(tops == shown)
        #expect(host.scene.statusBar.color(at: host.scene.time).cgColor.alpha == 0.5)
        host.finishAnimations()
        animateHidden(false, UIStatusBarAnimation.none)
        #expect(tops == shown)
        #expect(!host.isAnimating)

        animateHidden(true, .slide)
        #expect(tops == shown)
        host.advance(by: 0.5)
        // 47 points by half.
        #expect(tops == shown.map { $0 - 24 })
        #expect(host.scene.statusBar.color(at: host.scene.time) == .black)
        host.finishAnimations()
        #expect(tops.isEmpty)
        animateHidden(false, .slide)
        host.advance(by: 0.5)
        #expect(tops == shown.map { $0 - 24 })
        host.finishAnimations()
        #expect(tops == shown)
    }

    @Test("a new colour fades whatever way the bar goes")
    func colorFades() {
        home.animation = .slide
        home.style = .lightContent
        UIView.animate(withDuration: 1) { home.setNeedsStatusBarAppearanceUpdate() }
        host.update()
        host.advance(by: 0.5)
        #expect(host.scene.statusBar.color(at: host.scene.time) == UIColor(white: 0.5, alpha: 1))
    }

    @Test("right to left it is seen in a mirror")
    func mirrors() {
        let host = ApplicationHost(size: CGSize(width: 390, height: 60), scale: 2, direction: .rightToLeft)
        let mirrored = host.displayList()
        host.layoutDirection = .leftToRight
        let plain = host.displayList()
        let lefts = plain.commands.compactMap(\.filledRect).map { 780 - $0.maxX }
        #expect(!lefts.isEmpty)
        #expect(mirrored.commands.compactMap(\.filledRect).map(\.x) == lefts)
    }

    @Test("a host without a status bar draws none and leaves no room for one")
    func none() {
        let host = ApplicationHost(
            size: CGSize(width: 390, height: 60),
            scale: 1,
            showsStatusBar: false
        )
        #expect(host.displayList().commands.isEmpty)
        #expect(host.scene.safeAreaInsets == .zero)
        #expect(self.host.scene.safeAreaInsets == UIEdgeInsets(top: 47, bottom: 34))
    }
}

private final class StyledController: UIViewController {
    var style: UIStatusBarStyle
    var isHidden = false
    /// Nil for what controllers have by themselves.
    var animation: UIStatusBarAnimation?

    init(_ style: UIStatusBarStyle) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { isHidden }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
        animation ?? super.preferredStatusBarUpdateAnimation
    }
}

private final class Container: UIViewController {
    init(_ child: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        addChild(child)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var childForStatusBarStyle: UIViewController? { children.first }
}
