package import DrydockGraphics
package import DrydockHost

extension Snapshotting where Value == ApplicationHost, Format == UIImage {
    /// What the host shows at this moment of its clock.
    package static var image: Snapshotting<ApplicationHost, UIImage> {
        Snapshotting(pathExtension: "png", diffing: .image) { host in
            SnapshotSession.picture { () throws(SnapshotFailure) in SnapshotPicture.take(of: host) }
        }
    }
}
