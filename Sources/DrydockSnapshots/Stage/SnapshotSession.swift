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

    /// As above; the caller's actor is free while the value or its snapshot is not there yet.
    nonisolated(nonsending) package func snapshot<Value, Format>(
        awaiting value: () async throws -> Value,
        as snapshotting: Snapshotting<Value, Format>,
        timeout: TimeInterval = 5
    ) async throws(SnapshotFailure) -> Format {
        let made: Value
        do { made = try await value() } catch { throw Self.failure(error) }
        let pending = PendingSnapshot<Format>()
        try Self.$current.withValue(self) {
            Result { () throws(SnapshotFailure) in
                try inStage(of: snapshotting) { snapshotting.snapshot(made).run { pending.set($0) } }
            }
        }.get()
        return try taken(await pending.wait(upTo: timeout), timeout)
    }

    private func inStage<Value, Format, Result>(
        of snapshotting: Snapshotting<Value, Format>,
        _ body: () throws(SnapshotFailure) -> Result
    ) throws(SnapshotFailure) -> Result {
        guard let configuration = snapshotting.stage else { return try body() }
        let stage = try onMainActor { () throws(SnapshotFailure) in try SnapshotStage(configuration) }
        state.withLock { $0.stage = stage }
        defer { state.withLock { $0.stage = nil } }
        return try stage.perform(body)
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
            throw SnapshotFailure(
                "The snapshot was not there after \(timeout) seconds: pass a longer timeout, or see that the "
                    + "strategy calls back."
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
