import Drydock
import DrydockSnapshots
import Foundation
import Testing

/// Texts that engines get wrong: looked at beside HarfBuzz's own viewer.
@Suite(.quietLog) struct TrickyTextTests {
    nonisolated enum Group: String, CaseIterable, CustomTestStringConvertible {
        case directions, marks, scripts, invisible

        var testDescription: String { rawValue }

        var texts: [String] {
            switch self {
            case .directions:
                [
                    "אבג 123 דהו (456) x", "abc אבג (דהו) def", "السعر 12.50$ فقط!", "١٢٣-٤٥٦ رقم",
                    "\u{2067}אבג (x)\u{2069} then b", "a \u{2068}שלום\u{2069}, b \u{2068}two\u{2069}",
                    "\u{202E}reversed 123\u{202C} plain", "שלום [abc {דה} 5]", "C++ هي لغة (C#)",
                    "50% من 3×4 = ١٢",
                    "\u{202B}a\u{202A}ב\u{202B}c\u{202A}ד\u{202C}\u{202C}\u{202C}\u{202C} end",
                ]
            case .marks:
                [
                    "e\u{301}\u{302}\u{303}\u{304}x", "a\u{323}\u{302} \u{1EAD} ậ", "بِسْمِ ٱللّٰهِ", "שָׁלוֹם בְּרֵאשִׁית",
                    "क्षत्रिय र्कि ट्ठ द्ध्र्य", "ก็ ปี่ น้ำ ที่", "Z" + String(repeating: "\u{334}\u{301}", count: 8) + "Z",
                    "\u{301}alone", "o\u{20D7}v\u{20D7}", "لا إلى ﷲ لله",
                ]
            case .scripts:
                [
                    "Ελληνικά Ωμέγα", "Кириллица Ѳ", "Tiếng Việt ộ", "Łódź ĳ ŉ", "ﬁ fi ffi 1⁄2 ½",
                    "\u{12000}\u{12001} \u{13000}",
                    "A\u{30A}ngström Å", "\u{10330}x", "\u{1F002}\u{301}",
                ]
            case .invisible:
                [
                    "tab\tstop\tx", "no\u{A0}break\u{202F}here", "zero\u{200B}width\u{200D}\u{2060}\u{FEFF}x",
                    "line\u{2028}separator", "para\u{2029}graph", "car\r\nriage\rreturn",
                    "soft\u{AD}hy\u{AD}phen",
                    "ctl\u{1}\u{7F}\u{85}next", "\u{FFFC}\u{FFFD}", "em\u{2003}en\u{2002}x\u{3000}y",
                    String(utf16CodeUnits: [0x61, 0xD83D, 0x62, 0xDE00, 0x63], count: 5),
                ]
            }
        }
    }

    /// A text with a caret beside each of its characters.
    private final class Sample: UIView {
        private let layout: TextLayout
        private let text: String

        init(_ text: String) {
            self.text = text
            layout = TextLayout(
                StyledText(text, attributes: TextAttributes(font: .systemFont(ofSize: 20))),
                limits: .init(width: 228),
                fonts: .bundled
            )
            super.init(frame: CGRect(x: 0, y: 0, width: 240, height: max(layout.size.height + 8, 30)))
            backgroundColor = .white
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("Sample is made in code") }

        override var intrinsicContentSize: CGSize { frame.size }

        override func draw(_ rect: CGRect) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            for offset in 0...text.utf16.count {
                let caret = layout.caretRectangle(at: TextLayout.Position(offset))
                (offset % 2 == 0 ? UIColor.systemRed : .systemBlue).withAlphaComponent(0.5).setFill()
                context.fill(CGRect(x: caret.minX + 6, y: caret.minY + 4, width: 1, height: caret.height))
            }
            NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)])
                .draw(in: CGRect(x: 6, y: 4, width: 228, height: 400))
        }
    }

    @Test func `a mark that no font has is a box beside its letter`() {
        let letter = "o".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width
        let both = "o\u{20D7}".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width
        // A box is 5/8 em wide.
        #expect(abs(both - letter - 12.5) < 0.5)
    }

    @Test(arguments: Group.allCases) func `texts and their carets`(group: Group) {
        let stack = UIStackView(arrangedSubviews: group.texts.map(Sample.init))
        stack.axis = .vertical
        stack.backgroundColor = .white
        assertSnapshot(of: stack, as: .image(scale: 2))
    }
}
