package import Drydock

/// Base of controllers whose view is made in code, by `loadContentView()`.
package class ViewController<ContentView: UIView>: UIViewController, ViewControllerInterface {
    package init() {
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    package final override func loadView() {
        view = loadContentView()
    }

    /// The controller's view. Override this for one that needs more than `init()`.
    package func loadContentView() -> ContentView {
        guard let contentViewType = ContentView.self as? any ContentViewInterface.Type,
            let contentView = contentViewType.init() as? ContentView
        else {
            preconditionFailure(
                "\(type(of: self)): override loadContentView(), or let \(ContentView.self) be a ContentViewInterface"
            )
        }
        return contentView
    }
}
