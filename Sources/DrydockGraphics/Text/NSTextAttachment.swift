public import Foundation

/// A picture in a text: the value of `NSAttributedString.Key.attachment`, on the character of `NSTextAttachment.character`.
///
/// Two attachments are equal when they are the same object. Changes after it was put into a string are not drawn until the
/// string is set again.
open class NSTextAttachment: NSObject {
    private let mark = AttributeValueMark()
    /// The character that an attachment stands for.
    public static let character = 0xFFFC

    /// Drawn in the bounds; a template, as symbols are, in the text's colour.
    open var image: UIImage?
    /// Points from where the character stands on the baseline, y upwards. Of no size, as it is at first, for the image's size
    /// on the baseline; a symbol stands as its own baseline says.
    open var bounds = CGRect.zero

    public override init() {}

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// - Parameters:
    ///   - contentData: an image file; nil, or what is none, leaves the attachment without an image.
    ///   - uti: ignored, as the data say what they are.
    public init(data contentData: Data?, ofType uti: String?) {
        image = contentData.flatMap { UIImage(data: $0) }
    }

    /// The bounds, or the image's size where they have none.
    package var placedBounds: CGRect { values.rect }

    var values: TextAttachment {
        func clamped(_ length: CGFloat) -> CGFloat { length.isFinite ? TextAttributes.clamped(length) : 0 }
        var rect = CGRect(
            x: clamped(bounds.minX),
            y: clamped(bounds.minY),
            width: max(clamped(bounds.width), 0),
            height: max(clamped(bounds.height), 0)
        )
        if let image, rect.width == 0, rect.height == 0 {
            rect.size = image.size
            if bounds.origin == .zero { rect.origin.y = -(image.baselineOffsetFromBottom ?? 0) }
        }
        return TextAttachment(image: image, rect: rect)
    }
}

/// A picture in a text, as it is laid out.
struct TextAttachment: Equatable {
    let image: UIImage?
    /// Points from where the character stands on the baseline, y upwards.
    let rect: CGRect

    /// What its character takes of the line.
    var advance: CGFloat { max(rect.maxX, 0) }

    static func == (left: TextAttachment, right: TextAttachment) -> Bool {
        left.image === right.image && left.rect == right.rect
    }
}

extension NSAttributedString.Key {
    /// An `NSTextAttachment`, on a character of `NSTextAttachment.character`.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

extension NSAttributedString {
    /// One character with an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
