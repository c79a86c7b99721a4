import Drydock
import Testing

@Suite("What is printed of views")
struct PrintedDescriptionTests {
    /// Without addresses, which differ from run to run.
    private func printed(_ view: UIView) -> String {
        "\(view)".replacing(/0x[0-9a-f]+/, with: "0x1")
    }

    @Test func `a class says its name, from which identifiers are made`() {
        final class PriceCell: UITableViewCell {}
        func name<Cell: UIView>(of type: Cell.Type) -> String { type.description() }
        #expect(UIView.description() == "UIView")
        #expect(name(of: UITableViewCell.self) == "UITableViewCell")
        #expect(PriceCell.description().hasSuffix("PriceCell"))
    }

    @Test func `a view is printed with its frame`() {
        let view = UIView(frame: CGRect(x: 10, y: 20.5, width: 100, height: 50))
        #expect(printed(view) == "<UIView: 0x1; frame = (10 20.5; 100 50)>")
    }

    @Test func `a label is printed with its text, and what is not as it is by default`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 42, height: 21))
        label.text = "Label"
        label.tag = 3
        label.alpha = 0.5
        label.isHidden = true
        label.clipsToBounds = true
        label.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
        #expect(
            printed(label)
                == "<UILabel: 0x1; frame = (0 0; 42 21); text = 'Label'; clipsToBounds = YES; alpha = 0.5; hidden = YES; "
                + "opaque = NO; autoresize = LM+TM; userInteractionEnabled = NO; tag = 3>"
        )
    }

    @Test func `what is typed into a secure field is not printed`() {
        let field = UITextField()
        field.isSecureTextEntry = true
        field.text = "swordfish"
        #expect(!printed(field).contains("swordfish"))
    }

    @Test func `a long text is cut`() {
        let label = UILabel()
        label.text = String(repeating: "a", count: 1000)
        #expect(printed(label).count < 200)
    }
}
