import DrydockRaster

/// Where a view or a layer is drawn.
struct DisplayPlace {
    /// Where it would be, and where it is, without its transform.
    let (rest, shown): (CGRect, CGRect)
    /// Around the middle.
    let transform: CGAffineTransform
    /// A map of space in place of the transform.
    let space: CATransform3D?
}

extension DisplayListBuilder {
    mutating func place(_ place: DisplayPlace, _ draw: (inout DisplayListBuilder, CGRect) -> Void) {
        if let space = place.space {
            self.place(place.shown, seenBy: space, draw)
        } else {
            self.place(place.rest, shown: place.shown, place.transform, draw)
        }
    }

    /// Draws something at its place in the coordinates of the current view.
    ///
    /// - Parameters:
    ///   - rest: its frame without transform.
    ///   - shown: the same while it is animated. What keeps its size moves as it is; edges of what does not go their own ways.
    ///   - transform: around the middle.
    ///   - draw: is given the frame to draw in.
    mutating func place(
        _ rest: CGRect,
        shown: CGRect,
        _ transform: CGAffineTransform,
        _ draw: (inout DisplayListBuilder, CGRect) -> Void
    ) {
        let isMoving = shown != rest && shown.size == rest.size
        let outer = translation
        if transform.isTranslation {
            if isMoving { translate(x: shown.minX - rest.minX, y: shown.minY - rest.minY) }
            if !transform.isIdentity { translate(x: transform.tx, y: transform.ty) }
            draw(&self, isMoving ? rest : shown)
        } else if transform.isInvertible {
            var inner = DisplayListBuilder(scale: scale, drawsOutlines: true)
            draw(&inner, CGRect(origin: .zero, size: shown.size))
            append(inner.list, transform, size: shown.size, center: shown.center)
        }
        translation = outer
    }

    /// As `place(_:shown:_:_:)`, under a map of space: what is then no map of the plane is drawn upright and resampled.
    mutating func place(
        _ shown: CGRect,
        seenBy space: CATransform3D,
        _ draw: (inout DisplayListBuilder, CGRect) -> Void
    ) {
        if let plane = space.flat { return place(shown, shown: shown, plane, draw) }
        var inner = DisplayListBuilder(scale: scale)
        draw(&inner, CGRect(origin: .zero, size: shown.size))
        append(inner.list, shown, seenBy: space)
    }

    private mutating func append(_ list: DisplayList, _ shown: CGRect, seenBy space: CATransform3D) {
        let map = space.pixels(size: shown.size, scale: scale, center: position(of: shown.center))
        append(.projected(ProjectedList(list, content: list.bounds(from: 0), map: map)))
    }
}
