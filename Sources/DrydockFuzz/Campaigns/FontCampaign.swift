import DrydockPlatform

/// Changed font files, which shape and draw texts.
struct FontCampaign: Campaign {
    static let name = "fonts"
    static let summary = "changed font files that shape and draw text"
    static let batch = 1000

    static func obstacle(_ seeds: SeedFiles) -> String? {
        seeds.folder == nil ? "there are no fonts: name a folder with --seeds" : nil
    }

    private let fonts: [[UInt8]]
    private let path = ScratchFolder.make() + "/font.ttf"
    private static let texts: [[UInt16]] = ["AVfi office", "שלום", "عربي", "क्षि", "ไทย", "e\u{301}👩‍👧"].map {
        Array($0.utf16)
    }

    init(_ seeds: SeedFiles) {
        fonts = seeds.files(["ttf", "otf"], count: 24, size: 160_000).map(\.bytes)
    }

    mutating func run(_ trial: FuzzCase) throws {
        var random = trial.random.split()
        guard !fonts.isEmpty else { return }
        var bytes = random.pick(fonts)
        if random.flag() { changeTable(&bytes, &random) } else { ByteMutation.change(&bytes, &random) }
        ScratchFolder.write(trial.input(bytes, "ttf"), to: path)
        do {
            let face = try FontFace(path: path, index: random.once(in: 20) ? random.below(4) : 0)
            for value in [face.ascent, face.descent, face.lineGap, face.capHeight, face.xHeight] {
                try trial.check(value.isFinite, "a measure of the face is \(value)")
            }
            for _ in 0..<2 { try use(face, random.pick(Self.texts), &random, trial) }
        } catch is FontError {
            trial.refuse()
        }
    }

    private func use(_ face: FontFace, _ text: [UInt16], _ random: inout Generator, _ trial: FuzzCase) throws
    {
        var style = ShapingStyle()
        style.isRightToLeft = random.flag()
        style.ligatures = random.pick([.essential, .standard, .all])
        let run = face.shape(text, in: 0..<text.count, style)
        try trial.check(run.width.isFinite, "the width is \(run.width)")
        for glyph in run.glyphs {
            try trial.check(
                glyph.pen.isFinite && glyph.dx.isFinite && glyph.dy.isFinite,
                "a glyph has no place"
            )
            try trial.check(
                (0..<text.count).contains(glyph.cluster),
                "a glyph stands for the unit \(glyph.cluster)"
            )
        }
        _ = face.run(run, pixelSize: random.pick([0.5, 8, 17, 60, 200]), subpixelX: random.pick([0, 0.25]))
        _ = face.outlines(run)
        for glyph in run.glyphs.prefix(4) where face.hasPictures {
            _ = face.layers(of: glyph.id)
            _ = face.picture(of: glyph.id)
        }
    }

    /// Changes one table: chance alone would mostly hit outlines, which are the largest.
    private func changeTable(_ bytes: inout [UInt8], _ random: inout Generator) {
        guard bytes.count > 12 else { return }
        let count = Int(bytes[4]) << 8 | Int(bytes[5])
        guard count > 0, 12 + 16 * count <= bytes.count else { return }
        let record = 12 + 16 * random.below(count)
        func word(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        let (start, length) = (word(record + 8), word(record + 12))
        guard start < bytes.count, length > 0 else { return }
        var table = Array(bytes[start..<min(start + length, bytes.count)])
        let size = table.count
        ByteMutation.change(&table, &random)
        // Other tables stay where they are.
        table = Array((table + [UInt8](repeating: 0, count: size)).prefix(size))
        bytes.replaceSubrange(start..<start + size, with: table)
    }
}
