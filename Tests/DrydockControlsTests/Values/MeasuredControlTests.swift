import Drydock
import DrydockTesting
import Testing

/// Values measured in pictures that iOS recorded, of public test suites at three pixels per point.
@Suite("Controls as iOS draws them")
@MainActor
struct MeasuredControlTests {
    private let origin = CGPoint(x: 20, y: 21)

    /// Measured in pictures that iOS 17.2 and 17.5 recorded: 2fb451 under the knob on green, 0.9 of the track where it is off.
    @Test("the shadow of a switch's knob lies on the track alone")
    func switchShadow() {
        let on = UISwitch()
        on.isOn = true
        let picture = ScreenInk(of: on, at: origin)
        let middle: CGFloat = 20 + 51 - 2 - 13.5
        #expect(isNear(picture.color(middle, 21 + 30), [0x2f, 0xb4, 0x51], within: 2))
        for y in [31.4, 33, 36] as [CGFloat] { #expect(picture.color(middle, 21 + y) == [255, 255, 255]) }

        let off = ScreenInk(of: UISwitch(), at: origin)
        let track = off.color(20 + 45, 21 + 15.5)
        let shaded = off.color(20 + 2 + 13.5, 21 + 30)
        #expect(isNear(shaded, track.map { Int(Double($0) * 0.9) }, within: 3))
    }

    /// Measured in pictures that iOS 17.5 to 26.2 recorded.
    @Test("a slider is 34 points high, with a thumb of 26.8 above the middle of its track")
    func sliderGeometry() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        #expect(slider.sizeThatFits(.zero).height == 34)
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track == CGRect(x: 3.5, y: 15, width: 193, height: 4))
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5)
        #expect(thumb.size == CGSize(width: 26.8, height: 26.8))
        #expect(abs(thumb.midY - 16) < 1e-6 && abs(thumb.midX - 100) < 1e-6)
    }

    /// Measured in pictures that iOS 17.5 to 26.2 recorded: white × 0.85 just below the thumb, 0.97 eight points below.
    @Test("the shadow below a slider's thumb")
    func sliderShadow() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        slider.value = 0.5
        let picture = ScreenInk(of: slider, at: origin)
        let bottom = origin.y + 16 + 13.4
        #expect(isNear(picture.color(120, bottom + 0.5), [217, 217, 217], within: 3))
        #expect(isNear(picture.color(120, bottom + 8), [247, 247, 247], within: 3))
    }

    /// Measured in pictures that iOS recorded: e1e1e2 on eeeeef, five points wide at the side.
    @Test("the shadow of a segmented control's thumb is narrow and ends with the control")
    func segmentedShadow() {
        let control = UISegmentedControl(items: ["", "", ""])
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
        control.selectedSegmentIndex = 0
        let picture = ScreenInk(of: control, at: origin)
        let edge: CGFloat = 20 + 98
        // Without the divider's place.
        #expect(isNear(picture.color(edge + 0.17, 21 + 16), [0xe1, 0xe1, 0xe2], within: 2))
        #expect(isNear(picture.color(edge + 5.5, 21 + 16), [0xee, 0xee, 0xef], within: 1))
        for y in [32.2, 34, 37] as [CGFloat] { #expect(picture.color(70, 21 + y) == [255, 255, 255]) }
    }

    private nonisolated static let searchProfile: [CGFloat] = [
        10.02, 7.31, 6.17, 5.38, 4.71, 4.25, 3.77, 3.38, 3.02, 2.69, 2.40, 2.15, 1.85, 1.65, 1.46, 1.23, 1.12,
        0.94, 0.83, 0.75, 0.58, 0.52, 0.46, 0.40, 0.33, 0.27, 0.23, 0.19, 0.17, 0.15, 0.12, 0.10,
    ]
    private nonisolated static let segmentProfile: [CGFloat] = [
        7.61, 5.61, 4.64, 3.97, 3.44, 3.03, 2.64, 2.28, 2.00, 1.72, 1.44, 1.28, 1.03, 0.92, 0.72, 0.64, 0.53,
        0.42, 0.36, 0.31, 0.25, 0.19, 0.14, 0.11, 0.06, 0.06, 0.06, 0.03, 0.03, 0.03, 0.03,
    ]

    enum Corner: String, CaseIterable, CustomTestStringConvertible {
        case search, segmented, stepper

        var testDescription: String { rawValue }

        @MainActor var control: UIView {
            switch self {
            case .search:
                let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
                field.leftView = nil
                return field
            case .segmented: return UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 200, height: 32))
            case .stepper: return UIStepper()
            }
        }

        var profile: [CGFloat] { self == .search ? searchProfile : segmentProfile }
    }

    /// Measured in pictures that iOS recorded: from the left edge to the fill, in points, at three rows a point. A circle of any
    /// radius is more than 0.35 off in the first five rows.
    @Test(
        "corners are continuous: of radius 10 in search fields, 8 in segmented controls and steppers",
        arguments: Corner.allCases
    )
    func corners(_ corner: Corner) {
        let control = corner.control
        control.backgroundColor = .black
        let picture = ScreenInk(of: control, at: origin)
        let left = Int(origin.x) * ScreenInk.scale
        let top = Int(origin.y) * ScreenInk.scale
        for (row, inset) in corner.profile.enumerated() {
            let measured = 14 - picture.coverage(row: top + row, from: left, to: left + 14 * ScreenInk.scale)
            #expect(
                abs(measured - inset) <= (row == 0 ? 0.55 : 0.25),
                "row \(row): \(measured), iOS \(inset)"
            )
        }
    }

    /// Measured in pictures that iOS recorded.
    @Test("a stepper's signs are 13.5 long and 1.6 thick, its divider is d6d6d6")
    func stepper() {
        let divider = ScreenInk(of: UIStepper(), at: origin).color(20 + 47.1, 21 + 16)
        #expect(isNear(divider, [0xd6, 0xd6, 0xd6], within: 2))

        let stepper = UIStepper()
        stepper.value = 1
        stepper.backgroundColor = .white
        let picture = ScreenInk(of: stepper, at: origin)
        let (x, y) = (Int(20 + 23.5) * 3, Int(21 + 16) * 3)
        let thickness = picture.coverage(column: x, from: y - 15, to: y + 15)
        #expect(abs(thickness - 1.6) < 0.06)
        let length = picture.coverage(row: y, from: x - 30, to: x + 30)
        #expect(abs(length - 13.5) < 0.2)
    }

    /// Measured in pictures of three pages that iOS recorded.
    @Test("a page control's dots are 7.5 wide and 17.5 apart")
    func pageControl() {
        let control = UIPageControl()
        control.numberOfPages = 3
        #expect(control.size(forNumberOfPages: 3).width == 60)
        #expect(control.size(forNumberOfPages: 1).width == 60)
        #expect(control.size(forNumberOfPages: 4).width == 77.5)

        control.pageIndicatorTintColor = .black
        control.currentPageIndicatorTintColor = .black
        control.frame.size = CGSize(width: 60, height: 25)
        let picture = ScreenInk(of: control, at: origin)
        #expect(abs(control.intrinsicContentSize.height - 25.67) < 0.01)
        let row = Int((21 + 12.5) * 3)
        for start in [86, 138, 191] {
            // From middle to middle between the dots, of which the first begins at 28.75.
            let width = picture.coverage(row: row, from: start - 12, to: start + 36)
            #expect(abs(width - 7.5) < 0.2)
        }
        // Two pitches and a dot.
        #expect(abs((picture.box()?.columns.count ?? 0) - 128) <= 1)
    }

    /// Measured in a picture that iOS 14 recorded.
    @Test("the button that adds a contact is 24.33 × 23.67, around a circle of 21.67")
    func contactAdd() {
        let button = UIButton(type: .contactAdd)
        let size = button.intrinsicContentSize
        #expect(abs(size.width - 24.33) < 0.01 && abs(size.height - 23.67) < 0.01)
        button.tintColor = .black
        button.sizeToFit()
        let box = ScreenInk(of: button, at: origin).box(darkerThan: 128)
        #expect(box.map { abs($0.columns.count - 65) <= 1 } == true)
        #expect(box.map { abs($0.rows.count - 65) <= 1 } == true)
    }
}
