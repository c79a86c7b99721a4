import DrydockRaster
import Testing

@Suite("Paths that hide what is behind them")
struct HidingPathTests {
    private let size = PixelSize(width: 90, height: 300)

    private static let rectangle = Path.rect(x: -10, y: 0, width: 100, height: 300)
    /// Those of a rectangle, but in an order that leaves two triangles out.
    private static let crossed = Path {
        $0.move(toX: 0, y: 0)
        $0.addLine(toX: 90, y: 300)
        $0.addLine(toX: 90, y: 0)
        $0.addLine(toX: 0, y: 300)
    }

    private static let stops = [
        Gradient.Stop(position: 0, color: PremultipliedColor(red: 200, green: 10, blue: 90)),
        Gradient.Stop(position: 1, color: PremultipliedColor(red: 20, green: 210, blue: 40)),
    ]

    private static func gradient(_ geometry: Gradient.Geometry, extends: Bool = true) -> Paint {
        .gradient(
            Gradient(geometry, stops: stops, extendsStart: extends, extendsEnd: extends),
            .identity
        )
    }

    private static let paints: [Paint] = [
        .color(.black),
        .color(PremultipliedColor(red: 90, green: 40, blue: 10, alpha: 128)),
        gradient(.linear(x0: 0, y0: 0, x1: 90, y1: 300)),
        gradient(.linear(x0: 0, y0: 100, x1: 0, y1: 200), extends: false),
        gradient(.linear(x0: 40, y0: 40, x1: 40, y1: 40)),
        gradient(.radial(x0: 45, y0: 150, r0: 0, x1: 45, y1: 150, r1: 60)),
        gradient(.radial(x0: 10, y0: 50, r0: 5, x1: 80, y1: 250, r1: 20)),
        gradient(.conic(x: 45, y: 150)),
    ]

    private static let places: [Affine] = [
        .identity,
        .translation(x: 0.5, y: 0),
        .translation(x: 0, y: 0.25),
        .translation(x: 10, y: 0),
        .translation(x: 11, y: 0),
        .scale(x: 1, y: 1.5),
        Affine(a: -1, tx: 90),
        Affine(a: 1, b: 0.01, c: 0, d: 1.1, tx: 0, ty: -10),
    ]

    @Test("what is hidden is not drawn, and no pixel shows it", arguments: [rectangle, crossed], places)
    func pixels(path: Path, place: Affine) {
        let behind: [DisplayCommand] = [
            .fillPath(.oval(x: 5, y: 5, width: 80, height: 290), .identity, .nonZero, .color(.black))
        ]
        for paint in Self.paints {
            let list = behind + [.fillPath(path, place, .nonZero, paint)]
            // Nothing inside of a clip hides.
            let clipped = [.pushClip(RoundedRect(size.bounds))] + list + [.pop]
            let pictures = [list, clipped].map { commands in
                Rasterizer(threads: 1, resources: RasterResources())
                    .render(DisplayList(commands), size: size, background: .white).bitmap
            }
            #expect(pictures[0].hasSamePixels(as: pictures[1]), "\(paint)")
        }
    }

    @Test("paths behind an opaque rectangle are not made")
    func counters() {
        let rasterizer = Rasterizer(threads: 1, resources: RasterResources())
        let oval = DisplayCommand.fillPath(
            .oval(x: 5, y: 5, width: 80, height: 290),
            .identity,
            .nonZero,
            .color(.black)
        )
        let cover = DisplayCommand.fillPath(Self.rectangle, .identity, .nonZero, Self.paints[2])
        _ = rasterizer.render(DisplayList([oval, cover]), size: size, background: .white)
        #expect(rasterizer.counters.paths == 1)
    }
}
