import Drydock
import DrydockSnapshots

/// One way through a suite, all of it or a part of what it does.
@MainActor struct GoldenRound {
    enum Part: String, CaseIterable {
        case recorded
        case verified
        case drawn
        case read
    }

    private let subject: GoldenSubject
    private let folder: String

    init(_ subject: GoldenSubject, folder: String) {
        self.subject = subject
        self.folder = folder
    }

    /// Writes every reference.
    func record() throws {
        for index in 0..<subject.count {
            do {
                try assert(index, .all)
            } catch {
                // A recording always fails, since nobody has looked at it yet.
                guard FileManager.default.fileExists(atPath: location(index).reference) else { throw error }
            }
        }
    }

    func time(_ part: Part) throws -> Duration {
        try ContinuousClock().measure {
            switch part {
            case .recorded: try record()
            case .verified:
                for index in 0..<subject.count { try assert(index, .never) }
            case .drawn:
                for index in 0..<subject.count {
                    _ = try subject.draw(index, SnapshotSession(notesViews: false))
                }
            case .read:
                for index in 0..<subject.count { _ = try ReferenceFile.read(location(index).reference) }
            }
        }
    }

    /// As assertions do it.
    private func assert(_ index: Int, _ record: SnapshotTestingConfiguration.Record) throws {
        let verification = SnapshotVerification(location: location(index), record: record)
        let reference = try verification.readReference()
        let session = SnapshotSession(reference: reference)
        let picture = try subject.draw(index, session)
        let evidence = session.evidence(of: picture)
        try verification.verify(picture, against: reference, with: .image, evidence: evidence)
    }

    private func location(_ index: Int) -> SnapshotLocation {
        SnapshotLocation(
            directory: folder,
            artifacts: folder + "/failures",
            name: "\(subject.name)-\(index)",
            suffix: "",
            pathExtension: "png"
        )
    }
}
