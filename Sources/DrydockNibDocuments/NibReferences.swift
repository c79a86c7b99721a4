/// The check that each id is given once, and that what is referred to is there.
enum NibReferences {
    static func check(_ root: NibElement, file: String) throws(NibError) {
        var lines: [String: Int] = [:]
        try visit(root) { (element) throws(NibError) in
            guard let id = element.id else { return }
            if let first = lines.updateValue(element.line, forKey: id) {
                throw NibError(
                    file: file,
                    line: element.line,
                    reason: "the id \(id) is used twice, first on line \(first)",
                    remedy: "Give one of the two another id, as copies get in Xcode."
                )
            }
        }
        try visit(root) { (element) throws(NibError) in
            for attribute in attributes[element.name] ?? [] {
                guard let id = element[attribute], lines[id] == nil else { continue }
                throw NibError(
                    file: file,
                    line: element.line,
                    reason: "\(attribute) of <\(element.name)> refers to \(id), which is not in the document",
                    remedy: "Delete the element, or put back what it refers to."
                )
            }
        }
    }

    private static func visit(
        _ element: NibElement,
        _ body: (NibElement) throws(NibError) -> Void
    ) throws(NibError) {
        try body(element)
        for child in element.children { try visit(child, body) }
    }

    /// Which attributes hold ids, by the element's name.
    private static let attributes: [String: [String]] = [
        "constraint": ["firstItem", "secondItem"],
        "outlet": ["destination"],
        "outletCollection": ["destination"],
        "action": ["destination"],
        "segue": ["destination"],
        "exclude": ["reference"],
        "include": ["reference"],
        "document": ["initialViewController"],
    ]
}
