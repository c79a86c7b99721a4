import DrydockViews

/// Keeping the parts in step with the content and the state.
extension UIButton {
    func contentDidChange() {
        updateParts()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func updateParts() {
        if configured != nil { return setNeedsUpdateConfiguration() }
        updateTitle()
        updateImage()
        updateBackgroundImage()
    }

    private func updateTitle() {
        let title = currentTitle
        let attributedTitle = currentAttributedTitle
        guard title != nil || attributedTitle != nil || titleLabelStorage != nil else { return }
        guard let label = titleLabel else { return }
        label.textColor = currentTitleColor
        // A colour that was given to the label itself stays.
        if contents.values.contains(where: { $0.titleShadowColor != nil }) {
            label.shadowColor = currentTitleShadowColor
        }
        if let attributedTitle {
            label.attributedText = attributedTitle
        } else {
            label.text = title
        }
        label.alpha = buttonType.isTinted && isHighlighted ? UIButton.highlightedAlpha : 1
    }

    private func updateImage() {
        let image = currentImage
        guard image != nil || imageViewStorage != nil, let view = imageView else { return }
        let isTemplate = buttonType.isTinted && image?.renderingMode == .automatic
        let shown = isTemplate ? image?.withRenderingMode(.alwaysTemplate) : image
        view.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
        if view.image != shown {
            view.image = shown
            setNeedsLayout()
        }
        view.alpha = imageAlpha
    }

    private var imageAlpha: CGFloat {
        let own = contents[state.subtracting(.focused)]?.image
        if isHighlighted, own == nil {
            if buttonType.isTinted { return UIButton.highlightedAlpha }
            return adjustsImageWhenHighlighted ? 0.5 : 1
        }
        if !isEnabled, own == nil, adjustsImageWhenDisabled { return 0.5 }
        return 1
    }

    private static let highlightedAlpha: CGFloat = 0.2

    private func updateBackgroundImage() {
        let image = currentBackgroundImage
        guard image != nil || backgroundImageView != nil else { return }
        let view = backgroundImageView ?? UIImageView(image: nil)
        if backgroundImageView == nil {
            backgroundImageView = view
            insertSubview(view, at: 0)
        }
        view.image = image
        setNeedsLayout()
    }
}
