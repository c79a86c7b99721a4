import DrydockViews

/// The labels and the image of a cell's style, made when they are asked for.
struct CellLabels {
    private(set) var text: UILabel?
    private(set) var detail: UILabel?
    private(set) var image: UIImageView?
    /// Labels of one line that have as many as they take while text is as large as accessibility has it.
    private var wrapped: [UILabel] = []

    var isEmpty: Bool { text == nil && detail == nil && image == nil }

    mutating func text(of cell: UITableViewCell) -> UILabel {
        if let text { return text }
        let label = UILabel()
        label.keepsWordsWhole = true
        label.font = .preferredFont(forTextStyle: cell.cellStyle == .value2 ? .footnote : .body)
        label.adjustsFontForContentSizeCategory = true
        if cell.cellStyle == .value2 {
            label.textColor = .tintColor
            label.textAlignment = .right
        }
        text = label
        cell.contentView.addSubview(label)
        return label
    }

    mutating func detail(of cell: UITableViewCell) -> UILabel {
        if let detail { return detail }
        let label = UILabel()
        label.keepsWordsWhole = true
        let style: UIFont.TextStyle =
            switch cell.cellStyle {
            case .subtitle: .caption1
            case .value2: .footnote
            case .value1, .default: .body
            }
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        if cell.cellStyle == .value1 { label.textColor = .secondaryLabel }
        detail = label
        cell.contentView.addSubview(label)
        return label
    }

    mutating func image(of cell: UITableViewCell) -> UIImageView {
        if let image { return image }
        let view = UIImageView()
        view.contentMode = .scaleAspectFit
        // Symbols stand beside text of this style, and grow with it.
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
        image = view
        cell.contentView.addSubview(view)
        return view
    }

    var hasText: Bool { text?.text?.isEmpty == false }
    var hasDetail: Bool { detail?.text?.isEmpty == false }
    var hasImage: Bool { image?.image != nil }

    /// Has labels of one line take more while text is as large as accessibility has it.
    mutating func wrap(_ isLarge: Bool) {
        guard isLarge else {
            for label in wrapped { label.numberOfLines = 1 }
            return wrapped = []
        }
        for label in [text, detail] {
            guard let label, label.numberOfLines == 1 else { continue }
            label.numberOfLines = 0
            if !wrapped.contains(label) { wrapped.append(label) }
        }
    }

    /// Where the parts stand.
    struct Arrangement {
        var text = CGRect.zero
        var detail = CGRect.zero
        var image = CGRect.zero
        /// Of the content, with margins.
        var height: CGFloat = 0
    }

    /// The parts' frames in a content view of a size; its height is nil when it is to follow from them. From left to right.
    func arrangement(
        _ style: UITableViewCell.CellStyle,
        width: CGFloat,
        height: CGFloat?,
        leading: CGFloat,
        trailing: CGFloat,
        isLarge: Bool
    ) -> Arrangement {
        var frames = Arrangement()
        var start = leading
        var isImageAbove = false
        if hasImage, let size = image?.intrinsicContentSize {
            frames.image = CGRect(x: leading, y: 0, width: size.width, height: size.height)
            start = frames.image.maxX + CellMetrics.imageGap
            isImageAbove = isLarge && width - start - trailing < widestWord
            if isImageAbove { start = leading }
        }
        let room = max(width - start - trailing, 0)
        let (textSize, detailSize) = (size(of: text, hasText, room), size(of: detail, hasDetail, room))
        frames.text = CGRect(origin: CGPoint(x: start, y: 0), size: textSize)
        frames.detail = CGRect(origin: CGPoint(x: start, y: 0), size: detailSize)
        var texts = max(textSize.height, detailSize.height)
        let isStacked = style == .subtitle || isLarge && style != .default
        switch style {
        case .default: frames.text.size.width = room
        case _ where isStacked:
            frames.text.size.width = room
            frames.detail.size.width = room
            if hasDetail {
                frames.detail.origin.y = textSize.height + (hasText ? CellMetrics.subtitleGap : 0)
                texts = frames.detail.maxY
            }
        case .value1, .subtitle:
            if hasText, hasDetail, textSize.width + CellMetrics.detailGap + detailSize.width > room {
                // The text is what gives way, down to what the detail leaves.
                frames.detail.size.width = min(
                    detailSize.width,
                    max(room - textSize.width - CellMetrics.detailGap, room / 2)
                )
                frames.text.size.width = max(room - frames.detail.width - CellMetrics.detailGap, 0)
            }
            frames.detail.origin.x = start + room - frames.detail.width
        case .value2:
            frames.text.size.width = min(CellMetrics.value2Width, room)
            frames.detail.origin.x = frames.text.maxX + CellMetrics.detailGap
            frames.detail.size.width = max(width - trailing - frames.detail.minX, 0)
        }
        let above = isImageAbove ? frames.image.height + CellMetrics.aboveGap : 0
        let content = isImageAbove ? above + texts : max(hasImage ? image?.heightInRow ?? 0 : 0, texts)
        frames.height = content + 2 * CellMetrics.verticalMargin
        let middle = (height ?? frames.height) / 2
        if isStacked || isLarge {
            let top = middle - (isImageAbove ? content / 2 - above : texts / 2)
            frames.text.origin.y += top
            frames.detail.origin.y += top
        } else {
            frames.text.origin.y = middle - frames.text.height / 2
            frames.detail.origin.y = middle - frames.detail.height / 2
        }
        frames.image.origin.y = middle - (isImageAbove ? content : frames.image.height) / 2
        // Beside the first of several lines.
        if isLarge, !isImageAbove, texts > frames.image.height, let line = text?.font.lineHeight, hasText {
            frames.image.origin.y = max(
                frames.text.minY + (line - frames.image.height) / 2,
                middle - content / 2
            )
        }
        return frames
    }

    private var widestWord: CGFloat {
        max(hasText ? text?.widestWord ?? 0 : 0, hasDetail ? detail?.widestWord ?? 0 : 0)
    }

    private func size(of label: UILabel?, _ hasText: Bool, _ width: CGFloat) -> CGSize {
        guard let label, hasText else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: 0))
        return CGSize(width: min(size.width, width), height: size.height)
    }
}
