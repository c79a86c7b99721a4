import DrydockControls
import DrydockGraphics
import DrydockViews
public import Foundation

extension NSLayoutManager {
    /// Draws what lies behind characters to `UIGraphicsGetCurrentContext()`.
    /// - Parameters:
    ///   - glyphsToShow: the characters.
    ///   - origin: the container's top left corner.
    public func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(.background, of: glyphsToShow, at: origin)
    }

    /// Draws characters, attachments, and the lines at them, to `UIGraphicsGetCurrentContext()`.
    /// - Parameters:
    ///   - glyphsToShow: the characters. What of others lies in their rectangles is drawn, too.
    ///   - origin: the container's top left corner.
    public func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(.glyphs, of: glyphsToShow, at: origin)
    }

    private func draw(_ parts: TextParts, of glyphRange: NSRange, at origin: CGPoint) {
        let range = valid(glyphRange)
        guard let context = UIGraphicsGetCurrentContext(), let document, !range.isEmpty else { return }
        var builder = context.textBuilder
        document.append(
            to: &builder,
            at: CGPoint(x: origin.x + padding, y: origin.y),
            visible: -CGFloat.greatestFiniteMagnitude...CGFloat.greatestFiniteMagnitude,
            parts: parts,
            colors: TextColors(text: .black),
            fonts: .bundled
        )
        context.saveGState()
        if range.count < length {
            let shown = UIBezierPath()
            for rect in rectangles(range) {
                shown.append(UIBezierPath(rect: rect.offsetBy(dx: origin.x, dy: origin.y)))
            }
            shown.addClip()
        }
        context.draw(builder.list, in: .identity)
        context.restoreGState()
    }
}
