import Drydock
import DrydockPictureDifferences
import DrydockPlatform
import DrydockRaster
import DrydockSnapshotReport
import DrydockSnapshotResults

/// A failure's pictures, read when it is shown first: accepting removes the files.
///
/// Of pictures of more than 4,096 pixels a side only parts that differ are kept, since all of a picture that is 1,170
/// pixels wide and 20,000 high would be a line in the window.
@MainActor struct ReviewPictures {
    /// The same place of all three.
    struct Part {
        let reference: UIImage?
        let actual: UIImage?
        let difference: UIImage?
        /// In words, where it is only a part.
        let place: String?
    }

    /// At least one, topmost first.
    let parts: [Part]

    private static let wholeSide = 4096
    private static let maximumCount = 16

    init(of stored: StoredFailure) {
        let old = stored.reference.flatMap { try? ImageReader.decode($0, limits: .picture) }
        let new = stored.actual.flatMap { try? ImageReader.decode($0, limits: .picture) }
        let scale = stored.failure.scale.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? 1
        var clusters: [PictureCluster] = []
        var difference: Bitmap?
        if let old, let new {
            clusters = PictureClusters.find(reference: old, actual: new)
            difference = DifferencePicture.make(reference: old, actual: new, clusters: clusters)
        }
        func image(_ bitmap: Bitmap) -> UIImage { UIImage(bitmap: bitmap, scale: scale) }
        let size = PixelSize(
            width: max(old?.width ?? 0, new?.width ?? 0),
            height: max(old?.height ?? 0, new?.height ?? 0)
        )
        guard max(size.width, size.height) > Self.wholeSide else {
            let whole = (old.map(image), new.map(image), difference.map(image))
            parts = [Part(reference: whole.0, actual: whole.1, difference: whole.2, place: nil)]
            return
        }
        var parts: [Part] = []
        for place in Self.places(of: clusters, in: size) {
            parts.append(
                Part(
                    reference: Self.part(place, of: old, scale: scale),
                    actual: Self.part(place, of: new, scale: scale),
                    difference: Self.part(place, of: difference, scale: scale),
                    place: "x \(place.x)..<\(place.maxX), y \(place.y)..<\(place.maxY)"
                )
            )
        }
        self.parts = parts
    }

    private static func part(_ place: PixelRect, of bitmap: Bitmap?, scale: CGFloat) -> UIImage? {
        let rect = CGRect(x: place.x, y: place.y, width: place.width, height: place.height)
        guard let bitmap,
            let cut = UIImage(bitmap: bitmap, scale: scale).cgImage?.cropping(to: rect)
        else { return nil }
        return UIImage(cgImage: cut, scale: scale, orientation: .up)
    }

    /// A rectangle of the form of a screen around what differs, and further ones around what does not lie in those before.
    private static func places(of clusters: [PictureCluster], in size: PixelSize) -> [PixelRect] {
        let side = min(max(min(size.width, size.height) * 3 / 2, 512), wholeSide)
        let (width, height) = (min(size.width, side), min(size.height, side))
        /// Begins with what is larger than the part.
        func start(_ position: Int, _ length: Int, _ part: Int, _ whole: Int) -> Int {
            min(max(position - max(part - length, 0) / 2, 0), whole - part)
        }
        var result: [PixelRect] = []
        for cluster in clusters {
            let bounds = PixelRect(x: cluster.x, y: cluster.y, width: cluster.width, height: cluster.height)
            guard !result.contains(where: { $0.contains(bounds) }) else { continue }
            result.append(
                PixelRect(
                    x: start(bounds.x, bounds.width, width, size.width),
                    y: start(bounds.y, bounds.height, height, size.height),
                    width: width,
                    height: height
                )
            )
            if result.count == maximumCount { break }
        }
        return result.isEmpty ? [PixelRect(x: 0, y: 0, width: width, height: height)] : result
    }
}
