import Drydock

/// A text view for Swift.
final class CodeView: UITextView {
    init(_ code: String) {
        let storage = CodeStorage()
        let manager = NSLayoutManager()
        let container = NSTextContainer()
        container.widthTracksTextView = true
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        super.init(frame: .zero, textContainer: container)
        configureView()
        text = code
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("CodeView is made in code")
    }

    private func configureView() {
        // Style
        font = UIFontMetrics.default.scaledFont(for: .monospacedSystemFont(ofSize: 14, weight: .regular))
        adjustsFontForContentSizeCategory = true
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 8
        textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
        // Code is read from the left in every language.
        textAlignment = .left
        semanticContentAttribute = .forceLeftToRight
        accessibilityLabel = "Code"

        // Typing
        autocapitalizationType = .none
        smartQuotesType = .no
    }
}
