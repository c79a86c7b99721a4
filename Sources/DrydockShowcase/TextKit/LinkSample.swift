import Drydock

/// A sentence with a link in it, and a line that tells what of the sentence was tapped.
final class LinkSample: UIStackView {
    private let sentence = UILabel()
    private let told = UILabel()
    private let text: NSAttributedString = {
        let words = "By signing up you agree to our terms of service, all of them."
        let text = NSMutableAttributedString(string: words)
        let link = (words as NSString).range(of: "terms of service")
        text.addAttribute(.link, value: "example.org/terms", range: link)
        return text
    }()

    init() {
        super.init(frame: .zero)
        configureView()
    }

    @available(*, unavailable)
    required init(coder: NSCoder) {
        fatalError("LinkSample is made in code")
    }

    private func configureView() {
        // View hierarchy
        for label in [sentence, told] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
            addArrangedSubview(label)
        }

        // Style
        axis = .vertical
        spacing = 8
        sentence.font = .preferredFont(forTextStyle: .body)
        sentence.attributedText = text
        told.font = .preferredFont(forTextStyle: .footnote)
        told.textColor = .secondaryLabel
        told.text = "Tap a word or the link."

        // Actions
        sentence.isUserInteractionEnabled = true
        sentence.addGestureRecognizer(UITapGestureRecognizer(target: self, action: LinkSample.didTap))
    }

    private func didTap(_ recognizer: UITapGestureRecognizer) {
        // A layout manager does not know which way the label's interface goes.
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        sentence.textAlignment = isMirrored ? .right : .left
        let index = sentence.characterIndex(at: recognizer.location(in: sentence))
        told.text = index.flatMap(description) ?? "No word is here."
    }

    /// What stands at an offset into the sentence; nil between words.
    private func description(at index: Int) -> String? {
        if let link = text.attribute(.link, at: index, effectiveRange: nil) as? String {
            return "Link to \(link)"
        }
        let word = text.string.word(at: index)
        return word.isEmpty ? nil : "The word “\(word)”"
    }
}

extension String {
    /// The letters around an offset of UTF-16 units; none where there is no letter.
    fileprivate func word(at offset: Int) -> Substring {
        let place = Index(utf16Offset: offset, in: self)
        guard self[place].isLetter else { return "" }
        let start = self[..<place].lastIndex { !$0.isLetter }.map(index(after:)) ?? startIndex
        return self[start...].prefix { $0.isLetter }
    }
}
