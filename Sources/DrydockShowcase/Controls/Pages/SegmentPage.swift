import Drydock

extension ControlPage {
    static func segmentedControls() -> UINavigationController {
        scene(
            "Segmented Controls",
            sections: [
                ControlSampleSection(
                    title: "Values",
                    samples: [
                        sample("One of three", ["Day", "Week", "Month"]) { $0.selectedSegmentIndex = 1 },
                        sample("Nothing chosen", ["Yes", "No", "Later"]) { _ in },
                        sample("Buttons", ["Back", "Play", "Next"]) { $0.isMomentary = true },
                        sample("A part disabled", ["One", "Two", "Three"]) {
                            $0.selectedSegmentIndex = 0
                            $0.setEnabled(false, forSegmentAt: 1)
                        },
                        sample("Disabled", ["Left", "Right"]) {
                            $0.selectedSegmentIndex = 0
                            $0.isEnabled = false
                        },
                    ]
                ),
                ControlSampleSection(
                    title: "Looks",
                    samples: [
                        sample("Symbols", []) {
                            for name in ["list.bullet", "square.grid.2x2", "map"].reversed() {
                                $0.insertSegment(with: UIImage(systemName: name), at: 0, animated: false)
                            }
                            $0.selectedSegmentIndex = 0
                        },
                        sample("Widths by content", ["A", "Two words", "Three words even"]) {
                            $0.apportionsSegmentWidthsByContent = true
                            $0.selectedSegmentIndex = 2
                        },
                        sample("Colours", ["Red", "Indigo", "Teal"]) {
                            $0.selectedSegmentIndex = 1
                            $0.selectedSegmentTintColor = .systemIndigo
                            $0.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
                        },
                    ]
                ),
            ]
        )
    }

    private static func sample(
        _ title: String,
        _ items: [String],
        _ configure: (UISegmentedControl) -> Void
    ) -> ControlSample {
        let control = UISegmentedControl(items: items)
        configure(control)
        return ControlSample(title, control, isWide: true) {
            let index = control.selectedSegmentIndex
            return index == UISegmentedControl.noSegment ? "None" : "\(index)"
        }
    }
}
