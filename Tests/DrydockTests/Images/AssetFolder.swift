import Drydock
import DrydockPNG
import DrydockRaster
import Synchronization
import Testing

/// A folder of resources with an asset catalogue in it, which goes away at the end of the test.
final class AssetFolder {
    nonisolated let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("drydock-\(UUID()).resources")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    isolated deinit {
        try? FileManager.default.removeItem(at: url)
    }

    var bundle: Bundle { get throws { try #require(Bundle(path: url.path)) } }

    /// - Parameter path: in the catalogue.
    func write(_ text: String, _ path: String) throws {
        try write(Data(text.utf8), path)
    }

    func write(_ data: Data, _ path: String) throws {
        let file = url.appendingPathComponent("Assets.xcassets/\(path)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try data.write(to: file)
    }

    /// A picture of one colour, 4 × 2 points at the scale.
    func writeImage(_ path: String, _ color: UIColor, scale: Int = 1) throws {
        let bitmap = Bitmap(width: 4 * scale, height: 2 * scale)
        for index in 0..<bitmap.area { bitmap[index] = color.premultiplied.pixel }
        try write(Data(PNGEncoder.encode(bitmap)), path)
    }

    func image(_ name: String, _ traits: UITraitCollection? = nil) throws -> UIImage? {
        UIImage(named: name, in: try bundle, compatibleWith: traits)
    }

    func color(_ name: String) throws -> UIColor? {
        UIColor(named: name, in: try bundle, compatibleWith: nil)
    }
}

extension UIImage {
    /// The colour of one pixel at a scale.
    func color(x: Int = 0, y: Int = 0, scale: CGFloat = 1) -> PremultipliedColor {
        bitmap(forScale: scale).pixel(atX: x, y: y)
    }
}

/// What the library logs while the body runs.
func messages(_ body: () throws -> Void) rethrows -> [String] {
    let log = Mutex<[String]>([])
    try Log.recording({ _, message in log.withLock { $0.append(message) } }, operation: body)
    return log.withLock { $0 }
}

extension UITraitCollection {
    static let dark = UITraitCollection(userInterfaceStyle: .dark)
    static let light = UITraitCollection(userInterfaceStyle: .light)
}
