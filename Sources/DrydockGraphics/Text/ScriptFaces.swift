/// The bundled faces of scripts that the text faces lack, in the order in which they are asked for a character. The
/// order is part of what pictures depend on.
enum ScriptFaces {
    private static let scripts = ["Arabic", "Hebrew", "Devanagari", "Thai"]

    /// - Parameter isBold: of the text: semibold or heavier.
    static func files(isBold: Bool) -> [String] {
        let weights = isBold ? ["Bold", "Regular"] : ["Regular", "Bold"]
        return scripts.flatMap { script in weights.map { "NotoSans\(script)-\($0).ttf" } }
    }
}
