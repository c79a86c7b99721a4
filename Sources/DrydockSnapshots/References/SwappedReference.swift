import DrydockPNG
import Foundation

/// Finds out whether a picture that differs from its reference is that of another test.
enum SwappedReference {
    /// The name of the file in the reference's folder that has the pixels of `actual`, if one has. Looks at the seals of
    /// at most 200 files; for pictures that failed.
    static func find(_ actual: Data, besides reference: String) -> String? {
        guard let checksum = PNGEncoder.pixelChecksum(ofEncoded: [UInt8](actual)) else { return nil }
        let own = URL(fileURLWithPath: reference)
        let folder = own.deletingLastPathComponent().path
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return nil }
        let others = names.filter { $0.hasSuffix(".png") && $0 != own.lastPathComponent }
        return others.sorted().prefix(maximumCount).first { name in
            let path = "\(folder)/\(name)"
            return (try? ReferenceFile.read(path)).flatMap { $0 }.flatMap(
                PNGEncoder.pixelChecksum(ofEncoded:)
            )
                == checksum
        }
    }

    private static let maximumCount = 200
}
