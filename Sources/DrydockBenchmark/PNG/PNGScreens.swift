import DrydockFonts
import Foundation
import DrydockPlatform
import DrydockRaster

/// Two screens as applications have them, drawn by our own rasteriser at 390 × 844 points: a list full of text,
/// and large text over that list's dark blur.
final class PNGScreens {
    enum Name: String, CaseIterable { case list, modal }

    private let scale: Int
    private let regular: FontFace
    private let medium: FontFace
    private let rasterizer = Rasterizer(threads: 1)

    init(scale: Int) throws {
        self.scale = scale
        regular = try Self.face("Inter-Regular.ttf")
        medium = try Self.face("Inter-SemiBold.ttf")
    }

    /// A bitmap of its own.
    func draw(_ name: Name) -> Bitmap {
        var list = DisplayList()
        appendList(to: &list)
        if name == .modal { appendModal(to: &list) }
        let size = PixelSize(width: 390 * scale, height: 844 * scale)
        return rasterizer.render(list, size: size, background: .white).bitmap.copied()
    }

    private static func face(_ file: String) throws -> FontFace {
        guard let url = DrydockFonts.url(ofFile: file) else {
            throw SDLImageEncoder.Failure(description: "the bundled font \(file) is missing")
        }
        return try FontFace(path: url.path)
    }

    // MARK: - Drawing in points

    private static let people: [(name: String, detail: String, colour: UInt32)] = [
        ("Amelia Fischer", "Parent of Emil and Nora · last seen today", 0xEC594D),
        ("Class 4b, Mathematics", "27 people, 3 teachers, 2 assistants", 0x3C6E9F),
        ("Benoît Lacroix", "Substitute teacher, French and history", 0x4FA37A),
        ("Chess and Go after school", "14 people · Thursdays at 15:30, room 211", 0xE0A93A),
        ("Dorothea Wang", "Head of the year · replies within a day", 0x7C5CA8),
        ("Everyone at Harbour School", "412 people — announcements only", 0x2F3A4A),
        ("Farid Haddad", "Caretaker, keys and lost property", 0xC9578A),
        ("Grace O’Connor", "Parent of Sean · prefers e-mail", 0x5CA8A8),
        ("Hiroshi Tanaka", "Exchange student, until the end of June", 0x8A6B4F),
        ("Ingrid Sørensen", "Nurse · Mondays and Wednesdays", 0x6A7FD0),
    ]

    private func appendList(to list: inout DisplayList) {
        fill(0, 0, 390, 96, 0xF7F7F8, in: &list)
        fill(0, 95, 390, 1, 0xC8C8CC, in: &list)
        text("9:41", 30, 31, 15, medium, 0x111111, in: &list)
        text("Recipients", 150, 78, 17, medium, 0x111111, in: &list)
        for (index, person) in Self.people.enumerated() {
            let top = 96 + 66 * index
            fill(16, top + 11, 44, 44, person.colour, radius: 22, in: &list)
            text(String(person.name.prefix(1)), 31, top + 40, 19, medium, 0xFFFFFF, in: &list)
            text(person.name, 74, top + 28, 17, medium, 0x111111, in: &list)
            text(person.detail, 74, top + 50, 13, regular, 0x808086, in: &list)
            if index % 3 == 1 {
                fill(320, top + 18, 51, 31, 0x34C759, radius: 15.5, in: &list)
                fill(342, top + 20, 27, 27, 0xFFFFFF, radius: 13.5, in: &list)
            }
            fill(74, top + 65, 316, 1, 0xD0D0D4, in: &list)
        }
        fill(75, 770, 240, 60, 0xEC594D, radius: 30, in: &list)
        text("Show Me The Modal", 105, 807, 20, regular, 0xFFFFFF, in: &list)
    }

    private func appendModal(to list: inout DisplayList) {
        let tint = PremultipliedColor(red: 28, green: 28, blue: 28, alpha: 186)
        let effect = BackdropEffect(sigma: 20, reduction: scale, saturation: 1.8, tint: tint)
        list.append(.blurBackdrop(shape(0, 0, 390, 844), effect))
        text("9:41", 30, 31, 15, medium, 0xFFFFFF, in: &list)
        for (index, line) in ["HERE", "IS", "THE", "MODAL!"].enumerated() {
            text(line, 120, 320 + 60 * index, 50, regular, 0xFFFFFF, in: &list)
        }
    }

    private func fill(
        _ x: Int,
        _ y: Int,
        _ width: Int,
        _ height: Int,
        _ colour: UInt32,
        radius: Double = 0,
        in list: inout DisplayList
    ) {
        list.append(.fill(shape(x, y, width, height, radius: radius), self.colour(colour)))
    }

    /// Text with its pen at (x, baseline).
    private func text(
        _ text: String,
        _ x: Int,
        _ baseline: Int,
        _ size: Int,
        _ face: FontFace,
        _ colour: UInt32,
        in list: inout DisplayList
    ) {
        let units = Array(text.utf16)
        let shaped = face.shape(units, in: 0..<units.count, ShapingStyle())
        let run = face.run(shaped, pixelSize: Double(size * scale))
        list.append(
            .mask(run.mask, x: x * scale + run.left, y: baseline * scale + run.top, self.colour(colour))
        )
    }

    private func shape(_ x: Int, _ y: Int, _ width: Int, _ height: Int, radius: Double = 0) -> RoundedRect {
        RoundedRect(
            PixelRect(x: x * scale, y: y * scale, width: width * scale, height: height * scale),
            radius: SubpixelLength(pixels: radius * Double(scale))
        )
    }

    private func colour(_ hex: UInt32) -> PremultipliedColor {
        PremultipliedColor(
            red: UInt8(hex >> 16 & 0xFF),
            green: UInt8(hex >> 8 & 0xFF),
            blue: UInt8(hex & 0xFF)
        )
    }
}
