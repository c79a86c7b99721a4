import Drydock
import Testing

@Suite("Dynamic colours")
struct DynamicColorTests {
    private static let light = UITraitCollection(userInterfaceStyle: .light)
    private static let dark = UITraitCollection(userInterfaceStyle: .dark)
    private let redOrBlue = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }

    @Test("a provider decides by the traits")
    func provider() {
        #expect(redOrBlue.resolvedColor(with: Self.light) == .red)
        #expect(redOrBlue.resolvedColor(with: Self.dark) == .blue)
        #expect(redOrBlue.resolvedColor(with: UITraitCollection()) == .red)
        #expect(UIColor.green.resolvedColor(with: Self.dark) === UIColor.green)
    }

    @Test("what is asked for without traits has the current ones")
    func current() {
        #expect(UIColor(cgColor: redOrBlue.cgColor) == .red)
        Self.dark.performAsCurrent {
            #expect(UIColor(cgColor: redOrBlue.cgColor) == .blue)
            #expect(redOrBlue.premultiplied == UIColor.blue.premultiplied)
            var white: CGFloat = 0
            #expect(UIColor.label.getRed(&white, green: nil, blue: nil, alpha: nil))
            #expect(white == 1)
        }
    }

    @Test("a provider may return another dynamic colour, resolved with the same traits")
    func nested() {
        let color = UIColor { _ in .systemBackground }
        #expect(color.resolvedColor(with: Self.dark) == .black)
        #expect(color.resolvedColor(with: Self.light) == .white)
    }

    @Test("a dynamic colour stays dynamic at another opacity")
    func alpha() {
        let faded = redOrBlue.withAlphaComponent(0.25)
        #expect(faded.resolvedColor(with: Self.dark) == UIColor.blue.withAlphaComponent(0.25))
        #expect(faded.withAlphaComponent(0.5).resolvedColor(with: Self.light).opacity == 0.5)
        #expect(faded == redOrBlue.withAlphaComponent(0.25))
        #expect(faded.hashValue == redOrBlue.withAlphaComponent(0.25).hashValue)
        #expect(faded != redOrBlue)
    }

    @Test("equality does not depend on the current traits")
    func equality() {
        #expect(redOrBlue != .red)
        #expect(UIColor.label == .label)
        #expect(UIColor.label != .black)
        Self.dark.performAsCurrent { #expect(UIColor.label != .white) }
        #expect(Set([UIColor.label, .label, .placeholderText, .tertiaryLabel]).count == 3)
    }

    @Test("providers that lead to one another without end are told to stop")
    func endless() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let color = UIColor { _ in UIColor { _ in EndlessColor.shared } }
            _ = color.cgColor
        }
        #expect(
            errorText(of: result).contains(
                "UIColor(dynamicProvider:): providers return one another's colours without end"
            )
        )
    }
}

private enum EndlessColor {
    nonisolated static let shared: UIColor = UIColor { _ in EndlessColor.shared }
}
