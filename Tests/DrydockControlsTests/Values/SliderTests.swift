import Drydock
import DrydockSnapshots
import Testing

@Suite("UISlider")
struct SliderTests {
    private func stage(_ direction: UIUserInterfaceLayoutDirection = .leftToRight) -> ControlStage<UISlider> {
        ControlStage(UISlider(frame: CGRect(x: 0, y: 0, width: 233.8, height: 34)), direction: direction)
    }

    @Test("values stay within the limits, which push each other")
    func limits() {
        let slider = UISlider()
        slider.value = 2
        #expect(slider.value == 1)
        slider.value = .nan
        #expect(slider.value == 0)
        slider.minimumValue = 5
        #expect(slider.maximumValue == 5)
        #expect(slider.value == 5)
        slider.maximumValue = 2
        #expect(slider.minimumValue == 2)
        #expect(slider.value == 2)
    }

    @Test("only the thumb can be grabbed; it keeps its place below the finger")
    func drag() {
        let stage = stage()
        let miss = stage.screen.touchDown(at: CGPoint(x: 250, y: 115))
        miss.move(to: CGPoint(x: 200, y: 115))
        miss.lift()
        #expect(stage.control.value == 0)
        #expect(stage.sent.isEmpty)

        // The thumb's middle goes from 116.9 to 316.9.
        let finger = stage.screen.touchDown(at: CGPoint(x: 121.9, y: 115))
        finger.move(to: CGPoint(x: 171.9, y: 115))
        #expect(abs(stage.control.value - 0.25) < 1e-6)
        finger.move(to: CGPoint(x: 171.9, y: 140))
        finger.move(to: CGPoint(x: 900, y: 115))
        #expect(stage.control.value == 1)
        finger.lift()
        #expect(stage.sent == ["down", "value", "primary", "value", "primary"])
    }

    @Test("one that is not continuous reports at the end")
    func notContinuous() {
        let stage = stage()
        stage.control.isContinuous = false
        stage.screen.drag(from: CGPoint(x: 116.9, y: 115), to: CGPoint(x: 216.9, y: 115))
        #expect(abs(stage.control.value - 0.5) < 1e-6)
        #expect(stage.sent.count { $0 == "value" } == 1)
    }

    @Test("right to left values grow to the left, and the left arrow adds")
    func rightToLeft() {
        let stage = stage(.rightToLeft)
        stage.screen.drag(from: CGPoint(x: 316.9, y: 115), to: CGPoint(x: 216.9, y: 115))
        #expect(abs(stage.control.value - 0.5) < 1e-6)
        stage.screen.press(.tab)
        stage.screen.press(.leftArrow)
        #expect(abs(stage.control.value - 0.6) < 1e-6)
    }

    @Test("the track ends before the images")
    func images() throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 3.5, y: 13.5, width: 193, height: 4))
        slider.minimumValueImage = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 33.5, y: 13.5, width: 163, height: 4))
        #expect(
            slider.minimumValueImageRect(forBounds: slider.bounds)
                == CGRect(x: 3.5, y: 5.5, width: 20, height: 20)
        )
    }

    @Test("layout aligns 33 points of a slider that is 34 high")
    func alignment() {
        let slider = UISlider()
        slider.sizeToFit()
        #expect(slider.bounds.height == 34)
        #expect(slider.intrinsicContentSize.height == 33)
        #expect(slider.alignmentRectInsets == UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))

        let label = UILabel()
        label.text = "Volume"
        label.heightAnchor.constraint(equalToConstant: 20).isActive = true
        let stack = UIStackView(arrangedSubviews: [slider, label])
        stack.axis = .vertical
        stack.spacing = 8
        stack.frame = CGRect(x: 10, y: 10, width: 200, height: 61)
        stack.layoutIfNeeded()
        #expect(slider.frame == CGRect(x: -2, y: 0, width: 204, height: 34))
        #expect(label.frame.minY == 41)
    }
}
