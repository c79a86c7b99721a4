import DrydockRaster
import DrydockRasterOracle
import Foundation
import Testing

struct GradientTests {
    private let size = PixelSize(width: 60, height: 50)
    private let stops = [
        Gradient.Stop(position: 0, color: PremultipliedColor(red: 30, green: 144, blue: 255)),
        Gradient.Stop(position: 0.35, color: PremultipliedColor(red: 255, green: 77, blue: 109, alpha: 128)),
        Gradient.Stop(position: 0.7, color: PremultipliedColor(red: 255, green: 209, blue: 102)),
        Gradient.Stop(position: 1, color: PremultipliedColor(red: 6, green: 214, blue: 160, alpha: 40)),
    ]
    private let transform = Affine(a: 0.9, b: 0.3, c: -0.4, d: 0.8, tx: 11.25, ty: 3.5)

    private func draw(_ gradient: Gradient) -> Bitmap {
        let path = Path.rect(x: 0, y: 0, width: 60, height: 50)
        return CanvasPicture.draw(
            [.fillPath(path, .identity, .nonZero, .gradient(gradient, transform))],
            size
        )
    }

    /// The colour at a place of the gradient, channels 0 ... 255, premultiplied.
    private func color(_ t: Double) -> [Double] {
        func channels(_ color: PremultipliedColor) -> [Double] {
            [color.r, color.g, color.b, color.a].map { Double($0) }
        }
        if t <= 0 { return channels(stops[0].color) }
        for (from, to) in zip(stops, stops.dropFirst()) where t <= to.position {
            let part = (t - from.position) / (to.position - from.position)
            return zip(channels(from.color), channels(to.color)).map { $0 + ($1 - $0) * part }
        }
        return channels(stops[3].color)
    }

    private func largestError(_ bitmap: Bitmap, place: (Double, Double) -> Double?) -> Double {
        let t = transform
        let determinant = t.a * t.d - t.b * t.c
        var largest = 0.0
        for y in 0..<size.height {
            for x in 0..<size.width {
                let (px, py) = (Double(x) + 0.5 - t.tx, Double(y) + 0.5 - t.ty)
                let u = (t.d * px - t.c * py) / determinant
                let v = (t.a * py - t.b * px) / determinant
                let expected = place(u, v).map(color) ?? [0, 0, 0, 0]
                let pixel = bitmap.pixel(atX: x, y: y)
                for (a, b) in zip([pixel.r, pixel.g, pixel.b, pixel.a], expected) {
                    largest = max(largest, abs(Double(a) - b))
                }
            }
        }
        return largest
    }

    @Test("a linear gradient is within one level of the formula")
    func linear() {
        let gradient = Gradient(.linear(x0: 5, y0: 8, x1: 41, y1: 30), stops: stops)
        #expect(
            largestError(draw(gradient)) { x, y in ((x - 5) * 36 + (y - 8) * 22) / (36 * 36 + 22 * 22) } <= 1
        )
    }

    @Test("a radial gradient is within one level of the formula")
    func radial() {
        let gradient = Gradient(.radial(x0: 22, y0: 20, r0: 4, x1: 22, y1: 20, r1: 30), stops: stops)
        let error = largestError(draw(gradient)) { x, y in
            (((x - 22) * (x - 22) + (y - 20) * (y - 20)).squareRoot() - 4) / 26
        }
        #expect(error <= 1)
    }

    @Test("a gradient between two circles is within one level of the formula")
    func circles() {
        let gradient = Gradient(.radial(x0: 18, y0: 20, r0: 0, x1: 26, y1: 22, r1: 30), stops: stops)
        let error = largestError(draw(gradient)) { x, y in
            // |p − (8, 2)·t| = 30·t, the larger root.
            let (px, py) = (x - 18, y - 20)
            let (a, b, c) = (64.0 + 4 - 900, px * 8 + py * 2, px * px + py * py)
            let root = (b * b - a * c).squareRoot()
            return max((b + root) / a, (b - root) / a)
        }
        #expect(error <= 1)
    }

    @Test("a conic gradient is within one level of the formula, but for its seam")
    func conic() {
        let gradient = Gradient(
            .conic(x: 21.3, y: 19.9),
            stops: stops + [Gradient.Stop(position: 1, color: stops[3].color)]
        )
        let bitmap = draw(gradient)
        let error = largestError(bitmap) { x, y in
            let turn = atan2(y - 19.9, x - 21.3) / (2 * .pi)
            return turn < 0 ? turn + 1 : turn
        }
        #expect(error <= 1)
    }

    @Test("what is not extended is clear outside, and stops of one position make an edge")
    func ends() {
        let hard = [0.0, 0.5, 0.5, 1].enumerated().map { index, position in
            Gradient.Stop(position: position, color: index < 2 ? .black : .white)
        }
        let gradient = Gradient(
            .linear(x0: 10, y0: 0, x1: 50, y1: 0),
            stops: hard,
            extendsStart: false,
            extendsEnd: false
        )
        let path = Path.rect(x: 0, y: 0, width: 60, height: 50)
        let bitmap = CanvasPicture.draw(
            [.fillPath(path, .identity, .nonZero, .gradient(gradient, .identity))],
            size
        )
        let expected = (0..<60).map { x -> PremultipliedColor in
            x < 10 || x >= 50 ? .clear : x < 30 ? .black : .white
        }
        #expect((0..<60).map { bitmap.pixel(atX: $0, y: 20) } == expected)
    }

    @Test("a wide gradient of two near colours has no band wider than its levels ask for")
    func bands() {
        let near = [0.0, 1].map {
            Gradient.Stop(
                position: $0,
                color: PremultipliedColor(red: $0 == 0 ? 100 : 130, green: 90, blue: 90)
            )
        }
        let gradient = Gradient(.linear(x0: 0, y0: 0, x1: 1170, y1: 0), stops: near)
        let path = Path.rect(x: 0, y: 0, width: 1170, height: 1)
        let size = PixelSize(width: 1170, height: 1)
        let bitmap = CanvasPicture.draw(
            [.fillPath(path, .identity, .nonZero, .gradient(gradient, .identity))],
            size
        )
        for x in 0..<1170 {
            let expected = 100 + 30 * (Double(x) + 0.5) / 1170
            #expect(abs(Double(bitmap.pixel(atX: x, y: 0).r) - expected) <= 0.6)
        }
    }

    @Test(
        "an image under a matrix is within two levels of bilinear interpolation, exact where it lies on pixels"
    )
    func images() {
        var random = RandomSource(seed: 5)
        let image = Bitmap.random(width: 17, height: 13, using: &random)
        let matrix = Affine(a: 2.1, b: 0.7, c: -0.6, d: 2.4, tx: 13, ty: 5)
        let path = Path.rect(x: 0, y: 0, width: 17, height: 13)
        let paint = Paint.image(Paint.Picture(image), matrix, tint: nil)
        let bitmap = CanvasPicture.draw([.fillPath(path, matrix, .nonZero, paint)], size)
        let determinant = matrix.determinant
        for y in 0..<size.height {
            for x in 0..<size.width {
                let (px, py) = (Double(x) + 0.5 - matrix.tx, Double(y) + 0.5 - matrix.ty)
                let u = (matrix.d * px - matrix.c * py) / determinant - 0.5
                let v = (matrix.a * py - matrix.b * px) / determinant - 0.5
                guard u >= 0, v >= 0, u < 16, v < 12 else { continue }
                let (column, row) = (Int(u), Int(v))
                let (fu, fv) = (u - Double(column), v - Double(row))
                func value(_ dx: Int, _ dy: Int) -> Double {
                    Double(image.pixel(atX: column + dx, y: row + dy).g)
                }
                let top = value(0, 0) * (1 - fu) + value(1, 0) * fu
                let bottom = value(0, 1) * (1 - fu) + value(1, 1) * fu
                #expect(abs(Double(bitmap.pixel(atX: x, y: y).g) - (top * (1 - fv) + bottom * fv)) <= 2)
            }
        }
        let moved = Affine.translation(x: 7, y: 9)
        let plain = CanvasPicture.draw(
            [.fillPath(path, moved, .nonZero, .image(Paint.Picture(image), moved, tint: nil))],
            size
        )
        let placed = PixelRect(x: 7, y: 9, width: 17, height: 13)
        let blit = CanvasPicture.draw([.image(image, source: image.bounds, destination: placed)], size)
        #expect(plain.hasSamePixels(as: blit))
    }

    @Test("an image that is not smooth shows the pixels at the middles of the frame's, at any size")
    func nearest() {
        var random = RandomSource(seed: 6)
        let image = Bitmap.random(width: 17, height: 13, using: &random)
        let source = PixelRect(x: 2, y: 1, width: 14, height: 11)
        let path = Path.rect(x: 0, y: 0, width: 14, height: 11)
        let paint = Paint.Picture(image, source: source, isSmooth: false)
        let matrices = [
            Affine(a: 2.1, b: 0.7, c: -0.6, d: 2.4, tx: 13, ty: 5), Affine(a: -3, d: 2.5, tx: 42.5, ty: 3.25),
            Affine(a: 0.3, b: 0.1, c: -0.2, d: 0.35, tx: 7, ty: 2), Affine(a: 40, d: 30, tx: -100, ty: -80),
        ]
        for matrix in matrices {
            let bitmap = CanvasPicture.draw(
                [.fillPath(path, matrix, .nonZero, .image(paint, matrix, tint: nil))],
                size
            )
            let determinant = matrix.determinant
            for y in 0..<size.height {
                for x in 0..<size.width {
                    let (px, py) = (Double(x) + 0.5 - matrix.tx, Double(y) + 0.5 - matrix.ty)
                    let u = (matrix.d * px - matrix.c * py) / determinant
                    let v = (matrix.a * py - matrix.b * px) / determinant
                    // Pixels that the path covers wholly, whose middle is not at a pixel's edge.
                    let reach =
                        (abs(matrix.d) + abs(matrix.c) + abs(matrix.a) + abs(matrix.b)) / abs(determinant)
                    let isInside = min(u, 14 - u, v, 11 - v) > reach
                    let isClear = [u, v].allSatisfy { abs($0 - $0.rounded()) > 1e-6 }
                    guard isInside, isClear else { continue }
                    let expected = image.pixel(atX: 2 + Int(u), y: 1 + Int(v))
                    #expect(bitmap.pixel(atX: x, y: y) == expected)
                }
            }
        }
    }
}
