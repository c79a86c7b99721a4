import DrydockRaster
import DrydockRasterOracle
import Testing

struct ShapeMaskEqualityTests {
    @Test(
        "the rows of a mask are those of its corners' whole boxes, byte for byte",
        arguments: 0..<UInt64(150)
    )
    func equalsWhole(seed: UInt64) {
        var random = RandomSource(seed: seed)
        let limit = seed % 5 == 0 ? 130 : 34
        let rect = PixelRect(
            x: random.int(-9...9),
            y: random.int(-9...9),
            width: random.int(1...limit),
            height: seed % 3 == 0 ? limit : random.int(1...limit)
        )
        let largest = min(rect.width, rect.height) * 128
        let radius = seed % 4 == 0 ? largest : random.int(0...largest)
        let shape = RoundedRect(
            rect,
            radius: SubpixelLength(units: Int32(seed % 7 == 0 ? radius / 256 * 256 : radius)),
            corners: seed % 2 == 0 ? .all : RoundedRect.Corners(rawValue: random.byte() & 15)
        )
        let width = SubpixelLength(units: Int32(random.int(1...max(largest - 1, 1))))
        for border in [nil, width, SubpixelLength(pixels: 1), SubpixelLength(units: 385)] {
            if let border, Int(border.units) >= largest { continue }
            if border == nil && shape.isSquare { continue }
            expectEqual(shape, border)
        }
    }

    @Test("circles of every size up to 70 pixels are those of whole boxes")
    func circles() {
        for side in 1...70 {
            let rect = PixelRect(x: 0, y: 0, width: side, height: side)
            expectEqual(RoundedRect(rect, radius: SubpixelLength(units: Int32(side * 128))), nil)
        }
    }

    private func expectEqual(_ shape: RoundedRect, _ border: SubpixelLength?) {
        let expected = WholeShapeMask(shape, borderWidth: border)
        let mask = ShapeMask(shape, borderWidth: border)
        for y in 0..<shape.rect.height {
            for x in 0..<shape.rect.width {
                let level = mask.coverage(atX: x + shape.rect.x, y: y + shape.rect.y, in: shape.rect)
                if level != expected.coverage[y * shape.rect.width + x] {
                    Issue.record("(\(x), \(y)) of \(shape), border \(String(describing: border)): \(level)")
                    return
                }
            }
        }
    }

    @Test("the visible part of a circle far larger than the frame is drawn as its definition says")
    func hugeCircles() {
        let size = PixelSize(width: 300, height: 200)
        for radius in [3_000, 90_000, 1 << 21] {
            // The frame sees the arc at 45 degrees, and at the top.
            let reach = Int((Double(radius) * (1 - 0.5.squareRoot())).rounded())
            for (x, y) in [(100 - reach, 100 - reach), (150 - radius, 50), (90, 100 - radius)] {
                let rect = PixelRect(x: x, y: y, width: 2 * radius, height: 2 * radius)
                let shape = RoundedRect(rect, radius: SubpixelLength(units: Int32(radius * 256)))
                let bitmap = Rasterizer(threads: 1)
                    .render(DisplayList([.fill(shape, .white)]), size: size, background: .black).bitmap
                for (px, py) in stride(from: 0, to: 60_000, by: 7).map({ ($0 % 300, $0 / 300) }) {
                    // At such radii the edge is a straight line within a pixel: its distance is its coverage.
                    let dx = Double(px) + 0.5 - Double(x + radius)
                    let dy = Double(py) + 0.5 - Double(y + radius)
                    let length = (dx * dx + dy * dy).squareRoot()
                    let distance = Double(radius) - length
                    let level = Int(bitmap.pixel(atX: px, y: py).r)
                    if distance > 0.71 { #expect(level == 255, "(\(px), \(py)) of \(radius)") }
                    if distance < -0.71 { #expect(level == 0, "(\(px), \(py)) of \(radius)") }
                }
            }
        }
    }

    @Test("a border of a huge circle is drawn")
    func hugeBorders() {
        let size = PixelSize(width: 100, height: 80)
        let radius = 40_000
        let rect = PixelRect(x: 50 - radius, y: 10, width: 2 * radius, height: 2 * radius)
        let shape = RoundedRect(rect, radius: SubpixelLength(units: Int32(radius * 256)))
        let list = DisplayList([.border(shape, width: SubpixelLength(pixels: 20), .white)])
        let bitmap = Rasterizer(threads: 1).render(list, size: size, background: .black).bitmap
        #expect([8, 9].allSatisfy { bitmap.pixel(atX: 50, y: $0) == .black })
        #expect([11, 20, 28].allSatisfy { bitmap.pixel(atX: 50, y: $0) == .white })
        #expect([31, 60, 79].allSatisfy { bitmap.pixel(atX: 50, y: $0) == .black })
    }
}
