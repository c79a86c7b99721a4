import SwiftParser
import SwiftSyntax

/// A file of Swift written for iOS.
package struct SourceFile {
    /// As compilers name it.
    package let path: String
    package let text: String
    let tree: SourceFileSyntax
    let locations: SourceLocationConverter

    package init(path: String, text: String) {
        (self.path, self.text) = (path, text)
        tree = Parser.parse(source: text)
        locations = SourceLocationConverter(fileName: path, tree: tree)
    }

    /// A warning about a place in it.
    func warning(_ message: String, at node: some SyntaxProtocol) -> TranslationWarning {
        let place = node.startLocation(converter: locations)
        return TranslationWarning(path: path, line: place.line, column: place.column, message: message)
    }
}

/// Something that was left as it is, and what to write instead.
package struct TranslationWarning: CustomStringConvertible, Equatable {
    package let path: String
    /// From 1; columns count UTF-8 bytes.
    package let line, column: Int
    package let message: String

    /// As compilers write it.
    package var description: String { "\(path):\(line):\(column): warning: \(message)" }
}

extension SyntaxProtocol {
    /// Without spaces and comments around it.
    var range: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The name of the type in whose body this is: `Outer.Inner`; nil outside of types.
    var enclosingType: String? {
        var names: [String] = []
        var node = parent
        while let current = node {
            if let declaration = current.asProtocol((any NamedDeclSyntax).self),
                current.is(FunctionDeclSyntax.self) == false,
                current.isProtocol((any DeclGroupSyntax).self)
            {
                names.append(declaration.name.text)
            } else if let declaration = current.as(ExtensionDeclSyntax.self) {
                names.append(declaration.extendedType.trimmedDescription)
            }
            node = current.parent
        }
        return names.isEmpty ? nil : names.reversed().joined(separator: ".")
    }
}
