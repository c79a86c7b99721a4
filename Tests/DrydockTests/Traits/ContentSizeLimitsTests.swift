import Drydock
import DrydockTesting
import Testing

@Suite("Limits of the size of text")
struct ContentSizeLimitsTests {
    private let root = makeRoot()

    private func category(_ view: UIView) -> UIContentSizeCategory {
        view.traitCollection.preferredContentSizeCategory
    }

    @Test(
        "a view and all in it have the nearest size within its limits",
        arguments: [
            (UIContentSizeCategory.small, UIContentSizeCategory.medium),
            (.large, .large),
            (.accessibilityLarge, .extraExtraLarge),
        ]
    )
    func limits(wanted: UIContentSizeCategory, shown: UIContentSizeCategory) {
        root.traitOverrides.preferredContentSizeCategory = wanted
        let box = root.adding(UIView())
        let leaf = box.adding(UIView())
        box.minimumContentSizeCategory = .medium
        box.maximumContentSizeCategory = .extraExtraLarge
        #expect(category(box) == shown && category(leaf) == shown)
        #expect(category(root) == wanted)
        box.minimumContentSizeCategory = nil
        box.maximumContentSizeCategory = nil
        #expect(category(box) == wanted && category(leaf) == wanted)
    }

    @Test("limits within limits: the inner ones hold")
    func nested() {
        let box = root.adding(UIView())
        let leaf = box.adding(UIView())
        box.maximumContentSizeCategory = .medium
        leaf.minimumContentSizeCategory = .extraLarge
        #expect(category(box) == .medium)
        #expect(category(leaf) == .extraLarge)
        leaf.minimumContentSizeCategory = .small
        #expect(category(leaf) == .medium)
        leaf.minimumContentSizeCategory = nil
        leaf.maximumContentSizeCategory = .small
        #expect(category(leaf) == .small)
    }

    @Test("a size of one's own is within one's own limits, not within those around")
    func overrides() {
        let box = root.adding(UIView())
        let leaf = box.adding(UIView())
        box.maximumContentSizeCategory = .medium
        leaf.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        #expect(category(leaf) == .accessibilityLarge)
        leaf.maximumContentSizeCategory = .extraLarge
        #expect(category(leaf) == .extraLarge)
    }

    @Test("labels that follow the size of text grow to the limit, and views hear of the change")
    func labels() {
        let label = UILabel()
        label.text = "Text"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        root.addSubview(label)
        root.maximumContentSizeCategory = .extraExtraExtraLarge
        root.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(label.font.pointSize == 23)
        var heard = 0
        let registration = label.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (_: UILabel, _) in heard += 1
        }
        root.maximumContentSizeCategory = .large
        #expect(label.font.pointSize == 17)
        #expect(heard == 1)
        root.maximumContentSizeCategory = .large
        #expect(heard == 1)
        label.unregisterForTraitChanges(registration)
    }

    @Test("a view that moves elsewhere leaves the limits behind")
    func moving() {
        let box = root.adding(UIView())
        let leaf = box.adding(UIView())
        box.minimumContentSizeCategory = .extraLarge
        #expect(category(leaf) == .extraLarge)
        root.addSubview(leaf)
        #expect(category(leaf) == category(root))
    }
}
