import Drydock
import DrydockCommand
import DrydockSnapshotReport
import DrydockSnapshotResults
import DrydockSnapshots
import DrydockTesting
import Testing

/// The review by its keys, on a screen without a window.
struct ReviewTests {
    private struct Review {
        let folder: ResultsFolder
        let controller: ReviewViewController
        let screen: Screen
    }

    private func review(isClosed: @escaping () -> Void = {}) throws -> Review {
        let folder = try ResultsFolder()
        try folder.fail("one", cause: "label font 13 → 14")
        try folder.fail("two", cause: "label font 13 → 14")
        try folder.fail("other")
        let session = ReviewSession(failures: try folder.failures(), project: ProjectFolder(folder.package))
        let controller = ReviewViewController(session: session, onClose: isClosed)
        let screen = Screen(size: CGSize(width: 900, height: 600), showsStatusBar: false) { controller }
        return Review(folder: folder, controller: controller, screen: screen)
    }

    @Test("arrows go through failures, causes together, and stop at the ends")
    func arrows() throws {
        let review = try review()
        #expect(review.screen.contains(text: "AppTests.CardTests/one()"))
        #expect(review.screen.contains(text: "1 of 3"))
        review.screen.press(.leftArrow)
        #expect(review.screen.contains(text: "1 of 3"))
        review.screen.press(.rightArrow)
        #expect(review.screen.contains(text: "AppTests.CardTests/two()"))
        review.screen.press(.downArrow)
        review.screen.press(.downArrow)
        #expect(review.screen.contains(text: "AppTests.CardTests/other()"))
        review.screen.press(.upArrow)
        #expect(review.screen.contains(text: "2 of 3"))
    }

    @Test("pictures have an edge, and what differs a frame")
    func looks() throws {
        let review = try review()
        assertSnapshot(of: review.screen, as: .image, named: "light")
        review.controller.overrideUserInterfaceStyle = .dark
        assertSnapshot(of: review.screen, as: .image, named: "dark")
    }

    @Test("of long pictures one part that differs is shown after the other")
    func parts() throws {
        let folder = try ResultsFolder()
        try folder.fail("long")
        let spots = [(x: 150, y: 30), (x: 20, y: 60), (x: 290, y: 5990)]
        let files = ".build/snapshot-failures/AppTests/CardTests/long"
        try folder.write(
            ResultsFolder.picture(0xFF00_00FF, width: 300, height: 6000),
            to: "\(files).reference.png"
        )
        try folder.write(
            ResultsFolder.picture(0xFF00_00FF, width: 300, height: 6000, spots: spots),
            to: "\(files).actual.png"
        )
        let session = ReviewSession(failures: try folder.failures(), project: ProjectFolder(folder.package))
        let screen = Screen(size: CGSize(width: 900, height: 600), showsStatusBar: false) {
            ReviewViewController(session: session) {}
        }
        // One and a half times as high as wide, or 512; the first two lie together.
        let first = "Actual  x 0..<300, y 0..<512"
        #expect(screen.contains(text: first))
        #expect(screen.contains(text: "long.png   part 1 of 2, N shows the next"))
        screen.press(.character("n"))
        #expect(screen.contains(text: "Difference  x 0..<300, y 5488..<6000"))
        screen.press(.character("n"))
        #expect(screen.contains(text: first))
    }

    @Test("space blinks, D shows the difference, S all side by side")
    func views() throws {
        let review = try review()
        #expect(review.controller.session.view == .sideBySide)
        for (key, view) in [
            (.space, .reference), (.space, .actual), (.space, .reference), (.character("d"), .difference),
            (.character("s"), .sideBySide),
        ] as [(Screen.Key, ReviewSession.View)] {
            review.screen.press(key)
            #expect(review.controller.session.view == view)
        }
        #expect(review.screen.contains(text: "Difference  40 × 24"))
    }

    @Test("A writes the reference and goes on; Shift-A accepts all of the cause and goes on to the next one")
    func accept() throws {
        let review = try review()
        review.screen.press(.character("a"))
        #expect(review.folder.bytes(ResultsFolder.reference("one")) == ResultsFolder.picture(0xFFFF_0000))
        #expect(review.folder.bytes(ResultsFolder.reference("two")) == ResultsFolder.picture(0xFF00_00FF))
        #expect(review.screen.contains(text: "2 of 3"))
        review.screen.press(.character("a"), modifiers: .shift)
        #expect(review.folder.bytes(ResultsFolder.reference("two")) == ResultsFolder.picture(0xFFFF_0000))
        #expect(review.screen.contains(text: "3 of 3"))
        #expect(!review.screen.contains(text: "Accepted"))
        #expect(try review.folder.failures().map(\.failure.test) == ["AppTests.CardTests/other()"])
        // What was accepted can still be looked at.
        review.screen.press(.upArrow)
        #expect(review.screen.contains(text: "Accepted"))
        #expect(review.screen.contains(text: "Actual  40 × 24"))
    }

    @Test("a reference that was changed meanwhile is not overwritten, and the window says why")
    func refused() throws {
        let review = try review()
        try review.folder.write([1], to: ResultsFolder.reference("one"))
        review.screen.press(.character("a"))
        #expect(review.folder.bytes(ResultsFolder.reference("one")) == [1])
        #expect(review.screen.contains(text: "1 of 3"))
        guard case .refused(let reason) = review.controller.session.decision else {
            Issue.record("not refused")
            return
        }
        #expect(reason.contains("was changed since"))
    }

    @Test("Q closes, and other keys do nothing")
    func close() throws {
        var count = 0
        let review = try review { count += 1 }
        review.screen.press(.character("x"))
        review.screen.press(.character("a"), modifiers: .control)
        #expect(count == 0)
        #expect(review.controller.session.decisions.isEmpty)
        review.screen.press(.character("q"))
        #expect(count == 1)
    }

    @Test("without a display review points to the page")
    func noDisplay() throws {
        let folder = try ResultsFolder()
        try folder.fail("one")
        let result = try BuiltCommand().run(arguments: ["snapshots", "review"], in: folder.url)
        #expect(result.exitCode == 69)
        #expect(result.errors.contains("A page for a browser needs no display: drydock snapshots report"))
        try folder.pass("one")
        #expect(try BuiltCommand().run(arguments: ["snapshots", "accept"], in: folder.url).exitCode == 0)
        #expect(try BuiltCommand().run(arguments: ["snapshots", "review"], in: folder.url).exitCode == 0)
    }
}
