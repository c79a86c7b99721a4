import Drydock
import DrydockSnapshots
import Testing

@Suite("UIButton.Configuration")
struct ButtonConfigurationTests {
    private func button(_ configuration: UIButton.Configuration, _ title: String? = "Save") -> UIButton {
        var configuration = configuration
        configuration.title = title
        return UIButton(configuration: configuration)
    }

    private func picture(_ button: UIButton) -> Data {
        button.sizeToFit()
        button.layoutIfNeeded()
        return UIGraphicsImageRenderer(size: button.bounds.size).pngData {
            button.layer.render(in: $0.cgContext)
        }
    }

    @Test("insets and text follow the button's size, unless they were set")
    func sizes() {
        let line = UIFont.preferredFont(forTextStyle: .body).lineHeight.rounded(.up)
        let small = UIFont.preferredFont(forTextStyle: .subheadline).lineHeight.rounded(.up)
        var configuration = UIButton.Configuration.filled()
        #expect(button(configuration).intrinsicContentSize.height == line + 14)
        configuration.buttonSize = .large
        #expect(button(configuration).intrinsicContentSize.height == line + 30)
        configuration.buttonSize = .mini
        #expect(button(configuration).intrinsicContentSize.height == small + 10)
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        configuration.buttonSize = .large
        #expect(button(configuration).intrinsicContentSize.height == line + 4)
        configuration.setDefaultContentInsets()
        #expect(button(configuration).intrinsicContentSize.height == line + 30)
        #expect(
            button(configuration, nil).intrinsicContentSize.height == line + 30,
            "room for a line without text"
        )
    }

    @Test("the image stands at the side that is asked for, by reading direction", arguments: [false, true])
    func imagePlacement(isRightToLeft: Bool) throws {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        configuration.imagePadding = 6
        for placement in [NSDirectionalRectEdge.leading, .trailing, .top, .bottom] {
            configuration.imagePlacement = placement
            let button = button(configuration)
            button.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
            button.sizeToFit()
            button.layoutIfNeeded()
            let image = try #require(button.imageView).frame
            let title = try #require(button.titleLabel).frame
            switch placement {
            case .top: #expect(image.maxY + 6 == title.minY)
            case .bottom: #expect(title.maxY + 6 == image.minY)
            default:
                let isLeft = (placement == .leading) != isRightToLeft
                #expect(isLeft ? image.maxX + 6 == title.minX : title.maxX + 6 == image.minX)
            }
        }
    }

    @Test("the update handler sees the state, and may change the configuration to it")
    func handler() {
        let button = button(.filled())
        var calls = 0
        button.configurationUpdateHandler = { button in
            calls += 1
            button.configuration?.title = button.isHighlighted ? "Saving" : "Save"
        }
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Save")
        button.isHighlighted = true
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Saving")
        #expect(calls == 2)
    }

    @Test(
        "states look different from each other",
        arguments: [
            "plain", "gray", "tinted", "filled",
        ]
    )
    func states(style: String) {
        let make: [String: () -> UIButton.Configuration] = [
            "plain": UIButton.Configuration.plain, "gray": UIButton.Configuration.gray,
            "tinted": UIButton.Configuration.tinted, "filled": UIButton.Configuration.filled,
        ]
        let button = button(make[style]?() ?? .plain())
        var pictures: Set<Data> = [picture(button)]
        button.isHighlighted = true
        pictures.insert(picture(button))
        button.isHighlighted = false
        button.isEnabled = false
        pictures.insert(picture(button))
        button.isEnabled = true
        button.isSelected = true
        pictures.insert(picture(button))
        #expect(pictures.count == (style == "filled" ? 3 : 4), "filled buttons look the same when selected")
    }

    @Test("text attributes come from the style, then the text, then the transformer")
    func attributes() throws {
        var configuration = UIButton.Configuration.filled()
        var attributes = AttributeContainer()
        attributes.font = .boldSystemFont(ofSize: 30)
        configuration.attributedTitle = AttributedString("Big", attributes: attributes)
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.foregroundColor = .red
            return outgoing
        }
        let button = UIButton(configuration: configuration)
        button.layoutIfNeeded()
        let text = try #require(button.titleLabel?.attributedText)
        #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 30))
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    }

    @Test("a title that is too long wraps, and layout makes room for it")
    func wrapping() {
        let screen = Screen(showsStatusBar: false) { UIViewController() }
        let button = button(.filled(), "A title of many words that does not fit in one line")
        screen.perform {
            let view = screen.topViewController?.view
            button.translatesAutoresizingMaskIntoConstraints = false
            view?.addSubview(button)
            button.widthAnchor.constraint(equalToConstant: 150).isActive = true
        }
        let line = UIFont.preferredFont(forTextStyle: .body).lineHeight
        #expect(button.frame.height > 3 * line)
        #expect(button.frame.width == 150)
    }

    @Test(
        "a button that is measured before it is shown fits its title on any screen",
        arguments: [1.0, 2, 3]
    )
    func scales(scale: CGFloat) throws {
        let button = button(.filled(), "Medium")
        let unshown = button.intrinsicContentSize
        let screen = Screen(scale: scale, showsStatusBar: false) { UIViewController() }
        screen.perform {
            let row = UIStackView(arrangedSubviews: [button])
            row.alignment = .center
            screen.topViewController?.view.addSubview(row)
            row.translatesAutoresizingMaskIntoConstraints = false
        }
        #expect(button.frame.width <= unshown.width)
        #expect(abs(button.frame.width - button.intrinsicContentSize.width) < 1e-9)
        #expect(try #require(button.titleLabel).frame.height < 25)
    }

    @Test("a button that changes its selection does so before its actions run")
    func selection() throws {
        var seen: [Bool] = []
        let button = UIButton(
            configuration: .tinted(),
            primaryAction: UIAction(title: "Follow") { action in
                seen.append((action.sender as? UIButton)?.isSelected ?? false)
            }
        )
        button.changesSelectionAsPrimaryAction = true
        let screen = Screen(showsStatusBar: false) { UIViewController() }
        screen.perform {
            button.sizeToFit()
            screen.topViewController?.view.addSubview(button)
        }
        try screen.tap(text: "Follow")
        try screen.tap(text: "Follow")
        #expect(seen == [true, false])
    }

    @Test("taking the configuration away brings the state's title back")
    func removal() {
        let button = button(.filled(), nil)
        button.setTitle("Plain", for: .normal)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Plain")
        button.configuration = nil
        #expect(button.titleLabel?.text == "Plain")
        #expect(button.subviews.count == 1)
    }

    @Test("attributed strings keep their attributes on the way to NSAttributedString")
    func conversion() {
        var text = AttributedString("plain ")
        var bold = AttributedString("bold")
        bold.font = .boldSystemFont(ofSize: 12)
        bold.underlineStyle = .single
        text.append(bold)
        let converted = NSAttributedString(text)
        #expect(converted.string == "plain bold")
        #expect(converted.attribute(.font, at: 0, effectiveRange: nil) == nil)
        #expect(converted.attribute(.underlineStyle, at: 7, effectiveRange: nil) as? Int == 1)
    }
}
