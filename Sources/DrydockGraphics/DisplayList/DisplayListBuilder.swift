package import DrydockRaster

/// Turns drawing in points, relative to nested views, into a display list in pixels.
///
/// Edges are rounded to whole pixels one by one, so that views which touch in points touch in pixels
/// and every edge is crisp. What moves keeps the pixels it has at rest: its translation is rounded once.
package struct DisplayListBuilder {
    package private(set) var list = DisplayList()
    /// Pixels per point.
    package let scale: CGFloat
    /// Whether text is drawn as outlines, which stay sharp under any matrix, and not as masks, which are for upright pixels.
    package let drawsOutlines: Bool
    /// What a context says of letters; nil where they are filled.
    var textDrawing: TextDrawing?
    /// Where (0, 0) of the current view's coordinates lies on the surface, in points, but for `translation`.
    private var origin = CGPoint.zero
    /// Whole pixels that the current view is away from its place at rest.
    package var translation = PixelOffset()
    /// The pixels that open clips leave, while nothing moves what is drawn later on or casts its shadow: what lies outside of
    /// them may be left out.
    private var visible: PixelRect?
    /// Whether something was left out that an open clip hides.
    private var hasLeftOut = false

    package struct PixelOffset {
        fileprivate var x = 0
        fileprivate var y = 0
    }

    package init(scale: CGFloat, drawsOutlines: Bool = false) {
        self.scale = scale
        self.drawsOutlines = drawsOutlines
    }

    // MARK: - Coordinates

    /// Moves into a view for the time of `body`.
    package mutating func enter(
        frame: CGRect,
        boundsOrigin: CGPoint,
        _ body: (inout DisplayListBuilder) -> Void
    ) {
        let outer = enter(frame: frame, boundsOrigin: boundsOrigin)
        body(&self)
        leave(to: outer)
    }

    /// Moves into a view.
    /// - Returns: what `leave(to:)` needs to move out again.
    package mutating func enter(frame: CGRect, boundsOrigin: CGPoint) -> CGPoint {
        let outer = origin
        origin.x += frame.minX - boundsOrigin.x
        origin.y += frame.minY - boundsOrigin.y
        return outer
    }

    package mutating func leave(to outer: CGPoint) { origin = outer }

    /// Moves what is drawn from now on by a distance in points that is rounded to whole pixels. Whoever moves puts the
    /// old `translation` back.
    package mutating func translate(x: CGFloat, y: CGFloat) {
        translation.x += pixel(x)
        translation.y += pixel(y)
    }

    /// The pixels of a rectangle in the current view's coordinates.
    package func pixels(of rect: CGRect) -> PixelRect {
        let minX = pixel(origin.x + rect.minX)
        let minY = pixel(origin.y + rect.minY)
        let maxX = pixel(origin.x + rect.maxX)
        let maxY = pixel(origin.y + rect.maxY)
        return PixelRect(
            x: minX + translation.x,
            y: minY + translation.y,
            width: maxX - minX,
            height: maxY - minY
        )
    }

    /// The pixel position of a point in the current view's coordinates, not rounded.
    package func position(of point: CGPoint) -> (x: CGFloat, y: CGFloat) {
        (
            (origin.x + point.x) * scale + CGFloat(translation.x),
            (origin.y + point.y) * scale + CGFloat(translation.y)
        )
    }

    package func shape(of rect: CGRect, radius: CGFloat = 0, corners: CACornerMask = .all) -> RoundedRect {
        RoundedRect(
            pixels(of: rect),
            radius: SubpixelLength(pixels: Double(max(radius, 0) * scale)),
            corners: RoundedRect.Corners(rawValue: UInt8(corners.intersection(.all).rawValue))
        )
    }

    /// Rounded half up, within what 32 bits hold: a view may be anywhere. What is no number is where nothing is seen.
    private func pixel(_ points: CGFloat) -> Int {
        let limit: CGFloat = 16_777_216
        return Int(max(-limit, min((points * scale + 0.5).rounded(.down), limit)))
    }

    /// Whether what is drawn in a rectangle of the current view's coordinates, and some pixels around it, is hidden by clips.
    package func hides(_ rect: CGRect) -> Bool {
        guard let visible else { return false }
        return !pixels(of: rect).insetBy(dx: -Self.margin, dy: -Self.margin).intersects(visible)
    }

    /// Notes that something was not drawn as it is hidden: it counts as what the innermost clip cuts off.
    package mutating func leaveOut() { hasLeftOut = true }

    /// Pixels by which glyphs, placed on whole pixels, may be off.
    private static let margin = 4

    /// Draws what may be seen elsewhere than where it is drawn.
    package mutating func withoutLeavingOut(_ body: (inout DisplayListBuilder) -> Void) {
        let outer = visible
        visible = nil
        body(&self)
        visible = outer
    }

    // MARK: - Drawing

    package mutating func append(_ command: DisplayCommand) {
        list.append(command)
    }

    package mutating func fill(_ shape: RoundedRect, _ color: UIColor) {
        if let pattern = color.pattern {
            let list = pattern.tiles(in: shape.rect, scale: scale)
            return clip(to: shape) { $0.append(list) }
        }
        let components = color.components
        guard components.alpha > 0, !shape.rect.isEmpty else { return }
        append(.fill(shape, components.premultiplied))
    }

    /// A border inside the shape's edge; `width` in points, at least one pixel.
    package mutating func border(_ shape: RoundedRect, width: CGFloat, _ color: UIColor) {
        let components = color.components
        guard components.alpha > 0, !shape.rect.isEmpty else { return }
        let pixels = SubpixelLength(pixels: Double(max(width * scale, 1)))
        append(.border(shape, width: pixels, components.premultiplied))
    }

    /// What a nested view has drawn, in pixels from the top left corner of its bounds, under its transform.
    ///
    /// - Parameters:
    ///   - size: of its bounds, in points.
    ///   - center: where the middle of its bounds lies in the current view's coordinates.
    package mutating func append(
        _ nested: DisplayList,
        _ transform: CGAffineTransform,
        size: CGSize,
        center: CGPoint
    ) {
        let place = position(of: center)
        let matrix = CGAffineTransform(
            translationX: 0 - size.width * scale / 2,
            y: 0 - size.height * scale / 2
        )
        .concatenating(
            CGAffineTransform(
                a: transform.a,
                b: transform.b,
                c: transform.c,
                d: transform.d,
                tx: transform.tx * scale + place.x,
                ty: transform.ty * scale + place.y
            )
        )
        append(nested.transformed(by: matrix.affine))
    }

    package mutating func append(_ part: DisplayList) {
        list.commands += part.commands
    }

    // MARK: - Scopes
    // What opens and what closes one stands apart from the call of `body`: the frames of a deep tree hold few commands then.

    /// What `body` draws, multiplied with the opacity of what `mask` draws.
    package mutating func masked(
        by mask: (inout DisplayListBuilder) -> Void,
        isMasked: Bool,
        _ body: (inout DisplayListBuilder) -> Void
    ) {
        guard isMasked else { return body(&self) }
        let start = open(LayerStyle(isIsolated: true))
        body(&self)
        openMask(start)
        mask(&self)
        list.append(.pop)
        list.append(.pop)
    }

    private mutating func openMask(_ start: Int) {
        let bounds = list.bounds(from: start + 1)
        list.commands[start] = .pushLayer(LayerStyle(isIsolated: true), bounds: bounds)
        list.append(.pushLayer(LayerStyle(blendMode: .destinationIn), bounds: bounds))
    }

    /// Pushes a layer whose bounds are known when it is closed.
    /// - Returns: where in the list it stands.
    private mutating func open(_ style: LayerStyle) -> Int {
        list.append(.pushLayer(style, bounds: .zero))
        return list.commands.count - 1
    }

    /// Pops what was opened, or takes it back where nothing was drawn since.
    private mutating func close(_ start: Int, _ push: (PixelRect) -> DisplayCommand) {
        let bounds = list.bounds(from: start + 1)
        guard !bounds.isEmpty else { return list.commands.removeSubrange(start...) }
        list.commands[start] = push(bounds)
        list.append(.pop)
    }

    /// What `body` draws, with its shadow beneath it.
    ///
    /// - Parameters:
    ///   - box: a shape that `body` fills, if it is one whose shadow is known.
    ///   - boxShadow: the shadow of that shape, which serves when nothing else is drawn outside of it.
    package mutating func shadowed(
        _ shadow: LayerStyle.Shadow,
        box: RoundedRect?,
        _ boxShadow: DisplayCommand?,
        _ body: (inout DisplayListBuilder) -> Void
    ) {
        let start = openShadow(shadow)
        withoutLeavingOut(body)
        closeShadow(start, shadow, box: box, boxShadow)
    }

    private mutating func openShadow(_ shadow: LayerStyle.Shadow) -> Int { open(LayerStyle(shadow: shadow)) }

    private mutating func closeShadow(
        _ start: Int,
        _ shadow: LayerStyle.Shadow,
        box: RoundedRect?,
        _ boxShadow: DisplayCommand?
    ) {
        if let box, let boxShadow, list.isOpaque(box, from: start + 1) {
            list.commands[start] = boxShadow
        } else {
            close(start) { .pushLayer(LayerStyle(shadow: shadow), bounds: $0) }
        }
    }

    /// What `body` draws, composited as one picture of this opacity.
    package mutating func group(
        opacity: UInt8,
        blendMode: BlendMode = .normal,
        _ body: (inout DisplayListBuilder) -> Void
    ) {
        guard opacity < 255 || blendMode != .normal else { return body(&self) }
        let start = openGroup(opacity)
        body(&self)
        closeGroup(start, opacity, blendMode)
    }

    private mutating func openGroup(_ opacity: UInt8) -> Int {
        list.append(.pushGroup(opacity: opacity, bounds: .zero))
        return list.commands.count - 1
    }

    private mutating func closeGroup(_ start: Int, _ opacity: UInt8, _ blendMode: BlendMode) {
        close(start) { bounds in
            blendMode == .normal
                ? .pushGroup(opacity: opacity, bounds: bounds)
                : .pushLayer(LayerStyle(opacity: opacity, blendMode: blendMode), bounds: bounds)
        }
    }

    /// What `body` draws, cut off outside of the shape. Nothing is pushed where nothing sticks out.
    package mutating func clip(to shape: RoundedRect?, _ body: (inout DisplayListBuilder) -> Void) {
        guard let shape else { return body(&self) }
        let outer = (visible, hasLeftOut)
        let start = openClip(shape)
        body(&self)
        closeClip(start, shape)
        (visible, hasLeftOut) = outer
    }

    private mutating func openClip(_ shape: RoundedRect) -> Int {
        list.append(.pushClip(shape))
        (visible, hasLeftOut) = (visible?.intersection(shape.rect) ?? shape.rect, false)
        return list.commands.count - 1
    }

    private mutating func closeClip(_ start: Int, _ shape: RoundedRect) {
        if !hasLeftOut, shape.certainlyContains(list.bounds(from: start + 1)) {
            list.commands.remove(at: start)
        } else {
            list.append(.pop)
        }
    }
}
