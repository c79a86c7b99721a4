public import Foundation

/// Makes the menu of a `UIContextMenuConfiguration`, from what the system proposes, which is nothing.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?
/// Makes what stands for a view while its menu is open.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The menu of a view, or of a row of a list.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    public let identifier: (any NSCopying)?
    private let actionProvider: UIContextMenuActionProvider?

    /// - Parameters:
    ///   - identifier: a name of your own; nil for none.
    ///   - previewProvider: never called: the menu opens beside the view itself.
    ///   - actionProvider: makes the menu when it opens; nil, and nil as its answer, for no menu.
    public init(
        identifier: (any NSCopying)? = nil,
        previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier
        self.actionProvider = actionProvider
        super.init()
    }

    /// Opens the menu at something in a view.
    /// - Parameter rect: in the view's coordinates.
    func open(at rect: CGRect, in view: UIView) -> MenuPresentation? {
        guard let window = view.window, let menu = actionProvider?([]), !menu.children.isEmpty else {
            return nil
        }
        return MenuPresentation(menu, from: view.convert(rect, to: window), in: window) {
            [weak view] action in
            if let view { action.run(sender: view) }
        } closed: {
        }
    }
}

/// Says which menu a view has.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// - Parameter location: in the view's coordinates, in points.
    /// - Returns: nil for no menu there.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

/// Opens a menu of the view that it is added to: after a finger has rested there for half a second, and at the mouse's secondary
/// button.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// Not kept alive.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    public private(set) weak var view: UIView?
    private weak var presentation: MenuPresentation?
    private let press = UILongPressGestureRecognizer(target: nil, action: nil)
    private let click = UITapGestureRecognizer(target: nil, action: nil)
    private var lastLocation = CGPoint.zero

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        click.buttonMaskRequired = .secondary
        press.addAction(UIAction { [unowned self] _ in if press.state == .began { open(press) } })
        click.addAction(UIAction { [unowned self] _ in open(click) })
    }

    open func willMove(to view: UIView?) {
        for recognizer in [press, click] { recognizer.view?.removeGestureRecognizer(recognizer) }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        for recognizer in [press, click] { view?.addGestureRecognizer(recognizer) }
    }

    private func open(_ recognizer: UIGestureRecognizer) {
        guard let view, presentation == nil else { return }
        lastLocation = recognizer.location(in: view)
        let configuration = delegate?.contextMenuInteraction(
            self,
            configurationForMenuAtLocation: lastLocation
        )
        presentation = configuration?.open(at: view.bounds, in: view)
    }

    /// Where the menu was asked for.
    open func location(in view: UIView?) -> CGPoint {
        self.view?.convert(lastLocation, to: view) ?? lastLocation
    }

    /// Closes the menu if it is open.
    open func dismissMenu() { presentation?.close() }
}
