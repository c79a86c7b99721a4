#if Translation
import Foundation
import SwiftSyntax

/// What callers take where an optional requirement is absent.
struct Fallback: Hashable {
    /// With `#0#` for the first argument that is a name; nil for what only the caller knows.
    private let template: String?

    /// - Parameters:
    ///   - value: as a caller has it, in one piece or as operands and operators.
    ///   - call: nil where the method is not called there.
    ///   - globals: names that mean the same everywhere in the module.
    init(_ value: [ExprSyntax], of call: FunctionCallExprSyntax?, globals: Set<String>) {
        let arguments = call?.arguments.map { $0.expression.trimmedDescription } ?? []
        let names = NameCollector(viewMode: .sourceAccurate)
        for part in value { names.walk(part) }
        let start = value.first?.range.lowerBound ?? 0
        var edits: [TextEdit] = []
        for (name, range) in names.found {
            if let index = arguments.firstIndex(of: name) {
                edits.append(TextEdit(range.lowerBound - start..<range.upperBound - start, "#\(index)#"))
            } else if !globals.contains(name) {
                template = nil
                return
            }
        }
        let text = value.map(\.description).joined().dropFirst(
            value.first?.leadingTrivia.description.count ?? 0
        )
        template = edits.applied(to: String(text)).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The value within a default implementation; nil when it cannot be said there.
    func value(in member: MemberBlockItemSyntax) -> String? {
        guard var text = template else { return nil }
        let parameters = member.decl.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        for (index, parameter) in (parameters ?? []).enumerated() {
            let name = (parameter.secondName ?? parameter.firstName).text
            if name == "_", text.contains("#\(index)#") { return nil }
            text = text.replacing("#\(index)#", with: name)
        }
        return text
    }
}

/// Names in an expression that are not members' or types'.
private final class NameCollector: SyntaxVisitor {
    private(set) var found: [(name: String, range: Range<Int>)] = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if !isMember, name.first?.isUppercase != true, !name.hasPrefix("$") {
            found.append((name, node.range))
        }
        return .visitChildren
    }
}

/// Finds what callers take in place of what may be absent:
/// `d?.b?() ?? true`, `if let c = d?.b?() { return c }; return true`, `guard let b = d?.b else { return true }; return b()`.
final class FallbackCollector: SyntaxVisitor {
    private let globals: Set<String>
    /// By method, with the labels if they are known: `b(_:for:)`, or `b`. What stands after `??`.
    private(set) var found: [(name: String, value: Fallback)] = []
    /// Likewise; what is returned in its place. It counts where nothing stands after `??`.
    private(set) var returned: [(name: String, value: Fallback)] = []

    init(globals: Set<String>) {
        self.globals = globals
        super.init(viewMode: .sourceAccurate)
    }

    /// What binds operands as tightly as `??` does, or more so.
    private static let tighterOperators: Set = ["??", "+", "-", "*", "/", "%", "...", "..<", "as"]

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for index in elements.indices.dropFirst().dropLast()
        where elements[index].trimmedDescription == "??" {
            let rest = elements[(index + 2)...].enumerated().prefix {
                !$0.offset.isMultiple(of: 2) || Self.tighterOperators.contains($0.element.trimmedDescription)
            }
            let value = [elements[index + 1]] + rest.map(\.element)
            if let fallback = fallback(of: elements[index - 1], value) { found.append(fallback) }
        }
        return .visitChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        guard let binding = node.conditions.last?.condition.as(OptionalBindingConditionSyntax.self),
            let call = binding.initializer?.value,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            node.body.statements.returned?.trimmedDescription == name
        else { return .visitChildren }
        let otherwise =
            node.elseBody.map { $0.as(CodeBlockSyntax.self)?.statements.returned }
            ?? node.statementAfter?.returnedValue
        if let otherwise, let fallback = fallback(of: call, [otherwise]) { returned.append(fallback) }
        return .visitChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        guard node.conditions.count == 1,
            let binding = node.conditions.first?.condition.as(OptionalBindingConditionSyntax.self),
            let method = binding.initializer?.value.as(MemberAccessExprSyntax.self),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let value = node.body.statements.returned,
            let call = node.lastStatement?.returnedValue?.as(FunctionCallExprSyntax.self),
            call.calledExpression.lastName == name
        else { return .visitChildren }
        returned.append((method.declName.trimmedDescription, Fallback([value], of: call, globals: globals)))
        return .visitChildren
    }

    private func fallback(of expression: ExprSyntax, _ value: [ExprSyntax]) -> (String, Fallback)? {
        guard let call = expression.as(FunctionCallExprSyntax.self),
            let method = call.calledExpression.as(OptionalChainingExprSyntax.self)?.expression.lastName
        else { return nil }
        let labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
        let name = call.trailingClosure == nil ? "\(method)(\(labels))" : method
        return (name, Fallback(value, of: call, globals: globals))
    }
}

extension SyntaxProtocol {
    /// The statement that follows this one.
    fileprivate var statementAfter: CodeBlockItemSyntax? {
        guard let (list, index) = statement else { return nil }
        let next = list.index(after: index)
        return next < list.endIndex ? list[next] : nil
    }

    /// The last one of the block, if that is another.
    fileprivate var lastStatement: CodeBlockItemSyntax? {
        guard let (list, index) = statement, list.index(after: index) < list.endIndex else { return nil }
        return list.last
    }

    /// Where the statement stands that this is in. A block's statements are not copied for each of them.
    private var statement: (list: CodeBlockItemListSyntax, index: SyntaxChildrenIndex)? {
        var node = Syntax(self)
        while let parent = node.parent, !node.is(CodeBlockItemSyntax.self) { node = parent }
        guard let item = node.as(CodeBlockItemSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self), let index = list.index(of: item)
        else { return nil }
        return (list, index)
    }
}

extension CodeBlockItemSyntax {
    fileprivate var returnedValue: ExprSyntax? { item.as(ReturnStmtSyntax.self)?.expression }
}

extension CodeBlockItemListSyntax {
    /// What is returned by statements that do nothing else.
    fileprivate var returned: ExprSyntax? { count == 1 ? first?.returnedValue : nil }
}
#endif
