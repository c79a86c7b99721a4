import Drydock
import DrydockHost

/// Attributed texts of many scripts in labels, text views and drawing, with attributes on any range.
struct TextCampaign: Campaign {
    static let name = "texts"
    static let summary =
        "labels, text views and drawn text with random attributes, scripts, attachments and edits"
    static let batch = 500

    private let host = ApplicationHost(size: CGSize(width: 300, height: 300), scale: 1, showsStatusBar: false)
    private let container = UIViewController()

    init(_ seeds: SeedFiles) {
        host.perform { host.window.rootViewController = container }
        host.update()
    }

    mutating func run(_ trial: FuzzCase) throws {
        var random = trial.random.split()
        let text = RandomText.make(&random, trial)
        let width =
            random.pick([0, 1, 5, 40, 120, 280, 1000, 1e6]) + (random.once(in: 3) ? random.unit() : 0)
        try host.perform {
            switch random.below(4) {
            case 0: try draw(text, width, &random, trial)
            case 1: try label(text, width, &random, trial)
            default: try textView(text, width, trial, &random)
            }
        }
        host.update()
        try TreeCheck.check(host.windows)
        _ = random.once(in: 4) ? host.displayList() : nil
        host.perform { for view in container.view.subviews { view.removeFromSuperview() } }
        host.update()
    }

    private func check(_ size: CGSize, _ what: String) throws(Mismatch) {
        guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
            throw Mismatch("\(what) is \(size)")
        }
    }

    private func draw(
        _ text: NSAttributedString,
        _ width: CGFloat,
        _ random: inout Generator,
        _ trial: FuzzCase
    ) throws {
        trial.note("drawn in a width of \(width)")
        let size = CGSize(width: width, height: random.pick([0, 20, 200, 1e6]))
        let bounds = text.boundingRect(with: size, options: [.usesLineFragmentOrigin], context: nil)
        try check(bounds.size, "the bounding rectangle's size")
        try check(text.size(), "the size")
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { _ in
            text.draw(in: CGRect(x: 0, y: 0, width: min(width, 200), height: 40))
            text.draw(at: CGPoint(x: -5, y: 10))
        }
        try trial.check(picture.size == CGSize(width: 60, height: 40), "the picture is \(picture.size)")
    }

    private func label(
        _ text: NSAttributedString,
        _ width: CGFloat,
        _ random: inout Generator,
        _ trial: FuzzCase
    ) throws {
        let label = UILabel()
        label.attributedText = text
        label.numberOfLines = random.pick([0, 1, 2, 5])
        label.lineBreakMode = random.pick([
            .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
            .byTruncatingMiddle,
        ])
        label.adjustsFontSizeToFitWidth = random.once(in: 4)
        label.minimumScaleFactor = random.pick([0, 0.1, 0.5, 1])
        label.textAlignment = random.pick([.natural, .left, .center, .right, .justified])
        label.preferredMaxLayoutWidth = random.once(in: 3) ? width : 0
        trial.note("a label of \(label.numberOfLines) lines in a width of \(width)")
        try check(label.intrinsicContentSize, "the intrinsic size")
        let size = label.sizeThatFits(CGSize(width: width, height: 1000))
        try check(size, "the fitting size")
        label.frame = CGRect(
            origin: .zero,
            size: CGSize(width: min(width, 1000), height: min(size.height, 200))
        )
        container.view.addSubview(label)
        let again = label.sizeThatFits(CGSize(width: width, height: 1000))
        try trial.check(again == size, "the fitting size is \(size), then \(again)")
    }

    private func textView(
        _ text: NSAttributedString,
        _ width: CGFloat,
        _ trial: FuzzCase,
        _ random: inout Generator
    ) throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: min(width, 400), height: 120))
        view.attributedText = text
        view.textContainerInset = random.pick([.zero, UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)])
        view.textContainer.lineFragmentPadding = random.pick([0, 5, 300])
        container.view.addSubview(view)
        trial.note("a text view \(view.frame.width) wide")
        try trial.steps(random.integer(0...10)) { random in
            edit(view, trial, &random)
            try check(view, trial, &random)
        }
        try check(
            view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)),
            "the fitting size"
        )
    }

    private func edit(_ view: UITextView, _ trial: FuzzCase, _ random: inout Generator) {
        let count = view.textStorage.length
        let start = random.below(count + 1)
        let range = NSRange(location: start, length: random.below(min(count - start, 12) + 1))
        switch random.below(7) {
        case 0, 1:
            let text = RandomText.string(&random)
            trial.note("replace \(range) of \(count) by \(text.debugDescription)")
            view.textStorage.replaceCharacters(in: range, with: text)
        case 2:
            trial.note("delete \(range) of \(count)")
            view.textStorage.deleteCharacters(in: range)
        case 3:
            let attributes = RandomText.attributes(&random)
            trial.note("\(RandomText.words(attributes)) on \(range)")
            view.textStorage.addAttributes(attributes, range: range)
        case 4:
            trial.note("select \(range) and type")
            view.selectedRange = range
            view.insertText(RandomText.string(&random))
        case 5:
            trial.note("select \(range) and delete")
            view.selectedRange = range
            view.deleteBackward()
        default:
            trial.note("another width")
            view.frame.size.width = CGFloat(random.below(300))
        }
        view.layoutIfNeeded()
    }

    private func check(_ view: UITextView, _ trial: FuzzCase, _ random: inout Generator) throws {
        let count = view.textStorage.length
        let selected = view.selectedRange
        try trial.check(
            selected.location >= 0 && selected.length >= 0 && selected.location + selected.length <= count,
            "the selection is \(selected) of \(count)"
        )
        let point = CGPoint(x: random.number(-50...400), y: random.number(-50...400))
        if let place = view.closestPosition(to: point) {
            let offset = view.offset(from: view.beginningOfDocument, to: place)
            try trial.check((0...count).contains(offset), "the place at \(point) is \(offset) of \(count)")
            let caret = view.caretRect(for: place)
            try trial.check(
                caret.origin.x.isFinite && caret.origin.y.isFinite && caret.width.isFinite
                    && caret.height.isFinite,
                "the caret at \(offset) is \(caret)"
            )
        }
        let manager = view.layoutManager
        let index = manager.characterIndex(
            for: point,
            in: view.textContainer,
            fractionOfDistanceBetweenInsertionPoints: nil
        )
        try trial.check((0...count).contains(index), "the character at \(point) is \(index) of \(count)")
        let used = manager.usedRect(for: view.textContainer)
        try check(used.size, "the used rectangle's size")
    }
}

/// Texts and attributes.
@MainActor enum RandomText {
    private static let pieces = [
        "a", "word ", "Zeile ", "é", "e\u{301}", "\u{308}", "👩‍👧", "🇩🇪", "שלום ", "سلام ", "ع", "क्षि", "ไทย", "中文",
        "\u{200D}",
        "\u{200B}", "\n", "\t", "\r\n", "\u{2028}", "\u{AD}", "\u{FFFC}", " ", "  ", "1.5", "(", ")",
        "\u{202E}", "\u{2067}",
        "\u{2069}", "\u{0}", "fi", "AV", "…", "\u{FEFF}", "long-hyphenated-word ", "\u{FFFD}",
    ]

    static func string(_ random: inout Generator) -> String {
        var text = ""
        for _ in 0..<random.pick([0, 1, 1, 2, 3, 5, 9]) { text += random.pick(pieces) }
        return text
    }

    static func make(_ random: inout Generator, _ trial: FuzzCase) -> NSAttributedString {
        var plain = ""
        for _ in 0..<random.pick([0, 1, 2, 5, 10, 30]) { plain += random.pick(pieces) }
        let text = NSMutableAttributedString(string: plain)
        trial.note("text \(plain.debugDescription)")
        for _ in 0..<random.pick([0, 1, 2, 4, 8]) {
            let count = text.length
            let start = random.below(count + 1)
            let range = NSRange(location: start, length: random.below(count - start + 1))
            let added = attributes(&random)
            trial.note("\(words(added)) on \(range)")
            text.addAttributes(added, range: range)
        }
        if random.once(in: 5) {
            let attachment = NSTextAttachment()
            attachment.bounds = CGRect(
                x: 0,
                y: random.pick([0, -5, 20]),
                width: random.pick([0, 10, 500]),
                height: random.pick([0, 10, 300])
            )
            text.insert(NSAttributedString(attachment: attachment), at: random.below(text.length + 1))
            trial.note("an attachment of \(attachment.bounds)")
        }
        return text
    }

    static func attributes(_ random: inout Generator) -> [NSAttributedString.Key: Any] {
        switch random.below(15) {
        case 0, 1:
            let size = random.pick([0.1, 1, 8, 12, 17, 17, 20.5, 60, 200])
            return [
                .font: random.pick([
                    UIFont.systemFont(ofSize: size), .boldSystemFont(ofSize: size),
                    .italicSystemFont(ofSize: size),
                    .monospacedSystemFont(ofSize: size, weight: .regular),
                ])
            ]
        case 2: return [.foregroundColor: random.pick([UIColor.red, .label, UIColor(white: 0, alpha: 0)])]
        case 3: return [.kern: random.pick([0, 1, -3, 40, -40, 0.33])]
        case 4: return [.baselineOffset: random.pick([0, 4, -4, 100, -100])]
        case 5: return [.underlineStyle: NSUnderlineStyle.single.rawValue]
        case 6: return [.strikethroughStyle: NSUnderlineStyle.double.rawValue]
        case 7: return [.backgroundColor: UIColor.yellow]
        case 8: return [.strokeWidth: random.pick([3, -3, 0, 100]), .strokeColor: UIColor.blue]
        case 9: return [.obliqueness: random.pick([0.2, -0.5, 3])]
        case 10: return [.expansion: random.pick([0.3, -0.5, 2])]
        case 11: return [.link: "https://example.com"]
        case 12:
            let shadow = NSShadow()
            shadow.shadowBlurRadius = random.pick([0, 3, 30])
            return [.shadow: shadow]
        default: return [.paragraphStyle: paragraph(&random)]
        }
    }

    /// The same in every run: addresses are left out.
    static func words(_ attributes: [NSAttributedString.Key: Any]) -> String {
        attributes.map { "\($0.key.rawValue) \($0.value)".replacing(/0x[0-9a-f]+/, with: "…") }.sorted()
            .joined(separator: ", ")
    }

    private static func paragraph(_ random: inout Generator) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = random.pick([.natural, .left, .center, .right, .justified])
        style.lineSpacing = random.pick([0, 4, 100])
        style.paragraphSpacing = random.pick([0, 10])
        style.paragraphSpacingBefore = random.pick([0, 10])
        style.firstLineHeadIndent = random.pick([0, 20, 500, -10])
        style.headIndent = random.pick([0, 20, 500])
        style.tailIndent = random.pick([0, -20, -500, 30])
        style.minimumLineHeight = random.pick([0, 0, 40])
        style.maximumLineHeight = random.pick([0, 0, 10, 40])
        style.lineHeightMultiple = random.pick([0, 0, 0.5, 2])
        style.lineBreakMode = random.pick([
            .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
            .byTruncatingMiddle,
        ])
        style.baseWritingDirection = random.pick([.natural, .leftToRight, .rightToLeft])
        if random.once(in: 4) {
            style.tabStops = (0..<random.below(4)).map { _ in
                NSTextTab(
                    textAlignment: random.pick([.left, .right, .center]),
                    location: random.number(0...300)
                )
            }
            style.defaultTabInterval = random.pick([0, 28, 1000])
        }
        return style
    }
}
