import Drydock
import Testing

@Suite("What messages about constraints say")
struct LayoutMessageTests {
    let root = makeRoot(320, 480)

    private func named(_ name: String, in view: UIView? = nil) -> UIView {
        let new = (view ?? root).adding(UIView())
        new.accessibilityIdentifier = name
        return new
    }

    @Test(
        "a forgotten translatesAutoresizingMaskIntoConstraints is named, with the view's frame, in one message"
    )
    func forgottenMask() {
        let box = root.adding(UIView())
        box.accessibilityIdentifier = "box"
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            box.widthAnchor.constraint(equalToConstant: 100),
            box.heightAnchor.constraint(equalToConstant: 50),
        ])
        root.layoutIfNeeded()
        #expect(root.conflictDescriptions.count == 1)
        let message = root.conflictDescriptions.first ?? ""
        #expect(message.contains("    box.frame == (0 0; 0 0) (NSAutoresizingMaskLayoutConstraint)\n"))
        #expect(message.contains("    box.height == 50, LayoutMessageTests.swift:"))
        #expect(message.hasSuffix("set box.translatesAutoresizingMaskIntoConstraints = false."))
    }

    @Test("a header that is too full says what it needs and what it has", arguments: [false, true])
    func sum(isRightToLeft: Bool) {
        let header = named("header")
        header.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        header.topAnchor == root.topAnchor
        header.widthAnchor == 320
        let (logo, title) = (named("logo", in: header), named("title", in: header))
        logo.leadingAnchor == header.leadingAnchor + 16
        logo.widthAnchor >= 150
        title.leadingAnchor == logo.trailingAnchor + 4
        title.widthAnchor == 200
        title.trailingAnchor <= header.trailingAnchor - 16
        root.layoutIfNeeded()
        let message = root.conflictDescriptions.first ?? ""
        #expect(message.contains("\nThey need 386 points of width; header has 320.\n"))
    }

    @Test(
        "constraints that a stack made are named by what they see to, and are not given up before the user's"
    )
    func stackRows() {
        let stack = root.adding(UIStackView())
        stack.accessibilityIdentifier = "form"
        stack.axis = .vertical
        stack.spacing = 8
        stack.topAnchor == root.topAnchor
        stack.heightAnchor == 100
        let (body, footer) = (named("body"), named("footer"))
        stack.addArrangedSubview(body)
        stack.addArrangedSubview(footer)
        body.heightAnchor == 80
        footer.heightAnchor == 40
        root.layoutIfNeeded()
        let message = root.conflictDescriptions.first ?? ""
        #expect(message.contains("    footer.top == body.bottom + 8 (form's spacing)\n"))
        #expect(message.contains("\nThey need 128 points of height; form has 100.\n"))
        #expect(message.contains("added last: footer.height == 40"))
        #expect(footer.frame.minY == 88)
        #expect(footer.frame.maxY == 100)
    }

    @Test("of many contradictions the first eight are described, the others counted")
    func manyConflicts() {
        for _ in 0..<40 {
            let view = root.adding(UIView())
            view.widthAnchor == 10
            view.widthAnchor == 20
        }
        root.layoutIfNeeded()
        #expect(root.conflictDescriptions.count <= 9)
        #expect(root.conflictDescriptions.last == "There are 32 more conflicts in the layout of RootWindow.")
        root.frame.size.width = 300
        root.layoutIfNeeded()
        #expect(root.conflictDescriptions.count <= 9)
    }

    @Test("what is remembered of conflicts is bounded")
    func boundedMemory() {
        let view = root.adding(UIView())
        view.widthAnchor == 10
        for width in 20..<620 {
            let constraint = view.widthAnchor == CGFloat(width)
            root.layoutIfNeeded()
            constraint.isActive = false
        }
        #expect(root.conflictDescriptions.count == 500)
        #expect(root.conflictDescriptions.last?.contains("UIView.width == 619") == true)
    }

    @Test("an ambiguous view is named with what would settle it")
    func remedies() {
        let drifter = named("drifter")
        drifter.leadingAnchor == root.leadingAnchor
        drifter.heightAnchor == 10
        #expect(
            root.ambiguityDescriptions() == [
                "drifter: width ambiguous; constrain trailing, centerX or width",
                "drifter: vertical position ambiguous; constrain top, bottom or centerY",
            ]
        )
    }
}
