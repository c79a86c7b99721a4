#if Translation
import SwiftSyntax

/// Names of Swift before 4.2, which compilers for iOS still take where a target asks for that version.
extension FileRewriter {
    func renameOlder(_ token: TokenSyntax, _ name: String) {
        switch token.parent?.kind {
        case .identifierType:
            if let current = OlderNames.current(name) { replace(token, with: current) }
        case .declReferenceExpr:
            if let access = token.parent?.parent?.as(MemberAccessExprSyntax.self),
                access.declName.id == token.parent?.id
            {
                renameOlder(access, name, token)
            } else if let current = OlderNames.current(name) ?? OlderNames.members[name] {
                replace(token, with: current)
            }
        case .functionDecl, .identifierPattern:
            if let current = OlderNames.members[name] { replace(token, with: current) }
        case .labeledExpr, .functionParameter, .declNameArgument:
            if name == "toParentViewController" { replace(token, with: "toParent") }
        default: break
        }
    }

    private func renameOlder(_ access: MemberAccessExprSyntax, _ name: String, _ token: TokenSyntax) {
        if let current = OlderNames.members[name] {
            replace(token, with: current)
        } else if name == "characters", let base = access.base, !takesKeys {
            // A string has been the collection of its characters since Swift 4; a key has a string of that name.
            replace(base.range.upperBound..<access.range.upperBound, with: "")
        } else if let current = OlderNames.notifications[name],
            access.base.map({ $0.trimmedDescription.hasSuffix("Notification.Name") }) ?? true
        {
            replace(access, with: current)
        }
    }

    /// Functions whose arguments have other labels today.
    func renameOlder(_ node: FunctionCallExprSyntax) {
        guard let name = node.calledExpression.lastName else { return }
        let arguments = Array(node.arguments)
        let token =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
        guard let token else { return }
        switch (name, arguments.first?.label?.text) {
        case ("bringSubview", "toFront"), ("sendSubview", "toBack"):
            guard let argument = arguments.first else { return }
            replace(token, with: name == "bringSubview" ? "bringSubviewToFront" : "sendSubviewToBack")
            let label = argument.range.lowerBound..<argument.expression.range.lowerBound
            replace(label, with: "")
        case ("UIActivityIndicatorView", "activityIndicatorStyle"), ("init", "activityIndicatorStyle"):
            if let label = arguments.first?.label { replace(label, with: "style") }
        case ("size", "attributes") where arguments.count == 1:
            // Of a text that is drawn.
            if let label = arguments.first?.label { replace(label, with: "withAttributes") }
        case ("UIImageJPEGRepresentation", nil) where arguments.count == 2:
            let (image, quality) = (arguments[0].expression, arguments[1].expression)
            replace(token.range.lowerBound..<image.range.lowerBound, with: "(")
            let between = image.range.upperBound..<quality.range.lowerBound
            replace(between, with: ").jpegData(compressionQuality: ")
        case ("UIImagePNGRepresentation", nil) where arguments.count == 1:
            replace(token.range.lowerBound..<arguments[0].range.lowerBound, with: "(")
            insert(".pngData()", at: node.range.upperBound)
        case ("UIEdgeInsetsMake", nil) where arguments.count == 4:
            replace(token, with: "UIEdgeInsets")
            for (label, argument) in zip(["top", "left", "bottom", "right"], arguments) {
                insert("\(label): ", at: argument.range.lowerBound)
            }
        case ("UIEdgeInsetsInsetRect", nil) where arguments.count == 2:
            let (first, second) = (arguments[0].expression, arguments[1].expression)
            // Not as insertions, which an edit at the beginning of an argument would displace.
            replace(token.range.lowerBound..<first.range.lowerBound, with: "(")
            replace(first.range.upperBound..<second.range.lowerBound, with: ").inset(by: ")
        default: break
        }
    }
}
#endif
