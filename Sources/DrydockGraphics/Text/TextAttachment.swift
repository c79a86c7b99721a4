public import Foundation

/// A picture in a text, as it is laid out.
package struct TextAttachment: Equatable {
    let image: UIImage?
    /// Points from where the character stands on the baseline, y upwards.
    package let rect: CGRect
    /// Whom to ask once the line is known; nil where this is all there is to know.
    var source: (any TextAttachmentSource)?

    /// - Parameter rect: points from where the character stands on the baseline, y upwards.
    package init(image: UIImage?, rect: CGRect) {
        func clamped(_ length: CGFloat) -> CGFloat { length.isFinite ? TextAttributes.clamped(length) : 0 }
        self.image = image
        self.rect = CGRect(
            x: clamped(rect.minX),
            y: clamped(rect.minY),
            width: max(clamped(rect.width), 0),
            height: max(clamped(rect.height), 0)
        )
    }

    /// - Parameters:
    ///   - bounds: of no size for the image's size on the baseline; a symbol stands as its own baseline says.
    ///   - source: asked for both once the line is known; nil for these values.
    package init(image: UIImage?, bounds: CGRect, source: (any TextAttachmentSource)? = nil) {
        let placed = TextAttachment(image: image, rect: bounds)
        if let image, placed.rect.size == .zero {
            let y = bounds.origin == .zero ? -(image.baselineOffsetFromBottom ?? 0) : placed.rect.minY
            let origin = CGPoint(x: placed.rect.minX, y: y)
            self.init(image: image, rect: CGRect(origin: origin, size: image.size))
        } else {
            self = placed
        }
        self.source = source
    }

    /// What its character takes of the line.
    var advance: CGFloat { max(rect.maxX, 0) }

    package static func == (left: TextAttachment, right: TextAttachment) -> Bool {
        left.image === right.image && left.rect == right.rect && left.source === right.source
    }
}

/// A value of `NSAttributedString.Key.attachment`.
package protocol TextAttachmentSource: AnyObject {
    /// Before the line is known.
    var attachment: TextAttachment { get }

    /// What stands in a line.
    /// - Parameters:
    ///   - line: the room that the line has, in points.
    ///   - container: what the text stands in.
    ///   - index: of the character, in UTF-16 units of the whole text.
    func attachment(in line: CGRect, of container: AnyObject?, at index: Int) -> TextAttachment
}

extension NSAttributedString.Key {
    /// An `NSTextAttachment`, on a character of `NSTextAttachment.character`.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

extension StyledText {
    /// The width that attachments are told where there is no end of lines.
    private static let unlimited: CGFloat = 10_000_000

    /// Asks the attachments that want to be asked what they show, and how large they are.
    ///
    /// - Parameters:
    ///   - width: of lines, in points; may be infinite.
    ///   - container: what the text stands in.
    ///   - start: of this text in the whole, in UTF-16 units.
    package func placingAttachments(
        width: CGFloat,
        in container: AnyObject? = nil,
        from start: Int = 0
    ) -> StyledText {
        mappingAttachments { source, font, index in
            let line = CGRect(x: 0, y: 0, width: min(width, Self.unlimited), height: font.lineHeight)
            return source.attachment(in: line, of: container, at: start + index)
        }
    }
}
