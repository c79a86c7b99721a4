import Drydock
import DrydockSnapshots
import Testing

@Suite("Accessibility")
struct AccessibilityTests {
    private func screen(_ direction: UIUserInterfaceLayoutDirection = .leftToRight, _ views: UIView...)
        -> Screen
    {
        let screen = Screen(direction: direction, showsStatusBar: false) { UIViewController() }
        screen.perform { for view in views { screen.topViewController?.view.addSubview(view) } }
        return screen
    }

    private func label(_ text: String, _ x: CGFloat, _ y: CGFloat) -> UILabel {
        let label = UILabel(frame: CGRect(x: x, y: y, width: 60, height: 20))
        label.text = text
        return label
    }

    @Test("what views tell of themselves, and what they are given instead")
    func defaults() {
        let label = UILabel()
        label.text = "Hello"
        #expect(label.isAccessibilityElement)
        #expect(label.accessibilityLabel == "Hello")
        #expect(label.accessibilityTraits == .staticText)
        label.accessibilityLabel = "Greeting"
        #expect(label.accessibilityLabel == "Greeting")
        label.accessibilityLabel = nil
        #expect(label.accessibilityLabel == "Hello")

        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.isEnabled = false
        #expect(button.accessibilityLabel == "Save")
        #expect(button.accessibilityTraits == [.button, .notEnabled])

        let toggle = UISwitch()
        toggle.isOn = true
        #expect(toggle.accessibilityValue == "1")
        let slider = UISlider()
        slider.value = 0.25
        #expect(slider.accessibilityValue == "25%")
        #expect(slider.accessibilityTraits == .adjustable)
        let notes = UITextView()
        notes.text = "Milk"
        #expect(notes.isAccessibilityElement)
        #expect(notes.accessibilityValue == "Milk")
        #expect(notes.accessibilityTraits == .none)
        notes.isEditable = false
        #expect(notes.accessibilityTraits == .staticText)
        #expect(!UIView().isAccessibilityElement)
        #expect(!UIImageView().isAccessibilityElement)
    }

    @Test("an overridden property is read")
    func overriding() throws {
        final class Rating: UIView {
            var stars = 3
            override var isAccessibilityElement: Bool {
                get { true }
                set {}
            }
            override var accessibilityLabel: String? {
                get { "Rating" }
                set {}
            }
            override var accessibilityValue: String? {
                get { "\(stars) stars" }
                set {}
            }
            override var accessibilityTraits: UIAccessibilityTraits {
                get { .adjustable }
                set {}
            }
            override func accessibilityIncrement() { stars += 1 }
        }
        let rating = Rating(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        let screen = screen(.leftToRight, rating)
        try screen.increment(label: "Rating")
        #expect(rating.stars == 4)
        #expect(screen.accessibilityTree == "adjustable \"Rating\" = \"4 stars\" (0 0 100 44)")
    }

    @Test("elements are read in rows, along the interface's direction", arguments: [false, true])
    func order(isRightToLeft: Bool) {
        let screen = screen(
            isRightToLeft ? .rightToLeft : .leftToRight,
            label("D", 200, 60),
            label("B", 100, 4),
            label("C", 10, 60),
            label("A", 10, 0)
        )
        let read = screen.accessibilityElements.compactMap(\.label)
        #expect(read == (isRightToLeft ? ["B", "A", "D", "C"] : ["A", "B", "C", "D"]))
    }

    @Test("what an element holds is not read, hidden parts are not, and groups stay together")
    func containers() {
        let group = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 200))
        for (index, text) in ["1", "2"].enumerated() {
            group.addSubview(label(text, 0, 100 * CGFloat(index)))
        }
        let other = label("beside", 100, 0)
        let screen = screen(.leftToRight, group, other)
        #expect(screen.accessibilityElements.compactMap(\.label) == ["1", "beside", "2"])
        group.shouldGroupAccessibilityChildren = true
        #expect(screen.accessibilityElements.compactMap(\.label) == ["1", "2", "beside"])
        group.isAccessibilityElement = true
        group.accessibilityLabel = "both"
        #expect(screen.accessibilityElements.compactMap(\.label) == ["both", "beside"])
        group.isAccessibilityElement = false
        group.accessibilityElementsHidden = true
        #expect(screen.accessibilityElements.compactMap(\.label) == ["beside"])
        screen.perform { other.isHidden = true }
        #expect(screen.accessibilityElements.isEmpty)
    }

    @Test("labels without text are not read, and what stands beside a field's text is")
    func parts() {
        let empty = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        let named = UILabel(frame: CGRect(x: 0, y: 30, width: 60, height: 20))
        named.accessibilityLabel = "Named"
        let field = UITextField(frame: CGRect(x: 0, y: 60, width: 200, height: 44))
        field.placeholder = "Password"
        field.leftView = UIImageView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        field.leftViewMode = .always
        let help = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        help.accessibilityLabel = "Help"
        field.rightView = help
        let screen = screen(.leftToRight, empty, named, field)
        #expect(screen.accessibilityElements.map(\.label) == ["Named", "Password"])
        screen.perform { field.rightViewMode = .always }
        #expect(screen.accessibilityElements.map(\.label) == ["Named", "Password", "Help"])
    }

    @Test("elements that are no views are read in the order of their container")
    func elements() throws {
        let chart = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        chart.accessibilityElements = ["Monday", "Tuesday"].enumerated().reversed().map { index, day in
            let element = UIAccessibilityElement(accessibilityContainer: chart)
            element.accessibilityLabel = day
            element.accessibilityFrameInContainerSpace = CGRect(
                x: 50 * CGFloat(index),
                y: 0,
                width: 50,
                height: 100
            )
            return element
        }
        let screen = screen(.leftToRight, chart)
        let read = screen.accessibilityElements
        #expect(read.compactMap(\.label) == ["Tuesday", "Monday"])
        #expect(read.first?.frame == CGRect(x: 60, y: 20, width: 50, height: 100))
    }

    @Test("a modal view hides its siblings, and a presented controller its presenter")
    func modal() {
        let sheet = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
        sheet.addSubview(label("sheet", 0, 0))
        sheet.accessibilityViewIsModal = true
        let screen = screen(.leftToRight, label("behind", 0, 0), sheet)
        #expect(screen.accessibilityElements.compactMap(\.label) == ["sheet"])
        let presented = UIViewController()
        presented.modalPresentationStyle = .overFullScreen
        screen.perform {
            presented.view.addSubview(label("presented", 0, 0))
            screen.topViewController?.present(presented, animated: false)
        }
        #expect(screen.accessibilityElements.compactMap(\.label) == ["presented"])
    }

    @Test(
        "activation is a tap where the element does nothing of its own, and custom actions are found by name"
    )
    func activation() throws {
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in taps += 1 })
        button.frame = CGRect(x: 10, y: 10, width: 100, height: 44)
        button.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Twice") { _ in
                taps += 2
                return true
            }
        ]
        let screen = screen(.leftToRight, button)
        try screen.activate(label: "Save")
        #expect(taps == 1)
        #expect(try screen.performAction("Twice", label: "Save"))
        #expect(taps == 3)
        #expect(throws: ScreenError.self) { try screen.activate(label: "Send") }
        #expect(throws: ScreenError.self) { try screen.performAction("Thrice", label: "Save") }
    }

    private final class Chart: UIView {
        lazy var bars = ["North", "South"].map { name in
            let bar = UIAccessibilityElement(accessibilityContainer: self)
            bar.accessibilityLabel = name
            return bar
        }

        override func accessibilityElementCount() -> Int { bars.count }
        override func accessibilityElement(at index: Int) -> Any? { bars[index] }
        override func index(ofAccessibilityElement element: Any) -> Int {
            bars.firstIndex { $0 === element as AnyObject } ?? NSNotFound
        }
    }

    @Test("a view may make what is in it one by one")
    func container() {
        let chart = Chart(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        chart.addSubview(label("hidden by them", 0, 0))
        #expect(screen(.leftToRight, chart).accessibilityElements.compactMap(\.label) == ["North", "South"])

        let (first, second) = (UIView(), UIView())
        let view = UIView()
        #expect(view.accessibilityElementCount() == 0)
        view.accessibilityElements = [first, second]
        #expect(view.accessibilityElementCount() == 2)
        #expect(view.accessibilityElement(at: 1) as? UIView === second)
        #expect(view.accessibilityElement(at: 2) == nil)
        #expect(view.index(ofAccessibilityElement: first) == 0)
        #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
    }

    private final class Turner {
        var turned: [String] = []
        func turnLeft() -> Bool { true }
        func turnRight(_ action: UIAccessibilityCustomAction) -> Bool {
            turned.append(action.name)
            return false
        }
    }

    @Test("a custom action calls a method of a target that it does not keep")
    func customActionTarget() {
        var turner: Turner? = Turner()
        let actions = turner.map {
            [
                UIAccessibilityCustomAction(name: "Left", target: $0, selector: Turner.turnLeft),
                UIAccessibilityCustomAction(name: "Right", target: $0, selector: Turner.turnRight),
            ]
        }
        #expect(actions?.map { $0.actionHandler?($0) } == [true, false])
        #expect(turner?.turned == ["Right"])
        turner = nil
        #expect(actions?.map { $0.actionHandler?($0) } == [false, false])
    }

    @Test("announcements are kept with the screen on which they were made")
    func announcements() {
        let first = screen()
        let second = screen()
        first.perform { UIAccessibility.post(notification: .announcement, argument: "Saved") }
        #expect(first.announcements == ["Saved"])
        #expect(second.announcements.isEmpty)
    }

    @Test("what has no name, is too small or named twice is found")
    func issues() {
        let small = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 44))
        let twins = [0, 1].map { index in
            let view = label("twin", 0, 100 + 50 * CGFloat(index))
            view.accessibilityIdentifier = "twin"
            return view
        }
        let screen = screen(.leftToRight, small, twins[0], twins[1])
        #expect(
            screen.accessibilityIssues == [
                .noLabel(element: "button (0 0 20 44)"), .smallTarget(element: "button (0 0 20 44)"),
                .duplicateIdentifier("twin"),
            ]
        )
    }

    @Test("a tree is a snapshot")
    func snapshot() {
        let toggle = UISwitch(frame: CGRect(x: 0, y: 40, width: 0, height: 0))
        toggle.accessibilityLabel = "Airplane mode"
        toggle.accessibilityHint = "Turns radio off"
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
        let segments = UISegmentedControl(items: ["Day", "Week"])
        segments.frame.origin.y = 80
        segments.selectedSegmentIndex = 1
        for part in [toggle, segments, label("Settings", 0, 0)] { view.addSubview(part) }
        assertSnapshot(of: view, as: .accessibilityTree)
    }
}
