import Drydock
import DrydockPlatform
import DrydockTesting

/// A window with a view, fingers, and a record of what recognisers and views were told.
final class GestureStage {
    let screen = Screen.empty(size: CGSize(width: 400, height: 400), scale: 1, showsStatusBar: false)
    let outer = TouchView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let inner = TouchView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    private(set) var log: [String] = []

    init() {
        outer.name = "outer"
        inner.name = "inner"
        for view in [outer, inner] { view.note = { [unowned self] in log.append($0) } }
        screen.window.addSubview(outer)
        outer.addSubview(inner)
        screen.host.update()
    }

    nonisolated enum Step: Sendable {
        case down(Int64, Double, Double)
        case move(Int64, Double, Double)
        case up(Int64)
        case wait(Double)
        /// A button of the mouse.
        case button(UInt8, isDown: Bool)
        case cancel
    }

    private var places: [Int64: (Double, Double)] = [0: (100, 100)]

    func run(_ steps: [Step]) {
        for step in steps {
            switch step {
            case .down(let id, let x, let y):
                places[id] = (x, y)
                send(.began, id)
            case .move(let id, let x, let y):
                places[id] = (x, y)
                send(.moved, id)
            case .up(let id): send(.ended, id)
            case .wait(let seconds): screen.advance(by: seconds)
            case .button(let button, let isDown): send(isDown ? .began : .ended, 0, buttons: button)
            case .cancel: screen.host.handle(.focusLost)
            }
        }
    }

    private func send(_ phase: PointerEvent.Phase, _ id: Int64, buttons: UInt8 = 1) {
        let (x, y) = places[id] ?? (0, 0)
        screen.host.handle(.pointer(PointerEvent(phase: phase, id: id, x: x, y: y, buttons: buttons)))
    }

    /// What happened since the last call.
    func take() -> [String] {
        defer { log = [] }
        return log
    }

    /// Adds a recogniser that notes its states under a name.
    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer,
        _ name: String = "",
        to view: UIView? = nil
    ) -> Recognizer {
        recognizer.name = name
        (view ?? inner).addGestureRecognizer(recognizer)
        recognizer.addTarget(self, action: GestureStage.recognized)
        return recognizer
    }

    private func recognized(_ recognizer: UIGestureRecognizer) {
        let name = recognizer.name ?? ""
        log.append(name.isEmpty ? "\(recognizer.state)" : "\(name) \(recognizer.state)")
    }
}

/// Notes its touches if it has a reason to.
final class TouchView: UIView {
    var name = ""
    var note: ((String) -> Void)?
    var isNoting = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        tell("cancelled", touches)
    }

    private func tell(_ what: String, _ touches: Set<UITouch>) {
        if isNoting { note?("\(name) touch \(what)\(touches.count > 1 ? " \(touches.count)" : "")") }
    }
}

/// Answers as it is told to, and remembers what it was asked.
final class GestureDelegate: UIGestureRecognizerDelegate {
    var begins = true
    var receivesTouches = true
    var receivesEvents = true
    var isSimultaneous = false
    var requiresFailure: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var requiredToFail: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    private(set) var questions: [String] = []

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        questions.append("begin")
        return begins
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        questions.append("event")
        return receivesEvents
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        questions.append("touch")
        return receivesTouches
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { requiresFailure(gestureRecognizer, otherGestureRecognizer) }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { requiredToFail(gestureRecognizer, otherGestureRecognizer) }
}
