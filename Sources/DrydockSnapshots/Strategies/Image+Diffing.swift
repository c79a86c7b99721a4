public import Drydock
import DrydockPNG
import DrydockPictureDifferences
import DrydockPlatform
import DrydockRaster

extension Diffing where Value == UIImage {
    /// PNG files, compared pixel by pixel.
    public static var image: Diffing { image() }

    /// PNG files, compared pixel by pixel. A reference that carries the checksum of the actual pixels is not decoded.
    ///
    /// - Parameters:
    ///   - precision: below 1 only warns: pictures are the same on every machine, so a tolerance would hide bugs.
    ///   - perceptualPrecision: as `precision`.
    ///   - scale: pixels per point of what `fromData` makes; 1 if nil or 0.
    public static func image(
        precision: Float = 1,
        perceptualPrecision: Float = 1,
        scale: CGFloat? = nil
    ) -> Diffing {
        if precision < 1 || perceptualPrecision < 1 {
            Log.warnOnce(
                "Snapshots are compared exactly: precision and perceptualPrecision below 1 do nothing."
            )
        }
        let scale = scale.map { $0.isFinite && $0 > 0 ? $0 : 1 } ?? 1
        return Diffing(
            toData: { Data(PNGEncoder.encode($0.largestBitmap)) },
            fromData: { data in
                let bitmap = try? ImageReader.decode([UInt8](data), limits: .picture)
                return bitmap.map { UIImage(bitmap: $0, scale: scale) }
                    ?? UIImage(bitmap: Bitmap(width: 1, height: 1), scale: 1)
            },
            diff: { reference, actual in
                mismatch(reference.largestBitmap, actual.largestBitmap).map { ($0.message, $0.attachments) }
            },
            compare: compare
        )
    }

    private static func compare(
        _ reference: [UInt8],
        _ actual: UIImage,
        _ evidence: SnapshotEvidence?
    ) -> SnapshotMismatch? {
        let bitmap = actual.largestBitmap
        if PNGEncoder.pixelChecksum(ofEncoded: reference) == PNGEncoder.pixelChecksum(of: bitmap) {
            return nil
        }
        guard PNGDecoder.recognizes(reference) else {
            return unreadable("The reference is no PNG file but \(name(of: reference)).")
        }
        do {
            // Recorded pictures may be larger than images that are read otherwise: filmstrips are.
            let decoded = try ImageReader.decode(reference, limits: .picture)
            guard var mismatch = mismatch(decoded, bitmap) else { return nil }
            mismatch.causes = PictureCauses.find(
                reference: decoded,
                actual: bitmap,
                clusters: mismatch.clusters,
                captured: evidence?.trees ?? [],
                file: reference
            )
            return mismatch
        } catch {
            return unreadable("The reference cannot be read: \(error)")
        }
    }

    private static func unreadable(_ problem: String) -> SnapshotMismatch {
        var mismatch = SnapshotMismatch(
            message: problem
                + "\nGet it back from version control (git checkout), or record it anew and look at it."
        )
        mismatch.isUnreadable = true
        return mismatch
    }

    private static func mismatch(_ reference: Bitmap, _ actual: Bitmap) -> SnapshotMismatch? {
        let message: String
        if reference.size != actual.size {
            message =
                "The size is \(actual.width) × \(actual.height) pixels; "
                + "the reference has \(reference.width) × \(reference.height)."
        } else {
            guard let difference = PixelDifference(reference: reference, actual: actual) else { return nil }
            message = difference.summary
        }
        let clusters = PictureClusters.find(reference: reference, actual: actual)
        let picture = DifferencePicture.make(reference: reference, actual: actual, clusters: clusters)
        return SnapshotMismatch(
            message: message,
            attachments: picture.map { [attachment($0)] } ?? [],
            clusters: clusters
        )
    }

    private static func attachment(_ picture: Bitmap) -> XCTAttachment {
        XCTAttachment(name: "difference", data: Data(PNGEncoder.encode(picture)))
    }

    /// What a file that is no PNG begins like.
    private static func name(of file: [UInt8]) -> String {
        let kinds: [(beginning: [UInt8], name: String)] = [
            ([0xFF, 0xD8, 0xFF], "a JPEG file"), (Array("GIF8".utf8), "a GIF file"),
            (Array("RIFF".utf8), "a WebP file"),
            (Array("BM".utf8), "a BMP file"), (Array("%PDF".utf8), "a PDF file"), (Array("<".utf8), "markup"),
        ]
        if file.isEmpty { return "empty" }
        return kinds.first { file.starts(with: $0.beginning) }?.name ?? "something else"
    }
}
