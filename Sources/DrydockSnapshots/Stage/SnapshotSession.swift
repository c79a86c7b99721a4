package import Drydock
package import DrydockRaster
import Synchronization

/// One assertion while it runs: the scene that its value is made and drawn in, and what strategies have to say.
package final class SnapshotSession: Sendable {
    @TaskLocal package static var current: SnapshotSession?

    private struct State {
        var problem: SnapshotFailure?
        var stage: SnapshotStage?
        var placements: [SnapshotPlacement] = []
    }

    private let state = Mutex(State())

    package init() {}

    /// The value is made, and its snapshot taken, in the strategy's scene.
    ///
    /// - Parameter timeout: seconds, for strategies that take their time.
    package func snapshot<Value, Format>(
        of value: () throws -> Value,
        as snapshotting: Snapshotting<Value, Format>,
        timeout: TimeInterval = 5
    ) throws(SnapshotFailure) -> Format {
        try Self.$current.withValue(self) { () -> Result<Format, SnapshotFailure> in
            Result { () throws(SnapshotFailure) in
                guard let configuration = snapshotting.stage else {
                    return try take(value, snapshotting, timeout)
                }
                let stage = try onMainActor { () throws(SnapshotFailure) in try SnapshotStage(configuration) }
                state.withLock { $0.stage = stage }
                // The scene ends here; its views stay for the names in a failure's message.
                defer { state.withLock { $0.stage = nil } }
                return try stage.perform { () throws(SnapshotFailure) in
                    try take(value, snapshotting, timeout)
                }
            }
        }.get()
    }

    private func take<Value, Format>(
        _ value: () throws -> Value,
        _ snapshotting: Snapshotting<Value, Format>,
        _ timeout: TimeInterval
    ) throws(SnapshotFailure) -> Format {
        let made: Value
        do {
            made = try value()
        } catch {
            throw SnapshotFailure("The value of the snapshot could not be made: \(error)")
        }
        let pending = PendingSnapshot<Format>()
        snapshotting.snapshot(made).run { pending.set($0) }
        let format = pending.wait(atMost: timeout)
        if let problem = state.withLock({ $0.problem }) { throw problem }
        guard let format else {
            throw SnapshotFailure(
                "The snapshot was not there after \(timeout) seconds: pass a longer timeout, or see that the "
                    + "strategy calls back."
            )
        }
        return format
    }

    /// The way from the root to the deepest view whose frame holds all of `pixels`, frontmost first; nil when the
    /// picture knows no views.
    package func component(containing pixels: PixelRect) -> String? {
        let placement = state.withLock { $0.placements.last { $0.pixels.contains(pixels) } }
        guard let placement else { return nil }
        return try? onMainActor { () throws(SnapshotFailure) in placement.path }
    }

    // MARK: - For strategies

    /// The assertion fails with `message`, whatever the strategy returns.
    static func fail(_ message: String) {
        current?.state.withLock { state in
            if state.problem == nil { state.problem = SnapshotFailure(message) }
        }
        guard current == nil else { return }
        reportIssue(message, fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    }

    /// The scene that the value was made in; outside of an assertion a new one.
    @MainActor static func stage(
        _ configuration: SnapshotStage.Configuration
    ) throws(SnapshotFailure) -> SnapshotStage {
        if let stage = current?.state.withLock({ $0.stage }) { return stage }
        return try SnapshotStage(configuration)
    }

    static func setPlacements(_ placements: [SnapshotPlacement]) {
        current?.state.withLock { $0.placements = placements }
    }
}
