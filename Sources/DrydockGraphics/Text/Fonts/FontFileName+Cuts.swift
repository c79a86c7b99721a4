/// The system font's faces come in three cuts, as San Francisco's letters change with their size.
extension FontFileName {
    /// A cut of the system font.
    enum Cut: String, CaseIterable {
        case text = "Inter-"
        case title = "InterTitle-"
        case display = "InterDisplay-"

        /// The cut for a size in points.
        init(size: Double) {
            self = size < 20 ? .text : size < 28 ? .title : .display
        }
    }

    /// The face in the cut for a size in points; itself for other families.
    func cut(atSize size: Double) -> FontFileName {
        guard size >= 20 else { return self }
        return (size < 28 ? Self.titles : Self.displays)[self] ?? self
    }

    private static let titles = cuts(.title)
    private static let displays = cuts(.display)

    private static func cuts(_ cut: Cut) -> [FontFileName: FontFileName] {
        let texts = allCases.filter { $0.rawValue.hasPrefix(Cut.text.rawValue) }
        return Dictionary(uniqueKeysWithValues: texts.map { ($0, $0.replacing(.text, by: cut)) })
    }

    private func replacing(_ cut: Cut, by other: Cut) -> FontFileName {
        FontFileName(rawValue: other.rawValue + rawValue.dropFirst(cut.rawValue.count))
    }

    /// Faces of the system font with more characters than this one: the cut for text, then the regular or bold face.
    var wider: [FontFileName] {
        guard let cut = Cut.allCases.first(where: { rawValue.hasPrefix($0.rawValue) }) else { return [] }
        let whole: FontFileName =
            switch (isItalic, isBold) {
            case (false, false): .interRegular
            case (false, true): .interBold
            case (true, false): .interItalic
            case (true, true): .interBoldItalic
            }
        return [replacing(cut, by: .text), whole].filter { $0 != self }
    }

    /// The name of the file. The system font's italics are its upright faces, slanted while they are drawn.
    package var fileName: String {
        guard isSlanted else { return location.path }
        return rawValue.replacing("-Italic.", with: "-Regular.").replacing("Italic.", with: ".")
    }

    /// Whether the file's letters are slanted while they are drawn.
    var isSlanted: Bool { isInter && isItalic }

    /// The bundled files.
    package static let files: [String] = {
        let upright = allCases.filter { !$0.isSlanted }
        let cuts = upright.flatMap { [$0.cut(atSize: 20), $0.cut(atSize: 28)] }.filter {
            !upright.contains($0)
        }
        return (upright + cuts + [.interMore, .interMoreBold]).map(\.rawValue)
    }()
}
