/// The bundled faces of scripts that the text faces lack, in the order in which they are asked for a character. The
/// order is part of what pictures depend on.
enum ScriptFaces {
    private static let scripts = ["Arabic", "Hebrew", "Devanagari", "Thai"]

    /// - Parameter isBold: of the text: semibold or heavier.
    static func files(isBold: Bool) -> [String] {
        let weights = isBold ? ["Bold", "Regular"] : ["Regular", "Bold"]
        return scripts.flatMap { script in weights.map { "NotoSans\(script)-\($0).ttf" } }
    }

    /// Those of the machine, for what no other face has.
    /// - Parameter forms: of Chinese characters.
    static func installed(isBold: Bool, forms: EastAsianForms) -> [FontFaces.Candidate] {
        let fonts: [InstalledFont] =
            isBold ? [.eastAsianBold, .eastAsian, .emoji] : [.eastAsian, .eastAsianBold, .emoji]
        return fonts.map { font in
            let index = font.collection == .eastAsian ? forms.rawValue : 0
            let name = FontFileName(path: font.file, index: index).rawValue
            return FontFaces.Candidate(name: name, collection: font.collection)
        }
    }
}
