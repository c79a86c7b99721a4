public import Drydock
import DrydockSnapshotTrees
public import DrydockTesting
public import Foundation

extension Snapshotting where Value == Screen, Format == UIImage {
    /// What the screen shows at this moment of its clock.
    public static var image: Snapshotting {
        Snapshotting(pathExtension: "png", diffing: .image) { screen in
            SnapshotSession.picture { () throws(SnapshotFailure) in
                try SnapshotPicture.take(checked: screen.host)
            }
        }
    }
}

extension Snapshotting where Value == Screen, Format == UIImage {
    /// The exact frames of a transition: what the screen shows at moments of its clock, from left to right with a grey gap
    /// of eight pixels between.
    ///
    /// ```swift
    /// try screen.tap(text: "Details")
    /// assertSnapshot(of: screen, as: .filmstrip(at: [0, 0.1, 0.2, 0.5]))
    /// ```
    ///
    /// - Parameter times: seconds from now, ascending; the clock stands at the last of them afterwards.
    public static func filmstrip(at times: [TimeInterval]) -> Snapshotting {
        Snapshotting(pathExtension: "png", diffing: .image) { screen in
            SnapshotSession.picture { () throws(SnapshotFailure) in
                try Filmstrip.take(of: screen.host, at: times)
            }
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

    /// The constraints that somebody wrote of what the screen shows at this moment, a line each; see those of a view.
    public static var constraints: Snapshotting {
        Snapshotting(pathExtension: "txt", diffing: .lines) { screen in
            SnapshotSession.result(otherwise: "") { () throws(SnapshotFailure) in
                screen.host.update()
                return CapturedTree(of: screen.host).tree.constraintLines.map { $0 + "\n" }.joined()
            }
        }
    }
}
