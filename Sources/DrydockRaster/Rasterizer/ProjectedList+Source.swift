extension ProjectedList {
    /// The most pixels, each way, of a picture that is seen at a slant.
    private static let sideLimit = 4096

    /// The outline of the picture in the frame. Empty when all of it lies behind the eye.
    package var outline: Path {
        Path { path in
            for (index, corner) in map.corners(of: content).enumerated() {
                if index == 0 {
                    path.move(toX: corner.x, y: corner.y)
                } else {
                    path.addLine(toX: corner.x, y: corner.y)
                }
            }
            path.close()
        }
    }

    /// The part of the picture that may be seen in a part of the frame, with a margin for what is mixed; nil when
    /// nothing is.
    package func source(of visible: PixelRect) -> PixelRect? {
        guard let inverse = map.inverse, map.corners(of: content).count > 2 else { return nil }
        let rect = source(of: visible, inverse)
        return rect.isEmpty ? nil : rect
    }

    /// The colours of the frame's pixels.
    ///
    /// - Parameters:
    ///   - picture: the list, drawn upright.
    ///   - rect: the part of the plane that the picture shows.
    func shader(_ picture: Bitmap, in rect: PixelRect) -> ProjectedShader? {
        guard let inverse = map.inverse else { return nil }
        return ProjectedShader(picture, inverse, x: rect.x, y: rect.y, corners: map.corners(of: content))
    }

    /// The pixels of a part of the frame, row by row and each on its own, for tests and tools.
    package func colors(of part: PixelRect, _ picture: Bitmap, in rect: PixelRect) -> [UInt32] {
        shader(picture, in: rect)?.colors(of: part) ?? [UInt32](repeating: 0, count: part.area)
    }

    private func source(of visible: PixelRect, _ inverse: ProjectionMap) -> PixelRect {
        let (left, right) = (Double(visible.x), Double(visible.maxX))
        let (top, bottom) = (Double(visible.y), Double(visible.maxY))
        let points = [(left, top), (right, top), (right, bottom), (left, bottom)].map { inverse($0.0, $0.1) }
        /// What is not a number, at the horizon, is 0.
        func clamp(_ value: Double) -> Int { value.isNaN ? 0 : Int(min(max(value, -1e9), 1e9)) }
        var rect = content
        if points.allSatisfy({ $0.w > 0 }) {
            let (xs, ys) = (points.map { $0.x / $0.w }, points.map { $0.y / $0.w })
            rect = content.intersection(
                PixelRect(
                    minX: clamp((xs.min() ?? 0).rounded(.down)) - 2,
                    minY: clamp((ys.min() ?? 0).rounded(.down)) - 2,
                    maxX: clamp((xs.max() ?? 0).rounded(.up)) + 2,
                    maxY: clamp((ys.max() ?? 0).rounded(.up)) + 2
                )
            )
        }
        let limit = Self.sideLimit
        if rect.width <= limit, rect.height <= limit { return rect }
        // What is so large is seen from so near that little of it can be seen.
        let middle = inverse((left + right) / 2, (top + bottom) / 2)
        let (x, y) = (clamp(middle.x / middle.w), clamp(middle.y / middle.w))
        return rect.intersection(PixelRect(x: x - limit / 2, y: y - limit / 2, width: limit, height: limit))
    }
}
