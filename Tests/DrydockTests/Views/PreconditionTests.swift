import Drydock
import Testing

/// Optimised code loses the text of the standard library's preconditions: these tests are worth more in a release build.
@Suite("What callers do wrong")
struct PreconditionTests {
    private func text(of result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("a wrong value of a view is named, with file and line")
    func value() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                view.accessibilityIdentifier = "badge"
                view.alpha = .nan
            }
        }
        let expected = /UIView\+Display.swift:\d+: Fatal error: UIView "badge".alpha: nan is not finite/
        #expect(text(of: result).contains(expected))
    }

    @Test("numbers that are none are named with what they are of", arguments: 0..<5)
    func numbers(kind: Int) async {
        let names = [
            "UIScrollView.contentInset", "UITextView.textContainerInset", "UISlider.minimumValue",
            "UISlider.maximumValue", "Timer.scheduledTimer",
        ]
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [kind = kind as Int] in
            await MainActor.run {
                switch kind {
                case 0: UIScrollView().contentInset.top = .nan
                case 1: UITextView().textContainerInset.left = .infinity
                case 2: UISlider().minimumValue = -.infinity
                case 3: UISlider().maximumValue = .infinity
                default: _ = Timer.scheduledTimer(withTimeInterval: .nan, repeats: false) { _ in }
                }
            }
        }
        #expect(text(of: result).contains("Fatal error: \(names[kind])"))
    }

    @Test("what an action cannot take is named")
    func sender() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Target {
                    func changed(_ sender: UIButton) {}
                }
                let target = Target()
                let control = UIControl()
                control.addTarget(target, action: Target.changed, for: .valueChanged)
                control.sendActions(for: .valueChanged)
            }
        }
        #expect(text(of: result).contains("Fatal error: UIControl: an action wants a UIButton as its sender"))
    }

    @Test("a wrong value of the graphics is named")
    func graphics() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UIFont.systemFont(ofSize: .infinity)
        }
        #expect(text(of: result).contains("Fatal error: UIFont: the size inf is not finite"))
    }
}
