package import DrydockNibDocuments

extension NibLoading {
    /// The font that a `fontDescription` or a `font` element describes.
    package func font(_ element: NibElement) -> UIFont? {
        guard element.name == "fontDescription" || element.name == "font" else { return nil }
        if let style = element["style"] {
            return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
        }
        let size = CGFloat(element.number("pointSize") ?? element.number("size") ?? 0)
        let points = size > 0 ? min(size, 2000) : UIFont.systemFontSize
        if let kind = element["type"] ?? element["metaFont"] {
            return systemFont(kind, points, weight: element["weight"].flatMap { Self.weights[$0] })
        }
        guard let name = element["name"] else { return .systemFont(ofSize: points) }
        if name.hasPrefix(".") { return Self.hiddenFont(name, points) }
        if let font = UIFont.known(name, size: points) { return font }
        warn("there is no font \(name): the system's is used", element)
        return Self.hiddenFont(name, points)
    }

    private func systemFont(_ kind: String, _ size: CGFloat, weight: UIFont.Weight?) -> UIFont {
        switch kind {
        case "boldSystem", "systemBold", "emphasizedSystem": .boldSystemFont(ofSize: size)
        case "italicSystem": .italicSystemFont(ofSize: size)
        default: weight.map { .systemFont(ofSize: size, weight: $0) } ?? .systemFont(ofSize: size)
        }
    }

    /// The system's fonts by the names that they have for themselves, and what stands in for missing ones.
    private static func hiddenFont(_ name: String, _ size: CGFloat) -> UIFont {
        let name = name.lowercased()
        if name.contains("italic") || name.contains("oblique") { return .italicSystemFont(ofSize: size) }
        let weight = weights.filter { name.contains($0.key.lowercased()) }.max { $0.key.count < $1.key.count }
        return .systemFont(ofSize: size, weight: weight?.value ?? .regular)
    }

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
