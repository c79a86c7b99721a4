import Drydock
import DrydockSnapshots
import Foundation
import Testing

@Suite("Nibs")
struct NibGoldenTests {
    enum Look: String, CaseIterable, CustomTestStringConvertible, Sendable {
        case light, dark, rtl

        var testDescription: String { rawValue }
    }

    @Test(
        "the samples, as Interface Builder shows them",
        arguments: ["GreetingContentView", "ProfileHeader", "SignInView", "Controls"],
        Look.allCases
    )
    func sample(name: String, look: Look) throws {
        let owner: AnyObject? =
            switch name {
            case "ProfileHeader": ProfileHeader()
            case "SignInView": SignInViewController(nibName: nil, bundle: nil)
            default: nil
            }
        let nib = UINib(nibName: "Samples/\(name)", bundle: .module)
        let root = try #require(nib.instantiate(withOwner: owner).first as? UIView)
        let screen = Screen(
            size: root.frame.size,
            direction: look == .rtl ? .rightToLeft : .leftToRight,
            traits: UITraitCollection { $0.userInterfaceStyle = look == .dark ? .dark : .light },
            showsStatusBar: false
        ) { UIViewController() }
        screen.perform {
            screen.window.backgroundColor = .systemBackground
            screen.window.addSubview(root)
        }
        assertSnapshot(of: screen, as: .image)
    }
}
