import Drydock
import DrydockRaster
@_spi(Overriding) import DrydockViews
import Testing

/// Measured in pictures that iOS recorded.
@Suite struct TextFieldLookTests {
    @Test func `a field is as wide as its text, in whole points`() {
        let field = UITextField()
        field.font = .systemFont(ofSize: 17)
        field.text = "Hello world"
        #expect(field.intrinsicContentSize.width == 86)
    }

    @Test(
        arguments: [(UITextField.BorderStyle.none, 1), (.roundedRect, 0.5)]
            as [(UITextField.BorderStyle, CGFloat)]
    )
    func `a disabled field dims its text if it has a border`(style: UITextField.BorderStyle, alpha: CGFloat) {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.borderStyle = style
        field.textColor = .black
        field.text = "Text"
        field.isEnabled = false
        var builder = DisplayListBuilder(scale: 1)
        field.appendDisplayCommands(to: &builder)
        let colors = builder.list.commands.compactMap { command -> PremultipliedColor? in
            guard case .mask(_, _, _, let color) = command else { return nil }
            return color
        }
        #expect(colors == [UIColor.black.withAlphaComponent(alpha).premultiplied])
    }
}
