import Drydock

extension ControlPage {
    static func sliders() -> UINavigationController {
        scene(
            "Sliders",
            sections: [
                ControlSampleSection(
                    title: "Values",
                    samples: [
                        sample("From 0 to 1") { $0.value = 0.4 },
                        sample("From -10 to 10") {
                            $0.minimumValue = -10
                            $0.maximumValue = 10
                            $0.value = 2.5
                        },
                        sample("Told at the end of a drag") {
                            $0.isContinuous = false
                            $0.value = 0.6
                        },
                        sample("Disabled") {
                            $0.value = 0.2
                            $0.isEnabled = false
                        },
                    ]
                ),
                ControlSampleSection(
                    title: "Looks",
                    samples: [
                        sample("Images at the ends") {
                            $0.minimumValueImage = UIImage(systemName: "speaker.fill")
                            $0.maximumValueImage = UIImage(systemName: "speaker.wave.3.fill")
                            $0.tintColor = .systemGray
                            $0.value = 0.5
                        },
                        sample("Colours") {
                            $0.minimumTrackTintColor = .systemOrange
                            $0.maximumTrackTintColor = .systemYellow
                            $0.thumbTintColor = .systemOrange
                            $0.value = 0.75
                        },
                    ]
                ),
            ]
        )
    }

    private static func sample(_ title: String, _ configure: (UISlider) -> Void) -> ControlSample {
        let slider = UISlider()
        configure(slider)
        return ControlSample(title, slider, isWide: true) { slider.value.inHundredths }
    }
}

extension Float {
    /// With two digits after the point, in every locale alike.
    fileprivate var inHundredths: String {
        let hundredths = Int((abs(self) * 100).rounded())
        let digits = hundredths % 100
        return (self < 0 && hundredths > 0 ? "-" : "") + "\(hundredths / 100)." + (digits < 10 ? "0" : "")
            + "\(digits)"
    }
}
