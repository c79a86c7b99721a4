import Drydock
import DrydockAnchorage
import Testing

@Suite("Baselines")
struct LayoutBaselineTests {
    let root = makeRoot()

    private func label(_ text: String, size: CGFloat = 17) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        return label
    }

    /// A view's line of text in the root's coordinates, as it is drawn.
    private func drawnLines(_ label: UILabel) throws -> (first: CGFloat, last: CGFloat) {
        let top = label.convert(CGPoint.zero, to: root).y
        let lines = try #require(label.baselines(in: label.bounds.size))
        return (top + lines.first, top + lines.last)
    }

    @Test("labels of different sizes share a baseline")
    func labels() throws {
        let small = root.adding(UILabel())
        let large = root.adding(UILabel())
        small.text = "small"
        large.text = "large"
        small.font = .systemFont(ofSize: 12)
        large.font = .systemFont(ofSize: 40)
        large.topAnchor == root.topAnchor
        small.firstBaselineAnchor == large.firstBaselineAnchor
        small.leadingAnchor == large.trailingAnchor
        large.leadingAnchor == root.leadingAnchor
        root.layoutIfNeeded()
        let smallBaseline = try small.frame.minY + #require(small.baselines(in: small.bounds.size)).first
        let largeBaseline = try large.frame.minY + #require(large.baselines(in: large.bounds.size)).first
        #expect(abs(smallBaseline - largeBaseline) <= 0.5)
        large.font = .systemFont(ofSize: 80)
        root.layoutIfNeeded()
        let moved = try large.frame.minY + #require(large.baselines(in: large.bounds.size)).first
        #expect(moved > largeBaseline + 10)
        #expect(
            try abs(small.frame.minY + #require(small.baselines(in: small.bounds.size)).first - moved) <= 0.5
        )
    }

    /// UIKit: "If that view does not have a baseline, Auto Layout uses the view's top edge", and for the last
    /// baseline the bottom edge.
    @Test("the edges of a view without text stand for its baselines")
    func plainView() {
        let view = root.adding(UIView())
        let above = root.adding(UIView())
        let below = root.adding(UIView())
        view.sizeAnchors == 30
        above.sizeAnchors == 10
        below.sizeAnchors == 10
        view.topAnchor == root.topAnchor + 5
        above.lastBaselineAnchor == view.firstBaselineAnchor
        below.firstBaselineAnchor == view.lastBaselineAnchor
        root.layoutIfNeeded()
        #expect(above.frame.maxY == 5)
        #expect(below.frame.minY == 35)
    }

    @Test("a button's title gives its baseline")
    func button() throws {
        let button = root.adding(UIButton(type: .system))
        button.setTitle("Press", for: .normal)
        let label = root.adding(UILabel())
        label.text = "me"
        button.topAnchor == root.topAnchor + 30
        button.leadingAnchor == root.leadingAnchor
        label.leadingAnchor == button.trailingAnchor
        label.lastBaselineAnchor == button.lastBaselineAnchor
        root.layoutIfNeeded()
        let title = try #require(button.titleLabel)
        let titleTop = title.convert(CGPoint.zero, to: root).y
        let wanted = try titleTop + #require(title.baselines(in: title.bounds.size)).last
        let got = try label.frame.minY + #require(label.baselines(in: label.bounds.size)).last
        #expect(abs(wanted - got) <= 1)
    }

    @Test("a label that is taller than its text has its baseline where the text is drawn")
    func stretchedLabel() throws {
        let tall = root.adding(label("tall"))
        let other = root.adding(label("other", size: 30))
        tall.heightAnchor == 100
        tall.topAnchor == root.topAnchor
        other.firstBaselineAnchor == tall.firstBaselineAnchor
        root.layoutIfNeeded()
        #expect(try abs(drawnLines(tall).first - drawnLines(other).first) <= 1)
        #expect(try drawnLines(tall).first > 40)
    }

    @Test("wrapped text has its last baseline in its last line, in the same layout")
    func wrappedLabel() throws {
        let wrapped = root.adding(label("A text long enough to be wrapped into lines in such a narrow place"))
        let other = root.adding(label("other", size: 30))
        let first = root.adding(label("first", size: 10))
        wrapped.numberOfLines = 0
        wrapped.leadingAnchor == root.leadingAnchor
        wrapped.widthAnchor == 120
        wrapped.topAnchor == root.topAnchor + 50
        other.lastBaselineAnchor == wrapped.lastBaselineAnchor
        first.firstBaselineAnchor == wrapped.firstBaselineAnchor
        root.layoutIfNeeded()
        #expect(root.solutionsOfLastLayout == 2)
        #expect(wrapped.frame.height > 60)
        #expect(try abs(drawnLines(wrapped).last - drawnLines(other).last) <= 1)
        #expect(try abs(drawnLines(wrapped).first - drawnLines(first).first) <= 1)
    }

    @Test(
        "a button's title has its baseline where it is drawn, however it is placed",
        arguments: [.center, .top, .bottom, .fill] as [UIControl.ContentVerticalAlignment]
    )
    func placedTitle(alignment: UIControl.ContentVerticalAlignment) throws {
        let button = root.adding(UIButton(type: .system))
        button.setTitle("Press", for: .normal)
        button.contentVerticalAlignment = alignment
        button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 0, bottom: 11, right: 0)
        button.titleEdgeInsets = UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 0)
        button.heightAnchor == 90
        button.topAnchor == root.topAnchor
        let other = root.adding(label("other", size: 24))
        other.firstBaselineAnchor == button.firstBaselineAnchor
        root.layoutIfNeeded()
        let title = try #require(button.titleLabel)
        #expect(try abs(drawnLines(title).first - drawnLines(other).first) <= 1)
    }

    private final class Field: UIView {
        let text = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(text)
            text.text = "text"
            text.edgeAnchors == edgeAnchors + 9
        }

        required init?(coder: NSCoder) { nil }

        override var forLastBaselineLayout: UIView { text }
    }

    @Test("a view may name a label inside it, and follows when the label's font changes")
    func innerLabel() throws {
        let field = root.adding(Field())
        let other = root.adding(label("other"))
        field.topAnchor == root.topAnchor
        other.firstBaselineAnchor == field.firstBaselineAnchor
        root.layoutIfNeeded()
        #expect(try abs(drawnLines(field.text).first - drawnLines(other).first) <= 1)
        field.text.font = .systemFont(ofSize: 50)
        root.layoutIfNeeded()
        #expect(try abs(drawnLines(field.text).first - drawnLines(other).first) <= 1)
        #expect(try drawnLines(other).first > 40)
    }

    /// UIKit: "A horizontal stack view returns its tallest view", nested ones their own; "a vertical stack view
    /// returns its first arranged view for the first baseline and its last arranged view for the last".
    @Test("a stack's baselines are its tallest view's in a row, its first and last view's in a column")
    func stacks() throws {
        let small = label("small", size: 12)
        let large = label("large", size: 40)
        let inner = UIStackView(arrangedSubviews: [small, large])
        inner.alignment = .bottom
        let top = label("top")
        let column = UIStackView(arrangedSubviews: [top, inner])
        column.axis = .vertical
        column.alignment = .leading
        root.addSubview(column)
        column.topAnchor == root.topAnchor
        column.leadingAnchor == root.leadingAnchor
        let first = root.adding(label("first", size: 30))
        let last = root.adding(label("last", size: 20))
        first.firstBaselineAnchor == column.firstBaselineAnchor
        last.lastBaselineAnchor == column.lastBaselineAnchor
        root.layoutIfNeeded()
        #expect(column.forFirstBaselineLayout === top)
        #expect(column.forLastBaselineLayout === large)
        #expect(try abs(drawnLines(first).first - drawnLines(top).first) <= 1)
        #expect(try abs(drawnLines(last).last - drawnLines(large).last) <= 1)
        small.font = .systemFont(ofSize: 60)
        top.isHidden = true
        root.layoutIfNeeded()
        #expect(try abs(drawnLines(first).first - drawnLines(small).first) <= 1)
        #expect(try abs(drawnLines(last).last - drawnLines(small).last) <= 1)
    }

    /// UIKit: "Top and bottom views are also positioned so that their closest baseline is the specified distance away
    /// from the stack view's edge."
    @Test("a column may measure its spacing between baselines, and from its edges to them")
    func baselineRelativeColumn() throws {
        let labels = [label("one", size: 12), label("two", size: 40), label("three", size: 20)]
        let column = UIStackView(arrangedSubviews: labels)
        column.axis = .vertical
        column.spacing = 60
        column.isBaselineRelativeArrangement = true
        root.addSubview(column)
        column.topAnchor == root.topAnchor
        column.leadingAnchor == root.leadingAnchor
        root.layoutIfNeeded()
        let lines = try labels.map { try drawnLines($0).first }
        for (line, wanted) in zip(lines, [60, 120, 180] as [CGFloat]) { #expect(abs(line - wanted) <= 1) }
        #expect(abs(column.frame.height - 240) <= 1)
        #expect(root.conflictDescriptions.isEmpty)
    }
}
