/// A spinner above a scroll view's content: pulled down far enough, it sends `valueChanged`, and spins until it is told that
/// the work is done.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// Whether it spins and takes room above the content.
    open private(set) var isRefreshing = false
    /// Stands under the spinner.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    private let spinner = UIActivityIndicatorView(style: .large)
    private let label = UILabel()
    /// Whether the content was pulled far enough since it was let go last.
    private var isArmed = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        configureView()
    }

    /// Of the usual height; the width is the scroll view's.
    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: UIRefreshControl.height))
        configureView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        configureView()
    }

    private func configureView() {
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 12)
        label.textColor = .secondaryLabel
        spinner.hidesWhenStopped = false
        addSubview(spinner)
        addSubview(label)
        isUserInteractionEnabled = false
    }

    open override var canBecomeFocused: Bool { false }

    /// Shows that work is under way. It does not scroll: where the control is to be seen, set the offset.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        spinner.startAnimating()
        scrollView?.refreshInset = UIRefreshControl.height
    }

    /// The work is done: the content goes back.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        spinner.stopAnimating()
        isArmed = false
        guard let scrollView else { return }
        let isShown =
            scrollView.contentOffset.y < scrollView.offsetLimits.y.lowerBound + UIRefreshControl.height
        scrollView.setRefreshInset(0)
        if isShown, scrollView.drag == nil {
            let top = CGPoint(x: scrollView.contentOffset.x, y: scrollView.offsetLimits.y.lowerBound)
            scrollView.setContentOffset(top, animated: true)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = attributedTitle?.length ?? 0 > 0
        let size = spinner.bounds.size
        let y = hasTitle ? 0 : ((bounds.height - size.height) / 2).rounded()
        spinner.frame.origin = CGPoint(x: ((bounds.width - size.width) / 2).rounded(), y: y)
        let height = hasTitle ? label.sizeThatFits(bounds.size).height : 0
        label.frame = CGRect(x: 0, y: spinner.frame.maxY + 2, width: bounds.width, height: height)
    }

    open override var tintColor: UIColor! {
        didSet { spinner.color = tintColor }
    }

    // MARK: - For the scroll view

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    func layOut(in scrollView: UIScrollView) {
        let top = scrollView.offsetLimits.y.lowerBound + scrollView.refreshInset
        let pulled = max(top - scrollView.contentOffset.y, isRefreshing ? UIRefreshControl.height : 0)
        // Above the content, and not behind the bar that the content keeps clear of.
        let frame = CGRect(
            x: scrollView.contentOffset.x,
            y: -scrollView.contentInset.top - max(pulled, UIRefreshControl.height),
            width: scrollView.bounds.width,
            height: UIRefreshControl.height
        )
        if self.frame != frame { UIView.performWithoutAnimation { self.frame = frame } }
        alpha = isRefreshing ? 1 : min(max(pulled / UIRefreshControl.height, 0), 1)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isRefreshing else { return }
        let pulled = scrollView.offsetLimits.y.lowerBound - scrollView.contentOffset.y
        guard scrollView.isDragging, isEnabled, pulled >= UIRefreshControl.threshold, !isArmed else { return }
        isArmed = true
        isRefreshing = true
        spinner.startAnimating()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Only now is room made for the control: under a finger, content would jump.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView) {
        isArmed = false
        if isRefreshing { scrollView.setRefreshInset(UIRefreshControl.height) }
    }

    /// Points.
    nonisolated static let height: CGFloat = 60
    /// How far content is shown pulled when refreshing begins.
    private nonisolated static let threshold: CGFloat = 84
}

extension UIScrollView {
    func refreshControlDidChange(from old: UIRefreshControl?) {
        old?.removeFromSuperview()
        refreshInset = 0
        guard let refreshControl else { return }
        insertSubview(refreshControl, at: 0)
        if refreshControl.isRefreshing { refreshInset = UIRefreshControl.height }
        setNeedsLayout()
    }

    func setRefreshInset(_ inset: CGFloat) {
        // The content stays where it is, and comes to rest at the new end.
        let offset = contentOffset
        refreshInset = inset
        if contentOffset != offset { move(to: offset) }
    }
}
