import Drydock
import DrydockRaster

/// A photograph's stand-in, which is larger than it is shown.
enum GoldenPicture {
    @MainActor static let image: UIImage = {
        let side = 300
        let bitmap = Bitmap(width: side, height: side)
        for y in 0..<side {
            for x in 0..<side {
                let (red, green, blue) = (
                    UInt32(x * 255 / side), UInt32(y * 255 / side), UInt32((x ^ y) & 0xFF)
                )
                bitmap[y * side + x] = 0xFF00_0000 | blue << 16 | green << 8 | red
            }
        }
        return UIImage(bitmap: bitmap, scale: 1)
    }()
}
