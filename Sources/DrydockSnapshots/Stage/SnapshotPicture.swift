import Drydock
import DrydockRaster

/// Pictures as images, whose pixels stay where they are.
@MainActor enum SnapshotPicture {
    /// As below, of a host whose size nobody has checked.
    static func take(checked host: ApplicationHost) throws(SnapshotFailure) -> UIImage {
        try SnapshotStage.check(host.screen.bounds.size, host.screen.scale, of: "a picture")
        return take(of: host)
    }

    /// What the host shows at this moment of its clock. Valid until the host renders again.
    static func take(of host: ApplicationHost) -> UIImage {
        let image = UIImage(bitmap: host.render().bitmap, scale: host.window.screen.scale)
        SnapshotSession.notePicture(image, of: host)
        return image
    }
}
