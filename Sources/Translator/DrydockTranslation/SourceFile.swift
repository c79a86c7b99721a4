#if Translation
import SwiftParser
import SwiftSyntax

/// A file of Swift written for iOS.
package struct SourceFile {
    /// As compilers name it.
    package let path: String
    package let text: String
    let tree: SourceFileSyntax
    let locations: SourceLocationConverter

    /// - Throws: where the file is not whole, or nested deeper than compilers go.
    package init(path: String, text: String) throws(SourceError) {
        (self.path, self.text) = (path, text)
        if let (offset, message) = BracketScan.failure(in: text) {
            let before = text.utf8.prefix(offset)
            let line = before.count { $0 == UInt8(ascii: "\n") } + 1
            let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
            throw SourceError(path: path, line: line, column: column, message: message)
        }
        let (tree, locations, error) = LargeStack.run {
            var text = text
            let tree = text.withUTF8 {
                Parser.parse(source: $0, maximumNestingLevel: SourceCheck.parserDepth)
            }
            let locations = SourceLocationConverter(fileName: path, tree: tree)
            do throws(SourceError) {
                try SourceCheck.check(tree, locations, path: path)
                return (tree, locations, SourceError?.none)
            } catch {
                return (tree, locations, error)
            }
        }
        if let error { throw error }
        (self.tree, self.locations) = (tree, locations)
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
#endif
