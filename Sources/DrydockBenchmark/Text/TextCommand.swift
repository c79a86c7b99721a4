import ArgumentParser
import Drydock
import DrydockCHarfBuzz
import DrydockFonts
import DrydockPlatform

/// Laying out a paragraph beside what HarfBuzz alone takes to shape it, and typing into a long text.
struct TextCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "text",
        abstract: "Lays out paragraphs, as multiples of HarfBuzz's time to shape them."
    )

    @Option(help: "Counted rounds; medians are shown.")
    var runs = 15

    @Option(help: "UTF-16 units of a paragraph.")
    var length = 10_000

    func validate() throws {
        guard (1...1_000).contains(runs) else { throw ValidationError("--runs must be from 1 to 1000.") }
        guard (1...1_000_000).contains(length) else {
            throw ValidationError("--length must be from 1 to 1000000.")
        }
    }

    private static let subjects = [
        (name: "English", file: "Inter-Regular.ttf", words: "All human beings are born free and equal"),
        (
            name: "Arabic", file: "NotoSansArabic-Regular.ttf",
            words: "يولد جميع الناس أحرارا متساوين في الكرامة"
        ),
        (name: "Hebrew", file: "NotoSansHebrew-Regular.ttf", words: "כל בני האדם נולדו בני חורין ושווים"),
        (name: "Devanagari", file: "NotoSansDevanagari-Regular.ttf", words: "सभी मनुष्यों को गौरव और अधिकारों के मामले"),
    ]

    func run() throws {
        print("paragraph of \(length)   layout ms   HarfBuzz ms   ratio")
        for subject in Self.subjects {
            var text = ""
            while text.utf16.count < length { text += subject.words + " " }
            let units = Array(text.utf16.prefix(length))
            let paragraph = String(decoding: units, as: UTF16.self)
            guard let path = DrydockFonts.path(ofFile: subject.file), let shaper = Shaper(path: path) else {
                throw ValidationError("the font \(subject.file) cannot be opened.")
            }
            var layouts: [Double] = []
            var shapings: [Double] = []
            for round in 0...runs {
                let shaping = ContinuousClock().measure { shaper.shape(units) }
                let layout = ContinuousClock()
                    .measure {
                        let attributes = TextAttributes(font: .systemFont(ofSize: 17))
                        let styled = StyledText(paragraph, attributes: attributes)
                        _ = TextLayout(styled, limits: .init(width: 340), fonts: .bundled)
                    }
                if round == 0 { continue }
                layouts.append(layout / .milliseconds(1))
                shapings.append(shaping / .milliseconds(1))
            }
            let (layout, shaping) = (layouts.sorted()[runs / 2], shapings.sorted()[runs / 2])
            let cells = [layout, shaping, layout / shaping].map { (($0 * 100).rounded() / 100).description }
            print(subject.name, cells.joined(separator: "   "), separator: "   ")
        }
        MainActor.assumeIsolated { measureTyping() }
    }

    /// A character typed at the end of 100,000 in paragraphs of 500, with the layout and the display list that follow,
    /// beside setting the text anew.
    @MainActor private func measureTyping() {
        let paragraph = String(repeating: "0123456789abcde fgh ", count: 25).dropLast() + "\n"
        let text = String(repeating: String(paragraph), count: 200)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 340, height: 600))
        view.font = .systemFont(ofSize: 17)
        func show() {
            view.layoutIfNeeded()
            var builder = DisplayListBuilder(scale: 2)
            view.appendDisplayCommands(to: &builder)
        }
        var typing: [Double] = []
        var setting: [Double] = []
        for round in 0...runs {
            let whole = ContinuousClock()
                .measure {
                    view.text = text
                    show()
                }
            view.contentOffset.y = max(view.contentSize.height - view.bounds.height, 0)
            show()
            let one = ContinuousClock()
                .measure {
                    view.insertText("x")
                    show()
                }
            if round == 0 { continue }
            setting.append(whole / .milliseconds(1))
            typing.append(one / .milliseconds(1))
        }
        let (whole, one) = (setting.sorted()[runs / 2], typing.sorted()[runs / 2])
        let cells = [one, whole, one / whole].map { (($0 * 10_000).rounded() / 10_000).description }
        print("typing at the end of 100000   key ms   text ms   ratio")
        print("English", cells.joined(separator: "   "), separator: "   ")
    }

    /// HarfBuzz as its manual has it: the whole text at once, script, direction and language guessed.
    private final class Shaper {
        private let font: OpaquePointer

        init?(path: String) {
            guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
            defer { hb_blob_destroy(blob) }
            let face = hb_face_create(blob, 0)
            defer { hb_face_destroy(face) }
            guard let font = hb_font_create(face) else { return nil }
            self.font = font
        }

        deinit {
            hb_font_destroy(font)
        }

        func shape(_ units: [UInt16]) {
            let buffer = hb_buffer_create()
            defer { hb_buffer_destroy(buffer) }
            hb_buffer_add_utf16(buffer, units, CInt(units.count), 0, CInt(units.count))
            hb_buffer_guess_segment_properties(buffer)
            hb_shape(font, buffer, nil, 0)
        }
    }
}
