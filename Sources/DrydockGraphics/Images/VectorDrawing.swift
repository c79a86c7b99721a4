package import DrydockRaster
package import Foundation
import Synchronization

/// A picture of paths, which is drawn at the size at which it is shown. Never changes once it is made.
package final class VectorDrawing: @unchecked Sendable {
    // Unchecked: display lists may hold bitmaps; nothing writes to those in here.

    let name: String
    /// Points.
    package let size: CGSize
    /// In points from the top left corner.
    package let list: DisplayList
    /// The same in parts that may have colours of their own, back to front; empty where there are none.
    package let layers: [DisplayList]
    private let bitmaps = Mutex<[Key: SharedBitmap]>([:])

    private struct Key: Hashable {
        var size: PixelSize
        var isMirrored: Bool
    }

    /// - Parameters:
    ///   - size: in points, finite and positive, or zero for a picture of nothing.
    ///   - list: one pixel of it is a point.
    ///   - layers: as the property says.
    package init(name: String, size: CGSize, list: DisplayList, layers: [DisplayList] = []) {
        self.name = name
        self.size = size
        self.list = list
        self.layers = layers
    }

    /// What a picture is drawn in.
    package enum Colors {
        /// Its own colours.
        case own
        /// One colour, which fills its shape.
        case one(ColorComponents)
        /// A colour for each of its layers.
        case layers([ColorComponents])
    }

    /// The commands that draw the picture so that it fills a rectangle of pixels.
    ///
    package func commands(
        in destination: PixelRect,
        isMirrored: Bool = false,
        colors: Colors = .own
    ) -> DisplayList {
        guard size.width > 0, size.height > 0 else { return DisplayList() }
        var matrix = CGAffineTransform(
            a: CGFloat(destination.width) / size.width,
            b: 0,
            c: 0,
            d: CGFloat(destination.height) / size.height,
            tx: CGFloat(destination.x),
            ty: CGFloat(destination.y)
        )
        if isMirrored {
            let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
            matrix = mirror.concatenating(matrix)
        }
        return commands(under: matrix.affine, colors)
    }

    /// As above, under a matrix of points to pixels.
    package func commands(under matrix: Affine, _ colors: Colors) -> DisplayList {
        switch colors {
        case .own: list.transformed(by: matrix)
        case .one(let color): list.transformed(by: matrix).filled(with: color)
        case .layers(let colors):
            DisplayList(
                zip(layers.isEmpty ? [list] : layers, colors).flatMap {
                    $0.transformed(by: matrix).filled(with: $1).commands
                }
            )
        }
    }

    /// The picture in pixels; at most 4,096 a side.
    func bitmap(forScale scale: CGFloat, isMirrored: Bool = false) -> Bitmap {
        let longest = max(size.width, size.height, 1e-3)
        let scale = min(max(scale.isFinite ? scale : 1, 0.01), Self.maximumSide / longest)
        func pixels(_ length: CGFloat) -> Int { max(Int((length * scale).rounded()), 1) }
        let size = PixelSize(width: pixels(size.width), height: pixels(size.height))
        return bitmaps.withLock { bitmaps in
            let key = Key(size: size, isMirrored: isMirrored)
            if let known = bitmaps[key] { return known }
            let list = commands(in: size.bounds, isMirrored: isMirrored)
            let frame = Rasterizer(threads: 1).render(list, size: size, background: .clear)
            let made = SharedBitmap(bitmap: frame.bitmap)
            if bitmaps.count >= Self.keptBitmaps { bitmaps.removeAll() }
            bitmaps[key] = made
            return made
        }.bitmap
    }

    var decodedArea: Int { bitmaps.withLock { $0.values.reduce(0) { $0 + $1.bitmap.area } } }

    private static let maximumSide: CGFloat = 4096
    private static let keptBitmaps = 4
}
