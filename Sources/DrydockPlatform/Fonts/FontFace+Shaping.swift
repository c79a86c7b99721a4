extension FontFace {
    /// The glyphs of a part of a text that is of one script and direction, without line ends and tabs. Clusters count from
    /// the part's start.
    ///
    /// Short texts are shaped once and kept. Cost: linear in the text.
    package func shape(_ text: [UInt16], in range: Range<Int>, _ style: ShapingStyle) -> ShapedRun {
        guard range.count <= Self.longestKept else { return makeRun(text, range, style) }
        // What stands around it tells how letters of a cursive script join: five of them are as many as count.
        let isWhole = range.count == text.count
        let context = isWhole || !style.isCursive ? range : text.surroundings(of: range)
        let key = ShapeKey(
            text: context.count == text.count ? text : Array(text[context]),
            start: range.lowerBound - context.lowerBound,
            count: range.count,
            style: style
        )
        if let known = shapes.value(for: key) { return known }
        let run = makeRun(key.text, key.start..<key.start + key.count, style)
        shapes.insert(run, for: key, cost: run.glyphs.count * 24 + key.text.count * 2 + 128)
        return run
    }

    private func makeRun(_ text: [UInt16], _ range: Range<Int>, _ style: ShapingStyle) -> ShapedRun {
        counters.shapedRuns += 1
        let em = Double(unitsPerEm)
        // Letters of a cursive script join: nothing may be put between them.
        let tracking = style.isCursive ? 0 : Int((style.tracking * em).rounded())
        var glyphs: [ShapedGlyph] = []
        glyphs.reserveCapacity(range.count)
        var pen = 0
        var added = 0
        var cluster = -1
        var clusterStart = 0
        // Glyphs of the cluster that the face lacks.
        var missing = 0
        func finishCluster() {
            if cluster >= 0, pen > clusterStart { pen += tracking }
            if cluster >= 0 { added += 1 }
        }
        text.withUnsafeBufferPointer { text in
            file.shape(text, range, style) { glyph in
                if glyph.cluster != cluster {
                    finishCluster()
                    cluster = glyph.cluster
                    clusterStart = pen
                    missing = 0
                }
                var box: Unicode.Scalar?
                if glyph.id == 0 {
                    box = lackedScalar(missing, in: text[cluster..<range.upperBound])
                    missing += 1
                }
                glyphs.append(
                    ShapedGlyph(
                        id: box.map { ShapedGlyph.boxBase + $0.value } ?? glyph.id,
                        cluster: glyph.cluster - range.lowerBound,
                        isUnsafeToBreak: glyph.isUnsafeToBreak,
                        pen: Double(pen) / em * style.stretch + Double(added) * style.kern,
                        dx: Float(glyph.x) / Float(unitsPerEm) * Float(style.stretch),
                        dy: Float(glyph.y) / Float(unitsPerEm)
                    )
                )
                pen += box == nil ? glyph.advance : Int((Self.boxAdvance * em).rounded())
            }
        }
        finishCluster()
        return ShapedRun(
            glyphs: glyphs,
            width: Double(pen) / em * style.stretch + Double(added) * style.kern,
            isRightToLeft: style.isRightToLeft
        )
    }

    /// What a glyph without a shape stands for: of the scalars from a text's start on that the face lacks, the one at an index.
    private func lackedScalar(_ index: Int, in text: Slice<UnsafeBufferPointer<UInt16>>) -> Unicode.Scalar? {
        var units = text.prefix(64).makeIterator()
        var codec = UTF16()
        var rest = index
        while case .scalarValue(let scalar) = codec.decode(&units) {
            switch scalar.value {
            // Joiners, selectors and tags: no glyph stands for them.
            case 0x034F, 0x200B...0x200F, 0x2060...0x206F, 0xFE00...0xFE0F, 0xE0000...0xE0FFF: continue
            default: if provides(scalar) { continue }
            }
            if rest == 0 { return scalar }
            rest -= 1
        }
        return nil
    }

    /// Stands for characters that no face has: each of the scalars as a box with its number, one after the other.
    package func boxes(
        for scalars: [(cluster: Int, scalar: Unicode.Scalar)],
        stretch: Double = 1,
        isRightToLeft: Bool
    ) -> ShapedRun {
        let advance = Self.boxAdvance * stretch
        var glyphs = scalars.enumerated().map { index, item in
            ShapedGlyph(
                id: ShapedGlyph.boxBase + item.scalar.value,
                cluster: item.cluster,
                isUnsafeToBreak: false,
                pen: Double(index) * advance,
                dx: 0,
                dy: 0
            )
        }
        let width = Double(glyphs.count) * advance
        if isRightToLeft {
            glyphs = glyphs.reversed().map { $0.moved(by: width - advance - 2 * $0.pen) }
        }
        return ShapedRun(glyphs: glyphs, width: width, isRightToLeft: isRightToLeft)
    }

    /// Em.
    static let boxAdvance = 0.625
    /// UTF-16 units of the longest text whose glyphs are kept.
    private static let longestKept = 1024
}

extension ShapingStyle {
    /// Whether the script's letters join: Arabic, Syriac, Mongolian, N'Ko, Mandaic, Manichaean, Phags-pa, Psalter Pahlavi,
    /// Adlam, Hanifi Rohingya, Sogdian, Old Sogdian, Chorasmian, Old Uyghur.
    var isCursive: Bool { Self.cursive.contains(script) }

    private static let cursive: Set<UInt32> = Set(
        [
            "Arab", "Syrc", "Mong", "Nkoo", "Mand", "Mani", "Phag", "Phlp", "Adlm", "Rohg", "Sogd", "Sogo",
            "Chrs",
            "Ougr",
        ]
        .map { $0.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
    )
}

extension [UInt16] {
    /// A range with up to five units on each side of it.
    fileprivate func surroundings(of range: Range<Int>) -> Range<Int> {
        Swift.max(range.lowerBound - 5, 0)..<Swift.min(range.upperBound + 5, count)
    }
}
