import Drydock
import DrydockPlatform
import DrydockRaster
import DrydockTesting

/// A view with a pointer interaction, between two others, on a page of 160 × 100 points.
final class PointerStage: NSObject, UIPointerInteractionDelegate {
    let view = UILabel(frame: CGRect(x: 50, y: 36, width: 60, height: 28))
    let screen: Screen
    private(set) lazy var interaction = UIPointerInteraction(delegate: self)
    private(set) var log: [String] = []

    /// What the delegate answers.
    var region: (UIPointerRegionRequest, UIPointerRegion) -> UIPointerRegion? = { $1 }
    var style: (UITargetedPreview) -> UIPointerStyle? = { _ in nil }

    init(style: UIUserInterfaceStyle = .light) {
        let page = UIViewController()
        screen = Screen(
            size: CGSize(width: 160, height: 100),
            scale: 2,
            traits: UITraitCollection(userInterfaceStyle: style),
            showsStatusBar: false
        ) { page }
        super.init()
        screen.perform {
            page.view.backgroundColor = .systemBackground
            view.text = "Pointer"
            view.font = .systemFont(ofSize: 13)
            view.textAlignment = .center
            view.isUserInteractionEnabled = true
            view.addInteraction(interaction)
            for view in [UIView(frame: CGRect(x: 8, y: 8, width: 20, height: 20)), view] {
                page.view.addSubview(view)
            }
            page.view.subviews[0].backgroundColor = .systemTeal
        }
    }

    func move(_ x: Double, _ y: Double, isInside: Bool = true) {
        screen.host.handle(.hover(HoverEvent(x: x, y: y, isInside: isInside)))
        screen.host.update()
    }

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    var shape: PointerShape { screen.host.pointerShape }
    /// The bytes of what is seen now.
    var picture: [UInt8] { screen.host.render().bitmap.bytes }

    // MARK: - Delegate

    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        log.append("region at \(Int(request.location.x)) \(Int(request.location.y))")
        return region(request, defaultRegion)
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        log.append("style for \(region.name)")
        return style(UITargetedPreview(view: view))
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {
        log.append("enter \(region.name)")
        animator.addAnimations { [unowned self] in view.textColor = .systemRed }
        animator.addCompletion { [unowned self] in log.append("entered \($0)") }
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {
        log.append("exit \(region.name)")
        animator.addAnimations { [unowned self] in log.append("exits") }
    }
}

extension UIPointerRegion {
    fileprivate var name: String { identifier.map { "\($0)" } ?? "\(Int(rect.width)) × \(Int(rect.height))" }
}
