import Drydock
import DrydockSnapshots
import Testing

/// A control alone on a screen, and what it sent.
@MainActor
final class ControlStage<Control: UIControl> {
    let screen: Screen
    let control: Control
    private(set) var sent: [String] = []

    init(
        _ control: Control,
        at origin: CGPoint = CGPoint(x: 100, y: 100),
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        self.control = control
        screen = Screen(direction: direction, showsStatusBar: false) { UIViewController() }
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
            (.touchUpInside, "upInside"),
        ]
        screen.perform {
            for (event, name) in names {
                control.addAction(UIAction { [unowned self] _ in sent.append(name) }, for: event)
            }
            control.frame.origin = origin
            screen.topViewController?.view.addSubview(control)
        }
    }
}
