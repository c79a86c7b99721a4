extension FontFace {
    /// Finds what draws a character: this face, a fallback, or a box.
    func resolve(_ character: Character) -> GlyphCluster {
        if let (ink, advance) = whatDraws(character) {
            return clusters.insert(ink, advance: advance, for: character)
        }
        for face in fallbacks() where face !== self {
            if let (ink, advance) = face.whatDraws(character) {
                let scaled = (Double(advance) * Double(unitsPerEm) / Double(face.unitsPerEm)).rounded()
                return clusters.insert(ink, advance: Int(scaled), for: character)
            }
        }
        if clusters.reportsFirst(character) { onMissingCharacter(character) }
        return clusters.insert(.box, advance: unitsPerEm * 5 / 8, for: character)
    }

    /// What this face itself draws for the character; nil when it lacks a part of it.
    private func whatDraws(_ character: Character) -> (GlyphCluster.Ink, advance: Int)? {
        if character == "\t" {
            return (.none, 4 * spaceAdvance)
        }
        // A character can be any number of scalars long; more marks than this would not be read as one anyway.
        let scalars = character.unicodeScalars.lazy.filter { !$0.isInvisible }.prefix(16)
        var visible = String.UnicodeScalarView()
        visible.append(contentsOf: scalars)
        guard let first = visible.first else { return (.none, 0) }

        if visible.count == 1 {
            return glyph(first) ?? (first.properties.isWhitespace ? (.none, spaceAdvance) : nil)
        }
        if let composed = CanonicalComposition.scalar(for: character), let glyph = glyph(composed) {
            return glyph
        }
        guard visible.allSatisfy(file.provides) else { return nil }
        let text = String(visible)
        return (.combined(text, file), max(0, file.shapedAdvance(of: text)))
    }

    private func glyph(_ scalar: Unicode.Scalar) -> (GlyphCluster.Ink, advance: Int)? {
        file.advance(of: scalar).map { (.glyph(scalar, file), $0) }
    }

    private var spaceAdvance: Int { file.advance(of: " ") ?? unitsPerEm / 4 }
}

extension Unicode.Scalar {
    /// Whether the scalar is an instruction rather than a sign: controls, line ends, joiners, variation selectors.
    var isInvisible: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: properties.isDefaultIgnorableCodePoint
        }
    }
}
