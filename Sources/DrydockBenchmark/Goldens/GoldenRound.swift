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
            let picture = try subject.draw(index)
            do {
                try verification(index, .all).verify(picture, with: .image)
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
                for index in 0..<subject.count {
                    try verification(index, .never).verify(try subject.draw(index), with: .image)
                }
            case .drawn: for index in 0..<subject.count { _ = try subject.draw(index) }
            case .read:
                for index in 0..<subject.count { _ = try ReferenceFile.read(location(index).reference) }
            }
        }
    }

    private func verification(
        _ index: Int,
        _ record: SnapshotTestingConfiguration.Record
    ) -> SnapshotVerification {
        SnapshotVerification(location: location(index), record: record)
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
