package import DrydockNibDocuments

extension NibCoder {
    /// The value that a word stands for; `absent` where the attribute is missing. A word that is not in the table is
    /// warned about and taken for a missing one.
    package func choice<Value>(_ attribute: String, _ values: [String: Value], absent: Value) -> Value {
        guard let word = self[attribute] else { return absent }
        if let value = values[word] { return value }
        loading.warn("\(attribute) has the unknown value \"\(word)\"", element)
        return absent
    }

    package func length(_ attribute: String) -> CGFloat? { number(attribute).map { CGFloat($0) } }

    package func rect(_ key: String) -> CGRect? { child(key: key)?.rectValue }
    package func size(_ key: String) -> CGSize? { child(key: key)?.sizeValue }
    package func point(_ key: String) -> CGPoint? { child(key: key)?.pointValue }

    /// `inset` or `edgeInsets`.
    package func insets(_ key: String) -> UIEdgeInsets? { child(key: key)?.insetsValue }
    package func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
        child(key: key)?.directionalInsetsValue
    }

    package func color(_ key: String) -> UIColor? { child(key: key).flatMap(loading.color) }
    package func font(_ key: String) -> UIFont? { child(key: key).flatMap(loading.font) }

    /// Text, in the screen's language where the bundle has it.
    package func text(_ key: String) -> String? {
        usedNames.insert(key)
        return element.string(key).map { loading.localized($0, element.id, key) }
    }

    package func attributedText(_ key: String) -> NSAttributedString? {
        child(key: key).map(loading.attributedString)
    }

    /// An image by its name, or a system symbol.
    package func image(_ key: String) -> UIImage? {
        ignore("catalog")
        if let reference = child(key: key), reference.name == "imageReference" {
            return reference["image"].flatMap {
                loading.image($0, isSymbol: reference["catalog"] == "system", reference)
            }
        }
        return self[key].flatMap { loading.image($0, isSymbol: element["catalog"] == "system", element) }
    }

    package func priority(_ attribute: String, absent: Float) -> UILayoutPriority {
        UILayoutPriority(rawValue: Float(min(max(number(attribute) ?? Double(absent), 0), 1000)))
    }
}

extension NibElement {
    package var rectValue: CGRect? {
        guard let x = number("x"), let y = number("y"), let width = number("width"),
            let height = number("height")
        else { return nil }
        return CGRect(x: x, y: y, width: max(width, 0), height: max(height, 0))
    }

    package var sizeValue: CGSize? {
        guard let width = number("width"), let height = number("height") else { return nil }
        return CGSize(width: width, height: height)
    }

    package var pointValue: CGPoint? {
        guard let x = number("x"), let y = number("y") else { return nil }
        return CGPoint(x: x, y: y)
    }

    package var insetsValue: UIEdgeInsets? {
        if name == "inset" {
            return UIEdgeInsets(
                top: number("minY") ?? 0,
                left: number("minX") ?? 0,
                bottom: number("maxY") ?? 0,
                right: number("maxX") ?? 0
            )
        }
        return UIEdgeInsets(
            top: number("top") ?? 0,
            left: number("left") ?? 0,
            bottom: number("bottom") ?? 0,
            right: number("right") ?? 0
        )
    }

    package var directionalInsetsValue: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: number("top") ?? 0,
            leading: number("leading") ?? 0,
            bottom: number("bottom") ?? 0,
            trailing: number("trailing") ?? 0
        )
    }
}
