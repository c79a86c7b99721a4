import Drydock
import DrydockRaster
import DrydockSnapshots
import XCTest

/// A synchronous test of XCTest runs in no task, on the main thread: there a plain assertion waits with everything going on.
nonisolated final class WaitingXCTests: XCTestCase {
    func testSynchronous() throws {
        try MainActor.assumeIsolated {
            for way in LateViewController.Way.allCases {
                let image = try Snapshotting<UIViewController, UIImage>.wait(
                    for: way == .session ? 0.5 : 0.1,
                    on: .image(size: CGSize(width: 4, height: 4), showsStatusBar: false)
                ).take(LateViewController(way))
                XCTAssertEqual(image.bitmap.pixel(atX: 1, y: 1), .black, "\(way)")
            }
        }
    }

    @MainActor func testAsynchronous() async throws {
        let image = try await SnapshotSession().snapshot(
            awaiting: { LateViewController(.sleepingTask) },
            as: .wait(
                for: 0.1,
                on: Snapshotting<UIViewController, UIImage>.image(
                    size: CGSize(width: 4, height: 4),
                    showsStatusBar: false
                )
            )
        )
        XCTAssertEqual(image.bitmap.pixel(atX: 1, y: 1), .black)
    }
}
