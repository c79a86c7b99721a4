import DrydockNibDocuments
import DrydockViews

extension NibLoading {
    /// Connects outlets of a controller whose objects are those of its view.
    func connectLate(_ element: NibElement, of controller: UIViewController) {
        lateConnections = [(element, controller)]
    }

    /// Gives a table the refresh control that a document writes beside it, in its controller: as large as Interface Builder drew it,
    /// and switched off until there is somebody to pull it.
    func addRefreshControl(_ element: NibElement, to view: UIView) {
        guard let element = element.child(key: "refreshControl"), let scrollView = view as? UIScrollView,
            let control = makeView(element) as? UIRefreshControl
        else { return }
        control.frame = UIRefreshControl().frame
        control.isEnabled = true
        scrollView.refreshControl = control
    }

    /// Gives a view guides for the space under the bars, which documents had before safe areas.
    func addLayoutGuides(to view: UIView) {
        for element in layoutGuides {
            guard let id = element.id else { continue }
            objects[id] = view.barGuide(isTop: element["type"] == "top")
        }
    }
}
