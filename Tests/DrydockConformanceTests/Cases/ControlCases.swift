import Drydock

/// Sizes, edges and colours of controls.
enum ControlCases {
    static let all = [
        toggle, slider, segmented, stepper, pages, buttons, fields, search, indicators, searchCorner,
        segmentedCorner,
    ]

    private static let suites = "Pictures of public test suites"
    private static let frames = ConformanceSource.measurement(
        "Frames of Interface Builder in samples of Apple's"
    )

    private static let toggle = ConformanceCase(
        .controls,
        "switch",
        .measurement("\(suites), iOS 17")
    ) { facts in
        let toggle = UISwitch()
        facts.expect(
            "width",
            51,
            toggle.intrinsicContentSize.width + toggle.alignmentRectInsets.right,
            within: 0
        )
        facts.expect("frame", CGSize(width: 51, height: 31), toggle.frame.size)
        let on = ConformancePicture {
            toggle.isOn = true
            return toggle
        }
        facts.expect("track, on", color: [52, 199, 89], on.color(25, 35))
        facts.expect("knob, left", 42, on.knob?.minX ?? 0, within: 0.34)
        facts.expect("knob, right", 69, on.knob?.maxX ?? 0, within: 0.34)
        facts.expect(
            "under the knob, on",
            color: [47, 180, 81],
            on.color(55.5, 49.5),
            within: 2
        )
        facts.expect(
            "below the track",
            color: [255, 255, 255],
            on.color(55.5, 53)
        )
    }

    private static let slider = ConformanceCase(
        .controls,
        "slider",
        .measurement("\(suites), iOS 17 to 26")
    ) { facts in
        let slider = UISlider()
        facts.expect(
            "fitting height",
            34,
            slider.sizeThatFits(.zero).height,
            within: 0
        )
        slider.frame.size.width = 200
        slider.sizeToFit()
        slider.frame.size.width = 200
        let track = slider.trackRect(forBounds: slider.bounds)
        facts.expect(
            "track, from the left",
            3.5,
            track.minX,
            within: 0.17
        )
        facts.expect(
            "track, from the right",
            3.5,
            200 - track.maxX,
            within: 0.17
        )
        facts.expect("track, height", 4, track.height, within: 0)
    }

    private static let segmented = ConformanceCase(
        .controls,
        "segmented control",
        .measurement("\(suites), iOS 14 to 17")
    ) { facts in
        let control = UISegmentedControl(items: ["One", "Two"])
        facts.expect("height", 32, control.sizeThatFits(.zero).height, within: 0)
        control.selectedSegmentIndex = 0
        control.frame.size = CGSize(width: 200, height: 32)
        let picture = ConformancePicture { control }
        facts.expect("background", color: [238, 238, 239], picture.color(150, 25), within: 2)
        facts.expect(
            "shadow 6 points beside the thumb",
            color: [238, 238, 239],
            picture.color(126.5, 36),
            within: 2
        )
        facts.expect(
            "below the control",
            color: [255, 255, 255],
            picture.color(70, 53)
        )
    }

    private static let stepper = ConformanceCase(
        .controls,
        "stepper",
        .measurement("\(suites), iOS 13 to 17")
    ) { facts in
        let stepper = UIStepper()
        facts.expect("size", CGSize(width: 94, height: 32), stepper.sizeThatFits(.zero))
        let picture = ConformancePicture { stepper }
        let minus = picture.box(25, 22, 38, 28)
        facts.expect(
            "minus, thickness",
            1.6,
            minus?.height ?? 0,
            within: 0.17,
            differs: "the drawing's stroke is thicker"
        )
        facts.expect("minus, length", 13.5, minus?.width ?? 0, within: 0.17)
        facts.expect(
            "divider",
            color: [214, 214, 214],
            picture.color(67, 36),
            within: 2
        )
    }

    private static let pages = ConformanceCase(
        .controls,
        "page control of three pages",
        .measurement("\(suites), iOS 14 to 17")
    ) { facts in
        let control = UIPageControl()
        control.numberOfPages = 3
        let size = control.sizeThatFits(.zero)
        facts.expect("height", 25.67, size.height, within: 0.17, differs: "a whole number of points")
        control.frame.size = size
        (control.currentPageIndicatorTintColor, control.pageIndicatorTintColor) = (.black, .red)
        let picture = ConformancePicture { control }
        let columns = picture.columns(in: CGRect(x: 0, y: 20, width: picture.size.width, height: size.height))
        facts.expect("dots", 3, columns.count)
        if columns.count == 3 {
            facts.expect(
                "pitch",
                17.5,
                columns[1].lowerBound - columns[0].lowerBound,
                within: 0.17
            )
            facts.expect(
                "diameter",
                7.5,
                columns[0].upperBound - columns[0].lowerBound,
                within: 0.34
            )
        }
    }

    private static let buttons = ConformanceCase(.controls, "buttons", frames) { facts in
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        facts.expect("height of a system button", 30, button.sizeThatFits(.zero).height, within: 0)
    }

    private static let fields = ConformanceCase(.controls, "text field", frames) { facts in
        let field = UITextField()
        field.borderStyle = .roundedRect
        facts.expect("height with a rounded border", 34, field.sizeThatFits(.zero).height, within: 0)
        let disabled = UITextField()
        (disabled.text, disabled.isEnabled, disabled.frame.size) = (
            "HHHHH", false, CGSize(width: 100, height: 40)
        )
        disabled.font = .systemFont(ofSize: 30, weight: .black)
        let picture = ConformancePicture(size: CGSize(width: 100, height: 40), scale: 3) { disabled }
        facts.expect("text of a disabled field", color: [0, 0, 0], picture.darkest)
    }

    private static let search = ConformanceCase(.controls, "search bar", frames) { facts in
        facts.expect(
            "height",
            56,
            UISearchBar().sizeThatFits(CGSize(width: 375, height: 0)).height,
            within: 0
        )
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 56))
        bar.layoutIfNeeded()
        facts.expect("height of the field", 36, bar.searchTextField.frame.height, within: 0)
        facts.expect("field, left", 8, bar.searchTextField.frame.minX, within: 0)
    }

    private static let indicators = ConformanceCase(.controls, "activity indicator", frames) { facts in
        facts.expect(
            "medium",
            CGSize(width: 20, height: 20),
            UIActivityIndicatorView(style: .medium).sizeThatFits(.zero)
        )
        facts.expect(
            "large",
            CGSize(width: 37, height: 37),
            UIActivityIndicatorView(style: .large).sizeThatFits(.zero)
        )
    }

    private static let searchCorner = ConformanceCase(
        .controls,
        "corner of a search field, three rows per point",
        .measurement("\(suites), iOS 17, @3x")
    ) { facts in
        let profile: [CGFloat] = [
            10.02, 7.31, 6.17, 5.38, 4.71, 4.25, 3.77, 3.38, 3.02, 2.69, 2.40, 2.15, 1.85, 1.65, 1.46, 1.23,
            1.12,
            0.94, 0.83, 0.75, 0.58, 0.52, 0.46, 0.40, 0.33, 0.27, 0.23, 0.19, 0.17, 0.15,
        ]
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
        let picture = ConformancePicture { field }
        let wide = "the continuous curve leaves the edge later than iOS's"
        for row in stride(from: 0, to: profile.count, by: 3) {
            let edge = picture.leftEdge(row: 60 + row, from: 20, to: 34)
            facts.expect(
                "left edge in row \(row)",
                profile[row],
                edge,
                within: 0.17,
                differs: row == 0 ? wide : nil
            )
        }
    }

    private static let segmentedCorner = ConformanceCase(
        .controls,
        "corner of a segmented control, three rows per point",
        .measurement("\(suites), iOS 17, @3x")
    ) { facts in
        let profile: [CGFloat] = [
            7.61, 5.61, 4.64, 3.97, 3.44, 3.03, 2.64, 2.28, 2.00, 1.72, 1.44, 1.28, 1.03, 0.92, 0.72, 0.64,
            0.53, 0.42,
            0.36, 0.31, 0.25, 0.19, 0.14, 0.11,
        ]
        let control = UISegmentedControl(items: ["", ""])
        control.frame.size = CGSize(width: 200, height: 32)
        let picture = ConformancePicture { control }
        for row in stride(from: 0, to: profile.count, by: 3) {
            let edge = picture.leftEdge(row: 60 + row, from: 20, to: 32)
            facts.expect(
                "left edge in row \(row)",
                profile[row],
                edge,
                within: 0.17,
                differs: row == 0 ? "the continuous curve leaves the edge later than iOS's" : nil
            )
        }
    }
}

extension ConformancePicture {
    fileprivate init(_ make: @escaping () -> UIView) {
        self.init(around: make)
    }

    /// The white knob of a switch that is 20 points from the picture's left and top.
    fileprivate var knob: CGRect? {
        let row = Int(35.5 * scale)
        let white = (Int(22 * scale)..<Int(70.9 * scale)).filter { level($0, row) == [255, 255, 255] }
        guard let first = white.first, let last = white.last else { return nil }
        return CGRect(x: CGFloat(first) / scale, y: 0, width: CGFloat(last + 1 - first) / scale, height: 1)
    }
}
