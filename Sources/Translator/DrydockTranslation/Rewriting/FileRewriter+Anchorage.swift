#if Translation
import SwiftSyntax

/// A library that is often imported beside UIKit. Its operators are here, too, as a module of another name, so that the library
/// itself may be used instead.
extension FileRewriter {
    private static let original = "Anchorage"
    private static let replacement = "DrydockAnchorage"

    /// Whether the module's dependencies are not known to have Anchorage itself.
    private var replacesAnchorage: Bool { modules?.contains(Self.original) != true }

    /// Has an import of Anchorage, or of one of its declarations, name the module that stands for it.
    /// - Returns: whether it is one, and Anchorage itself is not at hand.
    func replaceAnchorage(_ node: ImportDeclSyntax) -> Bool {
        guard replacesAnchorage, node.path.first?.name.text == Self.original else { return false }
        let words = [node.attributes.trimmedDescription, node.modifiers.trimmedDescription, "import"]
        replace(node, with: words.filter { !$0.isEmpty }.joined(separator: " ") + " " + Self.replacement)
        if let modules, !modules.contains(Self.replacement) {
            warn(
                "the target depends neither on Anchorage nor on \(Self.replacement), which has the same operators: "
                    + "add the product \(Self.replacement) of Drydock to its dependencies",
                at: node
            )
        }
        return true
    }

    /// As above, of `canImport(Anchorage)`.
    func replaceAnchorage(_ condition: FunctionCallExprSyntax) -> Bool {
        guard replacesAnchorage, condition.trimmedDescription == "canImport(\(Self.original))" else {
            return false
        }
        replace(condition, with: "canImport(\(Self.replacement))")
        return true
    }

    /// As above, of the module's name before a point: `Anchorage.batch { … }`.
    func replaceAnchorage(_ token: TokenSyntax) -> Bool {
        guard replacesAnchorage, token.text == Self.original, token.qualifies,
            !declarations.typeNames.contains(Self.original)
        else { return false }
        replace(token, with: Self.replacement)
        return true
    }
}
#endif
