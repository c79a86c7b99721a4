import DrydockNibDocuments
import DrydockViews

extension NibCoder {
    func decode(_ control: UISwitch) {
        control.setOn(flag("on") ?? false, animated: false)
        control.onTintColor = color("onTintColor")
        control.thumbTintColor = color("thumbTintColor")
        ignore("preferredStyle", "title", "onImage", "offImage")
    }

    func decode(_ slider: UISlider) {
        let minimum = Float(number("minValue") ?? 0)
        slider.minimumValue = minimum
        slider.maximumValue = max(Float(number("maxValue") ?? 1), minimum)
        slider.setValue(Float(number("value") ?? 0), animated: false)
        slider.isContinuous = flag("continuous") ?? true
        slider.minimumTrackTintColor = color("minimumTrackTintColor")
        slider.maximumTrackTintColor = color("maximumTrackTintColor")
        slider.thumbTintColor = color("thumbTintColor")
        slider.minimumValueImage = image("minimumValueImage")
        slider.maximumValueImage = image("maximumValueImage")
    }

    func decode(_ stepper: UIStepper) {
        let minimum = number("minimumValue") ?? 0
        stepper.minimumValue = minimum
        stepper.maximumValue = max(number("maximumValue") ?? 100, minimum)
        let step = number("stepValue") ?? 1
        stepper.stepValue = step > 0 ? step : 1
        stepper.value = number("value") ?? 0
        stepper.isContinuous = flag("continuous") ?? true
        stepper.autorepeat = flag("autorepeat") ?? true
        stepper.wraps = flag("wraps") ?? false
    }

    func decode(_ view: UIProgressView) {
        view.progressViewStyle = choice(
            "progressViewStyle",
            ["default": .default, "bar": .bar],
            absent: .default
        )
        view.setProgress(Float(number("progress") ?? 0), animated: false)
        view.progressTintColor = color("progressTintColor") ?? color("tintColor")
        view.trackTintColor = color("trackTintColor")
    }

    func decode(_ control: UIPageControl) {
        control.numberOfPages = min(max(integer("numberOfPages") ?? 0, 0), 10_000)
        control.currentPage = integer("currentPage") ?? 0
        control.hidesForSinglePage = flag("hidesForSinglePage") ?? false
        control.pageIndicatorTintColor = color("pageIndicatorTintColor")
        control.currentPageIndicatorTintColor = color("currentPageIndicatorTintColor")
        ignore("defersCurrentPageDisplay", "backgroundStyle")
    }

    func decode(_ control: UISegmentedControl) {
        ignore("segments", "segmentControlStyle", "springLoaded")
        control.isMomentary = flag("momentary") ?? false
        control.apportionsSegmentWidthsByContent = flag("apportionsSegmentWidthsByContent") ?? false
        for (index, segment) in element.children(in: "segments").enumerated() where segment.name == "segment"
        {
            if let name = segment["image"],
                let image = loading.image(name, isSymbol: segment["catalog"] == "system", segment)
            {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                let title = segment.string("title") ?? ""
                let shown = loading.localized(title, element.id, "segmentTitles[\(index)]")
                control.insertSegment(withTitle: shown, at: index, animated: false)
            }
            if let width = segment.number("width"), width > 0 {
                control.setWidth(CGFloat(width), forSegmentAt: control.numberOfSegments - 1)
            }
            if segment.flag("enabled") == false {
                control.setEnabled(false, forSegmentAt: control.numberOfSegments - 1)
            }
        }
        control.selectedSegmentTintColor = color("selectedSegmentTintColor")
        let selected = integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
        let isThere = (0..<control.numberOfSegments).contains(selected)
        control.selectedSegmentIndex = isThere ? selected : UISegmentedControl.noSegment
    }
}
