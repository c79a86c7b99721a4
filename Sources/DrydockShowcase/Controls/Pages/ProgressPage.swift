import Drydock

extension ControlPage {
    static func progress() -> UINavigationController {
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progress = 0.3
        let driver = UIStepper()
        driver.maximumValue = 10
        driver.value = 3
        driver.addAction(
            UIAction { [weak driver] _ in bar.setProgress(Float(driver?.value ?? 0) / 10, animated: true) },
            for: .valueChanged
        )
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.startAnimating()
        let starter = UISwitch()
        starter.isOn = true
        starter.addAction(
            UIAction { [weak starter] _ in
                if starter?.isOn == true { spinner.startAnimating() } else { spinner.stopAnimating() }
            },
            for: .valueChanged
        )
        return scene(
            "Progress",
            sections: [
                ControlSampleSection(
                    title: "Bars",
                    samples: [
                        ControlSample("Default", bar, isWide: true),
                        ControlSample("Tenths", driver) { [weak driver] in "\(Int(driver?.value ?? 0))" },
                        ControlSample("Bar", barSample { $0.progressViewStyle = .bar }, isWide: true),
                        ControlSample(
                            "Colours",
                            barSample {
                                $0.progressTintColor = .systemGreen
                                $0.trackTintColor = .systemYellow
                            },
                            isWide: true
                        ),
                    ]
                ),
                ControlSampleSection(
                    title: "Activity",
                    samples: [
                        ControlSample("Medium", spinner),
                        ControlSample("Turning", starter),
                        ControlSample("Large", indicator(.large, nil)),
                        ControlSample("Colour", indicator(.large, .systemPink)),
                    ]
                ),
            ]
        )
    }

    private static func barSample(_ configure: (UIProgressView) -> Void) -> UIProgressView {
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progress = 0.8
        configure(bar)
        return bar
    }

    private static func indicator(
        _ style: UIActivityIndicatorView.Style,
        _ color: UIColor?
    ) -> UIActivityIndicatorView {
        let indicator = UIActivityIndicatorView(style: style)
        if let color { indicator.color = color }
        indicator.startAnimating()
        return indicator
    }
}
