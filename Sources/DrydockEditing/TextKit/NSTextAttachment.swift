import DrydockControls
public import DrydockGraphics
import DrydockViews
public import Foundation

/// A picture in a text: the value of `NSAttributedString.Key.attachment`, on the character of `NSTextAttachment.character`.
///
/// Two attachments are equal when they are the same object. Changes after it was put into a string are not drawn until the
/// string is set again. Subclasses may decide by the line what they show, and how large they are: text asks them whenever it is laid out.
open nonisolated class NSTextAttachment: NSObject {
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

    /// Exists for subclasses' sake: archives are not read.
    public required init?(coder: NSCoder) {}

    /// What text shows: the image.
    ///
    /// - Parameters:
    ///   - imageBounds: what ``attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)`` said.
    ///   - textContainer: that of a text view or a layout manager; nil elsewhere.
    ///   - charIndex: of the attachment's character, in UTF-16 units of the text.
    open func image(
        forBounds imageBounds: CGRect,
        textContainer: NSTextContainer?,
        characterIndex charIndex: Int
    ) -> UIImage? {
        image
    }

    /// Where the picture is, in points from where the character stands on the baseline, y upwards: `bounds`, or the image's size where
    /// they have none.
    ///
    /// - Parameters:
    ///   - textContainer: that of a text view or a layout manager; nil elsewhere.
    ///   - lineFrag: the width that lines have, and the height that the character's font asks for, in points. Its origin is zero.
    ///   - position: zero, as the attachment is asked before the line is set.
    ///   - charIndex: of the attachment's character, in UTF-16 units of the text.
    open func attachmentBounds(
        for textContainer: NSTextContainer?,
        proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        TextAttachment(image: image, bounds: bounds).rect
    }
}

nonisolated extension NSTextAttachment: TextAttachmentSource {
    package var attachment: TextAttachment {
        let mayDecide = type(of: self) != NSTextAttachment.self
        return TextAttachment(image: image, bounds: bounds, source: mayDecide ? self : nil)
    }

    package func attachment(in line: CGRect, of container: AnyObject?, at index: Int)
        -> TextAttachment
    {
        let container = container as? NSTextContainer
        let bounds = attachmentBounds(
            for: container,
            proposedLineFragment: line,
            glyphPosition: .zero,
            characterIndex: index
        )
        return TextAttachment(
            image: image(forBounds: bounds, textContainer: container, characterIndex: index),
            rect: bounds
        )
    }
}

extension NSAttributedString {
    /// One character with an attachment.
    public nonisolated convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
