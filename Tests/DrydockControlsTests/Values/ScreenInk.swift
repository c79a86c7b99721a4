import Drydock
import DrydockRaster
import DrydockTesting

/// The pixels of views on a white screen of three pixels per point.
@MainActor
struct ScreenInk {
    static let scale = 3
    private let screen: Screen
    private let bitmap: Bitmap

    init(
        of view: UIView,
        at origin: CGPoint,
        in size: CGSize = CGSize(width: 340, height: 80),
        traits: UITraitCollection = UITraitCollection()
    ) {
        let screen = Screen.empty(
            size: size,
            scale: CGFloat(Self.scale),
            traits: traits,
            showsStatusBar: false
        )
        screen.perform {
            screen.window.backgroundColor = .white
            view.frame.origin = origin
            screen.window.addSubview(view)
        }
        self.screen = screen
        bitmap = screen.host.render().bitmap
    }

    /// Red, green and blue of the pixel that holds a point.
    func color(_ x: CGFloat, _ y: CGFloat) -> [Int] {
        let scale = CGFloat(Self.scale)
        let color = bitmap.pixel(atX: Int(x * scale), y: Int(y * scale))
        return [Int(color.r), Int(color.g), Int(color.b)]
    }

    /// How much of a row of pixels black covers between two columns of pixels, in points.
    func coverage(row: Int, from start: Int, to end: Int) -> CGFloat {
        (start..<end).reduce(0) { $0 + coverage($1, row) } / CGFloat(Self.scale)
    }

    /// How much of a column of pixels black covers between two rows of pixels, in points.
    func coverage(column: Int, from start: Int, to end: Int) -> CGFloat {
        (start..<end).reduce(0) { $0 + coverage(column, $1) } / CGFloat(Self.scale)
    }

    private func coverage(_ x: Int, _ y: Int) -> CGFloat {
        1 - CGFloat(bitmap.pixel(atX: x, y: y).r) / 255
    }

    /// The box around what is darker than a level, in pixels.
    func box(darkerThan level: Int = 250) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
        var (columns, rows): (Set<Int>, Set<Int>) = ([], [])
        for y in 0..<bitmap.size.height {
            for x in 0..<bitmap.size.width where bitmap.pixel(atX: x, y: y).r < level {
                columns.insert(x)
                rows.insert(y)
            }
        }
        guard let left = columns.min(), let right = columns.max(), let top = rows.min(),
            let bottom = rows.max()
        else { return nil }
        return (left...right, top...bottom)
    }
}

/// Whether two colours differ by no more than a tolerance in each channel.
func isNear(_ a: [Int], _ b: [Int], within tolerance: Int) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}
