import Drydock
import DrydockHost
import DrydockRaster
import DrydockTesting

/// A rendered view or screen on white, with measurements in points.
struct ConformancePicture {
    let bitmap: Bitmap
    let scale: CGFloat

    /// A pixel counts as different from the background if red, green or blue differs by more levels than this.
    private static let threshold = 24

    /// Renders a view at `size`, else at its own size, else at its fitting size.
    init(
        size: CGSize? = nil,
        scale: CGFloat,
        traits: UITraitCollection = UITraitCollection(),
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        view make: () -> UIView
    ) {
        let screen = Self.screen(CGSize(width: 1200, height: 1200), scale, traits, direction)
        let view = screen.perform {
            let view = make()
            if let size { view.frame.size = size }
            screen.window.backgroundColor = .white
            screen.window.addSubview(view)
            if view.bounds.size == .zero {
                view.frame.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            }
            view.frame.origin = .zero
            return view
        }
        screen.host.resize(to: view.frame.size, scale: scale)
        screen.host.update()
        self.init(screen, scale)
    }

    /// Renders a controller that fills a screen without a status bar.
    init(
        controllerSize size: CGSize,
        scale: CGFloat,
        traits: UITraitCollection = UITraitCollection(),
        safeArea: UIEdgeInsets = .zero,
        controller make: () -> UIViewController
    ) {
        let screen = Self.screen(size, scale, traits, .leftToRight)
        screen.perform {
            screen.window.backgroundColor = .white
            screen.window.rootViewController = make()
            screen.host.scene.safeAreaInsets = safeArea
        }
        screen.settle()
        self.init(screen, scale)
    }

    private init(_ screen: Screen, _ scale: CGFloat) {
        bitmap = screen.host.render().bitmap
        self.scale = scale
    }

    private static func screen(
        _ size: CGSize,
        _ scale: CGFloat,
        _ traits: UITraitCollection,
        _ direction: UIUserInterfaceLayoutDirection
    ) -> Screen {
        let screen = Screen(
            size: size,
            scale: scale,
            direction: direction,
            traits: traits,
            showsStatusBar: false
        ) { UIViewController() }
        screen.perform { screen.window.rootViewController = nil }
        return screen
    }

    /// Points.
    var size: CGSize { CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale) }

    /// Red, green and blue at a point.
    func color(_ x: CGFloat, _ y: CGFloat) -> [Int] {
        level(Int((x * scale).rounded(.down)), Int((y * scale).rounded(.down)))
    }

    func level(_ x: Int, _ y: Int) -> [Int] {
        let pixel = bitmap.pixel(atX: x, y: y)
        return [Int(pixel.r), Int(pixel.g), Int(pixel.b)]
    }

    /// Whether a pixel differs from the background. The common case, equal pixels, is checked first.
    private func isInk(_ x: Int, _ y: Int, on background: PremultipliedColor) -> Bool {
        let pixel = bitmap.pixel(atX: x, y: y)
        if pixel.pixel == background.pixel { return false }
        return abs(Int(pixel.r) - Int(background.r)) > Self.threshold
            || abs(Int(pixel.g) - Int(background.g)) > Self.threshold
            || abs(Int(pixel.b) - Int(background.b)) > Self.threshold
    }

    /// The pixels of a region; all of the picture for nil.
    func pixels(_ region: CGRect?) -> (x: Range<Int>, y: Range<Int>) {
        guard let region else { return (0..<bitmap.width, 0..<bitmap.height) }
        let edges = [region.minX, region.maxX, region.minY, region.maxY].map { Int(($0 * scale).rounded()) }
        let (right, bottom) = (min(edges[1], bitmap.width), min(edges[3], bitmap.height))
        return (min(edges[0], right)..<right, min(edges[2], bottom)..<bottom)
    }

    /// The bounding box of everything in a region that differs from the region's first pixel.
    func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect? {
        box(in: CGRect(x: x, y: y, width: width, height: height))
    }

    /// The bounding box of everything in `region`, or in all of the picture, that differs from its first pixel.
    func box(in region: CGRect? = nil) -> CGRect? {
        let area = pixels(region)
        guard let x = area.x.first, let y = area.y.first else { return nil }
        let background = bitmap.pixel(atX: x, y: y)
        let isFilled = { (y: Int) in area.x.contains { isInk($0, y, on: background) } }
        guard let top = area.y.first(where: isFilled), let bottom = area.y.last(where: isFilled) else {
            return nil
        }
        let isTall = { (x: Int) in (top...bottom).contains { isInk(x, $0, on: background) } }
        guard let left = area.x.first(where: isTall), let right = area.x.last(where: isTall) else {
            return nil
        }
        return CGRect(
            x: CGFloat(left) / scale,
            y: CGFloat(top) / scale,
            width: CGFloat(right + 1 - left) / scale,
            height: CGFloat(bottom + 1 - top) / scale
        )
    }

    /// The runs of pixel rows that are not empty, from top to bottom, in points. In text these are the lines.
    func bands(in region: CGRect? = nil) -> [ClosedRange<CGFloat>] {
        let area = pixels(region)
        guard let x = area.x.first, let y = area.y.first else { return [] }
        let background = bitmap.pixel(atX: x, y: y)
        return runs(area.y) { y in area.x.contains { isInk($0, y, on: background) } }
    }

    /// The runs of pixel columns that are not empty, from left to right, in points.
    func columns(in region: CGRect? = nil) -> [ClosedRange<CGFloat>] {
        let area = pixels(region)
        guard let x = area.x.first, let y = area.y.first else { return [] }
        let background = bitmap.pixel(atX: x, y: y)
        return runs(area.x) { x in area.y.contains { isInk(x, $0, on: background) } }
    }

    private func runs(_ indices: Range<Int>, where hasInk: (Int) -> Bool) -> [ClosedRange<CGFloat>] {
        var (runs, start): ([ClosedRange<CGFloat>], Int?) = ([], nil)
        for index in indices.lowerBound...indices.upperBound {
            let isInside = index < indices.upperBound && hasInk(index)
            if let first = start, !isInside {
                runs.append(CGFloat(first) / scale...CGFloat(index) / scale)
                start = nil
            } else if isInside, start == nil {
                start = index
            }
        }
        return runs
    }
}

extension ConformancePicture {
    /// Renders a view with a white margin, to show what it draws outside its bounds.
    init(around make: @escaping () -> UIView, margin: CGFloat = 20, scale: CGFloat = 3) {
        self.init(scale: scale) {
            let (view, square) = (make(), UIView())
            if view.bounds.size == .zero { view.sizeToFit() }
            view.frame.origin = CGPoint(x: margin, y: margin)
            square.frame.size = CGSize(
                width: view.frame.width + 2 * margin,
                height: view.frame.height + 2 * margin
            )
            square.backgroundColor = .white
            square.addSubview(view)
            return square
        }
    }

    /// The distance from `start` to the left edge of a shape in a row of pixels, in points. A half-covered pixel counts as half.
    func leftEdge(row: Int, from start: CGFloat, to end: CGFloat) -> CGFloat {
        let columns = Int((start * scale).rounded())..<Int((end * scale).rounded())
        guard let first = columns.first, let last = columns.last else { return 0 }
        let (background, inside) = (sum(level(first, row)), sum(level(last, row)))
        guard background != inside else { return 0 }
        let covered = columns.reduce(CGFloat(0)) {
            $0 + CGFloat(background - sum(level($1, row))) / CGFloat(background - inside)
        }
        return (CGFloat(columns.count) - covered) / scale
    }

    /// The darkest colour.
    var darkest: [Int] {
        var darkest = [255, 255, 255]
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where level(x, y).reduce(0, +) < darkest.reduce(0, +) {
                darkest = level(x, y)
            }
        }
        return darkest
    }

    /// The bounding box of everything within 40 levels of a colour.
    func box(of color: [Int], in region: CGRect? = nil) -> CGRect? {
        let area = pixels(region)
        var box: CGRect?
        for y in area.y {
            for x in area.x where zip(level(x, y), color).allSatisfy({ abs($0 - $1) <= 40 }) {
                let pixel = CGRect(x: x, y: y, width: 1, height: 1)
                box = box?.union(pixel) ?? pixel
            }
        }
        return box.map {
            CGRect(x: $0.minX / scale, y: $0.minY / scale, width: $0.width / scale, height: $0.height / scale)
        }
    }

    private func sum(_ level: [Int]) -> Int { level.reduce(0, +) }
}
