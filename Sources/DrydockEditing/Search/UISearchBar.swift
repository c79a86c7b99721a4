import DrydockControls
@_spi(Overriding) public import DrydockViews

/// A field to search with, with a Cancel button beside it and scopes below it where they are wanted.
///
/// It shows nothing that was found: its delegate does, or a `UISearchController`.
@preconcurrency @MainActor
open class UISearchBar: UIView {
    /// How much of a ground the bar has.
    public nonisolated enum Style: UInt, Sendable {
        case `default`, prominent
        /// None.
        case minimal
    }

    open private(set) var searchTextField = UISearchTextField()
    let ground = BarGround(shadowEdge: .bottom)
    let fieldDelegate = SearchFieldDelegate()
    var cancelButton: UIButton?
    var scopeControl: UISegmentedControl?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.nib?.decode(self)
    }

    private func setUp() {
        isOpaque = false
        addSubview(ground)
        addSubview(searchTextField)
        fieldDelegate.bar = self
        searchTextField.delegate = fieldDelegate
        searchTextField.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBar(self, textDidChange: text ?? "")
                searchController?.searchDidChange()
            },
            for: .editingChanged
        )
        updateGround()
    }

    open weak var delegate: (any UISearchBarDelegate)?
    /// Where the bar stood when its delegate was asked last.
    var position = UIBarPosition.top {
        didSet { if position != oldValue { setNeedsLayout() } }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updatePosition()
    }

    /// Whose bar it is.
    weak var searchController: UISearchController?

    // MARK: - Text

    /// Setting it tells nobody.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }

    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// A line above the field.
    open var prompt: String? {
        didSet { if prompt != oldValue { updatePrompt() } }
    }
    private(set) var promptLabel: UILabel?

    private func updatePrompt() {
        promptLabel?.removeFromSuperview()
        promptLabel = nil
        if let prompt, !prompt.isEmpty {
            let label = UILabel()
            label.text = prompt
            label.font = .preferredFont(forTextStyle: .footnote)
            label.adjustsFontForContentSizeCategory = true
            label.textAlignment = .center
            promptLabel = label
            addSubview(label)
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// By how many points text and placeholder stand aside from their place.
    open var searchTextPositionAdjustment: UIOffset {
        get { searchTextField.textAdjustment }
        set { searchTextField.textAdjustment = newValue }
    }

    // MARK: - Look

    open var searchBarStyle = Style.default {
        didSet { if searchBarStyle != oldValue { updateGround() } }
    }

    open var barStyle = UIBarStyle.default {
        didSet { if barStyle != oldValue { updateGround() } }
    }

    /// The colour of the ground; nil for that of the style.
    open var barTintColor: UIColor? {
        didSet { if barTintColor != oldValue { updateGround() } }
    }

    /// Whether what is behind the bar shines through its ground.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { updateGround() } }
    }

    /// In place of the ground, stretched to the bar; one without size leaves nothing.
    open var backgroundImage: UIImage? {
        didSet { if backgroundImage !== oldValue { updateGround() } }
    }

    private var fieldBackgrounds: [UIControl.State: UIImage] = [:]

    /// Stretched to the field in place of its rounded ground; the field is as high as the image.
    /// - Parameters:
    ///   - backgroundImage: nil for the usual ground.
    ///   - state: `.normal`, which also stands for others without an image, or `.disabled`.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        fieldBackgrounds[state] = backgroundImage
        searchTextField.showGround(
            fieldBackgrounds[.normal],
            disabled: fieldBackgrounds[.disabled]
        )
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { fieldBackgrounds[state] }

    // MARK: - Buttons

    open var showsCancelButton: Bool {
        get { showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    private var showsCancel = false

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != showsCancel else { return }
        showsCancel = showsCancelButton
        change(animated: animated)
    }

    /// Whether a button to choose from earlier searches is at the end of the field.
    open var showsBookmarkButton = false {
        didSet { if showsBookmarkButton != oldValue { updateFieldButton() } }
    }

    /// Whether a button to see results is at the end of the field, where no button of bookmarks is.
    open var showsSearchResultsButton = false {
        didSet { if showsSearchResultsButton != oldValue { updateFieldButton() } }
    }

    /// Whether the button to see results is in the tint.
    open var isSearchResultsButtonSelected = false {
        didSet { if isSearchResultsButtonSelected != oldValue { updateFieldButton() } }
    }

    private var images: [Icon: UIImage] = [:]

    /// A picture in place of one of the bar's own; nil for the bar's own.
    /// - Parameters:
    ///   - iconImage: drawn in the tint of the icon it replaces, if it is a template.
    ///   - icon: which one.
    ///   - state: the state it is for; that of `.normal` is shown in each.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        guard state == .normal else { return }
        images[icon] = iconImage
        switch icon {
        case .search: searchTextField.searchIcon = iconImage
        case .bookmark, .resultsList: updateFieldButton()
        }
    }

    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { images[icon] }

    private func updateFieldButton() {
        let icon: Icon? = showsBookmarkButton ? .bookmark : showsSearchResultsButton ? .resultsList : nil
        guard let icon else {
            searchTextField.rightView = nil
            return
        }
        let isBookmark = icon == .bookmark
        let button = UIButton(type: .system)
        let symbol = isBookmark ? "book" : "list.bullet"
        button.setImage(images[icon] ?? UIImage(systemName: symbol), for: .normal)
        button.accessibilityLabel = isBookmark ? "Bookmarks" : "Results"
        if isBookmark || !isSearchResultsButtonSelected {
            button.tintColor = .secondaryLabel
        } else {
            button.accessibilityTraits.insert(.selected)
        }
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if isBookmark {
                    delegate?.searchBarBookmarkButtonClicked(self)
                } else {
                    delegate?.searchBarResultsListButtonClicked(self)
                }
            },
            for: .touchUpInside
        )
        searchTextField.rightView = button
        searchTextField.rightViewMode = .unlessEditing
        searchTextField.endButton = button
        searchTextField.sizeIcons()
    }

    // MARK: - Scopes

    /// Titles of parts that can be searched alone.
    open var scopeButtonTitles: [String]? {
        didSet { if scopeButtonTitles != oldValue { updateScopes() } }
    }

    open var selectedScopeButtonIndex = 0 {
        didSet { scopeControl?.selectedSegmentIndex = shownScope }
    }

    /// Whether the scopes are shown, if there are any.
    open var showsScopeBar: Bool {
        get { showsScopes }
        set { setShowsScope(newValue, animated: false) }
    }
    private var showsScopes = false

    open func setShowsScope(_ show: Bool, animated: Bool) {
        guard show != showsScopes else { return }
        showsScopes = show
        invalidateIntrinsicContentSize()
        change(animated: animated)
    }

    private var shownScope: Int {
        let count = scopeButtonTitles?.count ?? 0
        return (0..<count).contains(selectedScopeButtonIndex)
            ? selectedScopeButtonIndex : UISegmentedControl.noSegment
    }

    private func updateScopes() {
        scopeControl?.removeFromSuperview()
        scopeControl = nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        guard let titles = scopeButtonTitles, !titles.isEmpty else { return }
        let control = UISegmentedControl(items: titles)
        control.selectedSegmentIndex = shownScope
        control.addAction(
            UIAction { [weak self, weak control] _ in
                guard let self, let control else { return }
                selectedScopeButtonIndex = control.selectedSegmentIndex
                delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
                searchController?.searchDidChange()
            },
            for: .valueChanged
        )
        control.isHidden = true
        scopeControl = control
        addSubview(control)
    }

    // MARK: - Responder

    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }

    // MARK: - Size and layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
    }

    @_spi(Overriding) public override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        description.append("showsCancelButton", showsCancelButton, unless: false)
        description.append("showsScopeBar", showsScopeBar, unless: false)
    }
}
