import DrydockPNG
import DrydockPlatform
import DrydockRaster

extension SnapshotComparison where Format == SnapshotImage {
    /// PNG files, compared pixel by pixel. A reference that carries the checksum of the actual pixels is not decoded.
    public static var image: Self {
        SnapshotComparison(encode: { PNGEncoder.encode($0.bitmap) }, mismatch: imageMismatch)
    }

    private static func imageMismatch(_ reference: [UInt8], _ actual: SnapshotImage) -> SnapshotMismatch? {
        let bitmap = actual.bitmap
        let checksum = PNGEncoder.pixelChecksum(of: bitmap)
        if PNGEncoder.pixelChecksum(ofEncoded: reference) == checksum { return nil }
        let decoded: Bitmap
        do {
            decoded = try ImageReader.decode(reference)
        } catch {
            return SnapshotMismatch(message: "The reference cannot be read: \(error)")
        }
        guard decoded.size == bitmap.size else {
            return SnapshotMismatch(
                message: "The size is \(bitmap.width) × \(bitmap.height) pixels; "
                    + "the reference has \(decoded.width) × \(decoded.height)."
            )
        }
        guard let difference = PixelDifference(reference: decoded, actual: bitmap) else { return nil }
        let place = actual.component(containing: difference.bounds).map { "\nIt is in \($0)." } ?? ""
        return SnapshotMismatch(
            message: difference.summary + place,
            difference: PNGEncoder.encode(difference.picture(reference: decoded, actual: bitmap))
        )
    }
}
