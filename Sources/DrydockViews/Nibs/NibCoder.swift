package import DrydockNibDocuments
package import Foundation

/// Hands the values of one element of a nib to `init?(coder:)`.
///
/// Each class of the library reads its own values in its own initialiser, after its superclass's, so that a view whose
/// `super.init(coder:)` has returned has all it was given and all its subviews. What no class has read is warned about.
package nonisolated final class NibCoder: NSCoder {
    package let element: NibElement
    package let loading: NibLoading
    /// Attributes, and keys and names of children, that somebody has asked for.
    package var usedNames: Set<String> = []

    package init(_ element: NibElement, _ loading: NibLoading) {
        self.element = element
        self.loading = loading
        super.init()
    }

    // MARK: - NSCoder

    package override var allowsKeyedCoding: Bool { true }

    package override func containsValue(forKey key: String) -> Bool {
        element[key] != nil || element.string(key) != nil
    }

    /// The text of an attribute, or of a string, under its name in the document.
    package override func decodeObject(forKey key: String) -> Any? {
        usedNames.insert(key)
        return element.string(key)
    }

    package override func decodeBool(forKey key: String) -> Bool { flag(key) ?? false }
    package override func decodeInteger(forKey key: String) -> Int { integer(key) ?? 0 }
    package override func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: integer(key) ?? 0) }
    package override func decodeInt64(forKey key: String) -> Int64 { Int64(integer(key) ?? 0) }
    package override func decodeDouble(forKey key: String) -> Double { number(key) ?? 0 }
    package override func decodeFloat(forKey key: String) -> Float { Float(number(key) ?? 0) }

    // MARK: - Attributes

    package subscript(_ attribute: String) -> String? {
        usedNames.insert(attribute)
        return element[attribute]
    }

    package func flag(_ attribute: String) -> Bool? {
        usedNames.insert(attribute)
        return element.flag(attribute)
    }

    package func integer(_ attribute: String) -> Int? {
        usedNames.insert(attribute)
        return element.integer(attribute)
    }

    package func number(_ attribute: String) -> Double? {
        usedNames.insert(attribute)
        return element.number(attribute)
    }

    package func child(key: String) -> NibElement? {
        usedNames.insert(key)
        return element.child(key: key)
    }

    package func child(_ name: String) -> NibElement? {
        usedNames.insert(name)
        return element.child(name)
    }

    /// Notes names that have no meaning here, so that nobody is warned about them.
    package func ignore(_ names: String...) {
        usedNames.formUnion(names)
    }
}

extension NSCoder {
    /// This coder if it reads a nib; nil for any other.
    package var nib: NibCoder? { self as? NibCoder }
}
