import DrydockEditing
import DrydockLists
import DrydockNibDocuments
import DrydockViews

/// Outlets that the library's own classes have.
enum NibProperties {
    /// Sets a property that a document calls an outlet.
    /// - Returns: false where there is none of that name, or it takes another class.
    static func connect(_ property: String, of object: AnyObject, to destination: AnyObject) -> Bool {
        switch (property, object) {
        case ("view", let controller as UIViewController):
            guard let view = destination as? UIView else { return false }
            controller.view = view
        case ("gestureRecognizers", let view as UIView):
            guard let recognizer = destination as? UIGestureRecognizer else { return false }
            view.addGestureRecognizer(recognizer)
        case ("delegate", let field as UITextField):
            field.delegate = destination as? any UITextFieldDelegate
            return field.delegate != nil
        case ("dataSource", let table as UITableView):
            // The controller stands in for rows that the document has.
            if table.hasStaticRows { return true }
            table.dataSource = destination as? any UITableViewDataSource
            return table.dataSource != nil
        case ("dataSource", let view as UICollectionView):
            view.dataSource = destination as? any UICollectionViewDataSource
            return view.dataSource != nil
        case ("delegate", let view as UICollectionView):
            view.delegate = destination as? any UICollectionViewDelegate
            return view.delegate != nil
        case ("delegate", let table as UITableView):
            table.delegate = destination as? any UITableViewDelegate
            return table.delegate != nil
        case ("delegate", let bar as UISearchBar):
            bar.delegate = destination as? any UISearchBarDelegate
            return bar.delegate != nil
        case ("delegate", let view as UITextView):
            view.delegate = destination as? any UITextViewDelegate
            return view.delegate != nil
        case ("delegate", let view as UIScrollView):
            view.delegate = destination as? any UIScrollViewDelegate
            return view.delegate != nil
        case ("delegate", let recognizer as UIGestureRecognizer):
            recognizer.delegate = destination as? any UIGestureRecognizerDelegate
            return recognizer.delegate != nil
        case ("delegate", let bar as UINavigationBar):
            bar.delegate = destination as? any UINavigationBarDelegate
            return bar.delegate != nil
        case ("delegate", let bar as UITabBar):
            bar.delegate = destination as? any UITabBarDelegate
            return bar.delegate != nil
        case ("delegate", let controller as UINavigationController):
            controller.delegate = destination as? any UINavigationControllerDelegate
            return controller.delegate != nil
        case ("delegate", let controller as UITabBarController):
            controller.delegate = destination as? any UITabBarControllerDelegate
            return controller.delegate != nil
        case ("leftView", let field as UITextField): field.leftView = destination as? UIView
        case ("rightView", let field as UITextField): field.rightView = destination as? UIView
        case ("maskView", let view as UIView): view.mask = destination as? UIView
        default: return false
        }
        return true
    }

    /// The protocol that the library wants of what is connected there; nil for what is no property of its own.
    static func protocolName(of property: String, of object: AnyObject) -> String? {
        let name =
            switch object {
            case is UITableView: "UITableView"
            case is UICollectionView: "UICollectionView"
            case is UITextView: "UITextView"
            case is UIScrollView: "UIScrollView"
            case is UITextField: "UITextField"
            case is UISearchBar: "UISearchBar"
            case is UINavigationBar: "UINavigationBar"
            case is UITabBar: "UITabBar"
            case is UIGestureRecognizer: "UIGestureRecognizer"
            case is UINavigationController: "UINavigationController"
            case is UITabBarController: "UITabBarController"
            default: ""
            }
        switch property {
        case "delegate" where !name.isEmpty: return name + "Delegate"
        case "dataSource" where object is UITableView || object is UICollectionView:
            return name + "DataSource"
        default: return nil
        }
    }
}
