extension UIViewController {
    /// The class, with the title where there is one: how messages name a controller.
    package var debugName: String {
        let name = String(describing: type(of: self))
        return title.map { "\(name) \"\($0)\"" } ?? name
    }
}
