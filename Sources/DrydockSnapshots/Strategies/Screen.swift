public import Drydock
public import DrydockTesting

extension Snapshotting where Value == Screen, Format == UIImage {
    /// What the screen shows at this moment of its clock.
    public static var image: Snapshotting {
        Snapshotting(pathExtension: "png", diffing: .image) { screen in
            SnapshotSession.picture { () throws(SnapshotFailure) in SnapshotPicture.take(of: screen.host) }
        }
    }
}

extension Snapshotting where Value == Screen, Format == String {
    /// The tree of what the screen shows at this moment.
    public static var recursiveDescription: Snapshotting {
        Snapshotting(pathExtension: "txt", diffing: .lines) { screen in
            SnapshotSession.result(otherwise: "") { () throws(SnapshotFailure) in
                screen.recursiveDescription + "\n"
            }
        }
    }
}
