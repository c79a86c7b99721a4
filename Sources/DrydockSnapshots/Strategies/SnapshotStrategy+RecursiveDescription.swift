public import Drydock

extension SnapshotStrategy where Value: UIView, Format == String {
    /// The tree of views as text: classes, frames, texts. Laid out first, at the size the view has.
    public static var recursiveDescription: Self {
        SnapshotStrategy(fileExtension: "txt", comparison: .text) { view in
            view.layoutIfNeeded()
            return view.recursiveDescription + "\n"
        }
    }
}

extension SnapshotStrategy where Value: UIViewController, Format == String {
    /// The tree of the controller's views as text.
    public static var recursiveDescription: Self {
        SnapshotStrategy<UIView, String>.recursiveDescription.pullback(\.view)
    }
}
