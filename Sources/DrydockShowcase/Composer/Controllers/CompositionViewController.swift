package import Drydock
import DrydockAnchorage

/// What the user wants done with the message.
package enum CompositionResult: Equatable {
    case attach, schedule
    case submitted(text: String)
}

/// A message being written, with what can be done with it above the keyboard.
package final class CompositionViewController: UIViewController {
    package struct ViewModel {
        /// Names, separated by commas.
        package var recipients: String
        /// Attachments and time; nil for neither.
        package var details: String?
    }

    package var resultHandler: ((CompositionResult) -> Void)?
    private let recipientsLabel = UILabel()
    private let detailsLabel = UILabel()
    private let messageTextView = UITextView()
    private let placeholderLabel = UILabel()
    private let composeBar = ComposeBarView()

    package var text: String {
        get { messageTextView.text ?? "" }
        set {
            messageTextView.text = newValue
            textDidChange()
        }
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        title = "New Message"
        messageTextView.delegate = self
        composeBar.actionHandler = { [weak self] action in
            guard let self else { return }
            switch action {
            case .attach: resultHandler?(.attach)
            case .schedule: resultHandler?(.schedule)
            case .submit: resultHandler?(.submitted(text: text))
            }
        }
        configureView()
        textDidChange()
    }

    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        messageTextView.becomeFirstResponder()
    }

    package func present(model: ViewModel) {
        recipientsLabel.text = "To: \(model.recipients)"
        detailsLabel.text = model.details
        detailsLabel.isHidden = model.details == nil
    }

    private func textDidChange() {
        placeholderLabel.isHidden = messageTextView.hasText
        composeBar.isSubmitEnabled = text.contains { !$0.isWhitespace }
    }
}

extension CompositionViewController: UITextViewDelegate {
    package func textViewDidChange(_ textView: UITextView) {
        textDidChange()
    }
}

// MARK: - View configuration

extension CompositionViewController {
    private enum Constant {
        /// Less than a line of the message has.
        static let headResistance = UILayoutPriority(740)
        static let horizontalMargin: CGFloat = 16
        static let spacing: CGFloat = 2
        static let verticalMargin: CGFloat = 12
        static let textInset = UIEdgeInsets(top: 12, left: 11, bottom: 12, right: 11)
    }

    private func configureView() {
        // Hierarchy
        let headView = UIStackView(arrangedSubviews: [recipientsLabel, detailsLabel])
        let separatorView = SeparatorView(leadingMargin: Constant.horizontalMargin)
        for subview in [headView, separatorView, messageTextView, placeholderLabel, composeBar] {
            view.addSubview(subview)
        }

        // Style
        view.backgroundColor = .systemBackground
        headView.axis = .vertical
        headView.spacing = Constant.spacing
        recipientsLabel.font = .preferredFont(forTextStyle: .subheadline)
        recipientsLabel.textColor = .secondaryLabel
        recipientsLabel.numberOfLines = 0
        detailsLabel.font = .preferredFont(forTextStyle: .footnote)
        detailsLabel.textColor = .systemBlue
        detailsLabel.numberOfLines = 0
        for label in [recipientsLabel, detailsLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.setContentCompressionResistancePriority(Constant.headResistance, for: .vertical)
        }
        messageTextView.font = .preferredFont(forTextStyle: .body)
        messageTextView.textContainerInset = Constant.textInset
        messageTextView.accessibilityLabel = "Message"
        placeholderLabel.text = "Message"
        placeholderLabel.font = messageTextView.font
        placeholderLabel.textColor = .placeholderText
        placeholderLabel.accessibilityElementsHidden = true
        placeholderLabel.isAccessibilityElement = false

        // Layout
        headView.topAnchor == view.safeAreaLayoutGuide.topAnchor + Constant.verticalMargin
        headView.horizontalAnchors == view.horizontalAnchors + Constant.horizontalMargin
        separatorView.topAnchor == headView.bottomAnchor + Constant.verticalMargin
        separatorView.horizontalAnchors == view.horizontalAnchors

        messageTextView.topAnchor == separatorView.bottomAnchor
        messageTextView.horizontalAnchors == view.horizontalAnchors
        messageTextView.bottomAnchor == composeBar.topAnchor
        let line = (messageTextView.font?.lineHeight ?? 0).rounded(.up)
        messageTextView.heightAnchor >= line + Constant.textInset.top + Constant.textInset.bottom ~ .high
        placeholderLabel.topAnchor == messageTextView.topAnchor + Constant.textInset.top
        placeholderLabel.leadingAnchor == view.leadingAnchor + Constant.horizontalMargin

        composeBar.horizontalAnchors == view.horizontalAnchors
        composeBar.bottomAnchor == view.keyboardLayoutGuide.topAnchor
    }
}
