import Drydock

/// A text storage that colours Swift, line by line as it is edited.
nonisolated final class CodeStorage: NSTextStorage {
    private let store = NSMutableAttributedString()

    override init() {
        super.init()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("CodeStorage is made in code")
    }

    override var string: String { store.string }

    override func attributes(
        at location: Int,
        effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        store.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
        store.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        store.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    override func processEditing() {
        if editedMask.contains(.editedCharacters) { highlight(around: editedRange) }
        super.processEditing()
    }

    /// Colours whole lines: those of the range, and the one behind it, which was part of them before a line break was typed.
    private func highlight(around range: NSRange) {
        let text = string as NSString
        let end = min(range.upperBound + 1, text.length)
        let lines = text.paragraphRange(for: NSRange(range.location..<end))
        addAttribute(.foregroundColor, value: UIColor.label, range: lines)
        var start = lines.location
        while start < lines.upperBound {
            let line = text.paragraphRange(for: NSRange(location: start, length: 0))
            for (token, range) in CodeScanner.tokens(in: text.substring(with: line)) {
                let place = NSRange(location: start + range.location, length: range.length)
                addAttribute(.foregroundColor, value: token.color, range: place)
            }
            start = line.upperBound
        }
    }
}

nonisolated extension CodeScanner.Token {
    fileprivate var color: UIColor {
        switch self {
        case .keyword: .systemPurple
        case .string: .systemRed
        case .comment: .secondaryLabel
        }
    }
}
