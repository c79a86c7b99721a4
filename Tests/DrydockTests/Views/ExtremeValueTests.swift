import Drydock
import DrydockRaster
import DrydockTesting
import Testing

/// Numbers that no screen needs must not end the program: they are clamped.
struct ExtremeValueTests {
    private let screen = Screen.empty(size: CGSize(width: 100, height: 200), scale: 2)

    @Test(
        "a spring of any velocity, damping and duration moves within what can be drawn",
        arguments: [.infinity, -.infinity, .nan, 1e308, 0] as [CGFloat],
        [.infinity, .nan, -1, 0.5] as [CGFloat]
    )
    func spring(velocity: CGFloat, damping: CGFloat) {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        box.backgroundColor = .red
        screen.window.addSubview(box)
        UIView.animate(
            withDuration: 0.5,
            delay: 0,
            usingSpringWithDamping: damping,
            initialSpringVelocity: velocity
        ) {
            box.frame.origin.x = 80
        }
        for _ in 0..<5 {
            screen.advance(by: 0.1)
            _ = screen.host.render()
            #expect(box.presentation?.frame?.isFinite != false)
        }
        screen.settle()
        #expect(box.presentation == nil)
    }

    @Test(
        "a paragraph style of any size is drawn",
        arguments: [1e308, .greatestFiniteMagnitude, 1e18, -1e308] as [CGFloat]
    )
    func paragraphStyle(length: CGFloat) {
        let paths: [ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>] = [
            \.lineHeightMultiple, \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore,
            \.firstLineHeadIndent, \.headIndent, \.tailIndent, \.minimumLineHeight, \.maximumLineHeight,
        ]
        for path in paths {
            let style = NSMutableParagraphStyle()
            style[keyPath: path] = length
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
            label.numberOfLines = 0
            label.attributedText = NSAttributedString(string: "A\nB", attributes: [.paragraphStyle: style])
            screen.window.addSubview(label)
            _ = screen.host.render()
            #expect(label.intrinsicContentSize.width.isFinite && label.intrinsicContentSize.height.isFinite)
            label.removeFromSuperview()
        }
    }

    @Test("text attributes of any size are drawn", arguments: [1e308, -1e308] as [Double])
    func attributes(number: Double) {
        for key in [NSAttributedString.Key.kern, .baselineOffset, .underlineStyle] {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
            label.attributedText = NSAttributedString(string: "AB", attributes: [key: number])
            screen.window.addSubview(label)
            _ = screen.host.render()
            #expect(label.intrinsicContentSize.width.isFinite)
            label.removeFromSuperview()
        }
    }

    @Test(
        "text at a place that is none is drawn nowhere",
        arguments: [.nan, .infinity, -.infinity] as [CGFloat]
    )
    func textNowhere(place: CGFloat) {
        let size = CGSize(width: 20, height: 20)
        let image = UIGraphicsImageRenderer(size: size).image { _ in
            "A".draw(at: CGPoint(x: place, y: place))
            "A".draw(in: CGRect(x: place, y: 0, width: place, height: 20))
        }
        #expect(image.pngData() == UIGraphicsImageRenderer(size: size).image { _ in }.pngData())
    }

    @Test("corners that do not exist are not rounded", arguments: [0x10, 0x1FF, UInt.max])
    func corners(bits: UInt) throws {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        box.backgroundColor = .red
        box.layer.cornerRadius = 10
        box.layer.maskedCorners = CACornerMask(rawValue: bits)
        var builder = DisplayListBuilder(scale: 1)
        box.appendDisplayCommands(to: &builder)
        guard case .fill(let shape, _) = try #require(builder.list.commands.first) else {
            Issue.record("expected a fill")
            return
        }
        #expect(shape.corners == RoundedRect.Corners(rawValue: UInt8(bits & 15)))
    }

    @Test("layer lengths of any size are drawn", arguments: [.infinity, .nan, 1e308, -1e308] as [CGFloat])
    func layer(length: CGFloat) {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        box.backgroundColor = .red
        box.layer.cornerRadius = length
        box.layer.borderWidth = length
        screen.window.addSubview(box)
        _ = screen.host.render()
        #expect(box.layer.cornerRadius.isNaN == length.isNaN)
    }
}
