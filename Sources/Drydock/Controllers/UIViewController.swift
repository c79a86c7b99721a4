/// Manages one view and its part of the flow.
open class UIViewController: UIResponder {
    private var viewStorage: UIView?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open var view: UIView! {
        get {
            if viewStorage == nil {
                loadView()
                viewDidLoad()
            }
            return viewStorage
        }
        set {
            viewStorage = newValue
            newValue?.viewController = self
        }
    }

    open func loadView() {
        view = UIView()
    }

    open func viewDidLoad() {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}

    /// The last of the chain of presented controllers, or this one.
    package var topmostPresented: UIViewController { self }
}

extension UIWindow {
    func rootViewControllerDidChange(from old: UIViewController?) {
        old?.view.removeFromSuperview()
        guard let view = rootViewController?.view else { return }
        view.frame = bounds
        addSubview(view)
    }
}
