import Drydock

/// The classes that the samples name.
class GreetingContentView: UIView {
    @Outlet var titleLabel: UILabel
    @Outlet var againButton: UIButton
    @Outlet private var logoTop: NSLayoutConstraint?
    private(set) var taps = 0
    private(set) var events: [String] = []

    var logoTopConstant: CGFloat? { logoTop?.constant }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        events.append("decoded with \(subviews.count) subviews")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        events.append("woke with \(titleLabel.text?.prefix(5) ?? "nothing")")
    }

    func sayItAgain(_ sender: UIButton) { taps += 1 }
}

extension GreetingContentView: NibActionTarget {
    static var nibActions: [String: NibAction] {
        ["sayItAgain(_:)": NibAction(GreetingContentView.sayItAgain)]
    }
}

final class ProfileHeader: NSObject, NibActionTarget {
    @Outlet(.strong) var rootView: UIView
    @Outlet var avatarView: UIImageView
    @Outlet var nameLabel: UILabel?
    @OutletCollection var labels: [UILabel]
    private(set) var calls: [String] = []

    class var nibActions: [String: NibAction] {
        [
            "showPeople:": NibAction(ProfileHeader.showPeople),
            "avatarTapped:": NibAction(ProfileHeader.avatarTapped),
        ]
    }

    func showPeople() { calls.append("people") }
    func avatarTapped(_ recognizer: UITapGestureRecognizer) { calls.append("avatar") }
}

final class SignInViewController: UIViewController, UITextFieldDelegate {
    @Outlet var mailField: UITextField
}

final class ControlsView: UIStackView, NibActionTarget {
    private(set) var values: [Float] = []

    static var nibActions: [String: NibAction] { ["slid:": NibAction(ControlsView.slid)] }

    func slid(_ slider: UISlider) { values.append(slider.value) }
}
