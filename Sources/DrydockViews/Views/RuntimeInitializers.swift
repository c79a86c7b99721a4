// Making instances of classes that only the running program knows, by initialisers that need not be `required`.
//
// UIKit sends `init…` to any class. Swift calls through a metatype only what each subclass is sure to have, and `required`
// would have every subclass with initialisers of its own repeat it. But the `self.init` of a convenience initialiser finds the
// subclass's initialiser in the class's table. Each function here is the symbol of the convenience initialiser above it, called
// with the class that is meant as `self`: an allocating initialiser and a class method have one calling convention, arguments
// owned. A subclass that has other initialisers and not that one stops with Swift's message that names it, as on iOS.

extension UITableViewCell {
    package convenience init(ofClassRegisteredAs reuseIdentifier: String) {
        self.init(style: .default, reuseIdentifier: reuseIdentifier)
    }

    /// By `init(style:reuseIdentifier:)` of this class.
    @_silgen_name("$s12DrydockViews15UITableViewCellC19ofClassRegisteredAsACSS_tcfC")
    static func make(reuseIdentifier: consuming String) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
    package convenience init(ofClassRegisteredAs reuseIdentifier: String) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    /// By `init(reuseIdentifier:)` of this class.
    @_silgen_name("$s12DrydockViews023UITableViewHeaderFooterD0C19ofClassRegisteredAsACSS_tcfC")
    static func make(reuseIdentifier: consuming String) -> UITableViewHeaderFooterView
}

extension UICollectionReusableView {
    package convenience init(ofClassWith frame: CGRect) {
        self.init(frame: frame)
    }

    /// By `init(frame:)` of this class.
    @_silgen_name("$s12DrydockViews24UICollectionReusableViewC11ofClassWithAC10Foundation6CGRectV_tcfC")
    static func make(frame: CGRect) -> UICollectionReusableView
}

extension UIView {
    package convenience init(ofBarClass: Void) {
        self.init(frame: .zero)
    }

    /// By `init(frame:)` of this class.
    @_silgen_name("$s12DrydockViews6UIViewC10ofBarClassACyt_tcfC")
    static func make(ofBar: Void) -> UIView
}

extension UICollectionViewLayoutAttributes {
    package convenience init(ofRegisteredClass: Void) {
        self.init()
    }

    /// By `init()` of this class.
    @_silgen_name("$s12DrydockViews32UICollectionViewLayoutAttributesC17ofRegisteredClassACyt_tcfC")
    static func make(_: Void) -> UICollectionViewLayoutAttributes
}

extension CALayer {
    package convenience init(ofLayerClass: Void) {
        self.init()
    }

    /// By `init()` of this class.
    @_silgen_name("$s12DrydockViews7CALayerC12ofLayerClassACyt_tcfC")
    static func make(_: Void) -> CALayer

    package convenience init(presenting layer: CALayer) {
        self.init(layer: layer)
    }

    /// By `init(layer:)` of this class.
    @_silgen_name("$s12DrydockViews7CALayerC10presentingA2C_tcfC")
    static func make(presenting layer: consuming CALayer) -> CALayer
}

extension UIStoryboardSegue {
    package convenience init(
        ofClassFrom source: UIViewController,
        to destination: UIViewController,
        as name: String?
    ) {
        self.init(identifier: name, source: source, destination: destination)
    }

    /// By `init(identifier:source:destination:)` of this class.
    @_silgen_name("$s12DrydockViews17UIStoryboardSegueC11ofClassFrom2to2asAcA16UIViewControllerC_AHSSSgtcfC")
    package static func make(
        from source: consuming UIViewController,
        to destination: consuming UIViewController,
        as name: consuming String?
    ) -> UIStoryboardSegue
}

extension CAAnimation {
    package convenience init(ofSameClass: Void) {
        self.init()
    }

    /// By `init()` of this class.
    @_silgen_name("$s12DrydockViews11CAAnimationC11ofSameClassACyt_tcfC")
    static func make(_: Void) -> CAAnimation
}

extension UICollectionViewLayoutInvalidationContext {
    package convenience init(ofRegisteredClass: Void) {
        self.init()
    }

    /// By `init()` of this class.
    @_silgen_name("$s12DrydockViews41UICollectionViewLayoutInvalidationContextC17ofRegisteredClassACyt_tcfC")
    static func make(_: Void) -> UICollectionViewLayoutInvalidationContext
}

extension NSObject {
    /// The class itself: `Bundle(for: Card.classForCoder())`.
    public nonisolated static func classForCoder() -> AnyClass { self }

    package nonisolated convenience init(ofNibClass: Void) {
        self.init()
    }

    /// By `init()` of this class.
    @_silgen_name("$s10Foundation8NSObjectC12DrydockViewsE10ofNibClassACyt_tcfC")
    package nonisolated static func make(ofNibClass: Void) -> NSObject
}
