import Drydock
import DrydockRaster
import DrydockSnapshots

/// Many small references in one folder: what an assertion costs beside its picture, and whether that grows with their number.
struct ReferenceSuite {
    enum Part: String, CaseIterable {
        case recorded
        case verified
        /// Every one differs, and leaves its files.
        case failed
    }

    let folder: String
    let count: Int

    func time(_ part: Part) -> Duration {
        ContinuousClock().measure {
            for index in 0..<count {
                let verification = SnapshotVerification(
                    location: SnapshotLocation(
                        directory: folder,
                        artifacts: folder + "/failures",
                        name: "Suite.test.\(index)",
                        suffix: "",
                        pathExtension: "png"
                    ),
                    record: part == .recorded ? .all : .never
                )
                let picture = UIImage(bitmap: Self.bitmap(index, isOther: part == .failed), scale: 1)
                // Recordings and differences are failures.
                try? verification.verify(picture, with: .image)
            }
        }
    }

    /// References that are there.
    var recorded: Int {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
        return (names ?? []).count { $0.hasSuffix(".png") }
    }

    private static func bitmap(_ index: Int, isOther: Bool) -> Bitmap {
        let bitmap = Bitmap(width: 16, height: 16)
        for place in 0..<bitmap.area { bitmap[place] = 0xFF00_0000 | UInt32(index) }
        if isOther { bitmap[7] = 0xFFFF_FFFF }
        return bitmap
    }
}
