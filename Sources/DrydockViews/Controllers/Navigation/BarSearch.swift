package import Foundation

/// A search controller as navigation bars and pages know it.
@MainActor
package protocol BarSearch: UIViewController {
    /// The search bar, below the title of a navigation bar.
    var barView: UIView { get }
    /// Points of the search bar's row and of the scopes that it shows.
    var barHeight: CGFloat { get }
    /// The navigation controller whose bar has the search bar.
    var host: UINavigationController? { get set }
    var isActive: Bool { get }
    var hidesNavigationBarDuringPresentation: Bool { get }
    var searchText: String? { get }
    func updateScopeBar()
}
