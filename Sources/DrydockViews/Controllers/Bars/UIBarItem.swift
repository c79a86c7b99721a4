public import Foundation

/// What an item of a bar shows.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    /// The bar that shows the item.
    var changed: (() -> Void)?
    /// What shows the item in the bar.
    weak var shownView: UIView?

    /// The view that shows the item, for `"view"`; nil while no bar does, and for other keys: there is no Objective-C
    /// runtime.
    open func value(forKey key: String) -> Any? { key == "view" ? shownView : nil }

    public override init() {
        super.init()
    }

    /// After the item was loaded from a nib, with its connections. Call super.
    open func awakeFromNib() {}

    /// Whether the item can be tapped.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { didChange() } }
    }

    open var title: String? {
        didSet { if title != oldValue { didChange() } }
    }

    open var image: UIImage? {
        didSet { if image != oldValue { didChange() } }
    }

    /// What is cut off, or added with negative numbers, at the image's sides: it is moved, and made smaller or larger.
    open var imageInsets = UIEdgeInsets.zero {
        didSet { if imageInsets != oldValue { didChange() } }
    }

    /// What is shown in place of `image` while a finger rests on the item and text is as large as accessibility has it.
    open var largeContentSizeImage: UIImage? {
        didSet { if largeContentSizeImage !== oldValue { didChange() } }
    }

    /// A number of your own to find the item by.
    open var tag = 0

    /// A name for tests, logs and tree printouts; never shown.
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { didChange() } }
    }

    /// What assistive tools say; nil for the title.
    open var accessibilityLabel: String? {
        didSet { if accessibilityLabel != oldValue { didChange() } }
    }

    /// What assistive tools say about what the item does, after its label.
    open var accessibilityHint: String? {
        didSet { if accessibilityHint != oldValue { didChange() } }
    }

    /// Font and colour of the title, before those of the bar's appearance.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
    {
        self.attributes[state] = attributes
        didChange()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[state]
    }

    func didChange() {
        changed?()
    }
}
