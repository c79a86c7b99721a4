import DrydockRaster
import DrydockRasterOracle
import Testing

struct TransformTests {
    private let size = PixelSize(width: 40, height: 40)

    private func levels(_ path: Path, _ transform: Affine) -> [UInt8] {
        CanvasPicture.levels([.fillPath(path, transform, .nonZero, .color(.black))], size)
    }

    private func blob(_ random: inout RandomSource) -> Path {
        func coordinate() -> Double { Double(random.int(16...620)) / 16 }
        return Path { path in
            path.move(toX: coordinate(), y: coordinate())
            for _ in 0..<3 {
                path.addCurve(
                    toX: coordinate(),
                    y: coordinate(),
                    firstX: coordinate(),
                    firstY: coordinate(),
                    secondX: coordinate(),
                    secondY: coordinate()
                )
            }
            path.addLine(toX: coordinate(), y: coordinate())
        }
    }

    @Test(
        "four quarter turns multiply to the identity, and a matrix keeps what sines of two machines agree on"
    )
    func matrices() {
        let turn = Affine(a: 6.1e-17, b: 1, c: -1, d: 6.1e-17)
        #expect(turn == Affine(a: 0, b: 1, c: -1, d: 0))
        #expect((0..<4).reduce(Affine.identity) { product, _ in product.concatenating(turn) } == .identity)
        #expect(Affine(a: .nan).isSingular && Affine(a: 1e20).isSingular && Affine(tx: .infinity).isSingular)
        let split = Affine(a: 2, d: 3, tx: -4.25, ty: 7).split
        #expect(split.x == -5 && split.y == 7 && split.fraction == Affine(a: 2, d: 3, tx: 0.75, ty: 0))
    }

    @Test("a picture moved by whole pixels is the picture, moved", arguments: 0..<UInt64(6))
    func moves(seed: UInt64) {
        var random = RandomSource(seed: seed)
        let path = blob(&random)
        let matrix = Affine(a: 0.7, b: 0.2, c: -0.3, d: 0.8, tx: 5.3, ty: 2.6)
        let (still, moved) = (
            levels(path, matrix), levels(path, matrix.concatenating(.translation(x: 6, y: -3)))
        )
        for y in 3..<40 {
            for x in 0..<34 { #expect(moved[(y - 3) * 40 + x + 6] == still[y * 40 + x]) }
        }
    }

    @Test(
        "a picture turned or mirrored is within two levels of the picture, turned or mirrored",
        arguments: 0..<UInt64(6)
    )
    func turns(seed: UInt64) {
        var random = RandomSource(seed: seed &+ 20)
        let path = blob(&random)
        let still = levels(path, .identity)
        let mirrored = levels(path, Affine(a: -1, tx: 40))
        let turned = levels(path, Affine(a: 0, b: 1, c: -1, d: 0, tx: 40))
        for y in 0..<40 {
            for x in 0..<40 {
                let level = Int(still[y * 40 + x])
                #expect(abs(Int(mirrored[y * 40 + 39 - x]) - level) <= 2)
                #expect(abs(Int(turned[x * 40 + 39 - y]) - level) <= 2)
            }
        }
    }

    @Test("the path of a whole-pixel rectangle is the rectangle, and a rounded one nearly its mask")
    func shapes() {
        let rect = PixelRect(x: 5, y: 7, width: 28, height: 22)
        let path = Path.rect(x: 5, y: 7, width: 28, height: 22)
        let color = PremultipliedColor(red: 90, green: 20, blue: 200, alpha: 130)
        let filled = CanvasPicture.draw(
            [.fillPath(path, .identity, .nonZero, .color(color))],
            size,
            background: .white
        )
        let plain = CanvasPicture.draw([.fill(RoundedRect(rect), color)], size, background: .white)
        #expect(filled.hasSamePixels(as: plain))
        let rounded = Path.roundedRect(x: 5, y: 7, width: 28, height: 22, radiusX: 9, radiusY: 9)
        let mask = CanvasPicture.levels(
            [.fill(RoundedRect(rect, radius: SubpixelLength(pixels: 9)), .black)],
            size
        )
        #expect(zip(levels(rounded, .identity), mask).allSatisfy { abs(Int($0) - Int($1)) <= 3 })
    }

    @Test("glyphs stand on quarters of a pixel, and turned ones where they are")
    func glyphs() {
        let outline = Path.oval(x: 0, y: -700, width: 600, height: 700)
        let run = OutlineRun(
            [
                OutlineRun.Glyph(outline: outline, x: 3.3, y: 20.1),
                OutlineRun.Glyph(outline: outline, x: 14.45, y: 20),
            ],
            scale: .scale(x: 0.015, y: 0.015)
        )
        let drawn = CanvasPicture.levels([.glyphs(run, .identity, .color(.black))], size)
        let filled = CanvasPicture.levels(
            [(3.25, 20.0), (14.5, 20)].map { x, y in
                .fillPath(outline, Affine(a: 0.015, d: 0.015, tx: x, ty: y), .nonZero, .color(.black))
            },
            size
        )
        #expect(drawn == filled)
        let turn = Affine(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 12, ty: 3)
        let turned = CanvasPicture.levels([.glyphs(run, turn, .color(.black))], size)
        let paths = CanvasPicture.levels(
            run.glyphs.map { glyph in
                let place = turn.map(glyph.x, glyph.y)
                let matrix = Affine(a: 0.012, b: 0.009, c: -0.009, d: 0.012, tx: place.x, ty: place.y)
                return .fillPath(outline, matrix, .nonZero, .color(.black))
            },
            size
        )
        #expect(zip(turned, paths).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }
}
