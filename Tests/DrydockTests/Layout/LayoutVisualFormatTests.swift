import Drydock
import Foundation
import Testing

@Suite("Visual formats")
struct LayoutVisualFormatTests {
    let root = makeRoot(320, 480)

    private func views(_ names: String...) -> [String: UIView] {
        var views: [String: UIView] = [:]
        for name in names {
            let view = root.adding(UIView())
            view.accessibilityIdentifier = name
            view.translatesAutoresizingMaskIntoConstraints = false
            views[name] = view
        }
        return views
    }

    private func written(
        _ format: String,
        _ options: NSLayoutConstraint.FormatOptions = [],
        _ metrics: [String: Any] = [:],
        _ views: [String: UIView]
    ) -> [String] {
        NSLayoutConstraint.constraints(
            withVisualFormat: format,
            options: options,
            metrics: metrics,
            views: views
        )
        .map {
            $0.description.replacingOccurrences(of: "UIView ", with: "").replacingOccurrences(
                of: "\"",
                with: ""
            )
        }
    }

    @Test("distances, sizes, relations, priorities and metrics")
    func grammar() {
        let views = views("a", "b")
        #expect(
            written(
                "H:|-10-[a(50)]-[b(>=a,<=100@700)]-(>=gap,==20@low)-|",
                [],
                ["gap": 12, "low": 250.0],
                views
            ) == [
                "a.leading == RootWindow.leading + 10", "a.width == 50", "b.leading == a.trailing + 8",
                "b.width >= a.width", "b.width <= 100 ~ 700", "RootWindow.trailing >= b.trailing + 12",
                "RootWindow.trailing == b.trailing + 20 ~ 250",
            ]
        )
        #expect(
            written("V:|[a]-(-4)-[b]|", [], [:], views) == [
                "a.top == RootWindow.top", "b.top == a.bottom - 4", "RootWindow.bottom == b.bottom",
            ]
        )
    }

    @Test("a lone hyphen beside the superview is its margin")
    func margins() {
        #expect(
            written("|-[a]-|", [], [:], views("a")) == [
                "a.leading == RootWindow.layoutMarginsGuide.leading",
                "RootWindow.layoutMarginsGuide.trailing == a.trailing",
            ]
        )
    }

    @Test("options align all views and choose the direction")
    func options() {
        let views = views("a", "b")
        #expect(
            written("[a]-5-[b]", [.alignAllTop, .directionRightToLeft], [:], views) == [
                "b.right == a.left - 5", "a.top == b.top",
            ]
        )
        #expect(
            written("V:[a]-5-[b]", [.alignAllLeading, .spacingBaselineToBaseline], [:], views) == [
                "b.firstBaseline == a.lastBaseline + 5", "a.leading == b.leading",
            ]
        )
    }

    @Test("a whole screen is laid out")
    func wholeScreen() {
        let views = views("header", "body")
        for format in ["H:|[header]|", "H:|-16-[body]-16-|", "V:|[header(64)]-8-[body]|"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views)
            )
        }
        root.layoutIfNeeded()
        #expect(views["header"]?.frame == CGRect(x: 0, y: 0, width: 320, height: 64))
        #expect(views["body"]?.frame == CGRect(x: 16, y: 72, width: 288, height: 408))
        #expect(root.conflictDescriptions.isEmpty)
    }

    @Test("what cannot be read stops the program with the format and the place")
    func errors() async {
        let bracket = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a-|", metrics: nil, views: [:])
            }
        }
        let text = String(decoding: bracket?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("expected ]\nH:|-[a-|\n      ^"))
        let name = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "[who]", metrics: nil, views: [:])
            }
        }
        let other = String(decoding: name?.standardErrorContent ?? [], as: UTF8.self)
        #expect(other.contains("who is not among the views\n[who]\n ^"))
    }
}
