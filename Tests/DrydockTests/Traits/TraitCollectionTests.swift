import Drydock
import Testing

@Suite("UITraitCollection")
struct TraitCollectionTests {
    @Test("a new collection leaves everything open")
    func unspecified() {
        let traits = UITraitCollection()
        #expect(traits.displayScale == 0)
        #expect(traits.layoutDirection == .unspecified)
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.userInterfaceLevel == .unspecified)
        #expect(traits.accessibilityContrast == .unspecified)
        #expect(traits.legibilityWeight == .unspecified)
        #expect(traits.userInterfaceIdiom == .unspecified)
        #expect(traits.horizontalSizeClass == .unspecified)
        #expect(traits.verticalSizeClass == .unspecified)
        #expect(traits.preferredContentSizeCategory == .unspecified)
    }

    @Test("the last collection that specifies a trait decides about it")
    func merging() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(displayScale: 2),
            UITraitCollection(userInterfaceStyle: .light),
            UITraitCollection(preferredContentSizeCategory: .small),
            UITraitCollection(),
        ])
        #expect(traits.userInterfaceStyle == .light)
        #expect(traits.displayScale == 2)
        #expect(traits.preferredContentSizeCategory == .small)
        #expect(traits.layoutDirection == .unspecified)
    }

    @Test("collections with the same values are equal, however they were made")
    func equality() {
        let mutated = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.horizontalSizeClass = .regular
        }
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(userInterfaceStyle: .dark),
        ])
        #expect(mutated == merged)
        #expect(mutated.hash == merged.hash)
        #expect(mutated != UITraitCollection(userInterfaceStyle: .dark))
        #expect(mutated.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(!mutated.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
        #expect(mutated.containsTraits(in: nil))
    }

    @Test("modified traits leave the original as it was")
    func modifying() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = light.modifyingTraits { $0.userInterfaceStyle = .dark }
        #expect(light.userInterfaceStyle == .light)
        #expect(dark.userInterfaceStyle == .dark)
        #expect(light.replacing(UITraitUserInterfaceStyle.self, value: .dark) == dark)
    }

    @Test("a scale that is no positive number is left open", arguments: [-1, .nan, .infinity, 0])
    func hostileScale(scale: CGFloat) {
        #expect(UITraitCollection(displayScale: scale) == UITraitCollection())
    }

    @Test("colours may differ by style, level and contrast, and by nothing else of the system's")
    func colorAppearance() {
        let base = UITraitCollection(userInterfaceStyle: .light)
        #expect(!base.hasDifferentColorAppearance(comparedTo: base))
        #expect(base.hasDifferentColorAppearance(comparedTo: nil))
        #expect(base.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(
            base.modifyingTraits { $0.userInterfaceLevel = .elevated }.hasDifferentColorAppearance(
                comparedTo: base
            )
        )
        #expect(
            base.modifyingTraits { $0.accessibilityContrast = .high }.hasDifferentColorAppearance(
                comparedTo: base
            )
        )
        let other = base.modifyingTraits {
            $0.displayScale = 3
            $0.horizontalSizeClass = .regular
            $0.preferredContentSizeCategory = .accessibilityLarge
        }
        #expect(!other.hasDifferentColorAppearance(comparedTo: base))
    }

    @Test("a declared trait has its default until it is set")
    func customTrait() {
        let open = UITraitCollection()
        #expect(open[Spacing.self] == 8)
        let wide = open.modifyingTraits { $0[Spacing.self] = 20 }
        #expect(wide[Spacing.self] == 20)
        #expect(wide != open)
        #expect(wide == UITraitCollection(Spacing.self, value: 20))
        #expect(UITraitCollection(traitsFrom: [wide, open])[Spacing.self] == 20)
        #expect(!wide.hasDifferentColorAppearance(comparedTo: open))
        #expect(UITraitCollection(Theme.self, value: "sea").hasDifferentColorAppearance(comparedTo: open))
    }

    @Test("the description names what is specified")
    func printing() {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0[Spacing.self] = 4
        }
        #expect(traits.description == "UITraitCollection (userInterfaceStyle = dark, Spacing = 4)")
    }

    @Test("size categories are ordered, the accessibility ones last")
    func categories() {
        let ordered: [UIContentSizeCategory] = [
            .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
            .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
            .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
        ]
        #expect(zip(ordered, ordered.dropFirst()).allSatisfy { $0 < $1 })
        #expect(ordered.filter(\.isAccessibilityCategory) == Array(ordered.suffix(5)))
    }

    @Test("the current traits are those of the innermost closure")
    func current() {
        let outside = UITraitCollection.current
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
            UITraitCollection(displayScale: 3).performAsCurrent {
                #expect(UITraitCollection.current.userInterfaceStyle == .unspecified)
                #expect(UITraitCollection.current.displayScale == 3)
            }
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        #expect(UITraitCollection.current == outside)
        #expect(outside.userInterfaceStyle == .light)
        #expect(outside.preferredContentSizeCategory == .large)
    }

    @Test("each thread has current traits of its own, which are freed with it")
    func threads() async {
        final class Held: Sendable {}
        enum Holder: UITraitDefinition { static var defaultValue: Held? { nil } }
        weak var weakHeld: Held?
        do {
            let held = Held()
            weakHeld = held
            let traits = UITraitCollection {
                $0.userInterfaceStyle = .dark
                $0[Holder.self] = held
            }
            let style = await withCheckedContinuation { continuation in
                let thread = Thread {
                    UITraitCollection.current = traits
                    continuation.resume(returning: UITraitCollection.current.userInterfaceStyle)
                }
                thread.start()
            }
            #expect(style == .dark)
            #expect(UITraitCollection.current.userInterfaceStyle == .light)
        }
        for _ in 0..<1000 where weakHeld != nil { try? await Task.sleep(for: .milliseconds(1)) }
        #expect(weakHeld == nil)
    }
}

private enum Spacing: UITraitDefinition {
    static var defaultValue: Int { 8 }
}

private enum Theme: UITraitDefinition {
    static var defaultValue: String { "plain" }
    static var affectsColorAppearance: Bool { true }
}
