package import Drydock

/// Controls with a value, and indicators, in their states.
package final class ControlsGallery: UIStackView {
    package init() {
        super.init(frame: .zero)
        configureView()
    }

    @available(*, unavailable)
    package required init(coder: NSCoder) {
        fatalError("ControlsGallery is made in code")
    }

    private func configureView() {
        // View hierarchy
        for row in [switches, sliders, steppers, segments, pages, progress, indicators] {
            addArrangedSubview(row)
        }

        // Style
        backgroundColor = .systemBackground
        axis = .vertical
        spacing = 20

        // Layout
        isLayoutMarginsRelativeArrangement = true
        layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        widthAnchor.constraint(equalToConstant: 390).isActive = true
    }

    private func row(_ views: [UIView], axis: NSLayoutConstraint.Axis = .horizontal) -> UIStackView {
        let row = UIStackView(arrangedSubviews: views)
        row.axis = axis
        row.spacing = 16
        if axis == .horizontal {
            row.alignment = .center
            row.distribution = .equalSpacing
        }
        return row
    }

    private var switches: UIView {
        row(
            [(true, true), (false, true), (true, false), (false, false)].map { isOn, isEnabled in
                let control = UISwitch()
                control.isOn = isOn
                control.isEnabled = isEnabled
                return control
            }
        )
    }

    private var sliders: UIView {
        let plain = UISlider()
        plain.value = 0.4
        let colored = UISlider()
        colored.value = 0.75
        colored.minimumTrackTintColor = .systemOrange
        colored.thumbTintColor = .systemOrange
        let disabled = UISlider()
        disabled.value = 0.2
        disabled.isEnabled = false
        return row([plain, colored, disabled], axis: .vertical)
    }

    private var steppers: UIView {
        let plain = UIStepper()
        plain.value = 5
        let atStart = UIStepper()
        let disabled = UIStepper()
        disabled.isEnabled = false
        return row([plain, atStart, disabled])
    }

    private var segments: UIView {
        let plain = UISegmentedControl(items: ["Day", "Week", "Month"])
        plain.selectedSegmentIndex = 1
        let colored = UISegmentedControl(items: ["One", "Two", "A wider title"])
        colored.selectedSegmentIndex = 2
        colored.selectedSegmentTintColor = .systemIndigo
        colored.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        colored.setEnabled(false, forSegmentAt: 0)
        colored.apportionsSegmentWidthsByContent = true
        return row([plain, colored], axis: .vertical)
    }

    private var pages: UIView {
        let control = UIPageControl()
        control.numberOfPages = 5
        control.currentPage = 1
        control.pageIndicatorTintColor = .systemGray4
        control.currentPageIndicatorTintColor = .label
        return control
    }

    private var progress: UIView {
        let plain = UIProgressView(progressViewStyle: .default)
        plain.progress = 0.3
        let bar = UIProgressView(progressViewStyle: .bar)
        bar.progress = 0.8
        bar.progressTintColor = .systemGreen
        return row([plain, bar], axis: .vertical)
    }

    private var indicators: UIView {
        let views = [UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large)]
        let colored = UIActivityIndicatorView(style: .large)
        colored.color = .systemPink
        return row(
            (views + [colored]).map {
                $0.startAnimating()
                return $0
            }
        )
    }
}
