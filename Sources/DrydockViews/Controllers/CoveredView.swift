/// A presenter's view that what it presents covers completely.
///
/// It leaves the window, as in UIKit; a view that somebody else has placed among others is hidden instead, since it
/// would lose its constraints.
struct CoveredView {
    private let view: UIView
    private weak var superview: UIView?

    init(_ view: UIView) {
        self.view = view
        let holder = view.superview
        if let holder, holder.partsFromCoveredViews {
            superview = holder
            view.removeFromSuperview()
        } else {
            view.isHidden = true
        }
    }

    /// Puts the view back where it was, at the size that its place has now.
    func uncover(below container: UITransitionView) {
        guard let superview else {
            view.isHidden = false
            return
        }
        view.frame = superview.bounds
        if container.superview === superview {
            superview.insertSubview(view, belowSubview: container)
        } else {
            superview.insertSubview(view, at: 0)
        }
        view.layoutIfNeeded()
    }
}
