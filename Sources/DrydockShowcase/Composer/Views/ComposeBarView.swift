package import Drydock
import DrydockAnchorage

/// What can be done with a message: 44 points high, for the place above the keyboard.
package final class ComposeBarView: UIView {
    package enum Action {
        case attach, schedule, submit
    }

    package var actionHandler: ((Action) -> Void)?
    private let attachButton = UIButton(type: .system)
    private let scheduleButton = UIButton(type: .system)
    private let submitButton = UIButton(type: .system)

    /// Whether the message can be sent as it is.
    package var isSubmitEnabled: Bool {
        get { submitButton.isEnabled }
        set { submitButton.isEnabled = newValue }
    }

    package override init(frame: CGRect) {
        super.init(frame: frame)
        attachButton.addTarget(self, action: ComposeBarView.pressedAttach, for: .touchUpInside)
        scheduleButton.addTarget(self, action: ComposeBarView.pressedSchedule, for: .touchUpInside)
        submitButton.addTarget(self, action: ComposeBarView.pressedSubmit, for: .touchUpInside)
        configureView()
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        fatalError("ComposeBarView is made in code")
    }

    private func pressedAttach(_ sender: UIButton) {
        actionHandler?(.attach)
    }

    private func pressedSchedule(_ sender: UIButton) {
        actionHandler?(.schedule)
    }

    private func pressedSubmit(_ sender: UIButton) {
        actionHandler?(.submit)
    }

    private enum Constant {
        static let height: CGFloat = 44
        static let margin: CGFloat = 8
    }

    private func configureView() {
        // Hierarchy
        let separatorView = SeparatorView(leadingMargin: 0)
        addSubview(separatorView)
        for button in [attachButton, scheduleButton, submitButton] { addSubview(button) }

        // Style
        backgroundColor = .systemBackground
        style(attachButton, "paperclip", "Attach")
        style(scheduleButton, "clock", "Schedule")
        style(submitButton, "paperplane.fill", "Send")

        // Layout
        heightAnchor == Constant.height
        separatorView.topAnchor == topAnchor
        separatorView.horizontalAnchors == horizontalAnchors
        for button in [attachButton, scheduleButton, submitButton] {
            button.sizeAnchors == CGSize(width: Constant.height, height: Constant.height)
            button.topAnchor == topAnchor
        }
        attachButton.leadingAnchor == leadingAnchor + Constant.margin
        scheduleButton.leadingAnchor == attachButton.trailingAnchor
        submitButton.trailingAnchor == trailingAnchor - Constant.margin
    }

    private func style(_ button: UIButton, _ systemImageName: String, _ label: String) {
        let configuration = UIImage.SymbolConfiguration(pointSize: 20)
        button.setImage(
            UIImage(systemName: systemImageName, withConfiguration: configuration),
            for: .normal
        )
        button.accessibilityLabel = label
    }
}
