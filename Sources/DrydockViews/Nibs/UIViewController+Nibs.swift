import Foundation

extension UIViewController {
    /// Loads the view from the controller's nib.
    /// - Returns: false where it has none.
    func loadNibView() -> Bool {
        if let scene { return scene.loadView(of: self) }
        guard let name = nibName ?? defaultNibName else { return false }
        UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
        require(
            isViewLoaded,
            "\(debugName): the nib \"\(name)\" did not set the view. Connect the outlet view of File's Owner to it."
        )
        return true
    }

    /// "Settings" of `SettingsController`, or `SettingsController`, where there is such a nib in the bundle of the class. The
    /// library's own classes have none.
    private var defaultNibName: String? {
        guard nibBundle == nil else { return findDefaultNibName() }
        return NibLibrary.shared.defaultName(for: type(of: self), findDefaultNibName)
    }

    private func findDefaultNibName() -> String? {
        let parts = String(reflecting: type(of: self)).split(separator: ".")
        guard parts.count == 2, !LibraryModules.names.contains(parts[0]), !parts[1].contains("<") else {
            return nil
        }
        let (module, name) = (String(parts[0]), String(parts[1]))
        let short = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []
        return (short + [name]).first {
            NibLibrary.shared.place(named: $0, "xib", in: nibBundle, preferring: module) != nil
        }
    }
}
