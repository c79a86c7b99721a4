import Drydock
import DrydockPlatform
import DrydockSnapshots
import DrydockTesting
import Testing

@Suite("UIPointerInteraction")
struct PointerInteractionTests {
    private let stage = PointerStage()

    // MARK: - Regions

    @Test("the delegate is asked for a region at each move, and for a style once in each region")
    func order() {
        stage.move(10, 90)
        #expect(stage.take() == [])
        stage.move(60, 40)
        let entering = ["style for 60 × 28", "enter 60 × 28", "entered true"]
        #expect(stage.take() == ["region at 10 4"] + entering)
        stage.move(70, 50)
        #expect(stage.take() == ["region at 20 14"])
        stage.move(10, 90)
        #expect(stage.take() == ["exit 60 × 28", "exits"])
        stage.move(70, 50)
        _ = stage.take()
        stage.move(0, 0, isInside: false)
        #expect(stage.take() == ["exit 60 × 28", "exits"])
    }

    @Test(
        "regions of a view are told apart by rectangle and identifier; one is left before the other is entered"
    )
    func regions() {
        stage.region = { request, whole in
            if request.location.x < 20 { return UIPointerRegion(rect: whole.rect, identifier: "start") }
            return request.location.x < 40 ? nil : UIPointerRegion(rect: whole.rect, identifier: 7)
        }
        stage.move(51, 40)
        #expect(stage.take() == ["region at 1 4", "style for start", "enter start", "entered true"])
        stage.move(52, 40)
        #expect(stage.take() == ["region at 2 4"])
        stage.move(95, 40)
        #expect(
            stage.take() == [
                "region at 45 4", "exit start", "exits", "style for 7", "enter 7", "entered true",
            ]
        )
        stage.move(75, 40)
        #expect(stage.take() == ["region at 25 4", "exit 7", "exits"])
    }

    @Test("requests tell which keys are held")
    func modifiers() {
        var held: UIKeyModifierFlags?
        stage.region = {
            held = $0.modifiers
            return $1
        }
        stage.screen.host.handle(.modifiers([.shift]))
        stage.move(60, 40)
        #expect(held == .shift)
    }

    @Test("of interactions around each other the deepest that has a region is entered")
    func nesting() {
        let outer = PointerStage()
        stage.style = { _ in UIPointerStyle.hidden() }
        stage.screen.perform { stage.view.superview?.addInteraction(outer.interaction) }
        stage.move(60, 40)
        #expect(outer.take() == [])
        #expect(stage.shape == .hidden)
        stage.region = { _, _ in nil }
        stage.move(61, 40)
        #expect(
            outer.take() == ["region at 61 40", "style for 160 × 100", "enter 160 × 100", "entered true"]
        )
    }

    @Test("a disabled or removed interaction, and a view that goes, let go of the pointer")
    func leaving() {
        stage.move(60, 40)
        _ = stage.take()
        stage.screen.perform { stage.interaction.isEnabled = false }
        #expect(stage.take() == ["exit 60 × 28", "exits"])
        stage.screen.perform { stage.interaction.isEnabled = true }
        #expect(stage.take().last == "entered true")
        stage.screen.perform { stage.view.removeInteraction(stage.interaction) }
        #expect(stage.take() == ["exit 60 × 28", "exits"])
        stage.screen.perform { stage.view.addInteraction(stage.interaction) }
        stage.move(61, 40)
        #expect(stage.take().last == "entered true")
        stage.screen.perform { stage.view.removeFromSuperview() }
        #expect(stage.take() == ["exit 60 × 28", "exits"])
        stage.move(60, 40)
        #expect(stage.take() == [])
    }

    @Test("invalidating asks for region and style again where the pointer is")
    func invalidation() {
        stage.screen.perform { stage.interaction.invalidate() }
        #expect(stage.take() == [])
        stage.move(60, 40)
        _ = stage.take()
        stage.style = { _ in UIPointerStyle.hidden() }
        stage.screen.perform { stage.interaction.invalidate() }
        #expect(
            stage.take() == [
                "region at 10 4", "exit 60 × 28", "exits", "style for 60 × 28", "enter 60 × 28",
                "entered true",
            ]
        )
        #expect(stage.shape == .hidden)
    }

    // MARK: - Looks

    nonisolated enum Effect: String, CaseIterable, CustomTestStringConvertible {
        case highlight, lift, hover, underlay, shaped

        var testDescription: String { rawValue }

        @MainActor func style(_ preview: UITargetedPreview) -> UIPointerStyle {
            switch self {
            case .highlight: UIPointerStyle(effect: .highlight(preview))
            case .lift: UIPointerStyle(effect: .lift(preview))
            case .hover: UIPointerStyle(effect: .hover(preview), shape: .verticalBeam(length: 12))
            case .underlay:
                UIPointerStyle(
                    effect: .hover(
                        preview,
                        preferredTintMode: .underlay,
                        prefersShadow: true,
                        prefersScaledContent: false
                    )
                )
            case .shaped:
                UIPointerStyle(
                    effect: .highlight(preview),
                    shape: .roundedRect(CGRect(x: 42, y: 30, width: 76, height: 40), radius: 20)
                )
            }
        }

        var shape: PointerShape {
            switch self {
            case .highlight, .lift, .shaped: .hand
            case .hover: .text
            case .underlay: .arrow
            }
        }
    }

    @Test("looks", arguments: Effect.allCases, [UIUserInterfaceStyle.light, .dark])
    func looks(effect: Effect, style: UIUserInterfaceStyle) {
        let stage = PointerStage(style: style)
        if effect == .lift || effect == .hover {
            stage.screen.perform { stage.view.backgroundColor = .systemYellow }
        }
        stage.style = effect.style
        stage.move(60, 40)
        stage.screen.settle()
        #expect(stage.shape == effect.shape)
        assertSnapshot(
            of: stage.screen,
            as: .image,
            named: "\(effect.rawValue)-\(style == .dark ? "dark" : "light")"
        )
    }

    @Test("an effect comes and goes smoothly, and leaves no trace", arguments: Effect.allCases)
    func passing(effect: Effect) throws {
        stage.style = effect.style
        let (view, page) = (stage.view, try #require(stage.view.superview))
        stage.screen.perform { view.textColor = .systemRed }
        let before = stage.picture
        stage.move(60, 40)
        #expect(view.transform == .identity && page.subviews.count == 2)
        stage.screen.advance(by: 0.1)
        let half = stage.picture
        stage.screen.advance(by: 0.1)
        let whole = stage.picture
        #expect(half != before && whole != half)
        #expect(!stage.screen.host.isAnimating)
        stage.move(10, 90)
        stage.screen.advance(by: 0.1)
        let going = stage.picture
        #expect(going != before && going != whole)
        stage.screen.settle()
        #expect(stage.picture == before)
        #expect(page.layer.sublayers?.count == 2)
    }

    @Test("without an effect the pointer takes its shape alone")
    func shapes() {
        let line = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8))
        let expected: [(UIPointerStyle?, PointerShape)] = [
            (nil, .arrow), (.system(), .arrow), (.hidden(), .hidden),
            (UIPointerStyle(shape: .horizontalBeam(length: 10)), .text),
            (UIPointerStyle(shape: .path(line)), .arrow),
        ]
        for (style, shape) in expected {
            stage.style = { _ in style }
            stage.move(60, 40)
            #expect(stage.shape == shape)
            #expect(stage.view.superview?.layer.sublayers?.count == 2)
            stage.move(10, 90)
            #expect(stage.shape == .arrow)
        }
    }

    @Test(
        "an automatic effect lifts a view with a ground, highlights one without, and hovers over a large one"
    )
    func automatic() {
        func picture(_ effect: @escaping (UITargetedPreview) -> UIPointerEffect) -> [UInt8] {
            stage.style = { UIPointerStyle(effect: effect($0)) }
            stage.move(60, 40)
            stage.screen.settle()
            defer {
                stage.move(1, 99)
                stage.screen.settle()
            }
            return stage.picture
        }
        func automatic() -> [UInt8] { picture { .automatic($0) } }
        #expect(automatic() == picture { .highlight($0) })
        stage.screen.perform { stage.view.backgroundColor = .systemTeal }
        #expect(automatic() == picture { .lift($0) })
        stage.screen.perform { stage.view.frame = CGRect(x: 20, y: 20, width: 130, height: 70) }
        #expect(automatic() == picture { .hover($0) })
    }
}
