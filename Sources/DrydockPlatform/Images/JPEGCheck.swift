internal import DrydockPNG
internal import DrydockRaster

/// Whether JPEG files get the pixels here that they get elsewhere.
///
/// SDL_image leaves JPEG to libjpeg-turbo on Debian. Built otherwise it has a decoder of its own, which refuses grey files
/// and whose pixels differ by a level: pictures with photographs in them then differ from goldens. PNG files are read
/// alike everywhere.
package enum JPEGCheck {
    package enum Outcome: Hashable, Sendable {
        /// The pixels are libjpeg-turbo's.
        case standard
        /// JPEG files are read, but their pixels are others.
        case different
        /// Such files cannot be read.
        case unreadable(ImageError)
    }

    /// Decodes two small files, one in colour with its chroma at half the size, one grey. Loads SDL_image.
    package static func run() -> Outcome {
        for (file, expected) in [(color, colorCheck), (grey, greyCheck)] {
            do throws(ImageError) {
                let bitmap = try ImageReader.decode(bytes(file))
                let check = bitmap.withPixels { PNGCheckValues.crc32(of: $0, count: bitmap.area * 4) }
                guard check == expected else { return .different }
            } catch {
                return .unreadable(error)
            }
        }
        return .standard
    }

    private static func bytes(_ hexadecimal: String) -> [UInt8] {
        let digits = hexadecimal.compactMap(\.hexDigitValue)
        return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }

    // The CRC-32 of the pixels, red first, as libjpeg-turbo 2.1 and 3.1 decode them.
    private static let colorCheck: UInt32 = 0x0AC6_FB11
    private static let greyCheck: UInt32 = 0xAA4D_509B

    /// 16 × 16 pixels of noise, 4:2:0.
    private static let color = """
        ffd8ffdb004300080606070605080707070909080a0c140d0c0b0b0c1912130f141d1a1f1e1d1a1c1c20242e2720222c231c1c28
        37292c30313434341f27393d38323c2e333432ffdb0043010909090c0b0c180d0d1832211c213232323232323232323232323232
        323232323232323232323232323232323232323232323232323232323232323232323232ffc00011080010001003012200021101
        031101ffc4001500010100000000000000000000000000000102ffc4002410000103040103050000000000000000000102030400
        0511211306129131324181d1ffc4001501010100000000000000000000000000000203ffc4002011000102050500000000000000
        0000000001022100031141510405316191ffda000c03010002110311003f0021f452635a1d516412b4f1807592ad7e9faa66582d
        b6cb7b5165cb851dd7d493c6fbc9428a46f20123590066a6e360b94e6a14195365486c2b98b4f38a5807d12adfced4295746176e
        4d301a3daca40c148f71d93e31e2a9beeb6a4aa64ec961e5e09584a4a173b8010c2e5cbd71d5a3ffd9
        """

    /// 8 × 8 pixels.
    private static let grey = """
        ffd8ffdb004300080606070605080707070909080a0c140d0c0b0b0c1912130f141d1a1f1e1d1a1c1c20242e2720222c231c1c28
        37292c30313434341f27393d38323c2e333432ffc0000b080008000801011100ffc4001400010000000000000000000000000000
        0001ffc4001f1000020102070000000000000000000000010203042100061232415161ffda0008010100003f001a834a98a8f2fe
        d45854cd2726ed603af71fffd9
        """
}
