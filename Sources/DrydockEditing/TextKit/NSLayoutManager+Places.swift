import DrydockControls
import DrydockViews
public import Foundation

/// Which characters are where. Out of range is clamped to the text.
extension NSLayoutManager {
    /// From the container's corner to that of the text.
    var padding: CGFloat { max(textContainers.first?.lineFragmentPadding ?? 0, 0) }

    // MARK: - Glyphs and characters

    public var numberOfGlyphs: Int { length }

    public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < length }
    public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// - Parameters:
    ///   - charRange: characters.
    ///   - actualCharRange: set to the whole characters that they are a part of.
    public func glyphRange(
        forCharacterRange charRange: NSRange,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange {
        let range = NSRange(whole(charRange))
        actualCharRange?.pointee = range
        return range
    }

    /// - Parameters:
    ///   - glyphRange: glyphs.
    ///   - actualGlyphRange: set to those of the whole characters that they are a part of.
    public func characterRange(
        forGlyphRange glyphRange: NSRange,
        actualGlyphRange: NSRangePointer?
    ) -> NSRange {
        self.glyphRange(forCharacterRange: glyphRange, actualCharacterRange: actualGlyphRange)
    }

    private func whole(_ range: NSRange) -> Range<Int> {
        let range = valid(range)
        guard !range.isEmpty, let document else { return range }
        let first = document.character(containing: range.lowerBound)?.range.lowerBound
        let last = document.character(containing: range.upperBound - 1)?.range.upperBound
        return min(first ?? range.lowerBound, range.lowerBound)..<max(last ?? 0, range.upperBound)
    }

    // MARK: - From points

    /// The character nearest to a point: of the line nearest to it, a line end only in an empty line. 0 for empty text.
    /// - Parameters:
    ///   - point: in the container.
    ///   - container: that of the layout manager.
    ///   - partialFraction: set to how much of the character lies before the point, from 0 to 1.
    public func characterIndex(
        for point: CGPoint,
        in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let found = document?.character(at: local(point)) ?? (range: 0..<0, fraction: 0)
        partialFraction?.pointee = found.fraction
        return found.range.lowerBound
    }

    /// As `characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:)`.
    public func glyphIndex(
        for point: CGPoint,
        in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>? = nil
    ) -> Int {
        characterIndex(
            for: point,
            in: container,
            fractionOfDistanceBetweenInsertionPoints: partialFraction
        )
    }

    /// How much of the nearest character lies before a point, from 0 to 1.
    public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        document?.character(at: local(point)).fraction ?? 0
    }

    private func local(_ point: CGPoint) -> CGPoint {
        func finite(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -1e9), 1e9) }
        return CGPoint(x: finite(point.x) - padding, y: finite(point.y))
    }

    // MARK: - Rectangles

    /// The rectangle around all lines, with the padding at both sides of them, and with the empty line behind a last line end.
    public func usedRect(for container: NSTextContainer) -> CGRect {
        guard let document else { return .zero }
        var used = CGRect.null
        for line in document.fragments(in: 0..<document.end) { used = used.union(withPadding(line.usedRect)) }
        if let extra = document.extraFragment { used = used.union(withPadding(extra.usedRect)) }
        return used
    }

    /// The rectangle around the characters of a range; null for an empty one.
    public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        rectangles(valid(glyphRange)).reduce(.null) { $0.union($1) }
    }

    /// Hands over the rectangles that the characters of a range fill, line by line, several in a line where text runs in both
    /// directions.
    /// - Parameters:
    ///   - glyphRange: the characters.
    ///   - selectedRange: those of which the rectangles are asked for where the location is not NSNotFound.
    ///   - textContainer: that of the layout manager.
    ///   - block: gets a rectangle, and may set its second argument to end.
    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange,
        withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var range = valid(glyphRange)
        if selectedRange.location != NSNotFound { range = range.clamped(to: valid(selectedRange)) }
        var stop: ObjCBool = false
        for rect in rectangles(range) {
            block(rect, &stop)
            if stop.boolValue { return }
        }
    }

    /// A line's rectangle: all of the container's width, and down to the line below.
    /// - Parameters:
    ///   - glyphIndex: of a character in the line.
    ///   - effectiveGlyphRange: set to the line's characters, with the line end.
    public func lineFragmentRect(
        forGlyphAt glyphIndex: Int,
        effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        line(glyphIndex, effectiveGlyphRange).map { withPadding($0.rect) } ?? .zero
    }

    /// What a line fills of its rectangle, with the padding at both sides.
    /// - Parameters:
    ///   - glyphIndex: of a character in the line.
    ///   - effectiveGlyphRange: set to the line's characters, with the line end.
    public func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int,
        effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        line(glyphIndex, effectiveGlyphRange).map { withPadding($0.usedRect) } ?? .zero
    }

    /// Where a character begins on its line's baseline, from the corner of the line's rectangle.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let document, length > 0 else { return .zero }
        let offset = min(max(glyphIndex, 0), length)
        let line = document.fragment(at: offset)
        let caret = document.caretRectangle(at: TextLayout.Position(offset))
        return CGPoint(
            x: caret.minX + padding - withPadding(line.rect).minX,
            y: line.baseline - line.rect.minY
        )
    }

    /// Hands over lines from top to bottom.
    /// - Parameters:
    ///   - glyphRange: the characters whose lines are asked for.
    ///   - block: gets a line's rectangle, what is used of it, its container and characters, and may set its last argument to end.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let range = valid(glyphRange)
        guard let document, let container = textContainers.first, !range.isEmpty else { return }
        var stop: ObjCBool = false
        for line in document.fragments(in: range.clamped(to: 0..<document.end)) where !line.range.isEmpty {
            block(withPadding(line.rect), withPadding(line.usedRect), container, NSRange(line.range), &stop)
            if stop.boolValue { return }
        }
    }

    /// What the ellipsis of a line stands for; a location of NSNotFound without one.
    public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        line(glyphIndex, nil)?.truncated.map { NSRange($0) } ?? NSRange(location: NSNotFound, length: 0)
    }

    /// The line behind a line end that ends the text; empty without one.
    public var extraLineFragmentRect: CGRect { document?.extraFragment.map { withPadding($0.rect) } ?? .zero }
    /// What is used of `extraLineFragmentRect`.
    public var extraLineFragmentUsedRect: CGRect {
        document?.extraFragment.map { withPadding($0.usedRect) } ?? .zero
    }
    public var extraLineFragmentTextContainer: NSTextContainer? {
        document?.extraFragment == nil ? nil : textContainers.first
    }

    // MARK: - Containers

    /// - Parameters:
    ///   - glyphIndex: of a character.
    ///   - effectiveGlyphRange: set to all characters of the container.
    /// - Returns: nil for a character that has found no room.
    public func textContainer(
        forGlyphAt glyphIndex: Int,
        effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> NSTextContainer? {
        guard let container = textContainers.first else { return nil }
        let range = glyphRange(for: container)
        effectiveGlyphRange?.pointee = range
        return range.contains(glyphIndex) ? container : nil
    }

    /// What found room in the container.
    public func glyphRange(for container: NSTextContainer) -> NSRange {
        NSRange(0..<min(document?.end ?? 0, length))
    }

    /// The characters of the lines that a rectangle touches.
    public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard let document, length > 0, !bounds.isNull else { return NSRange(location: 0, length: 0) }
        let first = document.character(at: local(CGPoint(x: padding, y: bounds.minY))).range.lowerBound
        let last = document.character(at: local(CGPoint(x: padding, y: bounds.maxY))).range.lowerBound
        return NSRange(
            document.fragment(at: first).range.lowerBound..<document.fragment(at: last).range.upperBound
        )
    }

    private func line(_ index: Int, _ range: NSRangePointer?) -> DocumentLayout.Fragment? {
        guard let document, length > 0 else { return nil }
        let line = document.fragment(at: min(max(index, 0), length - 1))
        range?.pointee = NSRange(line.range)
        return line
    }

    private func withPadding(_ rect: CGRect) -> CGRect {
        CGRect(x: rect.minX, y: rect.minY, width: rect.width + 2 * padding, height: rect.height)
    }

    /// From left to right and top to bottom; none of line ends.
    func rectangles(_ range: Range<Int>) -> [CGRect] {
        guard let document, !range.isEmpty else { return [] }
        return document.rectangles(of: range).map { $0.offsetBy(dx: padding, dy: 0) }
    }
}
