import Drydock
import DrydockTesting
import Testing

@Suite("Changes of traits")
struct TraitChangeTests {
    private let screen = Screen.empty(size: CGSize(width: 100, height: 100), scale: 1, showsStatusBar: false)
    private let journal = Journal()

    private func probe(_ name: String) -> Probe { Probe(name, journal) }

    @Test("parents are told first, with their traits as the current ones, before layout")
    func order() {
        let root = ProbeController(probe("root"), journal)
        screen.window.rootViewController = root
        let first = root.view.adding(probe("first"))
        first.addSubview(probe("inner"))
        root.view.addSubview(probe("second"))
        screen.host.update()
        _ = journal.take()
        screen.host.style = .dark
        screen.host.resize(to: CGSize(width: 50, height: 50), scale: 2)
        screen.host.update()
        #expect(
            journal.take() == [
                "controller light to dark", "root light to dark", "first light to dark",
                "inner light to dark",
                "second light to dark",
                "controller dark to dark", "root dark to dark", "first dark to dark", "inner dark to dark",
                "second dark to dark",
                "root layout", "first layout", "inner layout", "second layout",
            ]
        )
    }

    @Test("a change of appearance lays out, and tells of the tint, whose colour is another")
    func appearance() {
        final class Card: UIView {
            var colors: [UIColor] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                layer.borderColor = UIColor.label.cgColor
            }
            override func tintColorDidChange() {
                super.tintColorDidChange()
                colors.append(tintColor.resolvedColor(with: .current))
            }
        }
        let card = screen.window.adding(Card())
        screen.host.update()
        let light = card.layer.borderColor
        screen.host.style = .dark
        screen.host.update()
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(card.layer.borderColor != light)
        #expect(card.layer.borderColor == UIColor.label.resolvedColor(with: dark).cgColor)
        #expect(card.colors.last == UIColor.systemBlue.resolvedColor(with: dark))
    }

    @Test("nobody is told where nothing has changed")
    func pruned() {
        let outer = screen.window.adding(probe("outer"))
        outer.addSubview(probe("inner"))
        outer.overrideUserInterfaceStyle = .light
        #expect(journal.takeChanges().isEmpty)
        screen.host.style = .dark
        #expect(journal.takeChanges().isEmpty)
        outer.overrideUserInterfaceStyle = .unspecified
        #expect(journal.takeChanges() == ["outer light to dark", "inner light to dark"])
        screen.host.style = .dark
        outer.overrideUserInterfaceStyle = .dark
        #expect(journal.takeChanges().isEmpty)
    }

    @Test("a view that comes to where traits are others is told before it has moved")
    func moving() {
        screen.host.style = .dark
        let view = probe("view")
        view.addSubview(probe("inner"))
        screen.window.addSubview(view)
        #expect(journal.take() == ["view light to dark", "inner light to dark", "view moved", "inner moved"])
        let light = screen.window.adding(UIView())
        light.overrideUserInterfaceStyle = .light
        light.addSubview(view)
        #expect(journal.take().prefix(2) == ["view dark to light", "inner dark to light"])
        view.removeFromSuperview()
        #expect(journal.takeChanges().isEmpty)
        screen.window.addSubview(view)
        #expect(journal.takeChanges() == ["view light to dark", "inner light to dark"])
    }

    @Test("a view that was away while the scene's traits changed is told when it comes back")
    func away() {
        let view = probe("view")
        screen.perform {
            screen.window.addSubview(view)
            view.removeFromSuperview()
        }
        screen.host.style = .dark
        screen.host.layoutDirection = .rightToLeft
        #expect(journal.takeChanges().isEmpty)
        screen.perform { screen.window.addSubview(view) }
        #expect(journal.takeChanges() == ["view light to dark"])
    }

    @Test("a list that was covered while the direction changed is laid out in the new one")
    func coveredList() throws {
        let list = CoveredList()
        let screen = Screen(size: CGSize(width: 320, height: 480)) { list }
        let page = UIViewController()
        page.modalPresentationStyle = .fullScreen
        screen.perform { list.present(page, animated: false) }
        screen.host.layoutDirection = .rightToLeft
        screen.perform { list.dismiss(animated: false) }
        let cell = try #require(list.tableView.visibleCells.first)
        let label = try #require(cell.textLabel)
        // Beside the accessory, which is at the other side.
        #expect(label.convert(label.bounds, to: nil).midX > 160)
    }

    @Test("a view made in its scene's turn is told nothing when it moves in")
    func ownTurn() {
        screen.host.style = .dark
        screen.perform {
            let view = probe("view")
            screen.window.addSubview(view)
        }
        #expect(journal.takeChanges().isEmpty)
    }

    @Test("a window that goes to another scene takes that one's traits")
    func otherScene() {
        let other = Screen.empty(
            size: CGSize(width: 50, height: 50),
            scale: 1,
            traits: UITraitCollection(userInterfaceStyle: .dark)
        )
        screen.window.addSubview(probe("view"))
        screen.window.windowScene = other.host.scene
        #expect(journal.takeChanges() == ["view light to dark"])
    }

    @Test("a callback may change the tree and overrides")
    func reentrancy() {
        let outer = screen.window.adding(probe("outer"))
        let inner = outer.adding(probe("inner"))
        outer.onChange = { [journal] in
            inner.overrideUserInterfaceStyle = .light
            outer.addSubview(Probe("new", journal))
        }
        screen.host.style = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        // The inner one was light, and is light.
        #expect(journal.takeChanges() == ["outer light to dark"])
        outer.onChange = { inner.removeFromSuperview() }
        inner.overrideUserInterfaceStyle = .unspecified
        #expect(journal.takeChanges() == ["inner light to dark"])
        screen.host.style = .light
        #expect(journal.takeChanges() == ["outer dark to light", "new dark to light"])
    }

    // MARK: - Registrations

    @Test("a registration is called for its traits only, until it is ended")
    func registration() {
        let view = screen.window.adding(Card())
        var styles: [UIUserInterfaceStyle] = []
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (view: Card, previous: UITraitCollection) in
            styles += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
        }
        screen.host.style = .dark
        screen.host.resize(to: CGSize(width: 10, height: 10), scale: 3)
        #expect(styles == [.light, .dark])
        view.unregisterForTraitChanges(registration)
        screen.host.style = .light
        #expect(styles.count == 2)
    }

    @Test("a class registers itself, its methods and other targets")
    func targets() {
        let view = screen.window.adding(Card())
        screen.host.style = .dark
        #expect(view.calls == ["closure", "method", "target", "target light"])
    }

    @Test("controllers and scenes are observed, too")
    func observables() {
        let root = UIViewController()
        screen.window.rootViewController = root
        var calls: [String] = []
        root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in
            calls.append("controller")
        }
        screen.host.scene.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
            (_: UIWindowScene, _) in calls.append("scene")
        }
        screen.host.style = .dark
        #expect(calls == ["scene", "controller"])
    }
}

private final class Card: UIView {
    private(set) var calls: [String] = []

    init() {
        super.init(frame: .zero)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (self: Self, previousTraitCollection: UITraitCollection) in
            self.calls.append("closure")
        }
        registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Card.styleDidChange)
        registerForTraitChanges([UITraitUserInterfaceStyle.self], target: self, action: Card.targeted)
        registerForTraitChanges([UITraitUserInterfaceStyle.self], target: self, action: Card.changed)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func styleDidChange() {
        calls.append("method")
    }

    private func targeted() {
        calls.append("target")
    }

    private func changed(_ card: Card, _ previous: UITraitCollection) {
        calls.append("target \(previous.userInterfaceStyle)")
    }
}

/// Notes what it is told of traits, and its layout.
private final class Probe: UIView {
    private let name: String
    private let journal: Journal
    var onChange: () -> Void = {}

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        #expect(UITraitCollection.current == traitCollection)
        journal.note("\(name) \(previous.style) to \(traitCollection.userInterfaceStyle)")
        onChange()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { journal.note("\(name) moved") }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        #expect(UITraitCollection.current == traitCollection)
        journal.note("\(name) layout")
    }
}

private final class ProbeController: UIViewController {
    private let journal: Journal

    init(_ probe: Probe, _ journal: Journal) {
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
        view = probe
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        journal.note("controller \(previous.style) to \(traitCollection.userInterfaceStyle)")
    }
}

extension UITraitCollection? {
    fileprivate var style: UIUserInterfaceStyle { self?.userInterfaceStyle ?? .unspecified }
}

extension Journal {
    /// What was noted of changes, and nothing of layout and moves.
    fileprivate func takeChanges() -> [String] { take().filter { $0.contains(" to ") } }
}

private final class CoveredList: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}
