import Drydock
import DrydockPlatform
import DrydockSnapshots
import Foundation
import Synchronization
import Testing

/// Scripts whose fonts are too large to be bundled. What needs the fonts is left out on machines without them.
@Suite struct InstalledFontTests {
    private nonisolated static let areInstalled = InstalledFont.all.allSatisfy {
        FontCollection.bundled.refusal(of: $0) == nil
    }

    private func layout(
        _ text: String,
        size: CGFloat = 17,
        language: String? = nil,
        fonts: FontCollection = .bundled
    ) -> TextLayout {
        var values: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: size)]
        values[.languageIdentifier] = language
        let styled = StyledText(
            NSAttributedString(string: text, attributes: values),
            attributes: TextAttributes(font: .systemFont(ofSize: size)),
            style: ParagraphValues()
        )
        return TextLayout(styled, limits: .init(), fonts: fonts)
    }

    private func glyphs(_ layout: TextLayout) -> [UInt32] {
        layout.lines.flatMap(\.runs).flatMap { $0.shaped?.glyphs ?? [] }.map(\.id)
    }

    private func messages(_ body: () -> Void) -> [String] {
        let messages = Mutex<[String]>([])
        Log.recording({ _, text in messages.withLock { $0.append(text) } }, operation: body)
        // Other tests' fonts may be gone by now.
        return messages.withLock { $0.filter { $0.contains("drawn as") } }
    }

    // MARK: - Without the fonts

    @Test("characters of a package that is missing are boxes, and one warning names the remedy")
    func missing() {
        let fonts = FontCollection(installedAt: { _ in nil })
        var ids: [UInt32] = []
        let warnings = messages { ids = glyphs(layout("漢字かな한글", fonts: fonts)) }
        #expect(ids.count == 6)
        #expect(ids.allSatisfy { $0 >= ShapedGlyph.boxBase })
        #expect(
            Set(warnings) == [
                """
                Chinese, Japanese and Korean characters are drawn as boxes: they need Debian's package fonts-noto-cjk, version \
                1:20220127+repack1-1. Install it with `apt-get install fonts-noto-cjk`, or register a font that has them.
                """
            ]
        )
        let others = messages { _ = layout("😀👍", fonts: fonts) }
        #expect(Set(others).count == 1)
        #expect(others.first?.contains("`apt-get install fonts-noto-color-emoji`") == true)
    }

    @Test("what no package has is said by itself") func unknown() {
        let warnings = messages { _ = layout("\u{12000}", fonts: FontCollection(installedAt: { _ in nil })) }
        #expect(warnings.count == 1)
        #expect(warnings.first?.contains("(U+12000): it is drawn as a box") == true)
    }

    @Test("a file of another version is refused by name") func refused() throws {
        let other = try #require(FontCollection.bundled.face(for: .interRegular)).path
        let fonts = FontCollection(installedAt: { $0.hasPrefix("/usr/share") ? other : nil })
        var ids: [UInt32] = []
        let warnings = messages { ids = glyphs(layout("漢", fonts: fonts)) }
        #expect(ids.allSatisfy { $0 >= ShapedGlyph.boxBase })
        #expect(warnings.first?.contains("(\(other) is of another version, or damaged)") == true)
        #expect(
            fonts.refusal(of: .all[0])
                == .unusable(reason: "\(other) is of another version, or damaged")
        )
    }

    @Test("text without such characters opens none of the files") func unasked() {
        let asked = Mutex<[String]>([])
        let fonts = FontCollection(installedAt: { name in
            asked.withLock { $0.append(name) }
            return nil
        })
        _ = layout("Hello, Мир, سلام, สวัสดี, naïve → ½", fonts: fonts)
        #expect(asked.withLock { $0 }.isEmpty)
    }

    // MARK: - Forms

    /// PingFang SC for languages other than these: from memory of a phone whose only language is English.
    @Test(
        "Chinese characters have the forms of the language",
        arguments: [
            ("ja", EastAsianForms.japanese), ("ja-JP", .japanese), ("ko_KR", .korean),
            ("zh", .simplifiedChinese),
            ("zh-Hans-CN", .simplifiedChinese), ("zh-Hant", .traditionalChinese),
            ("zh-TW", .traditionalChinese),
            ("zh-Hant-HK", .hongKong), ("zh_HK", .hongKong), ("zh-MO", .hongKong), ("yue", .hongKong),
            ("en", .simplifiedChinese), ("", .simplifiedChinese),
        ]
    )
    func forms(language: String, forms: EastAsianForms) {
        #expect(EastAsianForms(language: language) == forms)
    }

    @Test("a language of a part of the text counts before the interface's", .enabled(if: areInstalled))
    func languages() {
        // Written in four ways: radicals and strokes differ.
        let text = "返骨"
        let tags = ["ja", "ko", "zh-Hans", "zh-Hant"]
        let named = tags.map { glyphs(layout(text, language: $0)) }
        #expect(Set(named).count == 4)
        #expect(named.allSatisfy { $0.allSatisfy { $0 < ShapedGlyph.boxBase } })
        let ofInterface = tags.map { tag in
            UITraitCollection { $0.interfaceLanguage = tag }.withCurrent { glyphs(layout(text)) }
        }
        #expect(ofInterface == named)
        #expect(glyphs(layout(text)) == named[2])
    }

    // MARK: - With the fonts

    /// A Chinese character is as wide as the size: San Francisco's tracking does not count. From memory.
    @Test(
        "Chinese characters, kana and Hangul stand as on squared paper",
        .enabled(if: areInstalled),
        arguments: [12, 17, 34]
    )
    func widths(size: Int) {
        let size = CGFloat(size)
        #expect(abs(layout("汉字字体", size: size).size.width - 4 * size) < 0.01)
        #expect(abs(layout("かなカナ", size: size, language: "ja").size.width - 4 * size) < 0.01)
        #expect(layout("한글", size: size).size.height == layout("Ag", size: size).size.height)
    }

    @Test(
        "sequences are one picture",
        .enabled(if: areInstalled),
        arguments: ["😀", "👩‍👩‍👧‍👦", "👋🏽", "🇯🇵", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "2️⃣", "❤️", "🧑🏿‍🚀"]
    )
    func emoji(text: String) {
        let runs = layout(text).lines[0].runs
        #expect(runs.count == 1)
        #expect(runs[0].shaped?.glyphs.filter { $0.id < ShapedGlyph.boxBase }.isEmpty == false)
        let edges = [0, text.utf16.count].map {
            layout(text).caretRectangle(at: TextLayout.Position($0)).minX
        }
        // Noto Color Emoji's advance of 2,550 in 2,048.
        #expect(abs(edges[1] - edges[0] - 17 * 2550 / 2048) < 0.01)
    }

    @Test("bold text has bold characters", .enabled(if: areInstalled)) func bold() throws {
        let font = UIFont.boldSystemFont(ofSize: 17)
        let layout = TextLayout(
            StyledText("漢", attributes: TextAttributes(font: font)),
            limits: .init(),
            fonts: .bundled
        )
        let path = try #require(layout.lines[0].runs[0].facePath)
        #expect(path.hasSuffix("NotoSansCJK-Bold.ttc"))
    }

    nonisolated enum Look: String, CaseIterable, CustomTestStringConvertible {
        case light, dark, large
        var testDescription: String { rawValue }
    }

    @Test("a label in each script", .enabled(if: areInstalled), arguments: Look.allCases)
    func labels(look: Look) {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = look == .dark ? .dark : .light
            $0.preferredContentSizeCategory = look == .large ? .accessibilityMedium : .large
        }
        let screen = Screen.empty(
            size: CGSize(width: 320, height: look == .large ? 700 : 420),
            scale: 2,
            traits: traits,
            showsStatusBar: false
        )
        screen.perform {
            let stack = UIStackView(arrangedSubviews: Self.samples.map(Self.label))
            stack.axis = .vertical
            stack.spacing = 10
            stack.frame = screen.window.bounds.insetBy(dx: 16, dy: 16)
            stack.alignment = .leading
            screen.window.backgroundColor = .systemBackground
            let fitting = stack.systemLayoutSizeFitting(
                CGSize(width: stack.frame.width, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
            stack.frame.size.height = fitting.height
            screen.window.addSubview(stack)
        }
        screen.host.update()
        assertSnapshot(of: screen.host, as: .image)
    }

    private static let samples = [
        ("zh-Hans", "人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心。"),
        ("zh-Hant", "人人生而自由，在尊嚴和權利上一律平等。"), ("ja", "すべての人間は、生まれながらにして自由である。"),
        ("ko", "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다."),
        ("en", "Emoji 😀 with text 👩‍👩‍👧 👋🏽 🇯🇵 2️⃣ ❤️ in a line"), ("th", "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์"),
    ]

    private static func label(language: String, text: String) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(
            string: text,
            attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .languageIdentifier: language]
        )
        return label
    }
}
