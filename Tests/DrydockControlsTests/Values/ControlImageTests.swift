import Drydock
import DrydockSnapshots
import DrydockTesting
import Testing

/// Images in place of what controls draw themselves.
struct ControlImageTests {
    private func block(_ color: UIColor, _ size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    private func makeScreen(_ views: [UIView], isDark: Bool, isRightToLeft: Bool) -> Screen {
        let screen = Screen(
            size: CGSize(width: 240, height: 60 * CGFloat(views.count) + 20),
            scale: 2,
            direction: isRightToLeft ? .rightToLeft : .leftToRight,
            traits: UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
            showsStatusBar: false
        ) { UIViewController() }
        screen.perform {
            let page = screen.window.rootViewController?.view
            page?.backgroundColor = .systemBackground
            for (index, view) in views.enumerated() {
                view.frame.origin = CGPoint(x: 20, y: 20 + 60 * CGFloat(index))
                page?.addSubview(view)
            }
        }
        screen.settle()
        return screen
    }

    @Test("steppers with images", arguments: [false, true])
    func steppers(_ isDark: Bool) {
        let (one, two, three) = (UIStepper(), UIStepper(), UIStepper())
        for stepper in [one, two, three] {
            stepper.setIncrementImage(UIImage(systemName: "chevron.up"), for: .normal)
            stepper.setDecrementImage(UIImage(systemName: "chevron.down"), for: .normal)
        }
        two.value = 50
        two.setIncrementImage(block(.systemPink, CGSize(width: 16, height: 16)), for: .disabled)
        three.isEnabled = false
        #expect(one.incrementImage(for: .normal) != nil && one.decrementImage(for: .highlighted) == nil)
        assertSnapshot(
            of: makeScreen([one, two, three], isDark: isDark, isRightToLeft: isDark).host,
            as: .image
        )
    }

    @Test("segments with grounds and lines of images, also empty ones", arguments: [false, true])
    func segments(_ isDark: Bool) {
        let bare = UISegmentedControl(items: ["One", "Two", "Three"])
        bare.selectedSegmentIndex = 0
        bare.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
        bare.setDividerImage(
            UIImage(),
            forLeftSegmentState: .normal,
            rightSegmentState: .normal,
            barMetrics: .default
        )
        let coloured = UISegmentedControl(items: ["One", "Two", "Three"])
        coloured.selectedSegmentIndex = 1
        let size = CGSize(width: 4, height: 32)
        coloured.setBackgroundImage(block(.systemFill, size), for: .normal, barMetrics: .default)
        coloured.setBackgroundImage(block(.systemTeal, size), for: .selected, barMetrics: .default)
        coloured.setDividerImage(
            block(.systemPink, CGSize(width: 2, height: 32)),
            forLeftSegmentState: .normal,
            rightSegmentState: .normal,
            barMetrics: .default
        )
        #expect(coloured.backgroundImage(for: .selected, barMetrics: .default) != nil)
        let back = UISegmentedControl(items: ["One", "Two"])
        back.selectedSegmentIndex = 1
        back.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
        back.setBackgroundImage(nil, for: .normal, barMetrics: .default)
        assertSnapshot(
            of: makeScreen([bare, coloured, back], isDark: isDark, isRightToLeft: isDark).host,
            as: .image
        )
    }
}
