extension Path {
    /// The area that a stroke covers, as polygons to be filled by the non-zero rule.
    /// - Parameter scale: up to which enlargement it shows no corners.
    package func stroked(_ style: StrokeStyle, scale: Double) -> Path {
        Stroker.path(self, style, scale: scale)
    }

    /// The dashes that a style cuts the path into, as lines of short steps.
    package func dashed(_ style: StrokeStyle, scale: Double) -> Path {
        Path { builder in
            for line in StrokeLineBuilder(self, halfWidth: 0, scale: scale).lines {
                Dasher.cut(line, style) { dash in
                    for (index, point) in dash.points.enumerated() {
                        if index == 0 {
                            builder.move(toX: point.place.x, y: point.place.y)
                        } else {
                            builder.addLine(toX: point.place.x, y: point.place.y)
                        }
                    }
                }
            }
        }
    }
}
