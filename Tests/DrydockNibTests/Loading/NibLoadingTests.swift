import Drydock
import DrydockTesting
import Foundation
import Testing

@Suite struct NibLoadingTests {
    private func root(_ name: String, owner: AnyObject? = nil) throws -> UIView {
        let nib = UINib(nibName: "Samples/\(name)", bundle: .module)
        return try #require(nib.instantiate(withOwner: owner).first as? UIView)
    }

    @Test("a root of one's own class is decoded with its subviews, connected, and then wakes")
    func order() throws {
        let view = try #require(try root("GreetingContentView") as? GreetingContentView)

        #expect(view.events == ["decoded with 3 subviews", "woke with Hello"])
        #expect(view.titleLabel.font == .systemFont(ofSize: 28, weight: .semibold))
        #expect(view.againButton.title(for: .normal) == "Say it again")
        #expect(view.logoTopConstant == 40)
    }

    /// At scale 1; Interface Builder wrote 148.67 and 76.67 for a scale of 3.
    @Test("constraints give the frames that Interface Builder wrote")
    func frames() throws {
        let view = try #require(try root("GreetingContentView") as? GreetingContentView)
        let controller = UIViewController()
        controller.view = view
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.addSubview(view)
        view.layoutIfNeeded()

        #expect(view.subviews[0].frame == CGRect(x: 149, y: 99, width: 96, height: 96))
        #expect(view.titleLabel.frame.minY == 219)
        #expect(view.againButton.frame == CGRect(x: 77, y: 744, width: 240, height: 50))
    }

    @Test("actions call the methods that are registered under their names")
    func actions() throws {
        let view = try #require(try root("GreetingContentView") as? GreetingContentView)

        view.againButton.sendActions(for: .touchUpInside)
        view.againButton.sendActions(for: .touchDown)

        #expect(view.taps == 1)
    }

    @Test("an owner gets outlets, collections, runtime attributes and recognisers")
    func owner() throws {
        let owner = ProfileHeader()
        let root = try root("ProfileHeader", owner: owner)

        #expect(owner.rootView === root)
        #expect(owner.nameLabel?.text == "Ada")
        #expect(owner.labels.map(\.frame.minY) == [20, 48])
        #expect(owner.avatarView.layer.cornerRadius == 36)
        #expect(owner.avatarView.layer.masksToBounds)
        #expect(owner.avatarView.layer.borderWidth == 0.5)
        let tap = try #require(owner.avatarView.gestureRecognizers?.first as? UITapGestureRecognizer)
        #expect(tap.numberOfTapsRequired == 2)
        (root.subviews[3] as? UIButton)?.sendActions(for: .touchUpInside)
        #expect(owner.calls == ["people"])
    }

    @Test("a label that a nib says nothing of is left-aligned, shrinks, and takes touches")
    func baseline() throws {
        let owner = ProfileHeader()
        _ = try root("ProfileHeader", owner: owner)
        let label = try #require(owner.nameLabel)

        #expect(label.textAlignment == .left)
        #expect(!label.adjustsFontSizeToFitWidth)
        #expect(!label.isUserInteractionEnabled)
        #expect(owner.avatarView.isUserInteractionEnabled)
        #expect(owner.avatarView.contentHuggingPriority(for: .horizontal).rawValue == 250)
    }

    @Test("a controller's view comes from its nib")
    func controller() throws {
        let controller = SignInViewController(nibName: "Samples/SignInView", bundle: .module)

        #expect(controller.view.frame.size == CGSize(width: 393, height: 852))
        #expect(controller.mailField.placeholder == "E-mail")
        #expect(controller.mailField.delegate === controller)
        #expect(controller.mailField.keyboardType == .emailAddress)
        #expect(controller.view.tintColor == UIColor(red: 0, green: 0.5, blue: 0.5, alpha: 1))
    }

    @Test("controls have their values")
    func controls() throws {
        let view = try #require(try root("Controls") as? ControlsView)
        let slider = try #require(view.arrangedSubviews[0] as? UISlider)

        #expect(view.arrangedSubviews.count == 9)
        #expect((slider.minimumValue, slider.value, slider.maximumValue) == (-1, 0.25, 1))
        #expect((view.arrangedSubviews[1] as? UISegmentedControl)?.selectedSegmentIndex == 1)
        #expect((view.arrangedSubviews[2] as? UIStepper)?.stepValue == 2)
        #expect((view.arrangedSubviews[3] as? UIProgressView)?.progress == 0.4)
        #expect((view.arrangedSubviews[6] as? UITextView)?.isEditable == false)
        #expect((view.arrangedSubviews[8] as? UIButton)?.configuration?.title == "Save")
        slider.sendActions(for: .valueChanged)
        #expect(view.values == [0.25])
    }

    @Test("an outlet that is not connected says which it is")
    func unconnected() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let owner = ProfileHeader()
                _ = owner.avatarView
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("ProfileHeader.avatarView: the outlet is not connected"))
    }
}
