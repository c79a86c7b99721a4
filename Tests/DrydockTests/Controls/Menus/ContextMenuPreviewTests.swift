import Drydock
import DrydockPNG
import DrydockPlatform
import DrydockRaster
import DrydockSnapshots
import DrydockTesting
import Testing

@Suite("Previews of context menus")
struct ContextMenuPreviewTests {
    private let small = CGRect(x: 20, y: 60, width: 120, height: 80)

    /// A controller that notes when it appears.
    private final class Preview: UIViewController {
        var log: (String) -> Void = { _ in }

        override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel()
            label.text = "Preview"
            label.font = .preferredFont(forTextStyle: .largeTitle)
            label.textAlignment = .center
            label.backgroundColor = .systemYellow
            label.frame = view.bounds
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(label)
        }

        override func viewWillAppear(_ animated: Bool) { log("will appear") }
        override func viewDidAppear(_ animated: Bool) { log("did appear") }
        override func viewWillDisappear(_ animated: Bool) { log("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { log("did disappear") }
    }

    private func preview(_ size: CGSize, on stage: ContextMenuStage) -> Preview {
        stage.screen.perform {
            let preview = Preview()
            preview.log = { [unowned stage] in stage.log.append($0) }
            preview.preferredContentSize = size
            stage.provider = { preview }
            return preview
        }
    }

    // MARK: - Order

    @Test("a delegate hears of a menu in UIKit's order")
    func order() throws {
        let stage = ContextMenuStage(small)
        try stage.open()
        let opening = [
            "configuration", "highlight ship", "preview", "actions", "will display", "displays",
            "did display",
        ]
        #expect(stage.log == opening)
        #expect(stage.interaction.menuAppearance == .rich)
        try stage.screen.activate(label: "Share")
        #expect(stage.interaction.menuAppearance == .unknown)
        stage.screen.settle()
        #expect(stage.log.dropFirst(opening.count) == ["will end", "dismissal", "ends", "Share", "did end"])
    }

    @Test("a controller appears with its menu and disappears with it")
    func appearance() throws {
        let stage = ContextMenuStage(small)
        let preview = preview(CGSize(width: 200, height: 100), on: stage)
        try stage.open()
        #expect(stage.screen.contains(text: "Preview"))
        stage.tap(10, 430)
        #expect(!stage.screen.contains(text: "Preview") && preview.view.window == nil)
        #expect(
            stage.log.filter { $0.contains("appear") }
                == ["will appear", "did appear", "will disappear", "did disappear"]
        )
    }

    @Test(
        "a tap on the preview commits it, and what was asked for comes at the end",
        arguments: [false, true]
    )
    func commit(pops: Bool) throws {
        let stage = ContextMenuStage(small)
        let preview = preview(CGSize(width: 200, height: 100), on: stage)
        stage.onCommit = { [unowned stage] animator in
            #expect(animator.preferredCommitStyle == .dismiss)
            #expect(animator.previewViewController === preview)
            if pops { animator.preferredCommitStyle = .pop }
            animator.addAnimations { stage.log.append("commits") }
            animator.addCompletion {
                stage.log.append("did commit")
                stage.page.present(preview, animated: false)
            }
        }
        try stage.open()
        stage.log = []
        stage.tap(80, 100)
        var end = ["commit", "will end", "will disappear", "commits", "ends", "did disappear", "did commit"]
        if !pops { end.insert("dismissal", at: 3) }
        #expect(stage.log == end + ["will appear", "did appear", "did end"])
        #expect(preview.view.window != nil && stage.menuFrame == nil)
    }

    @Test("a preview without a menu is shown, and one without either is not")
    func previewAlone() throws {
        let stage = ContextMenuStage(small)
        stage.children = []
        try stage.open()
        #expect(stage.previewFrame == nil && stage.log.last == "actions")
        _ = preview(CGSize(width: 200, height: 100), on: stage)
        try stage.open()
        #expect(stage.previewFrame?.size == CGSize(width: 200, height: 100))
    }

    @Test("the finger that opened the menu chooses the row that it goes on to, and nothing where it is")
    func sliding() throws {
        let stage = ContextMenuStage(small)
        let finger = try stage.screen.touchDown(stage.view)
        stage.screen.advance(by: 1.5)
        let row = try stage.screen.element(label: "Delete").frame
        finger.move(to: CGPoint(x: row.midX, y: row.midY))
        finger.lift()
        stage.screen.settle()
        #expect(stage.log.contains("Delete") && stage.menuFrame == nil)
        try stage.open()
        #expect(stage.menuFrame != nil && !stage.log.contains("commit"))
    }

    // MARK: - Place

    @Test("a lifted view stays where it is, with its menu below or above it at its edge")
    func place() throws {
        let low = CGRect(x: 180, y: 340, width: 120, height: 80)
        for frame in [small, low] {
            let stage = ContextMenuStage(frame)
            try stage.open()
            #expect(stage.previewFrame == frame)
            let menu = try #require(stage.menuFrame)
            if frame == small {
                #expect(menu.minX == frame.minX && menu.minY == frame.maxY + 12)
            } else {
                #expect(menu.maxX == frame.maxX && menu.maxY == frame.minY - 12)
            }
        }
    }

    @Test("a view that leaves no room for a menu moves and shrinks in proportion")
    func large() throws {
        let stage = ContextMenuStage(CGRect(x: 0, y: 20, width: 320, height: 400))
        try stage.open()
        let (preview, menu) = (try #require(stage.previewFrame), try #require(stage.menuFrame))
        #expect(menu.maxY == 432 && abs(preview.maxY + 12 - menu.minY) < 0.001)
        #expect(abs(preview.minY - 8) < 0.001 && preview.width < 304)
        #expect(abs(preview.width / preview.height - 0.8) < 0.001)
    }

    @Test("a controller has the size that it prefers, as far as there is room, over its menu")
    func preferredSize() throws {
        let stage = ContextMenuStage(small)
        _ = preview(CGSize(width: 200, height: 150), on: stage)
        try stage.open()
        #expect(stage.previewFrame == CGRect(x: 8, y: 25, width: 200, height: 150))
        stage.tap(10, 430)
        _ = preview(.zero, on: stage)
        try stage.open()
        let (frame, menu) = (try #require(stage.previewFrame), try #require(stage.menuFrame))
        #expect(frame == CGRect(x: 8, y: 8, width: 304, height: menu.minY - 20))
        #expect(menu.maxY == 432)
    }

    @Test(
        "the view is not seen below its lifted picture, which stays when it is taken away, and is seen again afterwards"
    )
    func source() throws {
        let stage = ContextMenuStage(CGRect(x: 0, y: 20, width: 320, height: 400))
        let before = picture(stage)
        try stage.open()
        let lifted = picture(stage)
        #expect(lifted != before)
        stage.screen.perform { stage.view.removeFromSuperview() }
        #expect(picture(stage) == lifted)
        stage.screen.perform { stage.page.view.addSubview(stage.view) }
        #expect(picture(stage) == lifted)
        stage.tap(316, 4)
        #expect(stage.menuFrame == nil && picture(stage) == before)
        #expect(!stage.view.isHidden && stage.view.alpha == 1)
    }

    @Test("a preview that is to go elsewhere goes there")
    func dismissalPreview() throws {
        let stage = ContextMenuStage(small)
        stage.screen.perform {
            let target = UIPreviewTarget(container: stage.page.view, center: CGPoint(x: 250, y: 400))
            stage.dismissal = UITargetedPreview(view: stage.view).retargetedPreview(with: target)
        }
        try stage.open()
        stage.screen.tap(at: CGPoint(x: 10, y: 430))
        stage.screen.advance(by: 0.19)
        let center = try #require(stage.previewFrame)
        #expect(abs(center.midX - 250) < 5 && abs(center.midY - 400) < 5)
    }

    @Test("a view that is taken away while its menu is open does no harm")
    func removal() throws {
        let stage = ContextMenuStage(small)
        try stage.open()
        stage.screen.perform { stage.view.removeFromSuperview() }
        stage.tap(10, 430)
        #expect(stage.menuFrame == nil && stage.log.last == "did end")
        stage.screen.perform { stage.page.view.addSubview(stage.view) }
        try stage.open()
        #expect(stage.previewFrame == small)
    }

    @Test("the lifted picture follows the view")
    func live() throws {
        let stage = ContextMenuStage(small)
        try stage.open()
        let teal = picture(stage)
        stage.screen.perform { stage.view.backgroundColor = .systemRed }
        let red = picture(stage)
        stage.screen.perform { stage.view.backgroundColor = .systemTeal }
        #expect(red != teal && picture(stage) == teal)
    }

    private func picture(_ stage: ContextMenuStage) -> [UInt8] {
        PNGEncoder.encode(stage.screen.host.render().bitmap)
    }

    // MARK: - Compact

    @Test("the mouse's secondary button opens the menu alone, at the pointer")
    func secondary() throws {
        let stage = ContextMenuStage(small)
        for phase in [PointerEvent.Phase.began, .ended] {
            stage.screen.host.handle(.pointer(PointerEvent(phase: phase, x: 40, y: 100, buttons: 2)))
            stage.screen.host.update()
        }
        stage.screen.settle()
        #expect(stage.interaction.menuAppearance == .compact && stage.previewFrame == nil)
        #expect(stage.menuFrame?.origin == CGPoint(x: 40, y: 106))
        #expect(!stage.log.contains("preview") && stage.log.contains("did display"))
    }

    @Test("an open menu can be changed, its submenus too")
    func update() throws {
        let stage = ContextMenuStage(small)
        stage.screen.perform {
            stage.interaction.updateVisibleMenu { _ in
                Issue.record("no menu is open")
                return UIMenu()
            }
            stage.children.append(UIMenu(title: "More", children: [UIAction(title: "Old") { _ in }]))
        }
        try stage.open()
        try stage.screen.activate(label: "More")
        stage.screen.settle()
        var seen: [String] = []
        stage.screen.perform {
            stage.interaction.updateVisibleMenu { menu in
                seen.append(menu.title)
                return menu.title == "More"
                    ? menu.replacingChildren([UIAction(title: "New") { _ in }]) : menu
            }
        }
        #expect(seen == ["", "More"])
        #expect(stage.screen.accessibilityElements.compactMap(\.label) == ["More", "New"])
    }

    @Test("previews of nothing open their menu all the same", arguments: [false, true])
    func nothing(hasPath: Bool) throws {
        let stage = ContextMenuStage(small)
        stage.screen.perform {
            let parameters = UIPreviewParameters()
            if hasPath { parameters.visiblePath = UIBezierPath() }
            let target = UIPreviewTarget(container: stage.page.view, center: CGPoint(x: 80, y: 100))
            let view = hasPath ? stage.view : UIView()
            stage.highlight = UITargetedPreview(view: view, parameters: parameters, target: target)
        }
        try stage.open()
        #expect(stage.interaction.menuAppearance == .rich)
        try stage.screen.activate(label: "Share")
        stage.screen.settle()
        #expect(stage.log.contains("Share"))
    }

    // MARK: - Looks

    nonisolated enum Look: String, CaseIterable, CustomTestStringConvertible {
        case light, dark, rightToLeft, shape, controller, large

        var testDescription: String { rawValue }
    }

    @Test("looks", arguments: Look.allCases)
    func looks(look: Look) throws {
        let isRightToLeft = look == .rightToLeft
        let frame = CGRect(x: isRightToLeft ? 180 : 20, y: 60, width: 120, height: 80)
        let stage = ContextMenuStage(
            look == .large ? CGRect(x: 0, y: 300, width: 320, height: 60) : frame,
            direction: isRightToLeft ? .rightToLeft : .leftToRight,
            style: look == .dark ? .dark : .light
        )
        stage.screen.perform {
            stage.children = [
                UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
                UIAction(
                    title: "Delete",
                    image: UIImage(systemName: "trash"),
                    attributes: .destructive
                ) { _ in },
            ]
            guard look == .shape else { return }
            let parameters = UIPreviewParameters()
            parameters.visiblePath = UIBezierPath(ovalIn: CGRect(x: 20, y: 0, width: 80, height: 80))
            stage.highlight = UITargetedPreview(view: stage.view, parameters: parameters)
        }
        if look == .controller { _ = preview(CGSize(width: 260, height: 180), on: stage) }
        try stage.open()
        assertSnapshot(of: stage.screen, as: .image)
    }
}
