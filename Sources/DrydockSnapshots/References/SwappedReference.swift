import DrydockPNG
import Foundation
import Synchronization

/// Finds out whether a picture that differs from its reference is that of another test.
enum SwappedReference {
    /// For each folder the names of its references by their seals, as they were when a first failure asked: a run whose
    /// tests all fail reads each once.
    private static let folders = Mutex<[String: [UInt64: [String]]]>([:])

    /// The name of the file in the reference's folder that has the pixels of `actual`, if one has. Looks at the seals of
    /// at most 1,000 files; for pictures that failed.
    static func find(_ actual: Data, besides reference: String) -> String? {
        guard let checksum = PNGEncoder.pixelChecksum(ofEncoded: [UInt8](actual)) else { return nil }
        let own = URL(fileURLWithPath: reference)
        let folder = own.deletingLastPathComponent().path
        let names = folders.withLock { folders in
            let seals = folders[folder] ?? seals(in: folder)
            folders[folder] = seals
            return seals[checksum] ?? []
        }
        return names.first { $0 != own.lastPathComponent && seal(of: "\(folder)/\($0)") == checksum }
    }

    private static func seals(in folder: String) -> [UInt64: [String]] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [:] }
        var seals: [UInt64: [String]] = [:]
        for name in names.filter({ $0.hasSuffix(".png") }).sorted().prefix(maximumCount) {
            guard let seal = seal(of: "\(folder)/\(name)") else { continue }
            seals[seal, default: []].append(name)
        }
        return seals
    }

    private static func seal(of path: String) -> UInt64? {
        (try? ReferenceFile.read(path)).flatMap(\.self).flatMap(PNGEncoder.pixelChecksum(ofEncoded:))
    }

    private static let maximumCount = 1000
}
