import Drydock
import DrydockRaster
import DrydockTesting
import Testing

@Suite("Layers of text fields")
@MainActor
struct FieldLayerTests {
    private let size = CGSize(width: 120, height: 40)

    private func pixels(_ configure: @MainActor (UITextField) -> Void) -> [UInt32] {
        let field = UITextField(frame: CGRect(origin: .zero, size: size))
        field.borderStyle = .none
        field.text = "Anna"
        configure(field)
        let screen = Screen(size: size, scale: 1, showsStatusBar: false) {
            let controller = UIViewController()
            controller.view.addSubview(field)
            return controller
        }
        let bitmap = screen.host.render().bitmap
        return (0..<bitmap.area).map { bitmap[$0] }
    }

    private func layer(_ color: UIColor) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(origin: .zero, size: size)
        layer.backgroundColor = color.cgColor
        return layer
    }

    @Test("a field's text lies over layers behind its subviews, and under those in front of them")
    func order() {
        let expected = pixels { $0.backgroundColor = .systemYellow }
        #expect(pixels { $0.layer.insertSublayer(layer(.systemYellow), at: 0) } == expected)
        #expect(pixels { $0.layer.addSublayer(layer(.systemYellow)) } == expected)
        #expect(Set(expected).count > 2)
        let covered = pixels { field in
            field.addSubview(UIView())
            field.layer.addSublayer(layer(.systemYellow))
        }
        #expect(Set(covered).count == 1)
    }

    @Test("so does a text view's")
    func textViews() {
        func pixels(_ configure: @MainActor (UITextView) -> Void) -> [UInt32] {
            let view = UITextView(frame: CGRect(origin: .zero, size: size))
            view.text = "Anna"
            configure(view)
            let screen = Screen(size: size, scale: 1, showsStatusBar: false) {
                let controller = UIViewController()
                controller.view.addSubview(view)
                return controller
            }
            let bitmap = screen.host.render().bitmap
            return (0..<bitmap.area).map { bitmap[$0] }
        }
        let expected = pixels { $0.backgroundColor = .systemYellow }
        #expect(pixels { $0.layer.insertSublayer(layer(.systemYellow), at: 0) } == expected)
        #expect(pixels { $0.layer.addSublayer(layer(.systemYellow)) } == expected)
        #expect(Set(expected).count > 2)
    }
}
