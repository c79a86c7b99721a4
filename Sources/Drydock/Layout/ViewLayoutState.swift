/// What layout stores for one view.
package final class ViewLayoutState {
    unowned let view: UIView
    var didCallUpdateConstraints = false

    init(view: UIView) {
        self.view = view
    }
}
