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

    private func layout(width: CGFloat, height: CGFloat, lines: Int) -> TextLayout {
        let font = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
        let limits = TextLayout.Limits(width: width, height: height, lines: lines)
        let text = StyledText(self, attributes: TextAttributes(font: font))
            .legible(in: UITraitCollection.current.legibilityWeight)
        return TextLayout(text, limits: limits, fonts: .bundled)
    }
}

extension String {
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
