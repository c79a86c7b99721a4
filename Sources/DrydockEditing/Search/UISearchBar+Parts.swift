import DrydockControls
public import DrydockViews

extension UISearchBar {
    /// Pictures that can be replaced. Raw values are UIKit's.
    public nonisolated enum Icon: Int, Sendable {
        case search = 0
        case bookmark = 2
        case resultsList = 3
    }

    // MARK: - Ground

    func updateGround() {
        let look = UIBarAppearance()
        if let image = backgroundImage {
            look.configureWithTransparentBackground()
            look.backgroundImage = image.size.width > 0 ? image : nil
        } else if searchBarStyle == .minimal {
            look.configureWithTransparentBackground()
        } else {
            look.applyGround(tint: barTintColor, style: barStyle, isTranslucent: isTranslucent)
        }
        ground.show(look)
    }

    // MARK: - Sizes

    private var fieldHeight: CGFloat { searchTextField.intrinsicContentSize.height }

    private var promptHeight: CGFloat {
        promptLabel.map { Constant.promptInset + $0.sizeThatFits(.zero).height } ?? 0
    }

    private var showsScopeControl: Bool { showsScopeBar && scopeControl != nil }

    /// Points that the scopes take below the field; none while they are not shown.
    var scopeRoom: CGFloat { showsScopeControl ? Constant.scopeHeight + Constant.verticalInset : 0 }

    var fittingHeight: CGFloat {
        promptHeight + fieldHeight + 2 * Constant.verticalInset + scopeRoom
    }

    func layOutParts() {
        let outset = attachedOutset
        ground.shadowEdge = barPosition == .bottom ? .top : .bottom
        ground.frame = CGRect(x: 0, y: -outset, width: bounds.width, height: bounds.height + outset)
        let sides = safeAreaInsets
        let room = CGRect(
            x: sides.left + Constant.sideInset,
            y: promptHeight,
            width: max(bounds.width - sides.left - sides.right - 2 * Constant.sideInset, 0),
            height: bounds.height - promptHeight - scopeRoom
        )
        promptLabel?.frame = CGRect(
            x: room.minX,
            y: Constant.promptInset,
            width: room.width,
            height: promptHeight - Constant.promptInset
        )
        let height = min(fieldHeight, max(room.height, 0))
        let middle = room.minY + (room.height - height) / 2
        let y = (middle * contentScaleFactor).rounded() / contentScaleFactor
        let cancelWidth = layOutCancelButton(in: room, y: y, height: height)
        let taken = showsCancelButton ? cancelWidth : 0
        searchTextField.frame = CGRect(
            x: room.minX + (isRightToLeft ? taken : 0),
            y: y,
            width: max(room.width - taken, 0),
            height: height
        )
        scopeControl?.isHidden = !showsScopeControl
        scopeControl?.frame = CGRect(
            x: room.minX,
            y: bounds.height - Constant.verticalInset - Constant.scopeHeight,
            width: room.width,
            height: Constant.scopeHeight
        )
    }

    /// - Returns: how much of the room's width the button takes.
    private func layOutCancelButton(in room: CGRect, y: CGFloat, height: CGFloat) -> CGFloat {
        if showsCancelButton, cancelButton == nil { addCancelButton() }
        guard let cancelButton else { return 0 }
        let width = cancelButton.sizeThatFits(room.size).width + Constant.cancelInset
        let inset = Constant.cancelInset - Constant.sideInset / 2
        let shown = isRightToLeft ? room.minX : room.maxX - width + inset
        let outside = isRightToLeft ? -width : bounds.width
        cancelButton.frame = CGRect(
            x: showsCancelButton ? shown : outside,
            y: y,
            width: width - inset,
            height: height
        )
        cancelButton.alpha = showsCancelButton ? 1 : 0
        return width
    }

    private func addCancelButton() {
        let button = UIButton(type: .system)
        button.setTitle(SystemWord.cancel.text, for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBarCancelButtonClicked(self)
                searchController?.end()
            },
            for: .touchUpInside
        )
        cancelButton = button
        insertSubview(button, belowSubview: searchTextField)
    }

    /// Has the parts take their places, at once or on the way.
    func change(animated: Bool) {
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.performWithoutAnimation {
            guard showsCancelButton, cancelButton == nil else { return }
            addCancelButton()
            cancelButton?.frame = CGRect(
                x: isRightToLeft ? -Constant.cancelWidth : bounds.width,
                y: searchTextField.frame.minY,
                width: Constant.cancelWidth,
                height: searchTextField.frame.height
            )
            cancelButton?.alpha = 0
        }
        UIView.animate(withDuration: Constant.duration) { [self] in layoutIfNeeded() }
    }

    /// Points and seconds; from Flutter's cupertino widgets.
    private enum Constant {
        static let sideInset: CGFloat = 8
        static let verticalInset: CGFloat = 10
        static let promptInset: CGFloat = 8
        static let cancelInset: CGFloat = 12
        static let cancelWidth: CGFloat = 67
        static let scopeHeight: CGFloat = 32
        static let duration: TimeInterval = 0.3
    }
}

// MARK: - Traits of the input

extension UISearchBar: UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }

    public var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }

    public var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }

    public var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }

    public var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }

    public var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }

    public var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }
}
