import Drydock
import DrydockPictureDifferences
import DrydockPlatform
import DrydockRaster
import DrydockSnapshotReport
import DrydockSnapshotResults

/// A failure's pictures, read when it is shown first: accepting removes the files.
@MainActor struct ReviewPictures {
    let reference: UIImage?
    let actual: UIImage?
    let difference: UIImage?

    init(of stored: StoredFailure) {
        let old = stored.referencePath.flatMap { try? ImageReader.decode(contentsOf: $0) }
        let new = stored.actualPath.flatMap { try? ImageReader.decode(contentsOf: $0) }
        let scale = stored.failure.scale.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? 1
        func image(_ bitmap: Bitmap) -> UIImage { UIImage(bitmap: bitmap, scale: scale) }
        reference = old.map(image)
        actual = new.map(image)
        difference = old.flatMap { old in
            new.flatMap { new in
                let clusters = PictureClusters.find(reference: old, actual: new)
                return DifferencePicture.make(reference: old, actual: new, clusters: clusters)
            }
        }.map(image)
    }
}
