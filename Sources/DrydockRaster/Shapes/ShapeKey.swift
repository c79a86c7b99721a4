/// What a shape's coverage depends on, once its stretchable middle is reduced to one pixel.
struct ShapeKey: Hashable {
    let width: Int
    let height: Int
    let radius: SubpixelLength
    let corners: RoundedRect.Corners
    /// Nil for a filled shape.
    let borderWidth: SubpixelLength?
    /// The side of the corner boxes, outside of which the coverage of a row or column is constant.
    let cornerSide: Int

    init(_ shape: RoundedRect, borderWidth: SubpixelLength?) {
        let side = max(shape.radius, borderWidth ?? .zero).roundedUpPixels
        cornerSide = side
        width = min(shape.rect.width, 2 * side + 1)
        height = min(shape.rect.height, 2 * side + 1)
        radius = shape.radius
        corners = shape.corners
        self.borderWidth = borderWidth
    }
}
