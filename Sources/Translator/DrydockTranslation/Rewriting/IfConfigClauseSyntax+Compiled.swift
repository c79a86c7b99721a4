#if Translation
import SwiftSyntax

extension IfConfigClauseSyntax {
    /// Whether what is under this condition of compilation is for other systems, as far as their names and those of modules
    /// say: what it declares is declared here by another clause, or not at all.
    var isForOthers: Bool {
        if condition?.holds == false { return true }
        let clauses = parent?.as(IfConfigClauseListSyntax.self) ?? []
        return clauses.prefix { $0.id != id }.contains { $0.condition?.holds == true }
    }
}

extension ExprSyntax {
    /// Whether a condition of compilation holds; nil when that depends on more than systems and modules.
    fileprivate var holds: Bool? {
        if let call = self.as(FunctionCallExprSyntax.self) { return call.holdsAsCondition }
        if let literal = self.as(BooleanLiteralExprSyntax.self) {
            return literal.literal.tokenKind == .keyword(.true)
        }
        if let negation = self.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
            return negation.expression.holds.map { !$0 }
        }
        if let group = self.as(TupleExprSyntax.self), group.elements.count == 1 {
            return group.elements.first?.expression.holds
        }
        guard let sequence = self.as(SequenceExprSyntax.self) else { return nil }
        // "And" binds more tightly than "or".
        let terms = sequence.elements.split { $0.isOperator("||") }
        let values = terms.map { term in
            let factors = term.filter { !$0.isOperator("&&") }.map(\.holds)
            return factors.contains(false) ? false : factors.contains(nil) ? nil : true
        }
        return values.contains(true) ? true : values.contains(nil) ? nil : false
    }

    private func isOperator(_ name: String) -> Bool {
        self.as(BinaryOperatorExprSyntax.self)?.operator.text == name
    }
}

extension FunctionCallExprSyntax {
    private static let heldModules: Set = ["CoreGraphics", "Foundation", "QuartzCore", "UIKit"]
    private static let otherModules = AbsentModules.names.union(["AppKit", "Cocoa"])

    fileprivate var holdsAsCondition: Bool? {
        let name = arguments.first?.expression.trimmedDescription ?? ""
        switch calledExpression.trimmedDescription {
        case "os": return name == "iOS" || name == "Linux"
        case "canImport":
            return Self.heldModules.contains(name) ? true : Self.otherModules.contains(name) ? false : nil
        case "targetEnvironment": return false
        default: return nil
        }
    }
}
#endif
