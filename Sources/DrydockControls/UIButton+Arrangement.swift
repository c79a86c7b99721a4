@_spi(Overriding) import DrydockViews

extension UIButton {
    /// The size of image and title side by side, with the insets around them. A button with neither is as tall as
    /// one with a title.
    var fittingSize: CGSize {
        if configured != nil {
            updateConfigurationIfNeeded()
            if let configured { return configured.size(fittingWidth: .infinity) }
        }
        let image = imageRoom
        var title = titleSize
        if image == nil, title.height == 0 { title.height = emptyTitleHeight }
        let insets = contentEdgeInsets
        let width = (image?.width ?? 0) + title.width + insets.left + insets.right
        let titleHeight = title.height > 0 ? title.height + 2 * titlePadding : 0
        return CGSize(
            width: titleHeight > 0 ? max(width, UIButton.minimumTitledWidth) : width,
            height: max(image?.height ?? 0, titleHeight) + insets.top + insets.bottom
        )
    }

    /// The size that layout reserves for the image; nil without one.
    private var imageRoom: CGSize? {
        guard let size = imageForLayout?.size else { return nil }
        let overhang = typeSymbolOverhang
        return CGSize(width: size.width - overhang.width, height: size.height - overhang.height)
    }

    /// Points above and below a title while there are no insets.
    private var titlePadding: CGFloat { contentEdgeInsets == .zero ? 6 : 0 }
    private static let minimumTitledWidth: CGFloat = 30

    private var emptyTitleHeight: CGFloat { titleFont.lineHeight.rounded(.up) }

    private var titleSize: CGSize {
        let isTitled = currentTitle?.isEmpty == false || (currentAttributedTitle?.length ?? 0) > 0
        return isTitled ? titleLabel?.intrinsicContentSize ?? .zero : .zero
    }

    /// Where image and title lie: the image leads, the title follows, both aligned as the control says.
    /// - Parameter titleRoom: the width that the title shares with the image; that of the content unless it has insets that only move
    ///   the image.
    func arrangement(in content: CGRect, titleRoom: CGFloat? = nil) -> (image: CGRect, title: CGRect) {
        let available = CGSize(width: max(content.width, 0), height: max(content.height, 0))
        let imageSize = imageRoom ?? .zero
        let image = CGSize(
            width: min(imageSize.width, available.width),
            height: min(imageSize.height, available.height)
        )
        let wanted = titleSize
        let title = CGSize(
            width: min(wanted.width, max(titleRoom ?? available.width, image.width) - image.width),
            height: min(wanted.height, available.height)
        )
        let start = horizontalStart(of: image.width + title.width, in: content)
        let imageX = isRightToLeft ? start + title.width : start
        let titleX = isRightToLeft ? start : start + image.width
        let overhang = typeSymbolOverhang
        return (
            verticallyPlaced(x: imageX, size: image, in: content)
                .insetBy(dx: -overhang.width / 2, dy: -overhang.height / 2),
            verticallyPlaced(x: titleX, size: title, in: content)
        )
    }

    /// Where the title's lines stand in a button as tall as it may be.
    func titleBaselines(of label: UILabel) -> TextBaselines? {
        guard titleSize.height > 0, var lines = label.textBaselines(fittingWidth: nil) else { return nil }
        let top = contentEdgeInsets.top + titleEdgeInsets.top
        let bottom = contentEdgeInsets.bottom + titleEdgeInsets.bottom
        let shift: CGFloat
        switch contentVerticalAlignment {
        case .center, .fill: shift = (top - bottom) / 2
        case .top:
            lines.edge = .top
            shift = top + titleSize.height / 2
        case .bottom:
            lines.edge = .bottom
            shift = -bottom - titleSize.height / 2
        }
        lines.first += shift
        lines.last += shift
        return lines
    }

    private func horizontalStart(of width: CGFloat, in content: CGRect) -> CGFloat {
        let left = content.minX
        let right = content.maxX - width
        return switch contentHorizontalAlignment {
        case .center, .fill: left + (content.width - width) / 2
        case .left: left
        case .right: right
        case .leading: isRightToLeft ? right : left
        case .trailing: isRightToLeft ? left : right
        }
    }

    private func verticallyPlaced(x: CGFloat, size: CGSize, in content: CGRect) -> CGRect {
        let y: CGFloat
        switch contentVerticalAlignment {
        case .center: y = content.minY + (content.height - size.height) / 2
        case .top: y = content.minY
        case .bottom: y = content.maxY - size.height
        case .fill:
            return CGRect(x: x, y: content.minY, width: size.width, height: content.height)
        }
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }
}
