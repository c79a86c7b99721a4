import Drydock
import DrydockRaster

/// Pictures as images, whose pixels stay where they are.
@MainActor enum SnapshotPicture {
    /// What the host shows at this moment of its clock. Valid until the host renders again.
    static func take(of host: ApplicationHost) -> UIImage {
        let image = UIImage(bitmap: host.render().bitmap, scale: host.window.screen.scale)
        SnapshotSession.notePicture(image, of: host)
        return image
    }
}
