import Drydock
package import DrydockHost
package import DrydockViews

/// The views of an entry that somebody wrote, and could have written otherwise. What a control, a bar or a cell makes for
/// itself is the control's matter.
@MainActor package enum MutableViews {
    /// A view by the indices of the subviews that lead to it.
    package struct Place {
        package let path: [Int]
        package let view: UIView
    }

    /// The component, or the view of the frontmost controller.
    static func root(of host: ApplicationHost) -> UIView? {
        host.window.rootViewController?.topmostPresented.view ?? host.window.subviews.first
    }

    /// The root and what is in it, each view before its subviews. Not what is hidden or has no size.
    package static func find(in host: ApplicationHost) -> [Place] {
        guard let root = root(of: host) else { return [] }
        var found: [Place] = []
        var waiting = [(place: Place(path: [], view: root), isPart: false)]
        while let (place, isInPart) = waiting.popLast() {
            let view = place.view
            let isPart = !view.isOfUser && (isInPart || view.isPart)
            guard !view.isHidden, view.alpha > 0 else { continue }
            if !isPart, view.bounds.width > 0, view.bounds.height > 0 { found.append(place) }
            for (index, subview) in view.subviews.enumerated().reversed() {
                let isPart = isPart || view.hasParts && !view.isContent(subview)
                waiting.append((Place(path: place.path + [index], view: subview), isPart))
            }
        }
        return found
    }
}

extension UIView {
    /// The name of the nearest of its classes that is this library's, and whether that is its own class.
    private var libraryClass: (name: String, isOwn: Bool) {
        var mirror: Mirror? = Mirror(reflecting: self)
        var isOwn = true
        while let current = mirror {
            if let name = LibraryModules.name(of: current.subjectType) { return (String(name), isOwn) }
            isOwn = false
            mirror = current.superclassMirror
        }
        return ("UIView", false)
    }

    /// Whether its class, or that of its controller, is none of this library's.
    fileprivate var isOfUser: Bool {
        guard libraryClass.isOwn else { return true }
        return viewController.map { !LibraryModules.contains(type(of: $0)) } ?? false
    }

    /// Whether nobody can make such a view but the library.
    fileprivate var isPart: Bool { !libraryClass.name.hasPrefix("UI") }

    /// Whether what is in the view is made by its class, but for content.
    fileprivate var hasParts: Bool {
        ![
            "UIView", "UIControl", "UIWindow", "UIStackView", "UIScrollView", "UITableView",
            "UICollectionView",
            "UICollectionReusableView", "UIListContentView",
        ].contains(libraryClass.name)
    }

    /// Whether a subview is where others put their own.
    fileprivate func isContent(_ subview: UIView) -> Bool {
        switch self {
        case let cell as UITableViewCell: cell.contentView === subview
        case let cell as UICollectionViewCell: cell.contentView === subview
        case let view as UITableViewHeaderFooterView: view.contentView === subview
        case let view as UIVisualEffectView: view.contentView === subview
        default: false
        }
    }

    /// Whether the class says where its subviews are, whatever their frames.
    var placesSubviews: Bool {
        hasParts || self is UIStackView || self is UITableView || self is UICollectionView || self is UIWindow
            || self is UIListContentView
    }
}
