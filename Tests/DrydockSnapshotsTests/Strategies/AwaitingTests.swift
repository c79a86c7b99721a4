import Drydock
import DrydockRaster
import DrydockSnapshots
import Testing

/// Values and strategies that take their time.
struct AwaitingTests {
    private struct Unreachable: Error {}

    private func load(_ text: String) async throws -> String {
        await Task.yield()
        return text
    }

    /// Needs the main actor, which is free only while the assertion awaits.
    private let later = SimplySnapshotting.lines.asyncPullback { (text: String) in
        Async(awaiting: { @MainActor in
            try? await Task.sleep(for: .milliseconds(5))
            return text
        })
    }

    @Test("a value that has to be awaited is held against its reference")
    func value() async {
        await assertSnapshot(awaiting: try await load("loaded"), as: .lines)
    }

    @Test("a strategy that needs the main actor gets it")
    func strategy() async throws {
        // Other tests may keep the main actor for long.
        let text = try await SnapshotSession().snapshot(
            awaiting: { try await load("late") },
            as: later,
            timeout: 1800
        )
        #expect(text == "late")
    }

    @Test("a view that is made after an await is drawn in a scene as ever")
    func view() async throws {
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        let image = try await SnapshotSession().snapshot(
            awaiting: {
                _ = try await load("x")
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
                view.backgroundColor = .systemBackground
                return view
            },
            as: .image(traits: traits)
        )
        #expect(image.bitmap.pixel(atX: 0, y: 0) == .black)
    }

    @Test("an error, and a strategy that never calls back, are failures")
    func failures() async {
        let failure = await #expect(throws: SnapshotFailure.self) {
            try await SnapshotSession().snapshot(
                awaiting: { () -> String in throw Unreachable() },
                as: .lines
            )
        }
        #expect(failure?.message == "The value of the snapshot could not be made: Unreachable()")
        let never = SimplySnapshotting.lines.asyncPullback { (_: String) in Async<String> { _ in } }
        let late = await #expect(throws: SnapshotFailure.self) {
            try await SnapshotSession().snapshot(awaiting: { "x" }, as: never, timeout: 0.05)
        }
        #expect(late?.message.contains("was not there after 0.05 seconds") == true)
    }
}
