import Drydock

extension ControlPage {
    static func steppers() -> UINavigationController {
        scene(
            "Steppers",
            sections: [
                ControlSampleSection(
                    title: "Values",
                    footer: "Hold a side to step on and on, faster after a while.",
                    samples: [
                        sample("From 0 to 100") { $0.value = 5 },
                        sample("In fives") {
                            $0.stepValue = 5
                            $0.value = 50
                        },
                        sample("Seven days, around and around") {
                            $0.minimumValue = 1
                            $0.maximumValue = 7
                            $0.wraps = true
                            $0.value = 7
                        },
                        sample("A tap at a time") { $0.autorepeat = false },
                        sample("Disabled") {
                            $0.value = 3
                            $0.isEnabled = false
                        },
                    ]
                )
            ]
        )
    }

    private static func sample(_ title: String, _ configure: (UIStepper) -> Void) -> ControlSample {
        let stepper = UIStepper()
        configure(stepper)
        return ControlSample(title, stepper) { "\(Int(stepper.value))" }
    }
}
