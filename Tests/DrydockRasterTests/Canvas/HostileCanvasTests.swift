import DrydockRaster
import DrydockRasterOracle
import Testing

/// What no sane caller draws must take bounded time and memory and trap nowhere.
struct HostileCanvasTests {
    private let size = PixelSize(width: 64, height: 48)

    private func draw(_ commands: [DisplayCommand]) -> Bitmap {
        CanvasPicture.draw(commands, size, background: .white)
    }

    @Test("numbers that are none, or far too large, draw nothing or something, and do not trap")
    func numbers() {
        let values = [Double.nan, .infinity, -.infinity, 1e9, -1e9, 1e300, 1e-300, 0]
        var commands: [DisplayCommand] = []
        for value in values {
            let path = Path { path in
                path.move(toX: 3, y: 4)
                path.addCurve(toX: value, y: 9, firstX: 5, firstY: value, secondX: -value, secondY: value)
                path.addQuadCurve(toX: 50, y: value, controlX: value, controlY: 40)
                path.addLine(toX: 20, y: -value)
            }
            let fine = Path.oval(x: 4, y: 5, width: 50, height: 30)
            let matrices = [
                Affine(a: value, d: value), Affine(b: value, tx: value), Affine(a: 0, d: 0),
                Affine(a: 1, b: 2, c: 2, d: 4),
                Affine(tx: value, ty: -value),
            ]
            let gradient = Gradient(
                .linear(x0: value, y0: 0, x1: 3, y1: value),
                stops: [
                    Gradient.Stop(position: value, color: .black),
                    Gradient.Stop(position: 0.5, color: .white),
                ]
            )
            let circles = Gradient(
                .radial(x0: 3, y0: value, r0: value, x1: 9, y1: 8, r1: 7),
                stops: [Gradient.Stop(position: 0, color: .black)]
            )
            let style = StrokeStyle(
                width: value,
                cap: .round,
                join: .miter,
                miterLimit: value,
                dashes: [value, 1],
                phase: value
            )
            let image = Bitmap(width: 3, height: 3)
            for matrix in matrices {
                commands += [
                    .fillPath(path, matrix, .nonZero, .color(.black)),
                    .fillPath(fine, matrix, .evenOdd, .gradient(gradient, matrix)),
                    .fillPath(fine, .identity, .evenOdd, .gradient(circles, matrix)),
                    .fillPath(
                        fine,
                        .identity,
                        .evenOdd,
                        .gradient(Gradient(.conic(x: value, y: 2), stops: []), matrix)
                    ),
                    .fillPath(fine, .identity, .nonZero, .image(Paint.Picture(image), matrix, tint: nil)),
                    .fillPath(
                        fine,
                        .identity,
                        .nonZero,
                        .image(Paint.Picture(image, isSmooth: false), matrix, tint: nil)
                    ),
                    .strokePath(path, matrix, style, .color(.black)),
                    .strokePath(fine, matrix, style, .color(.black)),
                    .glyphs(
                        OutlineRun([OutlineRun.Glyph(outline: fine, x: value, y: 3)], scale: matrix),
                        matrix,
                        .color(.black)
                    ),
                    .pushPathClip(path, matrix, .evenOdd), .fill(RoundedRect(size.bounds), .black), .pop,
                ]
            }
            let shadow = LayerStyle.Shadow(sigma: value, dx: value, dy: -value, color: .black)
            commands += [
                .shadow(BoxShadow(x: value, y: 2, width: 9, height: value, radius: value, sigma: 3), .black),
                .shadow(BoxShadow(x: 3, y: 2, width: 9, height: 8, radius: 2, sigma: value), .black),
                .pushLayer(LayerStyle(opacity: 99, blendMode: .hue, shadow: shadow), bounds: size.bounds),
                .fillPath(fine, .identity, .nonZero, .color(.black)), .pop,
            ]
        }
        let bitmap = draw(commands)
        #expect((0..<bitmap.area).allSatisfy { bitmap[$0] >> 24 == 255 })
    }

    @Test("a shadow with a radius of a million pixels is too faint to be seen, and costs nothing much")
    func wideShadow() {
        let shadow = BoxShadow(x: 10, y: 10, width: 30, height: 20, radius: 5, sigma: 1e6)
        let white = draw([.shadow(shadow, .black)])
        #expect((0..<white.area).allSatisfy { white[$0] == .max })
        let huge = BoxShadow(x: -1e6, y: -1e6, width: 2e6, height: 2e6, radius: 1e6, sigma: 2)
        _ = draw([.shadow(huge, .black)])
        let style = LayerStyle(shadow: LayerStyle.Shadow(sigma: 1e6, dx: 0, dy: 0, color: .black))
        let far = PixelRect(x: -1 << 29, y: -1 << 29, width: 1 << 30, height: 1 << 30)
        _ = draw([.pushLayer(style, bounds: far), .fill(RoundedRect(size.bounds), .black), .pop])
    }

    @Test("many segments, dashes and stops are drawn in bounded time")
    func many() {
        var random = RandomSource(seed: 7)
        let scribble = Path { path in
            for _ in 0..<20_000 {
                path.addLine(
                    toX: Double(random.int(-500...1_500)) / 16,
                    y: Double(random.int(-500...1_500)) / 16
                )
            }
        }
        let line = Path { path in
            path.move(toX: -1e7, y: 20)
            path.addLine(toX: 1e7, y: 21)
        }
        let stops = (0..<10_000).map { index in
            Gradient.Stop(
                position: Double(index * 7919 % 10_000) / 10_000,
                color: index % 2 == 0 ? .black : .white
            )
        }
        let gradient = Gradient(.linear(x0: 0, y0: 0, x1: 64, y1: 0), stops: stops)
        let whole = Path.rect(x: 0, y: 0, width: 64, height: 48)
        let bitmap = draw([
            .fillPath(scribble, .identity, .evenOdd, .color(.black)),
            .strokePath(line, .identity, StrokeStyle(width: 3, dashes: [0.001, 0.001]), .color(.black)),
            .strokePath(line, .identity, StrokeStyle(width: 3, dashes: [0, 0]), .color(.black)),
            .fillPath(whole, .identity, .nonZero, .gradient(gradient, .identity)),
        ])
        #expect((0..<bitmap.area).allSatisfy { bitmap[$0] >> 24 == 255 })
    }
}
