import Drydock
import DrydockSnapshots
import DrydockTesting
import Testing

struct SheetTests {
    private let screen = Screen { UIViewController() }
    private let note = UIViewController()

    private var root: UIViewController? { screen.window.rootViewController }

    private func show(
        _ detents: [UISheetPresentationController.Detent] = [.medium(), .large()],
        animated: Bool = false
    ) throws -> UISheetPresentationController {
        let sheet = try #require(note.sheetPresentationController)
        sheet.detents = detents
        root?.present(note, animated: animated)
        screen.settle()
        return sheet
    }

    @Test("a sheet is as high as its detent says")
    func heights() throws {
        let sheet = try show([
            .large(), .medium(), .custom(identifier: .init("small")) { _ in 200 },
            .custom { $0.maximumDetentValue / 2 },
        ])
        func frame() -> CGRect {
            screen.settle()
            return screen.frame(of: note.view)
        }
        #expect(frame() == CGRect(x: 0, y: 844 - 234, width: 390, height: 234))
        sheet.selectedDetentIdentifier = .medium
        #expect(frame() == CGRect(x: 0, y: 422, width: 390, height: 422))
        sheet.selectedDetentIdentifier = .large
        #expect(frame() == CGRect(x: 0, y: 57, width: 390, height: 787))
        #expect(note.presentationController === sheet && sheet.containerView != nil)
    }

    @Test("a drag goes to the nearest detent, or dismisses the sheet below the lowest")
    func drags() throws {
        let sheet = try show()
        screen.drag(from: CGPoint(x: 195, y: 430), to: CGPoint(x: 195, y: 120), duration: 1)
        screen.settle()
        #expect(sheet.selectedDetentIdentifier == .large)
        #expect(screen.frame(of: note.view).minY == 57)
        screen.drag(from: CGPoint(x: 195, y: 80), to: CGPoint(x: 195, y: 450), duration: 1)
        screen.settle()
        #expect(sheet.selectedDetentIdentifier == .medium)
        screen.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 820), duration: 1)
        screen.settle()
        #expect(root?.presentedViewController == nil)
    }

    @Test("a tap beside the sheet dismisses it; a drag or a long press there does not")
    func beside() throws {
        _ = try show()
        screen.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 100), duration: 0.2)
        screen.settle()
        #expect(root?.presentedViewController === note)
        let finger = screen.touchDown(at: CGPoint(x: 195, y: 200))
        screen.advance(by: 1)
        finger.lift()
        screen.settle()
        #expect(root?.presentedViewController === note)
        screen.tap(at: CGPoint(x: 195, y: 200))
        screen.settle()
        #expect(root?.presentedViewController == nil)
    }

    @Test("a modal sheet stays, and its owner is told of the attempt")
    func modal() throws {
        let spectator = Spectator()
        let sheet = try show()
        sheet.delegate = spectator
        note.isModalInPresentation = true
        screen.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 820), duration: 1)
        screen.settle()
        #expect(root?.presentedViewController === note)
        #expect(screen.frame(of: note.view).minY == 422)
        #expect(spectator.journal.take() == ["attempt"])
        sheet.selectedDetentIdentifier = .large
        screen.settle()
        screen.drag(from: CGPoint(x: 195, y: 80), to: CGPoint(x: 195, y: 820))
        screen.settle()
        #expect(sheet.selectedDetentIdentifier == .medium && screen.frame(of: note.view).minY == 422)
        #expect(spectator.journal.take().first == "attempt")
        note.isModalInPresentation = false
        screen.tap(at: CGPoint(x: 195, y: 200))
        screen.settle()
        #expect(spectator.journal.take() == ["should", "will", "did"])
        #expect(root?.presentedViewController == nil)
    }

    @Test("what is behind an undimmed sheet gets touches")
    func undimmed() throws {
        let journal = Journal()
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
        button.addAction(UIAction { _ in journal.note("tapped") }, for: .touchUpInside)
        root?.view.addSubview(button)
        let sheet = try show()
        sheet.largestUndimmedDetentIdentifier = .medium
        screen.settle()
        try screen.tap(button)
        #expect(journal.take() == ["tapped"])
        #expect(root?.presentedViewController === note)
    }

    // MARK: - What is behind

    /// Where the root's view is seen: pushed back to 16 points from the sides, below the status bar.
    private let back = CGRect(x: 16, y: 47, width: 358, height: 844 * 358.0 / 390)

    private func isBack(_ view: UIView?) -> Bool {
        guard let view else { return false }
        let frame = screen.frame(of: view)
        return abs(frame.minX - back.minX) < 0.01 && abs(frame.minY - back.minY) < 0.01
            && abs(frame.maxX - back.maxX) < 0.01 && view.layer.cornerRadius == 10
    }

    @Test("a large sheet pushes back what is behind it, and lets it go again")
    func pushing() throws {
        let view = try #require(root?.view)
        let sheet = try #require(note.sheetPresentationController)
        root?.present(note, animated: true)
        screen.advance(by: 0.01)
        let early = try #require(view.presentation?.transform?.a)
        #expect(early > 0.98)
        screen.advance(by: 0.1)
        let later = try #require(view.presentation?.transform?.a)
        #expect(later < early && later > 358.0 / 390)
        screen.settle()
        #expect(isBack(view))
        #expect(view.safeAreaInsets.top == 47)
        #expect(screen.host.scene.statusBar.style == .lightContent)
        screen.resize(to: CGSize(width: 320, height: 568))
        screen.settle()
        #expect(view.bounds.size == CGSize(width: 320, height: 568))
        #expect(abs(screen.frame(of: view).minX - 16) < 0.01)
        #expect(sheet.containerView?.bounds.width == 320)
        root?.dismiss(animated: true)
        screen.settle()
        #expect(screen.frame(of: view) == CGRect(x: 0, y: 0, width: 320, height: 568))
        #expect(view.transform.isIdentity && view.layer.cornerRadius == 0 && !view.clipsToBounds)
        #expect(screen.host.scene.statusBar.style == .default)
    }

    @Test("what is behind follows the hand that drags the sheet")
    func pushingByHand() throws {
        let view = try #require(root?.view)
        let sheet = try show()
        #expect(screen.frame(of: view).minX == 0)
        sheet.selectedDetentIdentifier = .large
        screen.settle()
        #expect(isBack(view))
        let finger = screen.touchDown(at: CGPoint(x: 195, y: 80))
        finger.move(to: CGPoint(x: 195, y: 100))
        finger.move(to: CGPoint(x: 195, y: 80 + 10 + 365 / 2))
        #expect(abs(screen.frame(of: view).minX - 8) < 0.5)
        finger.move(to: CGPoint(x: 195, y: 80))
        finger.lift()
        screen.settle()
        #expect(isBack(view))
        sheet.selectedDetentIdentifier = .medium
        screen.settle()
        #expect(screen.frame(of: view).minX == 0)
    }

    @Test("a large sheet over another pushes that back, and all come forward at once")
    func nestedPushing() throws {
        _ = try show([.large()])
        let second = UIViewController()
        note.present(second, animated: true)
        screen.settle()
        #expect(isBack(root?.view))
        #expect(abs(screen.frame(of: note.view).minX - 16) < 0.01)
        #expect(abs(screen.frame(of: note.view).minY - 47) < 0.01)
        #expect(screen.frame(of: second.view).minY == 57)
        second.dismiss(animated: true)
        screen.settle()
        #expect(screen.frame(of: note.view) == CGRect(x: 0, y: 57, width: 390, height: 787))
        #expect(isBack(root?.view))
        note.present(second, animated: false)
        screen.settle()
        second.present(UIViewController(), animated: false)
        screen.settle()
        root?.dismiss(animated: true)
        screen.advance(by: 0.02)
        #expect((root?.view.presentation?.transform?.a ?? 1) < 0.95)
        screen.settle()
        #expect(root.map { screen.frame(of: $0.view) } == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(note.view.transform.isIdentity && second.view.transform.isIdentity)
    }

    @Test("nothing is pushed back on a phone's side, by low sheets, or after the root was replaced")
    func notPushing() throws {
        let view = try #require(root?.view)
        _ = try show([.custom { _ in 300 }])
        #expect(view.transform.isIdentity)
        root?.dismiss(animated: false)
        screen.resize(to: CGSize(width: 844, height: 390))
        _ = try show([.large()])
        #expect(view.transform.isIdentity)
        screen.resize(to: CGSize(width: 390, height: 844))
        screen.settle()
        #expect(isBack(view))
        screen.perform { screen.window.rootViewController = UIViewController() }
        screen.settle()
        #expect(view.transform.isIdentity)
    }

    nonisolated enum Look: String, CaseIterable, CustomTestStringConvertible {
        case light, dark

        var testDescription: String { rawValue }
    }

    @Test("a large sheet over a page", arguments: Look.allCases)
    func picture(look: Look) throws {
        let (page, note) = (UITableViewController(style: .insetGrouped), UITableViewController())
        page.title = "Inbox"
        page.navigationItem.largeTitleDisplayMode = .never
        let navigation = UINavigationController(rootViewController: page)
        note.title = "Note"
        let screen = Screen(
            size: CGSize(width: 240, height: 360),
            traits: UITraitCollection { $0.userInterfaceStyle = look == .dark ? .dark : .light }
        ) { navigation }
        screen.perform {
            navigation.present(UINavigationController(rootViewController: note), animated: false)
        }
        screen.settle()
        assertSnapshot(of: screen.host, as: .image)
    }

    @Test("a sheet has no detents at all only by mistake")
    func noDetents() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let page = UIViewController()
                page.sheetPresentationController?.detents = []
            }
        }
        #expect(
            errorText(of: result).contains(
                "UISheetPresentationController.detents: a sheet of UIViewController needs one"
            )
        )
    }
}

private final class Spectator: NSObject, UISheetPresentationControllerDelegate {
    let journal = Journal()

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        journal.note("should")
        return true
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        journal.note("will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        journal.note("did")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        journal.note("attempt")
    }
}
