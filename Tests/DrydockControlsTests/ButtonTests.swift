import Drydock
import DrydockPNG
import DrydockPlatform
import DrydockRaster
import Testing

@Suite("UIButton")
struct ButtonTests {
    private func image(_ size: CGFloat) throws -> UIImage {
        try #require(UIImage.solid(size: size))
    }

    @Test("a state without a value of its own shows the normal state's")
    func fallback() {
        let button = UIButton()
        button.setTitle("Save", for: .normal)
        button.setTitle("Saving", for: .highlighted)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.lightGray, for: .disabled)

        #expect(button.currentTitle == "Save")
        #expect(button.titleLabel?.textColor == .red)
        button.isHighlighted = true
        #expect(button.titleLabel?.text == "Saving")
        #expect(button.titleLabel?.textColor == .red)
        button.isHighlighted = false
        button.isEnabled = false
        #expect(button.titleLabel?.text == "Save")
        #expect(button.titleLabel?.textColor == .lightGray)
        #expect(button.title(for: .disabled) == nil, "asking for a state's title does not fall back")
    }

    /// As measured on a device: the insets narrow the room that is shared, and shrink nothing that has room.
    @Test("edge insets of image and title move each in the content's room without them")
    func edgeInsets() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 335, height: 44))
        button.setImage(try image(32), for: .normal)
        for (left, right, x) in [(0.0, 0.0, 151.5), (10, 0, 156.5), (0, 100, 101.5), (10, 100, 106.5)] {
            button.imageEdgeInsets = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
            button.layoutIfNeeded()
            #expect(button.imageView?.frame == CGRect(x: x, y: 6, width: 32, height: 32))
        }
        button.setTitle("Title", for: .normal)
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 50, bottom: 4, right: 0)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 100)
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel)
        let size = title.intrinsicContentSize
        #expect(title.frame.size == size)
        #expect(title.frame.minX == (335 - 100 - 32 - size.width) / 2 + 32)
        #expect(button.imageView?.frame.minX == (335 - 50 - 32 - size.width) / 2 + 50)
        #expect(button.imageView?.frame.minY == 4)
        button.titleEdgeInsets = UIEdgeInsets(top: 20, left: 150, bottom: 20, right: 150)
        button.layoutIfNeeded()
        #expect(title.frame.size == CGSize(width: 3, height: 4), "what has no room shrinks")
    }

    @Test(
        "the types with a symbol show it in their tint",
        arguments: [
            (UIButton.ButtonType.detailDisclosure, "info.circle"), (.infoLight, "info.circle"),
            (.infoDark, "info.circle"), (.contactAdd, "plus.circle"),
        ]
    )
    func symbolTypes(type: UIButton.ButtonType, name: String) throws {
        let button = UIButton(type: type)
        #expect(button.buttonType == type)
        let large = UIImage.SymbolConfiguration(pointSize: 17.2, weight: .regular, scale: .large)
        #expect(button.currentImage == UIImage(systemName: name, withConfiguration: large))
        #expect(button.imageView?.image?.renderingMode == .alwaysTemplate)
        button.sizeToFit()
        button.layoutIfNeeded()
        #expect(button.imageView?.frame.size == button.currentImage?.size)
        #expect(button.imageView.map { abs($0.frame.midX - button.bounds.midX) < 0.01 } == true)
        button.isHighlighted = true
        #expect(button.imageView?.alpha == 0.2)
    }

    @Test("a closing button is a cross in a circle of 30 points")
    func closeType() {
        let button = UIButton(type: .close)
        #expect(button.buttonType == .close)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    }

    @Test("a title's shadow has the colour of the state, and lies under the title until it is moved")
    func titleShadow() {
        let button = UIButton()
        button.setTitle("Save", for: .normal)
        #expect(button.titleLabel?.shadowColor == nil)
        button.setTitleShadowColor(.red, for: .normal)
        button.setTitleShadowColor(.blue, for: .disabled)
        #expect(button.titleShadowColor(for: .highlighted) == .red)
        #expect(button.titleLabel?.shadowColor == .red)
        #expect(button.titleLabel?.shadowOffset == .zero)
        button.isEnabled = false
        #expect(button.currentTitleShadowColor == .blue)
        #expect(button.titleLabel?.shadowColor == .blue)
    }

    @Test("without insets a title is padded by 6 points above and below and is at least 30 wide, as in UIKit")
    func fittingSize() throws {
        let button = UIButton()
        button.setTitle("I", for: .normal)
        let title = try #require(button.titleLabel).intrinsicContentSize
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: title.height + 12))

        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
        #expect(button.intrinsicContentSize == CGSize(width: title.width + 50, height: title.height + 3))
    }

    @Test("an image leads and the title follows, mirrored right to left")
    func arrangement() throws {
        let button = UIButton()
        button.setTitle("Next", for: .normal)
        button.setImage(try image(20), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        button.layoutIfNeeded()
        let label = try #require(button.titleLabel)
        let imageView = try #require(button.imageView)
        #expect(imageView.frame.maxX == label.frame.minX)
        #expect(imageView.frame.minX + label.frame.maxX == 200, "the pair is centred")
        #expect(imageView.frame.midY == 20)

        button.semanticContentAttribute = .forceRightToLeft
        button.layoutIfNeeded()
        #expect(label.frame.maxX == imageView.frame.minX)

        button.contentHorizontalAlignment = .leading
        button.contentVerticalAlignment = .bottom
        button.layoutIfNeeded()
        #expect(imageView.frame == CGRect(x: 180, y: 20, width: 20, height: 20))
    }

    /// From memory: apps that have the image follow the title by `forceRightToLeft` part the two by `imageEdgeInsets.left`, in buttons
    /// that fit their content. An image moves by half of what the insets differ by, with or without room.
    @Test(
        "insets of the image move it in a fitted button, too",
        arguments: [.forceLeftToRight, .forceRightToLeft] as [UISemanticContentAttribute]
    )
    func imageInsetsWithoutRoom(direction: UISemanticContentAttribute) throws {
        let button = UIButton()
        button.semanticContentAttribute = direction
        button.setTitle("Title", for: .normal)
        button.setImage(try image(20), for: .normal)
        button.sizeToFit()
        button.layoutIfNeeded()
        let imageView = try #require(button.imageView)
        let (start, size) = (imageView.frame.minX, button.bounds.size)
        for (left, right, way) in [(20.0, 0.0, 10.0), (0, 20, -10), (6, 6, 0), (-8, 8, -8), (8, -8, 8)] {
            button.imageEdgeInsets = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
            button.layoutIfNeeded()
            #expect(abs(imageView.frame.minX - start - way) < 0.01)
            #expect(imageView.frame.width == 20)
        }
        button.sizeToFit()
        #expect(button.bounds.size == size)
    }

    @Test("a title that does not fit is cut in its middle and stays in the bounds")
    func truncation() throws {
        let button = UIButton()
        button.setTitle("A title much too long for its button", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        button.layoutIfNeeded()
        let label = try #require(button.titleLabel)
        #expect(label.lineBreakMode == .byTruncatingMiddle)
        #expect(label.frame.width == 80)
    }

    @Test("a system button shows its tint, a custom one white")
    func defaultColors() {
        let system = UIButton(type: .system)
        system.tintColor = .green
        #expect(system.currentTitleColor == .green)
        #expect(UIButton().currentTitleColor == .white)
    }

    @Test("a pressed button dims its image, unless the state has one of its own")
    func highlightedImage() throws {
        let button = UIButton()
        button.setImage(try image(10), for: .normal)
        button.isHighlighted = true
        #expect(button.imageView?.alpha == 0.5)
        button.setImage(try image(11), for: .highlighted)
        #expect(button.imageView?.alpha == 1)
        button.isHighlighted = false
        button.adjustsImageWhenHighlighted = false
        button.setImage(nil, for: .highlighted)
        button.isHighlighted = true
        #expect(button.imageView?.alpha == 1)
    }

    @Test("a primary action gives the title and runs at a tap")
    func primaryAction() {
        var runs = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in runs += 1 })
        #expect(button.currentTitle == "Go")
        button.sendActions(for: .primaryActionTriggered)
        #expect(runs == 1)
    }
}

extension UIImage {
    /// A black square at scale 1, through the same path as a file.
    fileprivate static func solid(size: CGFloat) -> UIImage? {
        let bitmap = Bitmap(width: Int(size), height: Int(size))
        return UIImage(data: Data(PNGEncoder.encode(bitmap)))
    }
}
