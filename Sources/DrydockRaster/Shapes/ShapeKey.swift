/// What a shape's coverage depends on, once its stretchable middle is reduced to one pixel.
struct ShapeKey: Hashable {
    /// Up to this side corners are computed whole, so that a shape that moves needs no other mask.
    private static let wholeSide = 2048

    let width: Int
    let height: Int
    let radius: SubpixelLength
    let corners: RoundedRect.Corners
    /// Nil for a filled shape.
    let borderWidth: SubpixelLength?
    /// The side of the corner boxes, outside of which the coverage of a row or column is constant.
    let cornerSide: Int
    /// The columns and rows of the mask that are computed.
    let columns: Range<Int>
    let rows: Range<Int>

    /// - Parameter visible: lies in the shape's rectangle and is not empty.
    init(_ shape: RoundedRect, borderWidth: SubpixelLength?, visible: PixelRect) {
        let side = max(shape.radius, borderWidth ?? .zero).roundedUpPixels
        cornerSide = side
        width = min(shape.rect.width, 2 * side + 1)
        height = min(shape.rect.height, 2 * side + 1)
        radius = shape.radius
        corners = shape.corners
        self.borderWidth = borderWidth
        func part(_ length: Int, of stretched: Int, _ first: Int, _ last: Int) -> Range<Int> {
            if side <= Self.wholeSide { return 0..<length }
            return Self.place(
                first,
                in: length,
                of: stretched
            )..<(Self.place(last, in: length, of: stretched) + 1)
        }
        let rect = shape.rect
        columns = part(width, of: rect.width, visible.x - rect.x, visible.maxX - 1 - rect.x)
        rows = part(height, of: rect.height, visible.y - rect.y, visible.maxY - 1 - rect.y)
    }

    /// Where in a mask of a length the pixel `index` of the stretched shape is found.
    static func place(_ index: Int, in length: Int, of stretched: Int) -> Int {
        let middle = length / 2
        return index <= middle ? index : max(index - (stretched - length), middle)
    }
}
