public import Drydock
public import DrydockTesting

extension Snapshotting where Value: UIView, Format == String {
    /// What the view is drawn with, a line for each command, back to front, in pixels.
    ///
    /// It tells a change of drawing that no pixel shows, such as a view behind another, and says what was drawn where a
    /// picture only shows it. Text and images appear by their places and checksums.
    public static var displayList: Snapshotting { displayList() }

    /// The commands that the view is drawn with; in a scene of its own, at the size that `.image` has.
    public static func displayList(size: CGSize? = nil, traits: UITraitCollection = .init()) -> Snapshotting {
        .text(SnapshotStage.Configuration(size: size, traits: traits)) {
            stage,
            view throws(SnapshotFailure) in
            try stage.show(view) { stage.displayList }
        }
    }
}

extension Snapshotting where Value: UIViewController, Format == String {
    /// What the controller's screen is drawn with: see the strategy for views.
    public static var displayList: Snapshotting { displayList() }

    /// The commands that the controller's screen is drawn with, after it has appeared on a device; without one, on the
    /// screen that `.image` has.
    public static func displayList(
        on config: ViewImageConfig = .init(),
        size: CGSize? = nil,
        traits: UITraitCollection = .init()
    ) -> Snapshotting {
        .text(SnapshotStage.Configuration(config, size: size, traits: traits)) {
            stage,
            controller throws(SnapshotFailure) in
            try stage.show(controller) { stage.displayList }
        }
    }
}

extension Snapshotting where Value == Screen, Format == String {
    /// What the screen is drawn with at this moment of its clock: see the strategy for views.
    public static var displayList: Snapshotting {
        Snapshotting(pathExtension: "txt", diffing: .lines) { screen in
            SnapshotSession.result(otherwise: "") { () throws(SnapshotFailure) in
                DisplayListText.text(of: screen.host.displayList())
            }
        }
    }
}

extension SnapshotStage {
    fileprivate var displayList: String { DisplayListText.text(of: host.displayList()) }
}
