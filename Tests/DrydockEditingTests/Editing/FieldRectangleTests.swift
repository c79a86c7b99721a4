import Drydock
import DrydockTesting
import Testing

@Suite("Rectangles of text fields")
@MainActor
struct FieldRectangleTests {
    /// As fields with a floating title have it: room above the text, in either state.
    private final class Titled: UITextField {
        override func textRect(forBounds bounds: CGRect) -> CGRect {
            below(super.textRect(forBounds: bounds))
        }
        override func editingRect(forBounds bounds: CGRect) -> CGRect {
            below(super.editingRect(forBounds: bounds))
        }

        private func below(_ rect: CGRect) -> CGRect {
            CGRect(x: rect.minX + 24, y: 16, width: rect.width - 24, height: rect.height - 18)
        }
    }

    @Test("the rectangle while editing does not come from an overridden one for the text")
    func editingRect() {
        let field = Titled(frame: CGRect(x: 0, y: 0, width: 140, height: 45))
        #expect(field.editingRect(forBounds: field.bounds) == CGRect(x: 24, y: 16, width: 116, height: 27))
        #expect(field.textRect(forBounds: field.bounds) == field.editingRect(forBounds: field.bounds))
        #expect(field.placeholderRect(forBounds: field.bounds) == field.textRect(forBounds: field.bounds))
    }
}
