package import Drydock
import DrydockAnchorage

/// The settings of a class that the user owns. Changes are reported, not kept: whoever keeps them presents them again.
package final class ClassSettingsViewController: UIViewController {
    package var resultHandler: ((ClassSettingsResult) -> Void)?
    private let nameView = SettingsValueView()
    private let codeView = SettingsValueView()
    private let isPublicView = SettingsToggleView()
    private let over13View = SettingsToggleView()
    private let ownersView = SettingsValueView()
    private let studentsView = SettingsValueView()

    package override func viewDidLoad() {
        super.viewDidLoad()
        title = "Class settings"
        isPublicView.actionHandler = { [weak self] action in
            switch action {
            case .toggled(let isOn): self?.resultHandler?(.changedPublic(isOn))
            }
        }
        over13View.actionHandler = { [weak self] action in
            switch action {
            case .toggled(let isOn): self?.resultHandler?(.changedOver13(isOn))
            }
        }
        configureView()
    }

    package func present(model: ClassSettingsViewModel) {
        loadViewIfNeeded()
        nameView.present(title: "Name", value: model.name)
        codeView.present(title: "Code", value: model.code)
        isPublicView.present(
            title: "Anyone can find this class",
            message:
                "People who search for your class by its name can ask to join. You approve each request.",
            isOn: model.isPublic
        )
        over13View.present(
            title: "Everyone is 13 or older",
            message: "Younger students take part through a parent's phone number or e-mail address.",
            isOn: model.isOver13
        )
        ownersView.present(title: "Owners", value: "\(model.ownerCount)")
        studentsView.present(title: "Students", value: "\(model.studentCount)")
    }
}

// MARK: - View configuration

extension ClassSettingsViewController {
    private func configureView() {
        // Hierarchy
        let scrollView = UIScrollView()
        let stackView = UIStackView()
        view.addSubview(scrollView)
        scrollView.addSubview(stackView)
        let sections: [(String, [UIView])] = [
            ("CLASS INFO", [nameView, codeView]),
            ("CLASS SETTINGS", [isPublicView, over13View]),
            ("PARTICIPANTS", [ownersView, studentsView]),
        ]
        for (title, rows) in sections {
            let headerView = TextHeaderView()
            headerView.text = title
            stackView.addArrangedSubview(headerView)
            stackView.addArrangedSubview(SettingsGroupView(rows: rows))
        }

        // Style
        view.backgroundColor = .systemGroupedBackground
        stackView.axis = .vertical
        scrollView.alwaysBounceVertical = true

        // Layout
        scrollView.edgeAnchors == view.edgeAnchors
        stackView.edgeAnchors == scrollView.contentLayoutGuide.edgeAnchors
        stackView.widthAnchor == scrollView.frameLayoutGuide.widthAnchor
    }
}

/// Rows on one ground, with hairlines around and between them.
private final class SettingsGroupView: UIStackView {
    init(rows: [UIView]) {
        super.init(frame: .zero)
        axis = .vertical
        backgroundColor = .secondarySystemGroupedBackground
        addArrangedSubview(SeparatorView(leadingMargin: 0))
        for row in rows {
            if row !== rows.first { addArrangedSubview(SeparatorView(leadingMargin: 16)) }
            addArrangedSubview(row)
        }
        addArrangedSubview(SeparatorView(leadingMargin: 0))
    }

    @available(*, unavailable)
    required init(coder: NSCoder) {
        fatalError("SettingsGroupView is made in code")
    }
}

/// A line of text and, at the end, its value.
private final class SettingsValueView: UIView {
    private let titleLabel = UILabel()
    private let valueLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        buildView()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SettingsValueView is made in code")
    }

    func present(title: String, value: String) {
        titleLabel.text = title
        valueLabel.text = value
    }

    private func buildView() {
        // Hierarchy
        addSubview(titleLabel)
        addSubview(valueLabel)

        // Style
        for label in [titleLabel, valueLabel] {
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
        }
        valueLabel.adjustsFontSizeToFitWidth = true
        valueLabel.minimumScaleFactor = 0.5
        valueLabel.textColor = .secondaryLabel
        titleLabel.setContentCompressionResistancePriority(.required, for: .horizontal)

        // Layout
        titleLabel.verticalAnchors == verticalAnchors + 12
        titleLabel.leadingAnchor == leadingAnchor + 16
        valueLabel.firstBaselineAnchor == titleLabel.firstBaselineAnchor
        valueLabel.leadingAnchor >= titleLabel.trailingAnchor + 12
        valueLabel.trailingAnchor == trailingAnchor - 16
    }
}

/// A title, a message that explains it, and a switch.
private final class SettingsToggleView: UIView {
    enum Action {
        case toggled(Bool)
    }

    var actionHandler: ((Action) -> Void)?
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let toggle = UISwitch()

    var isOn: Bool { toggle.isOn }

    private var titleAttributes: [NSAttributedString.Key: Any] {
        [.font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label]
    }

    private var messageAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        return [
            .font: UIFont.preferredFont(forTextStyle: .footnote),
            .foregroundColor: UIColor.secondaryLabel,
            .paragraphStyle: style,
        ]
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        toggle.addTarget(self, action: SettingsToggleView.changedToggle, for: .valueChanged)
        buildView()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SettingsToggleView is made in code")
    }

    func present(title: String, message: String, isOn: Bool) {
        titleLabel.attributedText = NSAttributedString(string: title, attributes: titleAttributes)
        messageLabel.attributedText = NSAttributedString(string: message, attributes: messageAttributes)
        toggle.accessibilityLabel = title
        toggle.setOn(isOn, animated: window != nil)
    }

    private func changedToggle() {
        actionHandler?(.toggled(isOn))
    }

    private func buildView() {
        // Hierarchy
        addSubview(titleLabel)
        addSubview(messageLabel)
        addSubview(toggle)

        // Style
        titleLabel.adjustsFontForContentSizeCategory = true
        messageLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 0
        // The switch is called so.
        titleLabel.isAccessibilityElement = false
        messageLabel.numberOfLines = 0
        toggle.setContentHuggingPriority(.required, for: .horizontal)
        toggle.setContentCompressionResistancePriority(.required, for: .horizontal)

        // Layout
        titleLabel.topAnchor == topAnchor + 12
        titleLabel.leadingAnchor == leadingAnchor + 16
        titleLabel.trailingAnchor == toggle.leadingAnchor - 16
        messageLabel.topAnchor == titleLabel.bottomAnchor + 4
        messageLabel.horizontalAnchors == titleLabel.horizontalAnchors
        messageLabel.bottomAnchor == bottomAnchor - 12
        toggle.trailingAnchor == trailingAnchor - 16
        toggle.centerYAnchor == centerYAnchor
    }
}
