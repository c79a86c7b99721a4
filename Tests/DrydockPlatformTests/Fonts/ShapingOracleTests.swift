import DrydockCHarfBuzz
import DrydockFonts
import DrydockPlatform
import Foundation
import Testing

/// The same texts as HarfBuzz shapes them when it is asked for a whole text at once, and guesses what it is.
@Suite("Shaping as HarfBuzz does it")
struct ShapingOracleTests {
    struct Sample: CustomTestStringConvertible, Sendable {
        let script: String
        /// A bundled file, or an installed one.
        let file: String
        let text: String
        var isRightToLeft = false

        var testDescription: String { script }
    }

    private static let installed = "/usr/share/fonts/truetype/noto/NotoSans"

    static let samples = [
        Sample(script: "Latn", file: "Inter-Regular.ttf", text: "Típography 10:45 -> fi (AB) \u{1E69}"),
        Sample(script: "Grek", file: "Inter-Regular.ttf", text: "Όλοι οι άνθρωποι γεννιούνται"),
        Sample(script: "Cyrl", file: "Inter-Bold.ttf", text: "Все люди рождаются свободными"),
        Sample(
            script: "Arab",
            file: "NotoSansArabic-Regular.ttf",
            text: "يولد جميع الناس أحرارًا لا إله",
            isRightToLeft: true
        ),
        Sample(
            script: "Hebr",
            file: "NotoSansHebrew-Bold.ttf",
            text: "בְּרֵאשִׁית בָּרָא אֱלֹהִים",
            isRightToLeft: true
        ),
        Sample(script: "Deva", file: "NotoSansDevanagari-Regular.ttf", text: "क्षत्रिय स्वतन्त्रता र्कि हिन्दी"),
        Sample(script: "Thai", file: "NotoSansThai-Regular.ttf", text: "มนุษย์ทั้งหลายเกิดมามีอิสระ ก่ำ"),
        Sample(script: "Armn", file: "\(installed)Armenian-Regular.ttf", text: "Բոլոր մարդիկ ծնվում են"),
        Sample(script: "Beng", file: "\(installed)Bengali-Regular.ttf", text: "সমস্ত মানুষ স্বাধীনভাবে"),
        Sample(script: "Taml", file: "\(installed)Tamil-Regular.ttf", text: "மனிதப் பிறவியினர் கொ"),
        Sample(script: "Telu", file: "\(installed)Telugu-Regular.ttf", text: "ప్రతిపత్తిస్వత్వముల"),
        Sample(script: "Knda", file: "\(installed)Kannada-Regular.ttf", text: "ಎಲ್ಲಾ ಮಾನವರೂ ಸ್ವತಂತ್ರ"),
        Sample(script: "Mlym", file: "\(installed)Malayalam-Regular.ttf", text: "മനുഷ്യരെല്ലാവരും ക്ഷ"),
        Sample(script: "Gujr", file: "\(installed)Gujarati-Regular.ttf", text: "પ્રતિષ્ઠા અને અધિકારો"),
        Sample(script: "Guru", file: "\(installed)Gurmukhi-Regular.ttf", text: "ਸਾਰਾ ਮਨੁੱਖੀ ਪਰਿਵਾਰ"),
        Sample(script: "Sinh", file: "\(installed)Sinhala-Regular.ttf", text: "සියලු මනුෂ්‍යයෝ ක්‍ෂ"),
        Sample(script: "Khmr", file: "\(installed)Khmer-Regular.ttf", text: "មនុស្សទាំងអស់កើតមក"),
        Sample(script: "Laoo", file: "\(installed)Lao-Regular.ttf", text: "ມະນຸດທຸກຄົນເກີດມາ ນ້ຳ"),
        Sample(script: "Mymr", file: "\(installed)Myanmar-Regular.ttf", text: "လူတိုင်းသည် တူညီ ကြွေ"),
        Sample(script: "Geor", file: "\(installed)Georgian-Regular.ttf", text: "ყველა ადამიანი იბადება"),
        Sample(script: "Ethi", file: "\(installed)Ethiopic-Regular.ttf", text: "የሰው ልጅ ሁሉ ሲወለድ"),
        Sample(
            script: "Syrc",
            file: "\(installed)Syriac-Regular.ttf",
            text: "ܟܠ ܒܪܢܫܐ ܒܪܝܠܗ ܚܐܪܐ",
            isRightToLeft: true
        ),
    ]

    /// Bundled faces are always there, installed ones may not be.
    static let readable = samples.filter {
        !$0.file.hasPrefix("/") || FileManager.default.isReadableFile(atPath: $0.file)
    }

    @Test(
        "texts of more than twenty scripts are shaped",
        .enabled(
            if: readable.count > 7,
            "needs the faces of fonts-noto-core: apt-get install fonts-noto-core"
        )
    )
    func scripts() {
        #expect(Self.readable.count == Self.samples.count && Set(Self.samples.map(\.script)).count == 22)
    }

    @Test("glyphs, places and widths are the same", arguments: readable)
    func shaping(_ sample: Sample) throws {
        let isInstalled = sample.file.hasPrefix("/")
        let path = try #require(isInstalled ? sample.file : DrydockFonts.path(ofFile: sample.file))
        let face = try FontFace(path: path)
        var style = ShapingStyle(script: sample.script.utf8.reduce(0) { $0 << 8 | UInt32($1) })
        style.isRightToLeft = sample.isRightToLeft
        let units = Array(sample.text.utf16)
        let run = face.shape(units, in: 0..<units.count, style)
        let expected = try shape(units, path)
        #expect(run.glyphs.map(\.id) == expected.map(\.id))
        #expect(run.glyphs.map(\.cluster) == expected.map(\.cluster))
        var pen = 0.0
        for (glyph, other) in zip(run.glyphs, expected) {
            #expect(abs(glyph.pen - pen) < 1e-9)
            #expect(abs(Double(glyph.dx) - other.x) < 1e-6)
            #expect(abs(Double(glyph.dy) - other.y) < 1e-6)
            pen += other.advance
        }
        #expect(abs(run.width - pen) < 1e-9)
        #expect(!run.glyphs.contains { $0.id == 0 })
    }

    private struct Glyph {
        let id: UInt32
        let cluster: Int
        let advance, x, y: Double
    }

    private func shape(_ units: [UInt16], _ path: String) throws -> [Glyph] {
        let blob = try #require(hb_blob_create_from_file_or_fail(path))
        let face = hb_face_create(blob, 0)
        let font = hb_font_create(face)
        let buffer = hb_buffer_create()
        defer {
            hb_buffer_destroy(buffer)
            hb_font_destroy(font)
            hb_face_destroy(face)
            hb_blob_destroy(blob)
        }
        hb_buffer_add_utf16(buffer, units, CInt(units.count), 0, CInt(units.count))
        hb_buffer_guess_segment_properties(buffer)
        hb_shape(font, buffer, nil, 0)
        let em = Double(hb_face_get_upem(face))
        var count: CUnsignedInt = 0
        let infos = try #require(hb_buffer_get_glyph_infos(buffer, &count))
        let places = try #require(hb_buffer_get_glyph_positions(buffer, &count))
        return (0..<Int(count)).map { index in
            Glyph(
                id: infos[index].codepoint,
                cluster: Int(infos[index].cluster),
                advance: Double(places[index].x_advance) / em,
                x: Double(places[index].x_offset) / em,
                y: Double(places[index].y_offset) / em
            )
        }
    }
}
