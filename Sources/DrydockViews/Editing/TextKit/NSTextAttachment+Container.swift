public import DrydockGraphics
public import Foundation

extension NSTextAttachment {
    /// What text shows in the attachment's place: its image. Text asks the image itself and not here.
    public func image(
        forBounds imageBounds: CGRect,
        textContainer: NSTextContainer?,
        characterIndex charIndex: Int
    ) -> UIImage? {
        image
    }

    /// Points from where the character stands on the baseline, y upwards: the attachment's bounds, or the image's size where they
    /// have none.
    public func attachmentBounds(
        for textContainer: NSTextContainer?,
        proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        placedBounds
    }
}
