import Drydock
import DrydockHost
import DrydockRaster

/// Pictures of one host at several times, side by side.
@MainActor enum Filmstrip {
    /// Pixels.
    nonisolated private static let gap = 8
    private static let ground: UInt32 = 0xFF80_8080

    static func take(of host: ApplicationHost, at times: [TimeInterval]) throws(SnapshotFailure) -> UIImage {
        guard !times.isEmpty, times.allSatisfy({ $0.isFinite && $0 >= 0 }),
            zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 })
        else {
            throw SnapshotFailure("A filmstrip needs times from 0, in seconds, ascending; these are \(times)")
        }
        let size = host.pixelSize
        let width = times.count * (size.width + gap) - gap
        guard Bitmap.isValid(width: width, height: size.height) else {
            throw SnapshotFailure(
                "A filmstrip of \(times.count) times \(size.width) pixels is too wide: take fewer times"
            )
        }
        let strip = Bitmap(width: width, height: size.height)
        strip.fill(ground)
        var trees: [CapturedTree] = []
        var time: TimeInterval = 0
        for (place, next) in times.enumerated() {
            if next > time { host.advanceByFrames(by: next - time) }
            time = next
            let picture = host.render().bitmap
            trees.append(CapturedTree(of: host, isMoving: true))
            strip.copy(size.bounds, of: picture, toX: place * (size.width + gap))
        }
        let image = UIImage(bitmap: strip, scale: host.screen.scale)
        SnapshotSession.notePicture(image) { trees }
        return image
    }

    /// The frames of a strip, each by itself; the picture as it is where that is no strip of so many.
    nonisolated static func frames(of strip: Bitmap, count: Int) -> [Bitmap] {
        let width = (strip.width + gap) / max(count, 1) - gap
        guard count > 1, width > 0, count * (width + gap) - gap == strip.width else { return [strip] }
        return (0..<count).map { place in
            let frame = Bitmap(width: width, height: strip.height)
            let part = PixelRect(x: place * (width + gap), y: 0, width: width, height: strip.height)
            frame.copy(part, of: strip)
            return frame
        }
    }
}
