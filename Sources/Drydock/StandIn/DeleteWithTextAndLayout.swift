// Compiles the buttons until text, images and layout arrive: whoever lands the real types deletes these.
public class UIFont { static func systemFont(ofSize: CGFloat) -> UIFont { .init() } }
public enum NSLineBreakMode { case byTruncatingMiddle }
public enum NSTextAlignment { case center }
open class UILabel: UIView {
    open var font: UIFont!; open var text: String?; open var attributedText: NSAttributedString?;
    open var textColor: UIColor!; var lineBreakMode = NSLineBreakMode.byTruncatingMiddle;
    var textAlignment = NSTextAlignment.center
}
public class UIImage {
    public enum RenderingMode { case automatic, alwaysTemplate }; var renderingMode = RenderingMode.automatic;
    func withRenderingMode(_ m: RenderingMode) -> UIImage { self }; var size: CGSize { .zero }
}
open class UIImageView: UIView {
    public init(image: UIImage?) { super.init(frame: .zero) };
    public required init?(coder: NSCoder) { super.init(coder: coder) }; var image: UIImage?
}
extension UIView {
    var translatesAutoresizingMaskIntoConstraints: Bool {
        get { true }
        set {}
    }
}
