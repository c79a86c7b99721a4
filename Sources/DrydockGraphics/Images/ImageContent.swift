package import DrydockRaster
package import Foundation

/// What an image shows: pixels, or a drawing that is sharp at any size.
package enum ImageContent: Sendable {
    case pixels(ImagePixels)
    case drawing(VectorDrawing)

    /// The file's name without scale and extension; `of …` for what no file holds.
    var name: String {
        switch self {
        case .pixels(let pixels): pixels.name
        case .drawing(let drawing): drawing.name
        }
    }

    /// Points.
    var size: CGSize {
        switch self {
        case .pixels(let pixels): pixels.size
        case .drawing(let drawing): drawing.size
        }
    }

    /// Pixels a point of the smallest file; 1 for a drawing.
    var baseScale: CGFloat {
        switch self {
        case .pixels(let pixels): pixels.baseScale
        case .drawing: 1
        }
    }

    /// The bitmap that suits a number of pixels per point. The same object every time, so that display lists compare
    /// equal.
    package func bitmap(forScale scale: CGFloat, isMirrored: Bool = false) -> Bitmap {
        switch self {
        case .pixels(let pixels): pixels.bitmap(forScale: scale, isMirrored: isMirrored)
        case .drawing(let drawing): drawing.bitmap(forScale: scale, isMirrored: isMirrored)
        }
    }

    /// The pixels in memory: what keeping the image costs.
    var decodedArea: Int {
        switch self {
        case .pixels(let pixels): pixels.decodedArea
        case .drawing(let drawing): drawing.decodedArea
        }
    }

    var identifier: ObjectIdentifier {
        switch self {
        case .pixels(let pixels): ObjectIdentifier(pixels)
        case .drawing(let drawing): ObjectIdentifier(drawing)
        }
    }
}
