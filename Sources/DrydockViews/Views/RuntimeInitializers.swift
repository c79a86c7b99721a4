// Making instances of classes that only the running program knows, by initialisers that need not be `required`.
//
// UIKit sends `init…` to any class. Swift calls through a metatype only what each subclass is sure to have, and `required`
// would have every subclass with initialisers of its own repeat it. But the `self.init` of a convenience initialiser finds the
// subclass's initialiser in the class's table. Each function here is the convenience initialiser above it, whose symbol has the
// same name, called with the class that is meant as `self`: an allocating initialiser and a class method have one calling
// convention, arguments owned. A subclass that has other initialisers and not that one stops with Swift's message that names
// it, as on iOS.

extension UIView {
    @_silgen_name("drydock_make_view")
    package convenience init(ofBarClass: Void) {
        self.init(frame: .zero)
    }

    /// By `init(frame:)` of this class.
    @_silgen_name("drydock_make_view")
    static func make(ofBar: Void) -> UIView
}

extension CALayer {
    @_silgen_name("drydock_make_layer")
    package convenience init(ofLayerClass: Void) {
        self.init()
    }

    /// By `init()` of this class.
    @_silgen_name("drydock_make_layer")
    static func make(_: Void) -> CALayer

    @_silgen_name("drydock_make_presentation_layer")
    package convenience init(presenting layer: CALayer) {
        self.init(layer: layer)
    }

    /// By `init(layer:)` of this class.
    @_silgen_name("drydock_make_presentation_layer")
    static func make(presenting layer: consuming CALayer) -> CALayer
}

extension UIStoryboardSegue {
    @_silgen_name("drydock_make_storyboard_segue")
    package convenience init(
        ofClassFrom source: UIViewController,
        to destination: UIViewController,
        as name: String?
    ) {
        self.init(identifier: name, source: source, destination: destination)
    }

    /// By `init(identifier:source:destination:)` of this class.
    @_silgen_name("drydock_make_storyboard_segue")
    package static func make(
        from source: consuming UIViewController,
        to destination: consuming UIViewController,
        as name: consuming String?
    ) -> UIStoryboardSegue
}

extension CAAnimation {
    @_silgen_name("drydock_make_animation")
    package convenience init(ofSameClass: Void) {
        self.init()
    }

    /// By `init()` of this class.
    @_silgen_name("drydock_make_animation")
    static func make(_: Void) -> CAAnimation
}

extension NSObject {
    /// The class itself: `Bundle(for: Card.classForCoder())`.
    public nonisolated static func classForCoder() -> AnyClass { self }

    @_silgen_name("drydock_make_object")
    package nonisolated convenience init(ofNibClass: Void) {
        self.init()
    }

    /// By `init()` of this class.
    @_silgen_name("drydock_make_object")
    package nonisolated static func make(ofNibClass: Void) -> NSObject
}
