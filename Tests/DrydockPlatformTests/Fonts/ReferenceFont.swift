import DrydockCSDL2Linked
import DrydockRaster
import Testing

/// The same font file as SDL_ttf draws it: an independent way through FreeType and HarfBuzz.
final class ReferenceFont {
    private let font: OpaquePointer

    init(path: String, pixelSize: Double, columnsPerPixel: Int) throws {
        #expect(TTF_Init() == 0)
        font = try #require(TTF_OpenFont(path, 10))
        TTF_SetFontHinting(font, TTF_HINTING_NONE)
        let dotsPerInch = CUnsignedInt((pixelSize * 72).rounded())
        #expect(TTF_SetFontSizeDPI(font, 1, dotsPerInch * CUnsignedInt(columnsPerPixel), dotsPerInch) == 0)
    }

    deinit {
        TTF_CloseFont(font)
    }

    /// The text's coverage with what is empty around it cut off; nil when there is no ink.
    func ink(of text: String) -> Ink? {
        let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
        let black = SDL_Color(r: 0, g: 0, b: 0, a: 255)
        guard let surface = TTF_RenderUTF8_Shaded(font, text, white, black) else { return nil }
        defer { SDL_FreeSurface(surface) }
        return Ink(width: Int(surface.pointee.w), height: Int(surface.pointee.h)) { x, y in
            let row = surface.pointee.pixels + y * Int(surface.pointee.pitch)
            return row.load(fromByteOffset: x, as: UInt8.self)
        }
    }
}

/// Coverage without empty rows and columns at its edges.
struct Ink: Equatable {
    var width: Int
    var height: Int
    var coverage: [UInt8]

    init?(width: Int, height: Int, _ level: (_ x: Int, _ y: Int) -> UInt8) {
        let rows = (0..<height).map { y in (0..<width).map { level($0, y) } }
        guard let top = rows.firstIndex(where: { $0.contains { $0 > 0 } }),
            let bottom = rows.lastIndex(where: { $0.contains { $0 > 0 } }),
            let left = (0..<width).first(where: { x in rows.contains { $0[x] > 0 } }),
            let right = (0..<width).last(where: { x in rows.contains { $0[x] > 0 } })
        else { return nil }
        self.width = right - left + 1
        self.height = bottom - top + 1
        coverage = rows[top...bottom].flatMap { $0[left...right] }
    }

    private func level(_ x: Int, _ y: Int) -> Int {
        (0..<width).contains(x) && (0..<height).contains(y) ? Int(coverage[y * width + x]) : 0
    }

    /// The largest difference of two pixels, where one lies at most a pixel off: its first row or column may be next to
    /// nothing.
    func difference(from other: Ink) -> Int {
        var best = 255
        for dy in -1...1 {
            for dx in -1...1 {
                var worst = 0
                for y in -1...max(height, other.height) where worst < best {
                    for x in -1...max(width, other.width) {
                        worst = max(worst, abs(level(x, y) - other.level(x + dx, y + dy)))
                    }
                }
                best = min(best, worst)
            }
        }
        return best
    }
}
