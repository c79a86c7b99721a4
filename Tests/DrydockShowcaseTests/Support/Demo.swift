import Drydock
import DrydockPlatform
import DrydockShowcase
import Testing

/// The demo as a user has it in hand: taps go in where the desktop window's do, time passes, pictures come out.
final class Demo {
    let host: ApplicationHost
    let home = MainViewController()

    init(scale: CGFloat = 1, direction: UIUserInterfaceLayoutDirection = .leftToRight) {
        host = ApplicationHost(size: ShowcaseScene.referenceSize, scale: scale, direction: direction)
        host.window.rootViewController = home
        host.finishAnimations()
    }

    // MARK: - Seeing

    var modal: UIViewController? { home.presentedViewController }

    /// The first view of a class, in the order in which views are drawn.
    func view<View: UIView>(_ type: View.Type) throws -> View {
        try #require(firstView(type, in: host.window), "there is no \(type) on the screen")
    }

    private func firstView<View: UIView>(_ type: View.Type, in root: UIView) -> View? {
        if let view = root as? View { return view }
        return root.subviews.lazy.compactMap { self.firstView(type, in: $0) }.first
    }

    /// A view's rectangle on the screen, in points.
    func frameOnScreen(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    // MARK: - Touching

    func press(_ view: UIView) { send(.began, at: frameOnScreen(of: view).center) }
    func drag(to point: CGPoint) { send(.moved, at: point) }
    func release(at point: CGPoint) { send(.ended, at: point) }

    func tap(_ view: UIView) {
        tap(at: frameOnScreen(of: view).center)
    }

    func tap(at point: CGPoint) {
        send(.began, at: point)
        send(.ended, at: point)
    }

    private func send(_ phase: PointerEvent.Phase, at point: CGPoint) {
        host.handle(
            .pointer(PointerEvent(phase: phase, x: point.x, y: point.y))
        )
        // As the window does before time goes on: what the event began, begins now.
        host.update()
    }
}
