#if Translation
import SwiftSyntax

extension FileRewriter {
    /// A call that is written otherwise here; nil for others.
    func translation(of node: FunctionCallExprSyntax) -> String? {
        SelectorText.named(by: node, declarations) ?? idleTimer(node) ?? classDescription(node)
            ?? response(node)
    }

    /// A timer that is there for its type's sake is one that nobody starts.
    private func idleTimer(_ node: FunctionCallExprSyntax) -> String? {
        guard node.arguments.isEmpty, node.trailingClosure == nil else { return nil }
        switch node.calledExpression.shortText {
        case "Timer", "Timer.init": break
        case ".init":
            let binding = node.parent?.parent?.as(PatternBindingSyntax.self)
            guard binding?.typeAnnotation?.type.trimmedDescription == "Timer" else { return nil }
        default: return nil
        }
        return "Timer(timeInterval: 0, repeats: false) { _ in }"
    }

    /// `type(of: object).description()`: there are classes that are no `NSObject`, which have no such method.
    private func classDescription(_ node: FunctionCallExprSyntax) -> String? {
        guard let called = node.calledExpression.as(MemberAccessExprSyntax.self), node.arguments.isEmpty,
            called.declName.baseName.text == "description", let base = called.base,
            base.as(FunctionCallExprSyntax.self)?.calledExpression.shortText == "type"
                || base.lastName == "classForCoder"
        else { return nil }
        return "String(reflecting: \(base.trimmedDescription))"
    }

    /// `responds(to:)` of an object whose type, a protocol, does not say that it is of a class of Objective-C's.
    private func response(_ node: FunctionCallExprSyntax) -> String? {
        guard let called = node.calledExpression.as(MemberAccessExprSyntax.self), let base = called.base,
            called.declName.baseName.text == "responds", node.arguments.count == 1,
            let selector = node.arguments.first?.expression.as(MacroExpansionExprSyntax.self),
            case .text(let text) = SelectorText(selector, declarations), base.trimmedDescription != "super"
        else { return nil }
        let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        return "((\(object.trimmedDescription) as? NSObject)?.responds(to: \(text)) == true)"
    }
}
#endif
