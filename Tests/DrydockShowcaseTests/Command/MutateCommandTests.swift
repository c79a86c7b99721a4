import Drydock
import DrydockCatalogue
import DrydockCommands
import DrydockShowcase
import Testing

struct MutateCommandTests {
    @Test("every small change of the demo shows in a golden picture, but for those that nobody can see")
    func showcase() throws {
        var run = MutationRun(matrix: .directions)
        for name in ["home", "modal", "logo", "pill-normal", "dismiss"] {
            run.run(try #require(DrydockShowcase.showcase[name]))
        }
        let unseen = run.survivors.map {
            $0.description.prefix { $0 != "=" }.trimmingCharacters(in: .whitespaces)
        }
        #expect(
            unseen == [
                // The picture fits into the square of before, in the middle of a wider one.
                "home: LogoImageView logoImageView, constant by a point: logoImageView.width",
                // The pill rounds itself by half of its height in each layout.
                "home: PillButton showModalButton, cornerRadius by 2",
                // Where the blur goes on beyond the screen.
                "modal: SimpleMessageModalViewController.view, constant by a point: blurView.bottom",
                "modal: SimpleMessageModalViewController.view, constant by a point: blurView.trailing",
                // For modals with more than a message; empty here.
                "modal: UIView contentView, alpha 0.99",
                "modal: UIView contentView, hidden",
                "modal: UIView contentView, removed",
                "logo: LogoImageView, constant by a point: LogoImageView.height",
                "pill-normal: PillButton, cornerRadius by 2",
            ]
        )
        #expect(run.count == 79)
    }

    @Test("what lies unseen is named: a view under another, a text beyond its label, a colour of nothing")
    func survivors() throws {
        let catalogue = ComponentCatalogue {
            CatalogueComponent("layers", width: 60) { LayeredView() }
        }
        var run = MutationRun(matrix: .plain)
        run.run(try #require(catalogue["layers"]))
        let unseen = run.survivors.map(\.description)
        #expect(unseen.contains("layers: UIView bottom, backgroundColor by a level"))
        #expect(!unseen.contains("layers: UIView top, backgroundColor by a level"))
        #expect(!unseen.contains("layers: LayeredView, order of UIView bottom and the next"))
    }

    @Test("the command counts what it did")
    func command() throws {
        let result = try BuiltCommand().run("mutate", "dismiss")
        #expect(result.exitCode == 0)
        #expect(result.lines.last?.contains(/^\d+ changes, of which \d+ show in no picture\.$/) == true)
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
