import Drydock
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

    @Test("a sheet has no detents at all only by mistake")
    func noDetents() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let page = UIViewController()
                page.sheetPresentationController?.detents = []
            }
        }
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
