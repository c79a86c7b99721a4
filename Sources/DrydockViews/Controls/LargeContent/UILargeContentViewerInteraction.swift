public import Foundation

/// Shows items large while a finger rests on them, at accessibility's sizes of text: the view that it is added to, and what is in
/// that. The finger may go on to other items. Bars and segmented controls have it.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// Not kept alive.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    open private(set) weak var view: UIView?
    /// For other recognisers to wait for.
    public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer
    private weak var viewer: LargeContentView?
    private var item: (any UILargeContentViewerItem)?

    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        let recognizer = LargeContentRecognizer()
        gestureRecognizerForExclusionRelationship = recognizer
        super.init()
        recognizer.finds = { [weak self] in self?.item(at: $0) != nil }
        recognizer.addTarget(self, action: UILargeContentViewerInteraction.pressed)
    }

    public convenience override init() {
        self.init(delegate: nil)
    }

    /// Whether text is as large as accessibility has it now.
    open class var isEnabled: Bool {
        UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
    }

    open func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(gestureRecognizerForExclusionRelationship)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(gestureRecognizerForExclusionRelationship)
    }

    // MARK: - Items

    private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        guard let view else { return nil }
        if let item = delegate?.largeContentViewerInteraction(self, itemAt: point) { return item }
        return UILargeContentViewerInteraction.item(in: view, at: point)
    }

    /// The foremost view that is shown large; what takes no touches may be.
    private static func item(in view: UIView, at point: CGPoint) -> UIView? {
        guard !view.isHidden, view.alpha > 0.01, view.bounds.contains(point) else { return nil }
        for subview in view.subviews.reversed() {
            if let item = item(in: subview, at: subview.convert(point, from: view)) { return item }
        }
        return view.showsLargeContentViewer ? view : nil
    }

    private func pressed(_ recognizer: UIGestureRecognizer) {
        let point = recognizer.location(in: view)
        switch recognizer.state {
        case .began, .changed: show(item(at: point))
        case .ended:
            let item = item
            show(nil)
            if let delegate {
                delegate.largeContentViewerInteraction(self, didEndOn: item, at: point)
            } else if let control = item as? UIControl {
                control.performPrimaryAction()
            }
        case .cancelled, .failed: show(nil)
        case .possible: break
        }
    }

    private func show(_ item: (any UILargeContentViewerItem)?) {
        guard item !== self.item else { return }
        self.item = item
        guard let item, let window = view?.window else {
            viewer?.leave()
            return viewer = nil
        }
        if let viewer { return viewer.show(item) }
        let viewer = LargeContentView(frame: window.bounds)
        window.addSubview(viewer)
        viewer.show(item)
        viewer.appear()
        self.viewer = viewer
    }
}

/// Says what is shown large, and is told what the finger was lifted from.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// A place in the interaction's view; nil for what the view itself has there.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?

    /// In place of the control's main action, which interactions without a delegate perform.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    )
}

extension UILargeContentViewerInteractionDelegate {
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { nil }

    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {}
}

/// A press on an item, while there is anything to show large.
private final class LargeContentRecognizer: UILongPressGestureRecognizer {
    var finds: (CGPoint) -> Bool = { _ in false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else { return }
        guard let view, view.hasAccessibilityText, finds(location(in: view)) else { return state = .failed }
    }
}
