@_spi(Overriding) import DrydockViews

extension UITableViewCell {
    // MARK: - Configurations

    func makeConfigurationState() -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = storedIsHighlighted
        state.isSelected = storedIsSelected
        state.isEditing = storedIsEditing
        state.isSwiped = swipeOffset != 0
        state.isReordering = isLifted
        return state
    }

    func applyConfigurations() {
        updateConfiguration(using: configurationState)
        showContent()
        showBackground()
    }

    func showContent() {
        let hadContent = configurations.contentView != nil
        configurations.showContent(
            in: contentView,
            state: configurationState,
            updates: automaticallyUpdatesContentConfiguration
        )
        guard configurations.contentView != nil || hadContent else { return }
        let isHidden = configurations.contentView != nil
        for view in [labels.text, labels.detail, labels.image] as [UIView?] { view?.isHidden = isHidden }
    }

    func showBackground() {
        guard configurations.background != nil || configurations.backgroundView != nil else { return }
        configurations.showBackground(
            in: self,
            state: configurationState,
            updates: automaticallyUpdatesBackgroundConfiguration
        )
    }

    func contentDidChange() {
        setNeedsLayout()
        (superview as? UITableView)?.contentOfCellDidChange(self)
    }

    // MARK: - Selection

    func changeSelected(_ selected: Bool, animated: Bool) {
        guard selected != storedIsSelected else { return }
        storedIsSelected = selected
        stateDidChange(animated: animated)
    }

    func changeHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != storedIsHighlighted else { return }
        storedIsHighlighted = highlighted
        stateDidChange(animated: animated)
    }

    func changeEditing(_ editing: Bool, animated: Bool) {
        guard editing != storedIsEditing else { return }
        storedIsEditing = editing
        stateDidChange(animated: animated)
        setNeedsLayout()
    }

    private func stateDidChange(animated: Bool) {
        showSelection(animated: animated)
        labels.text?.isHighlighted = storedIsSelected || storedIsHighlighted
        labels.detail?.isHighlighted = storedIsSelected || storedIsHighlighted
        labels.image?.isHighlighted = storedIsSelected || storedIsHighlighted
        if parts.editControl != nil { setNeedsLayout() }
        if configurations.content != nil || configurations.background != nil
            || configurationUpdateHandler != nil
            || type(of: self) != UITableViewCell.self
        {
            setNeedsUpdateConfiguration()
        }
    }

    /// The view behind the content while the cell is selected; nil where nothing shows it.
    var shownSelectionView: UIView? {
        let view = selectedBackgroundView ?? grayBackgroundView
        return view?.superview === self ? view : nil
    }

    func showSelection(animated: Bool) {
        let isShown =
            (storedIsSelected || storedIsHighlighted) && selectionStyle != .none
            && configurations.background == nil
        if isShown {
            let view = selectedBackgroundView ?? grayBackgroundView ?? makeGrayBackground()
            view.isHidden = false
            view.alpha = 1
            view.frame = bounds
            if view.superview !== self { insertSubview(view, belowSubview: contentView) }
            return
        }
        guard let view = shownSelectionView, !view.isHidden, view.alpha > 0 else { return }
        guard animated, window != nil else {
            view.isHidden = true
            return
        }
        UIView.animate(
            withDuration: CellMetrics.fade,
            options: .allowUserInteraction,
            animations: { view.alpha = 0 },
            completion: { _ in if view.alpha == 0 { view.isHidden = true } }
        )
    }

    private func makeGrayBackground() -> UIView {
        let view = UIView(frame: bounds)
        view.backgroundColor = .systemGray4
        view.isUserInteractionEnabled = false
        grayBackgroundView = view
        return view
    }

    func selectedBackgroundDidChange(from old: UIView?) {
        (old ?? grayBackgroundView)?.removeFromSuperview()
        grayBackgroundView = nil
        showSelection(animated: false)
    }

    func backgroundDidChange(from old: UIView?) {
        old?.removeFromSuperview()
        if let backgroundView {
            backgroundView.frame = bounds
            insertSubview(backgroundView, at: 0)
        }
    }

    /// Before the cell shows another row.
    func reset() {
        if storedIsSelected { setSelected(false, animated: false) }
        if storedIsHighlighted { setHighlighted(false, animated: false) }
        // What still fades belongs to the row before.
        if let shownSelectionView, !shownSelectionView.isHidden {
            shownSelectionView.layer.removeAllAnimations()
            shownSelectionView.isHidden = true
        }
        forgetSwipe()
        showingDeleteConfirmation = false
    }

    // MARK: - In a table

    var isInGroupedTable: Bool {
        (superview as? UITableView).map { $0.style != .plain } ?? (place.style != .plain)
    }

    /// The table says where the row stands.
    func take(_ newPlace: CellPlace) {
        if !hasTableBackground, backgroundColor == nil, configurations.background == nil,
            backgroundView == nil
        {
            hasTableBackground = true
            backgroundColor = newPlace.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        }
        guard newPlace != place || parts.separator == nil && newPlace.hasSeparator else { return }
        place = newPlace
        showSeparator(&parts.separator, newPlace.hasSeparator)
        showSeparator(&parts.topSeparator, newPlace.hasTopSeparator)
        roundCorners()
        setNeedsLayout()
    }

    private func showSeparator(_ view: inout UIView?, _ isShown: Bool) {
        let effect = place.separatorEffect
        if let old = view, (old as? UIVisualEffectView)?.effect !== effect {
            old.removeFromSuperview()
            view = nil
        }
        if isShown, view == nil {
            let line = effect.map { UIVisualEffectView(effect: $0) } ?? UIView()
            line.isUserInteractionEnabled = false
            addSubview(line)
            view = line
        }
        view?.isHidden = !isShown
        let colored = (view as? UIVisualEffectView)?.contentView ?? view
        if isShown { colored?.backgroundColor = place.separatorColor ?? .separator }
    }

    /// Whether a finger moves the row.
    var isLifted: Bool { (superview as? UITableView)?.reordering?.cell === self }

    /// A section's first and last row have its corners. A row that a finger moves has all of them, no lines, and is not clipped, which
    /// its shadow would be, too.
    func roundCorners() {
        parts.separator?.isHidden = !place.hasSeparator || isLifted
        parts.topSeparator?.isHidden = !place.hasTopSeparator || isLifted
        guard place.style == .insetGrouped else { return }
        var corners: CACornerMask = []
        if place.isFirst || isLifted { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if place.isLast || isLifted { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        guard !corners.isEmpty || layerStorage != nil else { return }
        layer.cornerRadius = corners.isEmpty ? 0 : CellMetrics.cornerRadius
        layer.maskedCorners = corners
        clipsToBounds = clipsAtRest
    }

    // MARK: - Accessibility

    /// A cell without anything to operate in it is one element, which reads its texts.
    var cellAccessibility: OwnAccessibility {
        var texts: [String] = []
        var stack: [UIView] = contentView.subviewStorage.reversed()
        while let view = stack.popLast() {
            if view.isHidden { continue }
            if view is UIControl || view.accessibilityElements != nil || view is UIScrollView {
                return OwnAccessibility()
            }
            if let label = view as? UILabel, let text = label.accessibilityLabel, !text.isEmpty {
                texts.append(text)
            }
            stack.append(contentsOf: view.subviewStorage.reversed())
        }
        if shownAccessoryView is UIControl || storedIsEditing { return OwnAccessibility() }
        var own = OwnAccessibility(isElement: true, label: texts.joined(separator: ", "), traits: .button)
        if storedIsSelected || accessoryType == .checkmark { own.traits.insert(.selected) }
        if !isUserInteractionEnabled { own.traits.insert(.notEnabled) }
        return own
    }
}
