import Drydock
import DrydockAnchorage
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

    @Test("a long message tells the source lines of what was added last and of the first others")
    func fewLookups() {
        let views = (0..<20).map { named("view\($0)") }
        views[0].leadingAnchor == root.leadingAnchor
        views[1].leadingAnchor == views[0].leadingAnchor + 1
        views[2].leadingAnchor == views[1].leadingAnchor + 1
        views[3].leadingAnchor == views[2].leadingAnchor + 1
        views[4].leadingAnchor == views[3].leadingAnchor + 1
        views[5].leadingAnchor == views[4].leadingAnchor + 1
        views[6].leadingAnchor == views[5].leadingAnchor + 1
        views[7].leadingAnchor == views[6].leadingAnchor + 1
        views[8].leadingAnchor == views[7].leadingAnchor + 1
        views[9].leadingAnchor == views[8].leadingAnchor + 1
        views[10].leadingAnchor == views[9].leadingAnchor + 1
        views[11].leadingAnchor == views[10].leadingAnchor + 1
        views[12].leadingAnchor == views[11].leadingAnchor + 1
        views[13].leadingAnchor == views[12].leadingAnchor + 1
        views[14].leadingAnchor == views[13].leadingAnchor + 1
        views[15].leadingAnchor == views[14].leadingAnchor + 1
        views[16].leadingAnchor == views[15].leadingAnchor + 1
        views[17].leadingAnchor == views[16].leadingAnchor + 1
        views[18].leadingAnchor == root.leadingAnchor + 1000 ~ 999
        views[17].leadingAnchor == root.leadingAnchor
        root.layoutIfNeeded()
        let members = (root.conflictDescriptions.first ?? "").split(separator: "\n").filter {
            $0.hasPrefix("    ")
        }
        #expect(members.count == 19)
        #expect(members.count { $0.contains("LayoutMessageTests.swift:") } == 16)
        #expect(members.last?.contains("LayoutMessageTests.swift:") == true)
        views[19].widthAnchor == 1
        views[19].widthAnchor == 2
        root.layoutIfNeeded()
        let next = root.conflictDescriptions.last ?? ""
        #expect(next.contains("view19.width == 1, LayoutMessageTests.swift:"))
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
