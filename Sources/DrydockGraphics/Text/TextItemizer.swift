import DrydockPlatform
import DrydockUnicode
import Foundation

/// Cuts a paragraph into items of one look, face, script and direction, and shapes them.
struct TextItemizer {
    let units: [UInt16]
    let characters: TextCharacters
    let fonts: FontCollection
    private let bidi: BidiParagraph
    private let levels: [UInt8]?
    private let scripts: [ScriptRun]
    private let mayBeEastAsian: Bool
    private var nextScript = 0
    private(set) var items: [TextItem] = []

    init(units: [UInt16], characters: TextCharacters, bidi: BidiParagraph, fonts: FontCollection) {
        self.units = units
        self.characters = characters
        self.bidi = bidi
        self.fonts = fonts
        levels = bidi.isPlain ? nil : bidi.levels
        scripts = units.allSatisfy { $0 < 0x80 } ? [] : ScriptRuns.find(in: units)
        mayBeEastAsian = !scripts.isEmpty && units.contains { $0 >= 0x1100 }
    }

    /// What draws a character.
    private enum Source: Equatable {
        case face(Int)
        case blank
        case tab
        case attachment
        case missing
    }

    /// What all characters of an item have in common.
    private struct Kind: Equatable {
        var source: Source
        var level: UInt8
        var script: UInt32
    }

    /// Appends a part of the paragraph that is of one look. Parts are to be appended in their order.
    mutating func append(_ range: Range<Int>, _ attributes: TextAttributes) {
        let faces = fonts.faces(for: attributes.font.file, forms: forms(for: attributes))
        let choice = Choice(faces: faces, isAttached: attributes.attachment != nil)
        var recent = RecentFaces()
        var start = range.lowerBound
        var kind = Kind(source: .face(0), level: bidi.baseLevel, script: ShapingStyle.latin)
        for index in range {
            let unit = characters.unit(index)
            let next = Kind(
                source: source(of: unit..<characters.unit(index + 1), choice, &recent, last: kind.source),
                level: levels?[unit] ?? bidi.baseLevel,
                script: script(at: unit)
            )
            if next != kind {
                append(start..<index, attributes, kind, faces)
                start = index
                kind = next
            }
        }
        append(start..<range.upperBound, attributes, kind, faces)
    }

    /// Asked for where a text has such characters at all.
    private func forms(for attributes: TextAttributes) -> EastAsianForms {
        mayBeEastAsian
            ? EastAsianForms(language: attributes.language ?? UITraitCollection.current.interfaceLanguage)
            : .simplifiedChinese
    }

    private mutating func script(at unit: Int) -> UInt32 {
        while nextScript < scripts.count, scripts[nextScript].range.upperBound <= unit { nextScript += 1 }
        guard nextScript < scripts.count, scripts[nextScript].script != .common else {
            return ShapingStyle.latin
        }
        return scripts[nextScript].script.tag
    }

    /// What draws the characters of a look, asked once for all of them.
    private struct Choice {
        let faces: FontFaces
        let isEmpty: Bool
        let providesASCII: Bool
        let hasPictures: Bool
        let isAttached: Bool

        init(faces: FontFaces, isAttached: Bool) {
            self.faces = faces
            isEmpty = faces.first == nil
            providesASCII = faces.providesASCII
            hasPictures = faces.hasPictures
            self.isAttached = isAttached
        }
    }

    /// The faces of one script's characters: of the first block of 256 that is met of those that are scripts on their own.
    private struct RecentFaces {
        private var block: UInt16 = 0
        /// One more than the face of each unit of the block; 0 for what is not known.
        private var cells: [UInt8] = []

        subscript(unit: UInt16) -> Int? {
            get {
                guard !cells.isEmpty, unit >> 8 == block, cells[Int(unit & 0xFF)] > 0 else { return nil }
                return Int(cells[Int(unit & 0xFF)]) - 1
            }
            set {
                guard let newValue, newValue < 255, (0x300..<0x2000).contains(unit) else { return }
                if cells.isEmpty {
                    block = unit >> 8
                    cells = Array(repeating: 0, count: 256)
                }
                if unit >> 8 == block { cells[Int(unit & 0xFF)] = UInt8(newValue + 1) }
            }
        }
    }

    private func source(
        of range: Range<Int>,
        _ choice: Choice,
        _ recent: inout RecentFaces,
        last: Source
    ) -> Source {
        let unit = units[range.lowerBound]
        let faces = choice.faces
        if unit == 0x09 { return .tab }
        if unit == 0xFFFC, choice.isAttached { return .attachment }
        if choice.isEmpty { return .missing }
        if unit == 0x20, case .face = last { return withoutGlyph(last, faces) }
        if range.count == 1, unit >= 0x20, unit < 0x7F, choice.providesASCII { return .face(0) }
        if unit < 0x20 || unit >= 0x7F && unit < 0xA0 { return .blank }
        // Nothing before the watch is a picture on its own.
        if choice.hasPictures, range.count > 1 || unit >= 0x231A, EmojiClusters.isEmoji(range, of: units),
            let face = faces.first(providingPictures: units, in: range)
        {
            return .face(face)
        }
        if range.count == 1, let scalar = Unicode.Scalar(unit) {
            if let known = recent[unit] { return .face(known) }
            if scalar.isDefaultIgnorableOrSpace { return withoutGlyph(last, faces) }
            guard let face = faces.first(providing: scalar) else { return .missing }
            recent[unit] = face
            return .face(face)
        }
        let scalars = visibleScalars(range)
        guard let first = scalars.first else { return withoutGlyph(last, faces) }
        if let face = faces.first(providing: scalars) { return .face(face) }
        // Marks that its face lacks are boxes beside a letter that can be drawn.
        guard let face = faces.first(providing: first) else { return .missing }
        fonts.reportMissing(scalars.filter { faces[face]?.provides($0) != true })
        return .face(face)
    }

    /// What needs no glyph stays with what is before it, unless those are pictures: their face has spaces as wide as they are.
    private func withoutGlyph(_ last: Source, _ faces: FontFaces) -> Source {
        guard case .face(let number) = last, number > 0 else { return .face(0) }
        return faces[number]?.hasPictures == true ? .face(0) : last
    }

    /// A character can be any number of scalars long; more marks than this would not be read as one anyway.
    private func visibleScalars(_ range: Range<Int>) -> [Unicode.Scalar] {
        var scalars: [Unicode.Scalar] = []
        var codec = UTF16()
        var units = units[range.prefix(64)].makeIterator()
        while true {
            switch codec.decode(&units) {
            case .scalarValue(let scalar): if !scalar.isDefaultIgnorableOrSpace { scalars.append(scalar) }
            case .error: scalars.append("\u{FFFD}")
            case .emptyInput: return scalars
            }
        }
    }

    private mutating func append(
        _ range: Range<Int>,
        _ attributes: TextAttributes,
        _ kind: Kind,
        _ faces: FontFaces
    ) {
        guard !range.isEmpty else { return }
        var style = ShapingStyle(attributes, script: kind.script)
        style.isRightToLeft = kind.level % 2 == 1
        let face: FontFace?
        let content: TextItem.Content
        switch kind.source {
        case .tab:
            (face, content) = (faces.first, .tab)
        case .attachment:
            (face, content) = (faces.first, .attachment)
        case .blank:
            (face, content) = (faces.first, .blank)
        case .missing:
            face = faces.first
            content = face.map { .boxes(boxes(for: range, $0, style)) } ?? .unknown
        case .face(let number):
            face = faces[number]
            // San Francisco's tracking is its own: Chinese characters are as wide as their size is, on iOS too. From memory.
            if number > 0, style.isOfSquares || face?.hasPictures == true { style.tracking = 0 }
            content = face.map { .glyphs($0.shape(units, in: characters.units(range), style)) } ?? .unknown
        }
        items.append(
            TextItem(
                range: range,
                attributes: attributes,
                face: face,
                level: kind.level,
                style: style,
                content: content
            )
        )
    }

    private func boxes(for range: Range<Int>, _ face: FontFace, _ style: ShapingStyle) -> ShapedRun {
        let start = characters.unit(range.lowerBound)
        var scalars: [(cluster: Int, scalar: Unicode.Scalar)] = []
        for index in range {
            let units = characters.units(index..<index + 1)
            let visible = visibleScalars(units)
            fonts.reportMissing(visible)
            scalars.append((units.lowerBound - start, visible.first ?? "\u{FFFD}"))
        }
        return face.boxes(for: scalars, stretch: style.stretch, isRightToLeft: style.isRightToLeft)
    }
}

extension ShapingStyle {
    fileprivate init(_ attributes: TextAttributes, script: UInt32) {
        self.init(script: script)
        tracking = attributes.font.tracking
        isKerned = attributes.isKerned
        stretch = attributes.stretch
        features = attributes.font.typeface.features
        if attributes.spacing != 0, attributes.font.pointSize > 0 {
            kern = attributes.spacing / attributes.font.pointSize
            // Letters that are set apart do not join.
            ligatures = .essential
        }
        if let asked = attributes.ligature {
            ligatures = asked <= 0 ? .essential : asked == 1 ? .standard : .all
        }
    }

    /// Whether the script's characters fill squares: Chinese characters, Bopomofo, Hiragana, Katakana, Hangul.
    fileprivate var isOfSquares: Bool {
        // "Hani", "Bopo", "Hira", "Kana", "Hang"
        [0x4861_6E69, 0x426F_706F, 0x4869_7261, 0x4B61_6E61, 0x4861_6E67].contains(script)
    }
}
