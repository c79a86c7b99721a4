import DrydockViews

/// One segment of a segmented control: what it shows, and the view that shows it.
final class ControlSegment {
    var title: String?
    var image: UIImage?
    let action: UIAction?
    /// Points; 0 for a width that follows from the control's.
    var width: CGFloat = 0
    var contentOffset = CGSize.zero
    var isEnabled = true

    /// Behind the segment, in place of the control's ground.
    var background: UIImage? {
        didSet {
            guard background !== oldValue else { return }
            backgroundView?.removeFromSuperview()
            backgroundView = background.map(UIImageView.init)
            guard let backgroundView else { return }
            backgroundView.frame = view.bounds
            backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.insertSubview(backgroundView, at: 0)
        }
    }
    private var backgroundView: UIImageView?

    let view = UIView()
    private let label = UILabel()
    private let imageView = UIImageView()

    init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
        self.title = title
        self.image = image
        self.action = action
        view.isUserInteractionEnabled = false
        label.textAlignment = .center
        view.addSubview(label)
        view.addSubview(imageView)
    }

    /// The width of title or image at its widest, in points.
    var contentWidth: CGFloat {
        if let image { return image.size.width }
        let fonts = [label.font ?? ControlSegment.regularFont, ControlSegment.selectedFont]
        return fonts.map { (title ?? "").size(withAttributes: [.font: $0]).width }.max() ?? 0
    }

    func show(_ state: UIControl.State, attributes: [UIControl.State: [NSAttributedString.Key: Any]]) {
        let isSelected = state.contains(.selected)
        func value<Value>(_ key: NSAttributedString.Key) -> Value? {
            for candidate in [
                state, state.subtracting(.highlighted), isSelected ? .selected : .normal, .normal,
            ] {
                if let value = attributes[candidate]?[key] as? Value { return value }
            }
            return nil
        }
        label.text = image == nil ? title : nil
        label.font = value(.font) ?? (isSelected ? ControlSegment.selectedFont : ControlSegment.regularFont)
        label.textColor =
            value(.foregroundColor)
            ?? (state.contains(.disabled) ? UIColor.label.withAlphaComponent(0.45) : .label)
        imageView.image =
            image?.renderingMode == .alwaysOriginal ? image : image?.withRenderingMode(.alwaysTemplate)
        imageView.tintColor = label.textColor
        view.isAccessibilityElement = true
        view.accessibilityLabel = title
        view.showsLargeContentViewer = true
        view.largeContentTitle = title
        view.largeContentImage = image
        view.accessibilityTraits = [
            .button, isSelected ? .selected : .none, state.contains(.disabled) ? .notEnabled : .none,
        ]
        view.alpha = state.contains(.highlighted) ? 0.2 : 1
    }

    func place(in frame: CGRect) {
        view.frame = frame
        let middle = CGPoint(
            x: frame.width / 2 + contentOffset.width,
            y: frame.height / 2 + contentOffset.height
        )
        let size = imageView.image?.size ?? .zero
        imageView.frame = CGRect(
            x: middle.x - size.width / 2,
            y: middle.y - size.height / 2,
            width: size.width,
            height: size.height
        )
        let text = label.intrinsicContentSize
        let width = min(text.width, max(frame.width - 4, 0))
        label.frame = CGRect(
            x: middle.x - width / 2,
            y: middle.y - text.height / 2,
            width: width,
            height: text.height
        )
    }

    private static let regularFont = UIFont.systemFont(ofSize: 13, weight: .medium)
    private static let selectedFont = UIFont.systemFont(ofSize: 13, weight: .semibold)
}
