import Drydock
import DrydockCatalogue
import DrydockCommands
import DrydockShowcase
import Testing

struct MutateCommandTests {
    @Test("every small change of the demo shows in a golden picture, but for those that nobody can see")
    func showcase() throws {
        var run = MutationRun(matrix: .directions)
        for component in ["home", "modal", "logo", "pill", "dismiss"] {
            run.run(DrydockShowcase.showcase.entries.filter { $0.component == component })
        }
        let unseen = run.survivors.map {
            $0.description.prefix { $0 != "=" }.trimmingCharacters(in: .whitespaces)
        }
        #expect(
            unseen == [
                // The pill rounds itself by half of its height in each layout.
                "home: PillButton showModalButton, cornerRadius by 2",
                // For modals with more than a message; empty here.
                "modal: UIView contentView, hidden",
                "pill-normal: PillButton, cornerRadius by 2",
            ]
        )
        #expect(run.count == 77)
    }

    @Test("what lies unseen is named: a view under another, a text beyond its label, a colour of nothing")
    func survivors() throws {
        let catalogue = ComponentCatalogue {
            CatalogueComponent("layers", width: 60) { LayeredView() }
        }
        var run = MutationRun(matrix: .plain)
        run.run(catalogue.entries)
        let unseen = run.survivors.map(\.description)
        // Nothing more is tried about what shows nothing.
        #expect(unseen == ["layers: UIView bottom, hidden"])
    }

    @Test("the command counts what it did")
    func command() throws {
        let result = try BuiltCommand().run("mutate", "dismiss")
        #expect(result.exitCode == 0)
        #expect(result.lines.last?.contains(/^\d+ changes, of which \d+ show in no picture\.$/) == true)
    }

    @Test("what one state does not show another may")
    func states() {
        let catalogue = ComponentCatalogue {
            CatalogueComponent("layers", state: "covered", width: 60) { LayeredView() }
                .state("open") { $0.subviews.last?.isHidden = true }
        }
        var run = MutationRun(matrix: .plain)
        run.run(catalogue.entries)
        #expect(run.survivors.isEmpty)
    }

    @Test("known changes are not printed; others, and those that are none, end with 1")
    func known() throws {
        try TemporaryFolder.with { folder in
            let file = folder.appendingPathComponent("known.txt").path
            try Data("# It rounds itself.\npill-normal: PillButton, cornerRadius by 2\n".utf8)
                .write(to: URL(fileURLWithPath: file))
            let command = try BuiltCommand()
            let all = try command.run("mutate", "pill", "--known", file)
            #expect(all.exitCode == 0)
            #expect(all.lines.map { $0.contains("0 of them are not known.") } == [true])
            let home = try command.run("mutate", "home", "--known", file)
            #expect(home.exitCode == 1)
            #expect(home.lines.count == 2)
            #expect(try command.run("mutate", "pill", "--known", file + "x").exitCode == 66)
        }
    }

    /// Two views of which the upper one hides the lower one.
    private final class LayeredView: UIView {
        private let bottom = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        private let top = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 30))

        init() {
            super.init(frame: .zero)
            bottom.backgroundColor = .red
            top.backgroundColor = .blue
            addSubview(bottom)
            addSubview(top)
            heightAnchor.constraint(equalToConstant: 40).isActive = true
        }

        required init?(coder: NSCoder) { nil }
    }
}
