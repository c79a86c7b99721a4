import Drydock
import DrydockPNG
import DrydockRaster
@_spi(Overriding) import DrydockViews
import Testing

/// Sizes and places of a button's parts. Source of the figures: frames that Interface Builder wrote into public
/// storyboards, and UIKit's answers for empty buttons.
struct ButtonSizeTests {
    private func image(_ size: Int) throws -> UIImage {
        try #require(UIImage(data: Data(PNGEncoder.encode(Bitmap(width: size, height: size)))))
    }

    private func title(of button: UIButton) throws -> UILabel {
        try #require(button.titleLabel)
    }

    @Test("a changed font of the title resizes the button, after layout too")
    func fontChange() throws {
        let button = UIButton()
        button.setTitle("Continue", for: .normal)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        root.addSubview(button)
        button.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            button.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        let before = button.frame.size

        try title(of: button).font = .systemFont(ofSize: 40)
        root.layoutIfNeeded()

        let wanted = try title(of: button).intrinsicContentSize
        #expect(button.frame.size == CGSize(width: wanted.width, height: wanted.height + 12))
        #expect(button.frame.height > before.height)
        #expect(try title(of: button).frame.size == wanted)
    }

    @Test("only the title is padded: beside a tall image a button is as tall as the image")
    func tallImage() throws {
        let button = UIButton()
        button.setTitle("Next", for: .normal)
        button.setImage(try image(60), for: .normal)
        #expect(button.intrinsicContentSize.height == 60)
        button.setImage(try image(30), for: .normal)
        let wanted = try title(of: button).intrinsicContentSize
        #expect(button.intrinsicContentSize.height == wanted.height + 12)
        button.setTitle(nil, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    }

    @Test("an empty button is as tall as one with a title and 30 points wide")
    func empty() {
        #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
        #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
        #expect(UIButton().sizeThatFits(.zero) == CGSize(width: 30, height: 34))
    }

    /// The width is San Francisco's; Inter's letters are a little wider or narrower.
    @Test("a system button's title has 15 points")
    func systemTitle() throws {
        let button = UIButton(type: .system)
        button.setTitle("This is a centered button in a XIB", for: .normal)
        #expect(try title(of: button).font == .systemFont(ofSize: 15))
        #expect(button.intrinsicContentSize.height == 30)
        #expect(abs(button.intrinsicContentSize.width - 226) <= 226 * 0.03)
        #expect(UIButton.ButtonType.roundedRect == .system)
        let custom = UIButton()
        custom.setTitle("Custom", for: .normal)
        #expect(try title(of: custom).font == .systemFont(ofSize: 18))
    }

    /// From memory: the room that a title keeps in a fitted button is the button's, not the title's.
    @Test(
        "a title at the top or the bottom touches the edge, and its baseline is where layout has it",
        arguments: [.top, .bottom] as [UIControl.ContentVerticalAlignment]
    )
    func aligned(_ alignment: UIControl.ContentVerticalAlignment) throws {
        let button = UIButton()
        button.setTitle("Title", for: .normal)
        button.contentVerticalAlignment = alignment
        let size = try title(of: button).intrinsicContentSize
        for height in [size.height, size.height + 12, 80] {
            button.frame = CGRect(x: 0, y: 0, width: 200, height: height)
            button.layoutIfNeeded()
            let frame = try title(of: button).frame
            #expect((alignment == .top ? frame.minY : height - frame.maxY) == 0)
            let lines = try #require(button.textBaselines(fittingWidth: nil))
            let ownLines = try #require(try title(of: button).textBaselines(fittingWidth: nil))
            let distance = size.height / 2
            #expect(lines.first == ownLines.first + (alignment == .top ? distance : -distance))
        }
    }
}
