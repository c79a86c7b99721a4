extension FontFace {
    /// Places the characters of one line of text. Line ends have no width: break lines before.
    ///
    /// The cost is linear in the text; each new pair of characters is shaped once.
    ///
    /// - Parameters:
    ///   - tracking: em added after every character that has a width; rounded to font units.
    ///   - isKerned: whether neighbours stand as near as the font has it for the pair.
    package func layout(_ text: String, tracking: Double = 0, isKerned: Bool = true) -> ShapedLine {
        var offsets: [Double] = []
        offsets.reserveCapacity(text.utf8.count + 1)
        let em = Double(unitsPerEm)
        let tracking = Int((tracking * em).rounded())
        var pen = 0
        var previous: GlyphCluster?
        forEachCluster(in: text) { cluster in
            if isKerned, let previous { pen += kerning(between: previous, and: cluster) }
            offsets.append(Double(pen) / em)
            if cluster.advance > 0 { pen += cluster.advance + tracking }
            previous = cluster
            return true
        }
        offsets.append(Double(pen) / em)
        return ShapedLine(text: text, offsets: offsets, tracking: tracking, isKerned: isKerned)
    }

    /// Resolves the text's characters in turn until `body` returns false.
    func forEachCluster(in text: String, _ body: (GlyphCluster) -> Bool) {
        // Every ASCII byte is a character of its own, but for the pair of carriage return and line feed.
        if text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
            for byte in text.utf8 {
                let cluster = clusters.ascii(byte) ?? resolve(Character(Unicode.Scalar(byte)))
                guard body(cluster) else { return }
            }
        } else {
            for character in text {
                guard body(cluster(for: character)) else { return }
            }
        }
    }

    private func cluster(for character: Character) -> GlyphCluster {
        let known = character.singleASCIIByte.map(clusters.ascii) ?? clusters.other(character)
        return known ?? resolve(character)
    }

    /// How much closer than by their advances two neighbours stand (negative), in font units.
    private func kerning(between first: GlyphCluster, and second: GlyphCluster) -> Int {
        guard case .glyph(let firstScalar, let firstFile) = first.ink,
            case .glyph(let secondScalar, let secondFile) = second.ink,
            firstFile === file, secondFile === file
        else { return 0 }
        if let known = kerning.adjustment(first, second) { return known }
        counters.shapedPairs += 1
        // The zero-width non-joiner keeps the two from joining into a ligature, and positioning looks past it.
        var pair = String.UnicodeScalarView()
        pair.append(firstScalar)
        pair.append("\u{200C}")
        pair.append(secondScalar)
        let measured = file.shapedAdvance(of: String(pair)) - first.advance - second.advance
        let adjustment = abs(measured) < unitsPerEm ? measured : 0
        kerning.insert(adjustment, first, second)
        return adjustment
    }
}
