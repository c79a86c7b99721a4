import Drydock

extension ControlPage {
    static func switches() -> UINavigationController {
        scene(
            "Switches",
            sections: [
                ControlSampleSection(
                    title: "States",
                    footer: "Tap a switch, or drag its thumb.",
                    samples: [
                        sample("On") { $0.isOn = true },
                        sample("Off") { _ in },
                        sample("On, disabled") {
                            $0.isOn = true
                            $0.isEnabled = false
                        },
                        sample("Off, disabled") { $0.isEnabled = false },
                    ]
                ),
                ControlSampleSection(
                    title: "Colours",
                    samples: [
                        sample("Track") {
                            $0.isOn = true
                            $0.onTintColor = .systemIndigo
                        },
                        sample("Thumb") {
                            $0.isOn = true
                            $0.thumbTintColor = .systemYellow
                        },
                    ]
                ),
            ]
        )
    }

    private static func sample(_ title: String, _ configure: (UISwitch) -> Void) -> ControlSample {
        let control = UISwitch()
        configure(control)
        return ControlSample(title, control) { control.isOn ? "On" : "Off" }
    }
}
