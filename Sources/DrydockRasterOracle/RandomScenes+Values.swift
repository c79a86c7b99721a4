import DrydockRaster

/// What commands are made of. Coordinates lie in the frame or not far from it, in eighths of a pixel.
extension RandomScenes {
    mutating func coordinate(_ side: Int) -> Double {
        let side = max(side, 12)
        return Double(random.int(-2 * side...10 * side)) / 8
    }

    private mutating func point() -> (x: Double, y: Double) {
        (coordinate(size.width), coordinate(size.height))
    }

    mutating func path() -> Path {
        var path = PathBuilder()
        if random.oneIn(8) {
            let (corner, other) = (point(), point())
            path.addRect(x: corner.x, y: corner.y, width: abs(other.x), height: abs(other.y))
        }
        for _ in 0..<random.int(1...5) {
            let (to, first, second) = (point(), point(), point())
            switch random.int(0...5) {
            case 0: path.move(toX: to.x, y: to.y)
            case 1, 2: path.addLine(toX: to.x, y: to.y)
            case 3: path.addQuadCurve(toX: to.x, y: to.y, controlX: first.x, controlY: first.y)
            case 4: path.close()
            default:
                path.addCurve(
                    toX: to.x,
                    y: to.y,
                    firstX: first.x,
                    firstY: first.y,
                    secondX: second.x,
                    secondY: second.y
                )
            }
        }
        return Path(path)
    }

    mutating func transform() -> Affine {
        switch random.int(0...4) {
        case 0: return .identity
        case 1, 2:
            return .translation(x: Double(random.int(-40...40)) / 4, y: Double(random.int(-40...40)) / 4)
        case 3:
            let scale = Double(random.int(-9...20)) / 8
            let place = point()
            return Affine(a: scale, d: random.oneIn(4) ? scale * 1.5 : scale, tx: place.x, ty: place.y)
        default:
            let place = point()
            func part() -> Double { Double(random.int(-100...100)) / 80 }
            return Affine(a: part() * 1.5, b: part(), c: part(), d: part() * 1.5, tx: place.x, ty: place.y)
        }
    }

    mutating func rule() -> FillRule { random.oneIn(2) ? .nonZero : .evenOdd }

    mutating func stroke() -> StrokeStyle {
        let dashes: [Double] = random.pick([[], [], [], [5, 3.5], [0, 4], [1, 2, 3]])
        return StrokeStyle(
            width: random.oneIn(3) ? random.pick([0, 0.25, 1, 2]) : Double(random.int(0...90)) / 8,
            cap: random.pick([.butt, .round, .square]),
            join: random.pick([.miter, .round, .bevel]),
            miterLimit: random.pick([1, 4, 10]),
            dashes: dashes,
            phase: Double(random.int(-8...8)) / 4
        )
    }

    mutating func paint() -> Paint {
        let stops = (0..<random.int(1...4)).map { index in
            Gradient.Stop(position: Double(index) / 3, color: color())
        }
        func gradient(_ geometry: Gradient.Geometry) -> Gradient {
            Gradient(geometry, stops: stops, extendsStart: stops.count != 2, extendsEnd: stops.count != 3)
        }
        let end = coordinate(size.width)
        switch random.int(0...9) {
        case 0, 1, 2, 3, 4: return .color(color())
        case 5: return .gradient(gradient(.linear(x0: 3, y0: 5, x1: end, y1: 40)), transform())
        case 6:
            let geometry = Gradient.Geometry.radial(x0: 20, y0: 20, r0: 3, x1: 20, y1: 20, r1: 30)
            return .gradient(gradient(geometry), transform())
        case 7:
            let geometry = Gradient.Geometry.radial(x0: 20, y0: 20, r0: 3, x1: end, y1: 20, r1: 30)
            return .gradient(gradient(geometry), transform())
        case 8: return .gradient(gradient(.conic(x: 20, y: 25)), transform())
        default:
            let picture = Paint.Picture(bitmaps[random.int(0...1)], isSmooth: !random.oneIn(3))
            return .image(picture, transform(), tint: random.oneIn(2) ? color() : nil)
        }
    }

    /// Outlines in eighths of a pixel, along a line or anywhere: some lie on one another.
    mutating func glyphs() -> OutlineRun {
        let place = point()
        let isLine = !random.oneIn(3)
        let glyphs = (0..<random.int(0...5)).map { index in
            let anywhere = point()
            let step = Double(index) * 9.3
            return OutlineRun.Glyph(
                outline: random.pick(outlines),
                x: isLine ? place.x + step : anywhere.x,
                y: isLine ? place.y : anywhere.y
            )
        }
        let scale = random.pick([0.125, 0.125, 0.125, 0.5, 1, 12])
        return OutlineRun(glyphs, scale: .scale(x: scale, y: random.oneIn(2) ? scale : 0 - scale))
    }

    mutating func shadow() -> BoxShadow {
        let place = point()
        return BoxShadow(
            x: place.x,
            y: place.y,
            width: Double(random.int(0...8 * max(size.width, 12))) / 8,
            height: Double(random.int(0...8 * max(size.height, 12))) / 8,
            radius: random.pick([0, 0.5, 4, 20]),
            sigma: random.pick([0, 0.3, 0.5, 1.5, 3, 9])
        )
    }

    mutating func part(of bitmap: Bitmap) -> PixelRect {
        if random.oneIn(2) { return bitmap.bounds }
        let (x, y) = (random.int(0...bitmap.width - 1), random.int(0...bitmap.height - 1))
        return PixelRect(
            x: x,
            y: y,
            width: random.int(0...bitmap.width - x),
            height: random.int(0...bitmap.height - y)
        )
    }

    mutating func rect() -> PixelRect {
        let (left, top) = (size.width / 3 + 1, size.height / 3 + 1)
        return PixelRect(
            x: random.int(-left...size.width),
            y: random.int(-top...size.height),
            width: random.int(0...size.width + left),
            height: random.int(0...size.height + top)
        )
    }

    mutating func shape() -> RoundedRect {
        RoundedRect(
            rect(),
            radius: SubpixelLength(units: random.oneIn(3) ? 0 : Int32(random.int(0...4000))),
            corners: RoundedRect.Corners(rawValue: random.oneIn(2) ? 15 : random.byte() & 15)
        )
    }

    mutating func color() -> PremultipliedColor {
        let alpha: UInt8 = random.pick([255, 255, 255, 130, random.byte()])
        return PremultipliedColor(red: random.byte(), green: random.byte(), blue: random.byte(), alpha: alpha)
    }
}
