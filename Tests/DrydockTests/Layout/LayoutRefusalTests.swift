import Drydock
import DrydockAnchorage
import Testing

@Suite("What constraints refuse")
struct LayoutRefusalTests {
    private static func named(_ name: String) -> UIView {
        let view = UIView()
        view.accessibilityIdentifier = name
        return view
    }

    /// Whether the trap's message says all this, in optimised code too.
    private func expect(
        _ result: ExitTest.Result?,
        says words: [String],
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let text = errorText(of: result)
        for word in words { #expect(text.contains(word), sourceLocation: sourceLocation) }
    }

    @Test("constants that are not finite, when made and when set")
    func constants() async {
        let set = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = Self.named("badge")
                let width = view.widthAnchor == 10
                width.constant = .nan
            }
        }
        expect(set, says: ["\"badge\".width == 10", "not finite"])
        let made = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = Self.named("badge")
                _ = view.widthAnchor.constraint(equalToConstant: .infinity)
            }
        }
        expect(made, says: ["\"badge\".width", "not finite"])
    }

    @Test("multipliers that are infinite or no number, and of positions those that are zero")
    func multipliers() async {
        let zero = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = Self.named("badge")
                view.leadingAnchor == view.trailingAnchor * 0
            }
        }
        expect(zero, says: ["\"badge\".leading", "multiplier 0.0"])
        let infinite = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = Self.named("badge")
                view.widthAnchor == view.heightAnchor / 0
            }
        }
        expect(infinite, says: ["\"badge\".width", "multiplier inf"])
        let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = Self.named("badge")
                _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .nan)
            }
        }
        expect(none, says: ["\"badge\".width", "multiplier nan"])
    }

    @Test("priorities out of range, of constraints and of content")
    func priorities() async {
        let made = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = Self.named("badge")
                view.widthAnchor == 10 ~ 1001
            }
        }
        expect(made, says: ["\"badge\".width == 10", "1001", "0 < p ≤ 1000"])
        let set = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = Self.named("badge")
                let width = view.widthAnchor == 10
                width.priority = 0
            }
        }
        expect(set, says: ["\"badge\".width == 10", "0 < p ≤ 1000"])
        let hugging = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { Self.named("badge").setContentHuggingPriority(-1, for: .horizontal) }
        }
        expect(hugging, says: ["\"badge\".setContentHuggingPriority", "0 ≤ p ≤ 1000"])
        let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                Self.named("badge").setContentCompressionResistancePriority(
                    UILayoutPriority(.nan),
                    for: .vertical
                )
            }
        }
        expect(none, says: ["\"badge\".setContentCompressionResistancePriority"])
    }

    @Test("a custom spacing of a stack view that is not finite")
    func spacings() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                UIStackView(arrangedSubviews: [view]).setCustomSpacing(.infinity, after: view)
            }
        }
        expect(result, says: ["UIStackView.setCustomSpacing", "not finite"])
    }

    @Test("views without a common ancestor are named, as are views of two windows")
    func refusesStrangers() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (first, second) = (UIView(), UIView())
                first.accessibilityIdentifier = "stranger"
                second.accessibilityIdentifier = "passer-by"
                makeRoot().addSubview(first)
                makeRoot().addSubview(second)
                first.topAnchor == second.topAnchor
            }
        }
        expect(result, says: ["stranger", "passer-by", "common ancestor"])
    }

    @Test("attributes that do not pair are refused")
    func refusesPairs() async {
        let first = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = UIView()
                _ = root.adding(UIView()).leftAnchor.constraint(equalTo: root.leadingAnchor)
            }
        }
        expect(first, says: ["leading and trailing do not pair with left and right"])
        let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                _ = NSLayoutConstraint(
                    item: view,
                    attribute: .top,
                    relatedBy: .equal,
                    toItem: nil,
                    attribute: .notAnAttribute,
                    multiplier: 1,
                    constant: 0
                )
            }
        }
        expect(second, says: ["top needs a second item; only sizes can be constants"])
        let third = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                _ = NSLayoutConstraint(
                    item: view,
                    attribute: .top,
                    relatedBy: .equal,
                    toItem: view,
                    attribute: .width,
                    multiplier: 1,
                    constant: 0
                )
            }
        }
        expect(third, says: ["top and .width are not of the same kind"])
    }
}
