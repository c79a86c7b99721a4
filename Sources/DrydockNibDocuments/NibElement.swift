/// One element of an Interface Builder document, as it was written.
package struct NibElement: Sendable {
    /// What kind of thing it is: "label", "constraint".
    package let name: String
    package let attributes: [String: String]
    package internal(set) var children: [NibElement] = []
    /// What stands between the tags of `string` and `mutableString`; empty for others.
    package internal(set) var text = ""
    /// Where its opening tag ends, from 1.
    package let line: Int

    package var id: String? { attributes["id"] }
    /// What the element is to the one that it is in: "frame", "contentView".
    package var key: String? { attributes["key"] }

    package subscript(_ attribute: String) -> String? { attributes[attribute] }

    /// The first child that has this role.
    package func child(key: String) -> NibElement? {
        children.first { $0.key == key }
    }

    /// The first child of this kind.
    package func child(_ name: String) -> NibElement? {
        children.first { $0.name == name }
    }

    /// What is in the first child of this kind; nothing where there is none.
    package func children(in name: String) -> [NibElement] {
        child(name)?.children ?? []
    }

    /// How many elements it is made of, with itself.
    package var size: Int { children.reduce(1) { $0 + $1.size } }
}
