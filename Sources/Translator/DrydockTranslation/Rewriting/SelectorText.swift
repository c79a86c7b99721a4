#if Translation
import SwiftParser
import SwiftSyntax

/// A selector with the method that it names: `Selector("tapped:", Screen.tapped(_:))` for `#selector(tapped(_:))`.
enum SelectorText {
    case text(String)
    /// Why it stays as it is.
    case unknown(String)

    init(_ node: MacroExpansionExprSyntax, _ declarations: Declarations) {
        guard let argument = node.arguments.first else {
            self = .unknown("a selector without a method")
            return
        }
        var expression = argument.expression
        var type: String?
        if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            let first = sequence.elements.first, let last = sequence.elements.last?.as(TypeExprSyntax.self)
        {
            (expression, type) = (first, last.type.trimmedDescription)
        }
        guard let (owner, name) = Self.member(expression) else {
            self = .unknown(
                "the type of \(expression.trimmedDescription) is not written here: write Type.method"
            )
            return
        }
        let base = name.baseName.text
        switch argument.label?.text {
        case "getter": self = .text("Selector(\(base.quoted), { (target: \(owner)) in { target.\(base) } })")
        case "setter":
            let setter = "set" + base.prefix(1).uppercased() + base.dropFirst() + ":"
            self = .text("Selector(\(setter.quoted), { (target: \(owner)) in { target.\(base) = $0 } })")
        default:
            let selector = declarations.selector(of: name, in: owner)
            if ObjectiveCName.editActions.contains(selector), !declarations.declares(selector, in: owner) {
                self = .text("Selector(\(selector.quoted))")
                return
            }
            let isCurried = type?.hasPrefix("(\(owner))") ?? true
            let cast = type.map { " as \(isCurried ? $0 : "(\(owner)) -> \($0)")" } ?? ""
            self = .text("Selector(\(selector.quoted), \(owner).\(name.trimmedDescription)\(cast))")
        }
    }

    /// `Selector("tapped:", Screen.tapped(_:))` for `Selector("tapped:")`, if the module has that method; nil for other calls.
    static func named(by node: FunctionCallExprSyntax, _ declarations: Declarations) -> String? {
        guard let called = node.calledExpression.shortText,
            ["NSSelectorFromString", "Selector"].contains(called),
            node.arguments.count == 1, var argument = node.arguments.first?.expression
        else { return nil }
        if let tuple = argument.as(TupleExprSyntax.self), let only = tuple.elements.first?.expression {
            argument = only
        }
        guard let name = argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
            return nil
        }
        let all = (declarations.methodsBySelector[name] ?? []).filter { $0.type != nil }
        let own = all.filter { $0.type == node.enclosingType }
        guard let method = own.first ?? (all.count == 1 ? all[0] : nil), let type = method.type else {
            return nil
        }
        return "Selector(\(name.quoted), \(type).\(method.reference))"
    }

    /// A method's or property's type and name.
    private static func member(_ expression: ExprSyntax) -> (owner: String, name: DeclReferenceExprSyntax)? {
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            return expression.enclosingType.map { ($0, name) }
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
            return nil
        }
        let text = base.trimmedDescription
        if ["self", "self?", "self!", "Self", "super", "type(of: self)"].contains(text) {
            return expression.enclosingType.map { ($0, member.declName) }
        }
        let isType = text.split(separator: ".").last?.first?.isUppercase ?? false
        return isType ? (text, member.declName) : nil
    }
}

/// What Objective-C calls Swift's methods.
enum ObjectiveCName {
    /// Those of the edit menu, which are known by name alone.
    static let editActions: Set = ["copy:", "cut:", "delete:", "paste:", "select:", "selectAll:"]

    /// `closeWithSender:animated:` of `close(sender:animated:)`.
    static func method(_ base: String, _ labels: [String]) -> String {
        guard let first = labels.first else { return base }
        let head = first == "_" ? "" : "With" + first.prefix(1).uppercased() + first.dropFirst()
        return base + head + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }
}

extension Declarations {
    /// The name of a method, which may be written without its parameters.
    func selector(of name: DeclReferenceExprSyntax, in owner: String) -> String {
        let base = name.baseName.text
        if let arguments = name.argumentNames?.arguments {
            return ObjectiveCName.method(base, arguments.map(\.name.text))
        }
        let all = methods[base] ?? []
        let own = all.filter { $0.type == owner }
        let selectors = Set((own.isEmpty ? all : own).map(\.selector))
        if selectors.count == 1, let only = selectors.first { return only }
        return ObjectiveCName.editActions.contains(base + ":") ? base + ":" : base
    }

    func declares(_ selector: String, in owner: String) -> Bool {
        (methodsBySelector[selector] ?? []).contains { $0.type == owner && !$0.isOverride }
    }
}

extension ExprSyntax {
    /// What is written, if that is short: what is called in a long chain is most of the chain.
    var shortText: String? { trimmedLength.utf8Length <= 256 ? trimmedDescription : nil }

    /// `tapped` of `view.tapped`.
    var lastName: String? {
        self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}
#endif
