// Compiles the buttons until layout arrives: whoever lands the real property deletes this.
extension UIView {
    var translatesAutoresizingMaskIntoConstraints: Bool {
        get { true }
        set {}
    }
}
