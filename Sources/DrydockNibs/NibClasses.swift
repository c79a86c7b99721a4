import DrydockControls
import DrydockEditing
import DrydockLists
import DrydockViews
import Foundation

/// Finds classes by the names that nibs have for them.
enum NibClasses {
    /// The class of each element that is a view.
    static let views: [String: UIView.Type] = [
        "view": UIView.self, "containerView": UIView.self, "tableViewCellContentView": UIView.self,
        "collectionViewCellContentView": UIView.self, "label": UILabel.self, "imageView": UIImageView.self,
        "button": UIButton.self, "stackView": UIStackView.self, "control": UIControl.self,
        "textField": UITextField.self, "textView": UITextView.self, "scrollView": UIScrollView.self,
        "activityIndicatorView": UIActivityIndicatorView.self, "slider": UISlider.self,
        "switch": UISwitch.self, "segmentedControl": UISegmentedControl.self, "stepper": UIStepper.self,
        "progressView": UIProgressView.self, "pageControl": UIPageControl.self,
        "visualEffectView": UIVisualEffectView.self, "navigationBar": UINavigationBar.self,
        "toolbar": UIToolbar.self, "searchBar": UISearchBar.self,
        "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
        "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
        "collectionReusableView": UICollectionReusableView.self, "tabBar": UITabBar.self,
        "refreshControl": UIRefreshControl.self,
    ]

    /// The class of each element that is a controller.
    static let controllers: [String: UIViewController.Type] = [
        "viewController": UIViewController.self, "navigationController": UINavigationController.self,
        "tabBarController": UITabBarController.self, "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self,
    ]

    /// A class by its name; a Swift class of a module, or, where none is named, one of the library or of the modules given.
    /// - Parameters:
    ///   - name: without the module.
    ///   - module: as the document has it; nil for an Objective-C class.
    ///   - preferred: modules that are looked into first, whatever the document says.
    ///   - others: those that are looked into last.
    static func find(_ name: String, module: String?, _ preferred: [String], _ others: [String]) -> AnyClass?
    {
        guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else { return nil }
        if module == nil, let own = library[name] { return own }
        if name.contains(".") { return NSClassFromString(name) }
        for module in preferred + [module].compactMap(\.self) + others {
            if let found = NSClassFromString("\(module).\(name)") { return found }
        }
        return nil
    }

    private static let library: [String: AnyClass] = Dictionary(
        uniqueKeysWithValues: Set(views.values.map { ObjectIdentifier($0) }).compactMap { identifier in
            views.values.first { ObjectIdentifier($0) == identifier }
        }.map { (String(describing: $0), $0) }
            + controllers.values.map { (String(describing: $0), $0) }
    )
}
