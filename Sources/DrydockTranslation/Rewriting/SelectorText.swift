import SwiftSyntax

/// A selector as the method that it names: `Screen.tapped(_:)` for `#selector(tapped(_:))`.
enum SelectorText {
    case text(String)
    /// Why it stays as it is.
    case unknown(String)

    /// Methods whose results callers of selectors do not want, and how they are called.
    private static let answering = [
        "becomeFirstResponder": "becomeFirstResponder()",
        "endEditing": "endEditing(true)",
        "resignFirstResponder": "resignFirstResponder()",
    ]

    init(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first, argument.label == nil else {
            self = .unknown("selectors of properties have no counterpart: set the property in a closure")
            return
        }
        if node.isCompared, let name = argument.expression.standardAction {
            self = .text("Selector(\(name.quoted))")
            return
        }
        guard let label = node.parent?.as(LabeledExprSyntax.self) else {
            self = .unknown(
                "a selector that is kept has no counterpart: hand the method over where it is called"
            )
            return
        }
        let call = label.parent?.parent?.as(FunctionCallExprSyntax.self)
        if call?.calledExpression.lastName == "removeTarget" {
            // Methods cannot be compared: all of the target's are removed.
            self = .text("nil")
            return
        }
        var expression = argument.expression
        var type: String?
        if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            let first = sequence.elements.first, let last = sequence.elements.last?.as(TypeExprSyntax.self)
        {
            (expression, type) = (first, last.type.trimmedDescription)
        }
        guard let (owner, name) = Self.method(expression) else {
            self = .unknown(
                "the type of \(expression.trimmedDescription) is not written here: write Type.method"
            )
            return
        }
        if let call = Self.answering[name.baseName.text] {
            self = .text("{ (target: \(owner)) in { _ = target.\(call) } }")
        } else if let type {
            let isCurried = type.hasPrefix("(\(owner))")
            self = .text(
                "\(owner).\(name.trimmedDescription) as \(isCurried ? type : "(\(owner)) -> \(type)")"
            )
        } else {
            self = .text("\(owner).\(name.trimmedDescription)")
        }
    }

    /// A method's type and name.
    private static func method(_ expression: ExprSyntax) -> (owner: String, name: DeclReferenceExprSyntax)? {
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

extension MacroExpansionExprSyntax {
    /// Whether it stands beside `==` or `!=`, or is the case of a switch.
    fileprivate var isCompared: Bool {
        let operators = parent?.as(ExprListSyntax.self)?.map(\.trimmedDescription) ?? []
        return operators.contains("==") || operators.contains("!=")
            || parent?.is(ExpressionPatternSyntax.self) == true
    }
}

extension ExprSyntax {
    /// `copy:` of `UIResponderStandardEditActions.copy(_:)`: what menus ask for is known by name.
    fileprivate var standardAction: String? {
        let names: Set = ["copy", "cut", "delete", "paste", "select", "selectAll"]
        return lastName.flatMap { names.contains($0) ? $0 + ":" : nil }
    }

    /// `tapped` of `view.tapped`.
    var lastName: String? {
        self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}
