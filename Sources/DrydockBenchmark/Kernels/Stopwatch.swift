import Foundation
import DrydockRaster

/// Medians of repeated work.
enum Stopwatch {
    /// The median time of `count` runs in milliseconds, after one that is not counted.
    static func median(of count: Int, _ body: () -> Void) -> Double {
        body()
        var times: [Double] = []
        for _ in 0..<count { times.append(ContinuousClock().measure(body) / .milliseconds(1)) }
        return times.sorted()[count / 2]
    }

    /// Times each subject, and a memcpy of a frame in turn with it, so that a drift of the machine meets both.
    ///
    /// - Returns: medians in milliseconds, of the subject and of the memcpy.
    static func compare(
        with frame: Bitmap,
        runs: Int,
        _ body: () -> Void
    ) -> (subject: Double, memcpy: Double) {
        let copy = Bitmap(width: frame.width, height: frame.height)
        var subject: [Double] = []
        var memcpy: [Double] = []
        for run in 0...runs {
            let copying = ContinuousClock().measure { copy.copyMemory(of: frame) }
            let working = ContinuousClock().measure(body)
            if run == 0 { continue }
            memcpy.append(copying / .milliseconds(1))
            subject.append(working / .milliseconds(1))
        }
        return (subject.sorted()[runs / 2], memcpy.sorted()[runs / 2])
    }
}

extension Bitmap {
    /// All pixels of a bitmap of the same size in one memcpy, the yardstick.
    func copyMemory(of other: Bitmap) {
        withPixels { target in
            other.withPixels { target.update(from: $0, count: area) }
        }
    }
}
