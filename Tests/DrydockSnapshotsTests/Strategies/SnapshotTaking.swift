import Drydock
import DrydockRaster
import DrydockSnapshots

extension Snapshotting {
    /// The snapshot of a value that is made in the strategy's own scene, as assertions make it.
    nonisolated func take(_ value: @autoclosure () throws -> Value) throws(SnapshotFailure) -> Format {
        try SnapshotSession().snapshot(of: value, as: self)
    }
}

extension UIImage {
    nonisolated var bitmap: Bitmap { largestBitmap }
}
