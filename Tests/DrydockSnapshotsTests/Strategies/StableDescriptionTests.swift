import Drydock
import DrydockSnapshots
import Testing

/// What is written of objects is the same in each run.
struct StableDescriptionTests {
    private final class CardView: UIView {
        private let title = UILabel()
        private var handler: (() -> Void)?
    }

    private struct Model {
        let view = CardView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        let label = UILabel()
        let layer = CALayer()
        let controller = UIViewController()
        let constraint: NSLayoutConstraint
        let action = UIAction(title: "Save") { _ in }
        let font = UIFont.systemFont(ofSize: 13)
        let color = UIColor.systemBlue
        let recognizer = UITapGestureRecognizer()
        let item = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
        let closure: () -> Void = {}
        let views: [UIView] = [UIView(), UIImageView()]

        init() {
            view.accessibilityIdentifier = "card"
            label.text = "Hello"
            label.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
            constraint = view.widthAnchor.constraint(equalToConstant: 20)
            controller.title = "Home"
        }
    }

    @Test(
        "a value that holds views, constraints, actions and closures has a line for each, the same every time"
    )
    func dump() throws {
        let first = try Snapshotting<Model, String>.dump.take(Model())
        // Counters and addresses go on meanwhile.
        let others = (0..<20).map { _ in Model() }
        #expect(try Snapshotting<Model, String>.dump.take(Model()) == first)
        #expect(others.count == 20)
        let lines = first.split(separator: "\n")
        #expect(lines.count == 15, "\(first)")
        #expect(!first.contains("0x"))
        #expect(
            lines.contains {
                $0.hasPrefix("  - view: <") && $0.contains("CardView") && $0.contains("frame = (1 2; 30 40)")
            }
        )
        #expect(lines.contains { $0.hasPrefix("  - label: <UILabel") && $0.contains("text = 'Hello'") })
        #expect(lines.contains("  - controller: <UIViewController; title = 'Home'>"))
        #expect(lines.contains("  - action: <UIAction; title = 'Save'>"))
        #expect(lines.contains { $0.hasPrefix("  - constraint: <NSLayoutConstraint; ") && $0.contains("20") })
        #expect(lines.contains("  - closure: (Function)"))
    }

    @Test("a description of a view or a layer is one line without an address")
    func description() throws {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let text = try Snapshotting<UIView, String>.description.take(view)
        #expect(text == "<UIView; frame = (1 2; 3 4)>")
        let layer = CALayer()
        layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        layer.name = "shine"
        #expect(
            try Snapshotting<CALayer, String>.description.take(layer)
                == "<CALayer \"shine\"; frame = (1 2; 3 4)>"
        )
        let list = try Snapshotting<[UIView], String>.description.take([view, view])
        #expect(list == "[<UIView; frame = (1 2; 3 4)>, <UIView; frame = (1 2; 3 4)>]")
    }

    @Test(
        "an object of an application's own that inherits from NSObject has its parts, and texts stay as they are"
    )
    func others() throws {
        class Settings: NSObject { let volume = 3 }
        let text = try Snapshotting<Settings, String>.dump.take(Settings())
        #expect(text.contains("volume: 3"))
        #expect(try Snapshotting<String, String>.description.take("at: 0x1234>") == "at: 0x1234>")
        #expect(try Snapshotting<Int, String>.description.take(3) == "3")
    }
}
