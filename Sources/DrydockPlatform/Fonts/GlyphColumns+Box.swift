extension GlyphColumns {
    /// An upright frame on the baseline that stands for a missing character, with exact coverage. Lengths in pixels.
    init?(boxOfHeight height: Double, advance: Double, columnsPerPixel: Int) {
        let margin = advance * 0.1
        let stroke = max(height * 0.08, 0.5)
        let outerX = (margin * Double(columnsPerPixel), (advance - margin) * Double(columnsPerPixel))
        let strokeX = stroke * Double(columnsPerPixel)
        let innerX = (outerX.0 + strokeX, outerX.1 - strokeX)
        let innerY = (stroke, height - stroke)
        let left = Int(outerX.0.rounded(.down))
        let width = Int(outerX.1.rounded(.up)) - left
        let rows = Int(height.rounded(.up))
        guard width > 0, rows > 0 else { return nil }

        var coverage: [UInt8] = []
        coverage.reserveCapacity(width * rows)
        for row in 0..<rows {
            // Heights count up from the baseline.
            let y = Double(rows - 1 - row)
            let outerRow = Self.overlap((0, height), y)
            let innerRow = Self.overlap(innerY, y)
            for column in 0..<width {
                let x = Double(left + column)
                let area = Self.overlap(outerX, x) * outerRow - Self.overlap(innerX, x) * innerRow
                coverage.append(UInt8(clamping: Int((area * 255).rounded())))
            }
        }
        self.init(width: width, height: rows, left: left, top: -rows, coverage: coverage)
    }

    /// How much of the unit cell that begins at `cell` lies within the range.
    private static func overlap(_ range: (Double, Double), _ cell: Double) -> Double {
        max(0, min(range.1, cell + 1) - max(range.0, cell))
    }
}
