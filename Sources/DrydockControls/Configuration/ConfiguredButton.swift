import DrydockViews
import Foundation

/// What a button with a configuration is made of: the views of its parts, and where they go.
final class ConfiguredButton {
    /// As it was set.
    var configuration: UIButton.Configuration
    let background = BackgroundConfigurationView()
    let title = UILabel()
    private(set) var subtitle: UILabel?
    let image = UIImageView()
    private var spinner: UIActivityIndicatorView?
    var needsUpdate = true
    /// As it is shown in the present state.
    private var shown: UIButton.Configuration

    init(_ configuration: UIButton.Configuration) {
        self.configuration = configuration
        shown = configuration
        title.numberOfLines = 0
        title.adjustsFontForContentSizeCategory = true
    }

    // MARK: - Contents

    func show(_ configuration: UIButton.Configuration, in button: UIButton) {
        shown = configuration
        let color = configuration.baseForegroundColor ?? button.configurationTint
        for view in [background, image, title] where view.superview == nil { button.addSubview(view) }
        showText(
            configuration.attributedTitle,
            in: title,
            style: configuration.buttonSize.textStyle,
            color: color,
            transformer: configuration.titleTextAttributesTransformer,
            lineBreakMode: configuration.titleLineBreakMode
        )
        showSubtitle(in: button, color: color)
        image.preferredSymbolConfiguration =
            configuration.preferredSymbolConfigurationForImage ?? button.currentPreferredSymbolConfiguration
        image.image = button.configuredImage(configuration)
        image.tintColor = configuration.imageColorTransformer?(color) ?? color
        image.isHidden = image.image == nil || configuration.showsActivityIndicator
        showSpinner(in: button, color: color)
        let ground = configuration.groundColor(for: button)
        var look = configuration.background
        look.cornerRadius = cornerRadius(in: button)
        background.show(look, color: ground)
    }

    private func showText(
        _ text: AttributedString?,
        in label: UILabel,
        style: UIFont.TextStyle,
        color: UIColor,
        transformer: UIConfigurationTextAttributesTransformer?,
        lineBreakMode: NSLineBreakMode
    ) {
        label.lineBreakMode = lineBreakMode
        label.numberOfLines = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping ? 0 : 1
        guard let text else { return label.text = nil }
        let result = NSMutableAttributedString(string: "")
        for run in text.runs {
            var attributes = AttributeContainer()
            attributes.font = .preferredFont(forTextStyle: style)
            attributes.foregroundColor = color
            attributes.merge(run.attributes)
            attributes = transformer?(attributes) ?? attributes
            let part = String(text[run.range].characters)
            result.append(NSAttributedString(string: part, attributes: attributes.attributes))
        }
        label.attributedText = result
    }

    private func showSubtitle(in button: UIButton, color: UIColor) {
        guard shown.attributedSubtitle != nil || subtitle != nil else { return }
        let label = subtitle ?? UILabel()
        if label.superview == nil {
            label.adjustsFontForContentSizeCategory = true
            button.addSubview(label)
        }
        subtitle = label
        showText(
            shown.attributedSubtitle,
            in: label,
            style: shown.buttonSize.subtitleTextStyle,
            color: color,
            transformer: shown.subtitleTextAttributesTransformer,
            lineBreakMode: shown.subtitleLineBreakMode
        )
    }

    private func showSpinner(in button: UIButton, color: UIColor) {
        guard shown.showsActivityIndicator else {
            spinner?.stopAnimating()
            return
        }
        let spinner = spinner ?? UIActivityIndicatorView(style: .medium)
        if spinner.superview == nil { button.addSubview(spinner) }
        self.spinner = spinner
        spinner.color = shown.activityIndicatorColorTransformer?(color) ?? color
        spinner.startAnimating()
    }

    func removeViews() {
        for view in [background, image, title, subtitle, spinner] { view?.removeFromSuperview() }
    }

    // MARK: - Geometry

    /// The radius of the ground's corners in the button's bounds, in points.
    private func cornerRadius(in button: UIButton) -> CGFloat {
        let own = shown.background.cornerRadius
        switch shown.cornerStyle {
        case .fixed: return own
        case .dynamic:
            let metrics = UIFontMetrics(forTextStyle: shown.buttonSize.textStyle)
            let radius = own > 0 ? own : shown.buttonSize.cornerRadius
            return metrics.scaledValue(for: radius, compatibleWith: button.traitCollection)
        case .small: return UIButton.Configuration.Size.medium.cornerRadius
        case .medium: return UIButton.Configuration.Size.large.cornerRadius
        case .large: return UIButton.Configuration.Size.small.cornerRadius
        case .capsule: return button.bounds.height / 2
        }
    }

    private var leadingPart: UIView? {
        if shown.showsActivityIndicator { return spinner }
        return image.image == nil ? nil : image
    }

    private var isStacked: Bool { !shown.imagePlacement.isDisjoint(with: [.top, .bottom]) }

    /// Image and texts measured within a width.
    private struct Measures {
        var image = CGSize.zero
        var title = CGSize.zero
        var subtitle = CGSize.zero
        var text = CGSize.zero
        var total = CGSize.zero
    }

    /// - Parameter width: of the content, in points; infinite for as much as it wants.
    private func measure(width: CGFloat) -> Measures {
        var measures = Measures()
        measures.image = leadingPart?.intrinsicContentSize ?? .zero
        let hasText = !(title.text ?? "").isEmpty || !(subtitle?.text ?? "").isEmpty
        let gap = leadingPart == nil || !hasText ? 0 : shown.imagePadding
        let room = isStacked ? width : max(width - measures.image.width - gap, 0)
        func size(of label: UILabel?) -> CGSize {
            guard let label, label.text?.isEmpty == false else { return .zero }
            let natural = label.intrinsicContentSize
            // Frames are rounded to pixels: one pixel less than text wants is no reason to break it.
            guard natural.width > room + 1 / label.pixelsPerPoint else { return natural }
            let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
            return CGSize(width: min(size.width, room), height: size.height)
        }
        measures.title = size(of: title)
        measures.subtitle = size(of: subtitle)
        let between = measures.title.height > 0 && measures.subtitle.height > 0 ? shown.titlePadding : 0
        measures.text = CGSize(
            width: max(measures.title.width, measures.subtitle.width),
            height: measures.title.height + between + measures.subtitle.height
        )
        let (image, text) = (measures.image, measures.text)
        measures.total =
            isStacked
            ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
            : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
        return measures
    }

    /// What the button wants within a width, in points.
    func size(fittingWidth width: CGFloat) -> CGSize {
        let insets = shown.contentInsets
        var size = measure(width: max(width - insets.leading - insets.trailing, 0)).total
        // A button without anything is as tall as one with a line of text.
        if leadingPart == nil, size.height == 0 {
            size.height = UIFont.preferredFont(forTextStyle: shown.buttonSize.textStyle).lineHeight.rounded(
                .up
            )
        }
        return CGSize(
            width: size.width + insets.leading + insets.trailing,
            height: size.height + insets.top + insets.bottom
        )
    }

    func layOut(in button: UIButton) {
        let isRightToLeft = button.isRightToLeft
        let bounds = button.bounds
        background.frame = bounds.inset(by: shown.background.backgroundInsets.resolved(isRightToLeft))
        var look = shown.background
        look.cornerRadius = cornerRadius(in: button)
        background.show(look, color: shown.groundColor(for: button))

        let content = bounds.inset(by: shown.contentInsets.resolved(isRightToLeft))
        let measures = measure(width: max(content.width, 0))
        let origin = button.configuredOrigin(of: measures.total, in: content)
        let place = CGRect(origin: origin, size: measures.total)
        var image = CGRect(origin: .zero, size: measures.image)
        var text = CGRect(origin: .zero, size: measures.text)
        if isStacked {
            image.origin.x = place.midX - image.width / 2
            text.origin.x = place.midX - text.width / 2
            let isImageFirst = shown.imagePlacement.contains(.top)
            image.origin.y = isImageFirst ? place.minY : place.maxY - image.height
            text.origin.y = isImageFirst ? place.maxY - text.height : place.minY
        } else {
            let isImageLeft = shown.imagePlacement.contains(.trailing) == isRightToLeft
            image.origin.x = isImageLeft ? place.minX : place.maxX - image.width
            text.origin.x = isImageLeft ? place.maxX - text.width : place.minX
            image.origin.y = place.midY - image.height / 2
            text.origin.y = place.midY - text.height / 2
        }
        leadingPart?.frame = image
        let x = { (width: CGFloat) in self.lineStart(of: width, in: text, isRightToLeft: isRightToLeft) }
        title.textAlignment = labelAlignment
        title.frame = CGRect(origin: CGPoint(x: x(measures.title.width), y: text.minY), size: measures.title)
        subtitle?.textAlignment = labelAlignment
        subtitle?.frame = CGRect(
            x: x(measures.subtitle.width),
            y: text.maxY - measures.subtitle.height,
            width: measures.subtitle.width,
            height: measures.subtitle.height
        )
    }

    private var alignment: UIButton.Configuration.TitleAlignment {
        guard shown.titleAlignment == .automatic else { return shown.titleAlignment }
        if leadingPart == nil || isStacked { return .center }
        return shown.imagePlacement.contains(.trailing) ? .trailing : .leading
    }

    private var labelAlignment: NSTextAlignment {
        switch alignment {
        case .automatic, .center: .center
        case .leading: title.isRightToLeft ? .right : .left
        case .trailing: title.isRightToLeft ? .left : .right
        }
    }

    private func lineStart(of width: CGFloat, in text: CGRect, isRightToLeft: Bool) -> CGFloat {
        switch alignment {
        case .automatic, .center: text.midX - width / 2
        case .leading: isRightToLeft ? text.maxX - width : text.minX
        case .trailing: isRightToLeft ? text.minX : text.maxX - width
        }
    }
}

extension NSDirectionalEdgeInsets {
    fileprivate func resolved(_ isRightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top,
            left: isRightToLeft ? trailing : leading,
            bottom: bottom,
            right: isRightToLeft ? leading : trailing
        )
    }
}
