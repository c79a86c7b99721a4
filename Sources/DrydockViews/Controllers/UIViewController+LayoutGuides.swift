public import Foundation

/// The edge of what bars leave free, as controllers had it before safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// Points that bars take at that end.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
    /// The guide for the space under the bars at one end of the view, which is loaded for it.
    func barGuide(isTop: Bool) -> any UILayoutSupport { BarGuide.find(in: view, isTop: isTop) }
}

extension UIView {
    /// The guide for the space under the bars at one end of a controller's view, made when it is first asked for.
    package func barGuide(isTop: Bool) -> UILayoutGuide { BarGuide.find(in: self, isTop: isTop) }
}

/// The space under the bars at one end of a controller's view.
final class BarGuide: UILayoutGuide, UILayoutSupport {
    private let isTop: Bool

    private init(isTop: Bool) {
        self.isTop = isTop
        super.init()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("BarGuide is made in code") }

    /// The view's guide for that end, made when it is first asked for.
    static func find(in view: UIView, isTop: Bool) -> BarGuide {
        for case let guide as BarGuide in view.layoutGuides where guide.isTop == isTop { return guide }
        let guide = BarGuide(isTop: isTop)
        view.addLayoutGuide(guide)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 0),
            guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
            guide.bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
        ])
        return guide
    }

    var length: CGFloat {
        let insets = owningView?.safeAreaInsets ?? .zero
        return isTop ? insets.top : insets.bottom
    }
}
