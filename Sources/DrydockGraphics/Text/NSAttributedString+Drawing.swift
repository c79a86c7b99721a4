public import Foundation

/// How text is broken and measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Wraps at the width. Without it text is measured as a single line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Accepted for UIKit's sake: leading is always counted.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Measures no more lines than the height has room for.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Where measuring says more than a rectangle.
public final class NSStringDrawingContext: NSObject {
    /// The rectangle that the last measuring with this context found.
    public package(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
    /// The size of the text, broken at newlines only, in points and not rounded. Without a font it is Helvetica 12, the
    /// default of UIKit's string drawing.
    public func size() -> CGSize {
        layout(width: .infinity, height: .infinity, lines: 0).size
    }

    /// The rectangle around the text at (0, 0), in points and not rounded: round it up before using it as a size.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        context: NSStringDrawingContext?
    ) -> CGRect {
        let wraps = options.contains(.usesLineFragmentOrigin)
        let truncates = options.contains(.truncatesLastVisibleLine)
        let layout = layout(
            width: wraps && size.width > 0 ? size.width : .infinity,
            height: truncates && size.height > 0 ? size.height : .infinity,
            lines: wraps ? 0 : 1
        )
        let bounds = CGRect(origin: .zero, size: layout.size)
        context?.totalBounds = bounds
        return bounds
    }

    /// Draws the text, broken at newlines only, with its top left corner at a point of the current context.
    public func draw(at point: CGPoint) {
        draw(layout(width: .infinity, height: .infinity, lines: 0), at: point)
    }

    /// Draws the lines that the rectangle has room for, wrapped at its width.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text in a rectangle of the current context; without `usesLineFragmentOrigin` a single line, on whose baseline
    /// the rectangle's origin lies.
    public func draw(
        with rect: CGRect,
        options: NSStringDrawingOptions = [],
        context: NSStringDrawingContext?
    ) {
        let wraps = options.contains(.usesLineFragmentOrigin)
        let layout = layout(
            width: wraps && rect.width > 0 ? rect.width : .infinity,
            height: wraps && rect.height > 0 ? rect.height : .infinity,
            lines: wraps ? 0 : 1
        )
        let drop = wraps ? 0 : layout.lines.first?.baseline ?? 0
        draw(layout, at: CGPoint(x: rect.minX, y: rect.minY - drop))
        context?.totalBounds = CGRect(origin: rect.origin, size: layout.size)
    }

    private func draw(_ layout: TextLayout, at point: CGPoint) {
        GraphicsContexts.current?.draw(layout, at: point)
    }

    private func layout(width: CGFloat, height: CGFloat, lines: Int) -> TextLayout {
        let font = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
        let limits = TextLayout.Limits(width: width, height: height, lines: lines)
        let text = StyledText(self, attributes: TextAttributes(font: font))
            .legible(in: UITraitCollection.current.legibilityWeight)
            .placingAttachments(width: width)
        return TextLayout(text, limits: limits, fonts: .bundled)
    }
}

extension CGContext {
    /// Draws text as outlines, on whole pixels where the matrix neither turns nor scales.
    fileprivate func draw(_ layout: TextLayout, at point: CGPoint) {
        var builder = textBuilder
        layout.append(to: &builder, at: point, colors: TextColors(text: .black), fonts: .bundled)
        draw(builder.list, in: .identity)
    }
}

extension NSString {
    /// As `NSAttributedString.size()`.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).size(withAttributes: attributes)
    }

    /// As `NSAttributedString.boundingRect(with:options:context:)`.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        String(describing: self)
            .boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    /// As `NSAttributedString.draw(with:options:context:)`.
    public func draw(
        with rect: CGRect,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        String(describing: self)
            .draw(with: rect, options: options, attributes: attributes, context: context)
    }

    /// As `NSAttributedString.draw(at:)`.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(at: point, withAttributes: attributes)
    }

    /// As `NSAttributedString.draw(in:)`.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(in: rect, withAttributes: attributes)
    }
}

extension String {
    /// As `NSAttributedString.draw(at:)`.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }

    /// As `NSAttributedString.draw(in:)`.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }

    /// As `NSAttributedString.draw(with:options:context:)`.
    public func draw(
        with rect: CGRect,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(
            with: rect,
            options: options,
            context: context
        )
    }

    /// As `NSAttributedString.size()`.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }

    /// As `NSAttributedString.boundingRect(with:options:context:)`.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}
