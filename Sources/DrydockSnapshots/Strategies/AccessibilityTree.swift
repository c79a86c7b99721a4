public import Drydock
import DrydockTesting

extension Snapshotting where Value == Screen, Format == String {
    /// What would be read of the screen at this moment, a line for each element, in reading order.
    public static var accessibilityTree: Snapshotting {
        Snapshotting(pathExtension: "txt", diffing: .lines) { screen in
            SnapshotSession.result(otherwise: "") { () throws(SnapshotFailure) in
                screen.accessibilityTree + "\n"
            }
        }
    }
}

extension Snapshotting where Value: UIViewController, Format == String {
    /// What would be read of the controller's screen, a line for each element, in reading order.
    public static var accessibilityTree: Snapshotting {
        .text(SnapshotStage.Configuration(size: SnapshotStage.screenSize, traits: .init())) {
            stage,
            controller throws(SnapshotFailure) in
            try stage.show(controller) { stage.accessibilityTree }
        }
    }
}

extension Snapshotting where Value: UIView, Format == String {
    /// What would be read of the view, a line for each element, in reading order.
    public static var accessibilityTree: Snapshotting {
        .text(SnapshotStage.Configuration(size: nil, traits: .init())) {
            stage,
            view throws(SnapshotFailure) in
            try stage.show(view) { stage.accessibilityTree }
        }
    }
}

extension SnapshotStage {
    fileprivate var accessibilityTree: String {
        host.accessibleElements.map { "\($0)\n" }.joined()
    }
}
