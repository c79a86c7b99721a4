package import Drydock
import DrydockAnchorage
import DrydockSnapshotReport
import DrydockSnapshotResults

/// A failure at a time: its pictures, its causes, and what was decided.
@MainActor package final class ReviewViewController: UIViewController {
    package private(set) var session: ReviewSession
    private let onClose: () -> Void
    private var pictures: [Int: ReviewPictures] = [:]
    /// Which part of pictures that are too large for the window.
    private var part = 0

    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let positionLabel = UILabel()
    private let decisionLabel = UILabel()
    private let causesLabel = UILabel()
    private let messageLabel = UILabel()
    private let keysLabel = UILabel()
    private let panes = [ReviewPane(), ReviewPane(), ReviewPane()]
    private let stack = UIStackView()

    package init(session: ReviewSession, onClose: @escaping () -> Void) {
        self.session = session
        self.onClose = onClose
        super.init(nibName: nil, bundle: nil)
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        super.viewDidLoad()
        configureView()
        update()
    }

    package override var prefersStatusBarHidden: Bool { true }

    // MARK: - Keys

    package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, key.modifierFlags.isSubset(of: .shift), act(on: key) else {
            return super.pressesBegan(presses, with: event)
        }
        update()
    }

    /// Whether the key means something here.
    private func act(on key: UIKey) -> Bool {
        let before = session.index
        defer { if session.index != before { part = 0 } }
        switch key.keyCode {
        case .keyboardRightArrow, .keyboardDownArrow: session.step(by: 1)
        case .keyboardLeftArrow, .keyboardUpArrow: session.step(by: -1)
        case .keyboardSpacebar: session.blink()
        default:
            switch key.characters.lowercased() {
            case "a" where key.modifierFlags.contains(.shift): session.acceptCause()
            case "a": session.accept()
            case "d": session.show(.difference)
            case "n": part += 1
            case "s": session.show(.sideBySide)
            case "q": onClose()
            default: return false
            }
        }
        return true
    }

    // MARK: - Showing

    private func update() {
        let failure = session.current.failure
        titleLabel.text = failure.test
        detailLabel.text = session.current.referenceName
        let pictures = picturesOfCurrent()
        part %= pictures.parts.count
        positionLabel.text = "\(session.index + 1) of \(session.failures.count)"
        if pictures.parts.count > 1 {
            detailLabel.text? += "   part \(part + 1) of \(pictures.parts.count), N shows the next"
        }
        switch session.decision {
        case nil: decisionLabel.text = ""
        case .accepted:
            decisionLabel.text = "Accepted"
            decisionLabel.textColor = .systemGreen
        case .refused(let reason):
            decisionLabel.text = "Refused: \(reason)"
            decisionLabel.textColor = .systemRed
        }
        let causes = failure.causes.isEmpty ? [session.title] : failure.causes.prefix(4).map(\.summary)
        causesLabel.text = causes.joined(separator: "\n")
        show(pictures.parts[part], of: failure.message)
    }

    /// Those of the neighbours are read anew when they are shown again; of the accepted, the nearest are kept.
    private func picturesOfCurrent() -> ReviewPictures {
        let index = session.index
        let current = pictures[index] ?? ReviewPictures(of: session.current)
        pictures = pictures.filter { session.decisions[$0.key] == .accepted && abs($0.key - index) <= 8 }
        pictures[index] = current
        return current
    }

    private func show(_ pictures: ReviewPictures.Part, of message: String) {
        let shown: [(String, UIImage?)] =
            switch session.view {
            case .reference: [("Reference", pictures.reference)]
            case .actual: [("Actual", pictures.actual)]
            case .difference: [("Difference", pictures.difference)]
            case .sideBySide:
                [
                    ("Reference", pictures.reference), ("Actual", pictures.actual),
                    ("Difference", pictures.difference),
                ]
            }
        for (index, pane) in panes.enumerated() {
            let isShown = index < shown.count && (shown[index].1 != nil || shown.count == 1)
            pane.isHidden = !isShown
            if isShown { pane.show(shown[index].1, title: shown[index].0, place: pictures.place) }
        }
        // A text, or a file that is gone.
        let hasPicture = pictures.reference != nil || pictures.actual != nil
        stack.isHidden = !hasPicture
        messageLabel.isHidden = hasPicture
        messageLabel.text = message
    }
}

// MARK: - View configuration

extension ReviewViewController {
    private enum Constant {
        static let margin: CGFloat = 20
        static let keys =
            "→ next   ← before   Space blink   D difference   S side by side   A accept   Shift-A all of its cause   Q close"
    }

    private func configureView() {
        // Hierarchy
        let labels = [
            titleLabel, detailLabel, positionLabel, decisionLabel, causesLabel, messageLabel, keysLabel,
        ]
        for label in labels { view.addSubview(label) }
        view.addSubview(stack)
        for pane in panes { stack.addArrangedSubview(pane) }

        // Style
        view.backgroundColor = .systemBackground
        titleLabel.font = .systemFont(ofSize: 18, weight: .semibold)
        for label in [detailLabel, positionLabel, keysLabel] {
            label.font = .systemFont(ofSize: 13)
            label.textColor = .secondaryLabel
        }
        keysLabel.text = Constant.keys
        decisionLabel.font = .systemFont(ofSize: 14, weight: .semibold)
        decisionLabel.numberOfLines = 2
        causesLabel.font = .systemFont(ofSize: 14)
        causesLabel.numberOfLines = 0
        messageLabel.font = .systemFont(ofSize: 14)
        messageLabel.numberOfLines = 0
        stack.spacing = Constant.margin
        stack.distribution = .fillEqually
        positionLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        positionLabel.setContentHuggingPriority(.required, for: .horizontal)

        // Layout
        let margin = Constant.margin
        // No status bar is shown, for which the safe area has room.
        titleLabel.topAnchor == view.topAnchor + margin
        titleLabel.leadingAnchor == view.leadingAnchor + margin
        titleLabel.trailingAnchor <= positionLabel.leadingAnchor - margin
        positionLabel.firstBaselineAnchor == titleLabel.firstBaselineAnchor
        positionLabel.trailingAnchor == view.trailingAnchor - margin
        detailLabel.topAnchor == titleLabel.bottomAnchor + 4
        detailLabel.leadingAnchor == titleLabel.leadingAnchor
        detailLabel.trailingAnchor <= view.trailingAnchor - margin
        causesLabel.topAnchor == detailLabel.bottomAnchor + 10
        causesLabel.horizontalAnchors == view.horizontalAnchors + margin
        decisionLabel.topAnchor == causesLabel.bottomAnchor + 4
        decisionLabel.horizontalAnchors == causesLabel.horizontalAnchors
        for content in [stack, messageLabel] {
            content.topAnchor == decisionLabel.bottomAnchor + 12
            content.horizontalAnchors == causesLabel.horizontalAnchors
        }
        stack.bottomAnchor == keysLabel.topAnchor - 12
        messageLabel.bottomAnchor <= keysLabel.topAnchor - 12
        keysLabel.horizontalAnchors == causesLabel.horizontalAnchors
        keysLabel.bottomAnchor == view.bottomAnchor - 14
    }
}

/// A picture on a grey ground with a line around it, and its name: at its own size, or smaller where that is too large.
@MainActor private final class ReviewPane: UIView {
    private let caption = UILabel()
    private let ground = UIView()
    private let edge = UIView()
    private let picture = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        configureView()
    }

    required init?(coder: NSCoder) { nil }

    func show(_ image: UIImage?, title: String, place: String?) {
        let pixels = image.map { image in
            let (width, height) = (image.size.width * image.scale, image.size.height * image.scale)
            return "  " + (place ?? "\(Int(width)) × \(Int(height))")
        }
        caption.text = image == nil ? "\(title): there is none" : title + (pixels ?? "")
        picture.image = image
        edge.isHidden = image == nil
        setNeedsLayout()
    }

    private func configureView() {
        // Hierarchy
        addSubview(caption)
        addSubview(ground)
        ground.addSubview(edge)
        ground.addSubview(picture)

        // Style
        caption.font = .systemFont(ofSize: 13, weight: .medium)
        caption.textColor = .secondaryLabel
        ground.backgroundColor = .secondarySystemBackground
        ground.layer.cornerRadius = 8
        ground.clipsToBounds = true
        edge.backgroundColor = .systemGray3

        // Layout
        caption.topAnchor == topAnchor
        caption.horizontalAnchors == horizontalAnchors
        ground.topAnchor == caption.bottomAnchor + 6
        ground.horizontalAnchors == horizontalAnchors
        ground.bottomAnchor == bottomAnchor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = ground.bounds.insetBy(dx: 10, dy: 10)
        guard let size = picture.image?.size, room.width > 0, room.height > 0 else { return }
        let factor = min(1, room.width / size.width, room.height / size.height)
        let fitted = CGSize(width: size.width * factor, height: size.height * factor)
        picture.frame = CGRect(
            x: (ground.bounds.width - fitted.width) / 2,
            y: (ground.bounds.height - fitted.height) / 2,
            width: fitted.width,
            height: fitted.height
        )
        edge.frame = picture.frame.insetBy(dx: -1, dy: -1)
    }
}
