package import Drydock

/// A view that is built from the Interface Builder document with its class's name.
package protocol NibViewInterface: AnyObject {
    static var nib: UINib { get }
}

extension NibViewInterface where Self: UIView {
    package static var nib: UINib {
        UINib(nibName: String(describing: self), bundle: Self.bundle)
    }
}

extension NibViewInterface {
    /// Stands for all bundles beside the executable, as a target's resources have one of their own.
    package static var bundle: Bundle {
        Bundle.main
    }

    package static func loadFromNib(owner: Any? = nil, options: [UINib.OptionsKey: Any]? = nil) -> Self {
        guard let view = nib.instantiate(withOwner: owner, options: options).first as? Self else {
            preconditionFailure("\(self).loadFromNib: the first object of the nib is no \(self)")
        }
        return view
    }
}
