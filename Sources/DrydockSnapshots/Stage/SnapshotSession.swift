package import Drydock
import DrydockHost
import DrydockPNG
import Synchronization

/// One assertion while it runs: the scene that its value is made and drawn in, and what strategies have to say.
package final class SnapshotSession: Sendable {
    @TaskLocal package static var current: SnapshotSession?

    private struct State {
        var problem: SnapshotFailure?
        var stage: SnapshotStage?
        var evidence: SnapshotEvidence?
        /// Whether the assertion is one that is awaited.
        var suspends = false
        /// What the assertion has to wait for before it goes on.
        var waits: [SnapshotWait] = []
    }

    private let state = Mutex(State())
    /// The checksum of the reference's pixels; nil where there is none to be had.
    private let expectedChecksum: UInt64?

    private let notesViews: Bool

    /// - Parameters:
    ///   - reference: the bytes of the file that the snapshot will be held against. The views of a picture with those
    ///     pixels are not looked at.
    ///   - notesViews: whether somebody will ask for evidence.
    package init(reference: [UInt8]? = nil, notesViews: Bool = true) {
        expectedChecksum = reference.flatMap(PNGEncoder.pixelChecksum(ofEncoded:))
        self.notesViews = notesViews
    }

    /// The value is made, and its snapshot taken, in the strategy's scene.
    ///
    /// - Parameter timeout: seconds, for strategies that take their time.
    package func snapshot<Value, Format>(
        of value: () throws -> Value,
        as snapshotting: Snapshotting<Value, Format>,
        timeout: TimeInterval = 5
    ) throws(SnapshotFailure) -> Format {
        let pending = PendingSnapshot<Format>()
        return try Self.$current.withValue(self) { () -> Result<Format, SnapshotFailure> in
            Result { () throws(SnapshotFailure) in
                try inStage(of: snapshotting) { () throws(SnapshotFailure) in
                    let made: Value
                    do { made = try value() } catch { throw Self.failure(error) }
                    snapshotting.snapshot(made).run { pending.set($0) }
                    return try taken(pending.wait(atMost: timeout), timeout)
                }
            }
        }.get()
    }

    /// The snapshot of a value that has to be awaited; the caller's actor is free while the value or its snapshot is not
    /// there yet.
    nonisolated(nonsending) package func snapshot<Value, Format>(
        awaiting value: () async throws -> Value,
        as snapshotting: Snapshotting<Value, Format>,
        timeout: TimeInterval = 5
    ) async throws(SnapshotFailure) -> Format {
        let made: Value
        do { made = try await value() } catch { throw Self.failure(error) }
        let pending = PendingSnapshot<Format>()
        let stage = try makeStage(for: snapshotting)
        state.withLock { $0.suspends = true }
        defer { leave(stage) }
        try perform(stage) { snapshotting.snapshot(made).run { pending.set($0) } }
        while true {
            while let wait = takeWait() {
                await wait.suspend { seconds in try? onMainActor { stage?.advance(by: seconds) } }
                try perform(stage, wait.body)
            }
            let format = await pending.wait(upTo: timeout) { state.withLock { !$0.waits.isEmpty } }
            if format != nil || state.withLock({ $0.waits.isEmpty }) { return try taken(format, timeout) }
        }
    }

    private func inStage<Value, Format, Result>(
        of snapshotting: Snapshotting<Value, Format>,
        _ body: () throws(SnapshotFailure) -> Result
    ) throws(SnapshotFailure) -> Result {
        guard let stage = try makeStage(for: snapshotting) else { return try body() }
        defer { leave(stage) }
        return try stage.perform(body)
    }

    private func makeStage<Value, Format>(
        for snapshotting: Snapshotting<Value, Format>
    ) throws(SnapshotFailure) -> SnapshotStage? {
        guard let configuration = snapshotting.stage else { return nil }
        let stage = try onMainActor { () throws(SnapshotFailure) in try SnapshotStage(configuration) }
        state.withLock { $0.stage = stage }
        return stage
    }

    private func leave(_ stage: SnapshotStage?) {
        state.withLock { $0.stage = nil }
        // What a wait has left there, if the picture was not taken.
        try? onMainActor { stage?.endShowing() }
    }

    /// Runs `body` as a part of this assertion, and as a turn of its scene if it has one.
    private func perform(
        _ stage: SnapshotStage?,
        _ body: () -> Void
    ) throws(SnapshotFailure) {
        try Self.$current.withValue(self) {
            Result { () throws(SnapshotFailure) in
                if let stage { try stage.perform(body) } else { body() }
            }
        }.get()
    }

    private func takeWait() -> SnapshotWait? {
        state.withLock { $0.waits.isEmpty ? nil : $0.waits.removeFirst() }
    }

    private static func failure(_ error: any Error) -> SnapshotFailure {
        SnapshotFailure("The value of the snapshot could not be made: \(error)")
    }

    /// - Parameter format: nil for what has not come.
    private func taken<Format>(
        _ format: Format?,
        _ timeout: TimeInterval
    ) throws(SnapshotFailure) -> Format {
        if let problem = state.withLock({ $0.problem }) { throw problem }
        guard let format else {
            let suspends = state.withLock { $0.suspends }
            throw SnapshotFailure(
                "The snapshot was not there after \(timeout) seconds: pass a longer timeout, or see that the "
                    + "strategy calls back."
                    + (suspends || BlockingWait.runsMainQueue ? "" : "\n\(SnapshotWait.remedy)")
            )
        }
        return format
    }

    /// What is known of the views in a snapshot; nil for one that shows none.
    package func evidence(of snapshot: Any) -> SnapshotEvidence? {
        guard let image = snapshot as? UIImage else { return nil }
        return state.withLock { $0.evidence.flatMap { $0.image === image ? $0 : nil } }
    }

    // MARK: - For strategies

    /// Shows a view or a controller in the assertion's scene, and calls `body` after a while, in which everything else may
    /// run. The assertion fails where nothing would.
    static func wait(for duration: TimeInterval, showing value: Any, _ body: @escaping () -> Void) {
        let session = current
        let stage = session?.state.withLock { $0.stage }
        if let stage {
            nonisolated(unsafe) let value = value
            try? onMainActor { stage.prepare(value) }
        }
        guard let session, session.state.withLock({ $0.suspends }) else {
            if BlockingWait.runsMainQueue {
                SnapshotWait(duration: duration, body: body).block { seconds in
                    try? onMainActor { stage?.advance(by: seconds) }
                }
            } else {
                fail(
                    "Nothing but timers would run for the \(duration) seconds of a .wait here.\n\(SnapshotWait.remedy)"
                )
            }
            return body()
        }
        session.state.withLock { $0.waits.append(SnapshotWait(duration: duration, body: body)) }
    }

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

    /// A strategy has taken a picture of what a host shows now.
    @MainActor static func notePicture(_ image: UIImage, of host: ApplicationHost) {
        notePicture(image) { [CapturedTree(of: host)] }
    }

    /// - Parameter trees: asked for only where the picture is not its reference's.
    @MainActor static func notePicture(_ image: UIImage, trees: () -> [CapturedTree]) {
        guard let session = current, session.notesViews else { return }
        let equalsReference = session.expectedChecksum.map {
            $0 == PNGEncoder.pixelChecksum(of: image.largestBitmap)
        }
        let evidence = SnapshotEvidence(image: image, trees: equalsReference == true ? nil : trees())
        session.state.withLock { $0.evidence = evidence }
    }
}
