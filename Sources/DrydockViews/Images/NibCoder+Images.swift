package import DrydockNibDocuments

extension NibCoder {
    package func decode(_ view: UIImageView) {
        let image = image("image")
        let reference = child(key: "image")
        view.image = image.map { image in reference.map { loading.configured(image, $0) } ?? image }
        view.highlightedImage = self.image("highlightedImage")
        view.isHighlighted = flag("highlighted") ?? false
        view.preferredSymbolConfiguration = child(key: "preferredSymbolConfiguration")
            .map(loading.symbolConfiguration)
        ignore("adjustsImageSizeForAccessibilityContentSizeCategory", "imageReference")
    }
}

extension NibLoading {
    /// What a `preferredSymbolConfiguration` says.
    package func symbolConfiguration(_ element: NibElement) -> UIImage.SymbolConfiguration {
        var result = UIImage.SymbolConfiguration.unspecified
        func add(_ other: UIImage.SymbolConfiguration) { result = result.applying(other) }
        let scales: [String: UIImage.SymbolScale] = ["small": .small, "medium": .medium, "large": .large]
        if let font = element.child(key: "fontDescription").flatMap(font)
            ?? element.child("fontDescription").flatMap(font)
        {
            add(UIImage.SymbolConfiguration(font: font))
        }
        if let size = element.number("pointSize"), size > 0 {
            add(UIImage.SymbolConfiguration(pointSize: min(CGFloat(size), 1000)))
        }
        if let style = element["textStyle"] {
            add(UIImage.SymbolConfiguration(textStyle: UIFont.TextStyle(rawValue: style)))
        }
        if let scale = (element["scale"] ?? element["symbolScale"]).flatMap({ scales[$0] }) {
            add(UIImage.SymbolConfiguration(scale: scale))
        }
        if let weight = element["weight"].flatMap({ Self.symbolWeights[$0] }) {
            add(UIImage.SymbolConfiguration(weight: weight))
        }
        return result
    }

    /// An image as an `imageReference` wants it.
    package func configured(_ image: UIImage, _ element: NibElement) -> UIImage {
        guard element.name == "imageReference" else { return image }
        var image = image.applyingSymbolConfiguration(symbolConfiguration(element)) ?? image
        switch element["renderingMode"] {
        case "template": image = image.withRenderingMode(.alwaysTemplate)
        case "original": image = image.withRenderingMode(.alwaysOriginal)
        default: break
        }
        return image
    }

    private static let symbolWeights: [String: UIImage.SymbolWeight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
