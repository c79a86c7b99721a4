import Drydock
import Foundation
import Testing

/// Storyboards that lead back to themselves stop the program with the document, the element and the limit.
@Suite struct StoryboardCircleTests {
    /// A bundle of storyboards, written anew for each test.
    nonisolated static func bundle(_ documents: [String: String]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "boards-\(UUID().uuidString)"
        )
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, scenes) in documents {
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
                initialViewController="start"><scenes>
                \(scenes)
                </scenes></document>
                """
            try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).storyboard"))
        }
        return try #require(Bundle(path: folder.path))
    }

    nonisolated static func scene(_ content: String) -> String {
        "<scene><objects>\(content)</objects></scene>\n"
    }

    nonisolated static func reference(_ id: String, to name: String) -> String {
        scene("<viewControllerPlaceholder storyboardName=\"\(name)\" id=\"\(id)\"/>")
    }

    private static func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("references in a circle")
    func references() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            let bundle = try StoryboardCircleTests.bundle([
                "One": StoryboardCircleTests.reference("start", to: "Two"),
                "Two": StoryboardCircleTests.reference("start", to: "One"),
            ])
            _ = UIStoryboard(name: "One", bundle: bundle).instantiateInitialViewController()
        }
        #expect(
            Self.text(result).contains(
                ".storyboard:2: <viewControllerPlaceholder id=\"start\"> contains itself"
            )
        )
    }

    @Test("containers in a circle, of one document and of two")
    func containers() async {
        let one = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            let bundle = try StoryboardCircleTests.bundle([
                "One": StoryboardCircleTests.scene(
                    "<navigationController id=\"start\"><connections><segue destination=\"start\" kind=\"relationship\" "
                        + "id=\"s\"/></connections></navigationController>"
                )
            ])
            _ = UIStoryboard(name: "One", bundle: bundle).instantiateInitialViewController()
        }
        #expect(
            Self.text(one).contains("One.storyboard:2: <navigationController id=\"start\"> contains itself")
        )
        let two = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            func tabs(_ other: String) -> String {
                StoryboardCircleTests.scene(
                    "<tabBarController id=\"start\"><connections><segue destination=\"r\" kind=\"relationship\" id=\"s\"/>"
                        + "</connections></tabBarController>"
                ) + StoryboardCircleTests.reference("r", to: other)
            }
            let bundle = try StoryboardCircleTests.bundle(["One": tabs("Two"), "Two": tabs("One")])
            _ = UIStoryboard(name: "One", bundle: bundle).instantiateInitialViewController()
        }
        #expect(Self.text(two).contains("contains itself, through what it embeds or refers to"))
    }

    @Test("views that embed their own controller")
    func embedded() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            let bundle = try StoryboardCircleTests.bundle([
                "One": StoryboardCircleTests.scene(
                    "<viewController id=\"start\"><view key=\"view\" id=\"v\"><subviews><containerView id=\"w\"><connections>"
                        + "<segue destination=\"start\" kind=\"embed\" id=\"s\"/></connections></containerView></subviews></view>"
                        + "</viewController>"
                )
            ])
            UIStoryboard(name: "One", bundle: bundle).instantiateInitialViewController()?.loadViewIfNeeded()
        }
        #expect(Self.text(result).contains("One.storyboard:2: <viewController id=\"start\"> contains itself"))
    }

    /// Ten tab bar controllers, each with the next one ten times: a billion controllers, none of which is in itself.
    @Test("more controllers than a screen can have")
    func many() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            let scenes = (0..<10).map { level in
                let segues = (0..<10).map { index in
                    "<segue destination=\"c\(level + 1)\" kind=\"relationship\" id=\"s\(level)-\(index)\"/>"
                }
                return StoryboardCircleTests.scene(
                    "<tabBarController id=\"\(level == 0 ? "start" : "c\(level)")\"><connections>\(segues.joined())</connections>"
                        + "</tabBarController>"
                )
            }
            let last = StoryboardCircleTests.scene("<viewController id=\"c10\"/>")
            let bundle = try StoryboardCircleTests.bundle(["One": scenes.joined() + last])
            _ = UIStoryboard(name: "One", bundle: bundle).instantiateInitialViewController()
        }
        #expect(Self.text(result).contains("is one controller too many: one may contain 1000"))
    }

    @Test("a reference that leads to another storyboard is followed")
    func straight() throws {
        let bundle = try Self.bundle([
            "One": Self.reference("start", to: "Two"),
            "Two": Self.scene("<viewController title=\"Second\" id=\"start\"/>"),
        ])
        let controller = UIStoryboard(name: "One", bundle: bundle).instantiateInitialViewController()
        #expect(controller?.title == "Second")
    }
}
