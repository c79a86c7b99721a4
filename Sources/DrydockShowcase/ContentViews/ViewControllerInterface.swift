package import Drydock

/// A controller that says which type its view has.
package protocol ViewControllerInterface: AnyObject {
    associatedtype ContentView
    /// The controller's view under its own type.
    var contentView: ContentView { get }
    /// Makes the view; called once.
    func loadContentView() -> ContentView
}

extension ViewControllerInterface where Self: UIViewController {
    package var contentView: ContentView {
        guard let contentView = view as? ContentView else {
            preconditionFailure(
                "\(type(of: self)).view is no \(ContentView.self): loadContentView() makes it"
            )
        }
        return contentView
    }
}

/// A content view that is made of nothing. In UIKit that is every view; without Objective-C only the initialisers of a
/// protocol can be called on a generic type.
package protocol ContentViewInterface: UIView {
    init()
}
