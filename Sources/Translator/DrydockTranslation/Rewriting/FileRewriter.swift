#if Translation
import SwiftSyntax

/// Finds what is to be written otherwise in a file, place by place.
final class FileRewriter: SyntaxVisitor {
    private let file: SourceFile
    let declarations: Declarations
    /// The modules that the translated files may import; nil where that is not known.
    let modules: Set<String>?
    private(set) var edits: [TextEdit] = []
    private(set) var warnings: [TranslationWarning] = []
    private var usesNetworking = false
    private var lastImport: ImportDeclSyntax?
    /// Whether SwiftUI is imported, and what follows is not under the same condition of compilation.
    let importsSwiftUI: Bool
    /// Whether the file is written for SwiftUI alone.
    private let isOfSwiftUI: Bool
    /// Whether `characters` may be a key's, or of a type of the file's own.
    private(set) lazy var takesKeys = file.tree.tokens(viewMode: .sourceAccurate).contains { token in
        ["UIKey", "UIPress", "UIPressesEvent"].contains(token.text)
            || token.text == "characters" && token.parent?.is(IdentifierPatternSyntax.self) == true
    }
    /// Whether the file imports Drydock whatever the conditions of compilation are.
    private var importsDrydock = false

    init(_ file: SourceFile, _ declarations: Declarations, _ modules: Set<String>?) {
        (self.file, self.declarations, self.modules) = (file, declarations, modules)
        let imports = file.tree.statements.flatMap { Self.modules(of: $0) }
        importsSwiftUI = imports.contains("SwiftUI")
        isOfSwiftUI = importsSwiftUI && !file.tree.imports("UIKit")
        super.init(viewMode: .sourceAccurate)
    }

    /// What a statement imports, or a condition that holds nothing but imports: what follows that uses them all the same.
    private static func modules(of statement: CodeBlockItemSyntax) -> [String] {
        func module(of statement: CodeBlockItemSyntax) -> String? {
            statement.item.as(ImportDeclSyntax.self)?.path.first?.name.text
        }
        if let module = module(of: statement) { return [module] }
        let clauses = statement.item.as(IfConfigDeclSyntax.self)?.clauses.compactMap(\.elements) ?? []
        let modules = clauses.compactMap { $0.as(CodeBlockItemListSyntax.self) }.joined().map(module)
        return modules.contains(nil) ? [] : modules.compactMap { $0 }
    }

    func replace(_ node: some SyntaxProtocol, with text: String) { edits.append(TextEdit(node.range, text)) }

    func remove(_ node: some SyntaxProtocol) { edits.append(TextEdit(node.rangeWithSpaceOnLine, "")) }

    func replace(_ range: Range<Int>, with text: String) { edits.append(TextEdit(range, text)) }

    func insert(_ text: String, at offset: Int) { edits.append(TextEdit(offset..<offset, text)) }

    func warn(_ message: String, at node: some SyntaxProtocol) {
        warnings.append(file.warning(message, at: node))
    }

    // MARK: - Imports

    private static let replacedModules: Set = [
        "UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "OSLog", "os",
    ]
    /// What comes with Drydock, and is nothing else in a module that imports UIKit somewhere.
    private static let includedModules: Set = ["Foundation", "Darwin", "CoreFoundation"]

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if removeAbsent(node) { return .skipChildren }
        if replaceAnchorage(node) {
            lastImport = node
            return .skipChildren
        }
        if let first = node.path.first?.name.text,
            Self.replacedModules.contains(first)
                || declarations.importsUIKit && Self.includedModules.contains(first)
        {
            // A part of UIKit, or one of its declarations, is in Drydock itself.
            let isPlain =
                node.attributes.isEmpty && node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
            if isPlain, importsDrydock {
                replace(node, with: "")
                return .skipChildren
            }
            importsDrydock = importsDrydock || isPlain
            replace(node, with: node.attributes.trimmedDescription.followed(by: " ") + "import Drydock")
        }
        lastImport = node
        return .skipChildren
    }

    private static let networking: Set = [
        "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge", "URLCache",
        "URLCredential", "URLProtectionSpace", "URLProtocol", "URLRequest", "URLResponse", "URLSession",
        "URLSessionConfiguration", "URLSessionDataTask", "URLSessionDelegate", "URLSessionTask",
    ]

    /// What stands before a point, as in `UIKit.UIView`: Drydock has all that is in them.
    private static let qualifyingModules: Set = ["CoreGraphics", "Darwin", "QuartzCore", "UIKit"]

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard case .identifier(let name) = token.tokenKind else { return .skipChildren }
        if Self.networking.contains(name) { usesNetworking = true }
        if replaceAnchorage(token) { return .skipChildren }
        if Self.qualifyingModules.contains(name), token.qualifies {
            replace(token, with: "Drydock")
            return .skipChildren
        }
        if !declarations.typeNames.contains(name) { renameOlder(token, name) }
        return .skipChildren
    }

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        guard isOfSwiftUI, let first = node.statements.first else { return .visitChildren }
        removeKeepingLines(node.statements)
        warn("the file is left out: SwiftUI is not on Linux", at: first)
        return .skipChildren
    }

    override func visitPost(_ node: SourceFileSyntax) {
        if isOfSwiftUI { return }
        // On iOS a target's header imports UIKit for files that import nothing.
        if lastImport == nil, declarations.importsUIKit, let first = node.statements.first {
            // Or takes what it imports from a module that is not here.
            let isImport = first.item.is(ImportDeclSyntax.self)
            let place = isImport ? first.range.upperBound : first.range.lowerBound
            insert(isImport ? "import Drydock" : "import Drydock; ", at: place)
        }
        let isImported = node.statements.contains {
            $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "FoundationNetworking"
        }
        if usesNetworking, !isImported, let lastImport {
            insert("; import FoundationNetworking", at: lastImport.range.upperBound)
        }
    }

    // MARK: - Conditions

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition { ConditionRewriter(self).walk(condition) }
        return node.isForOthers ? .skipChildren : .visitChildren
    }

    /// `os(iOS)` and `canImport(UIKit)` hold here, and so do those of what comes with it.
    private final class ConditionRewriter: SyntaxVisitor {
        private static let held: Set = [
            "os(iOS)", "canImport(UIKit)", "canImport(CoreGraphics)", "canImport(QuartzCore)",
        ]
        private let rewriter: FileRewriter

        init(_ rewriter: FileRewriter) {
            self.rewriter = rewriter
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if Self.held.contains(node.trimmedDescription) {
                rewriter.replace(node, with: "canImport(Drydock)")
            } else {
                _ = rewriter.replaceAnchorage(node)
            }
            return .skipChildren
        }
    }

    // MARK: - Attributes and modifiers

    private static let removedAttributes: Set = [
        "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
        "NSCopying",
        "nonobjc", "objc", "objcMembers",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        if name == "UIApplicationMain" {
            replace(node, with: "@main")
        } else if Self.removedAttributes.contains(name) {
            remove(node)
        }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind == .keyword(.dynamic) || node.name.tokenKind == .keyword(.optional) {
            remove(node)
        } else if node.name.tokenKind == .keyword(.open),
            node.parent?.as(DeclModifierListSyntax.self)?.has(.static) == true
        {
            // Static members cannot be overridden: compilers of Swift 4 took the one for the other.
            replace(node, with: "public")
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        rewriteManaged(node)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        removeView(node, named: node.name.text, inheriting: node.inheritanceClause)
            ? .skipChildren : .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        removeView(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        removePreview(node, node.macroName) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        // The protocol asks for an initializer, which a class that may have subclasses would have to require.
        let delegates: Set = ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"]
        if !delegates.isDisjoint(with: inherited), !node.modifiers.has(.final), !node.modifiers.has(.open),
            !declarations.parents.contains(node.name.text)
        {
            insert("final ", at: node.classKeyword.range.lowerBound)
        }
        return .visitChildren
    }

    // MARK: - Optional requirements

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.contains(where: { $0.trimmedDescription.hasPrefix("@objc") }) else {
            return .visitChildren
        }
        if let clause = node.inheritanceClause {
            for type in clause.inheritedTypes where type.type.trimmedDescription == "NSObjectProtocol" {
                replace(type.type, with: "AnyObject")
            }
        } else {
            insert(": AnyObject", at: node.name.range.upperBound)
        }
        let optional = Array(node.memberBlock.members.lazy.filter { $0.modifiers.has(.optional) })
        let defaults = optional.compactMap { member -> String? in
            let text = member.withoutAttributes
            if let value = declarations.defaultValue(of: member) { return "\(text) { \(value) }" }
            warn(
                "what this returns where it is absent is not known: give it a default implementation",
                at: member
            )
            return nil
        }
        if !defaults.isEmpty {
            let access = node.modifiers.has(.public) ? "public " : ""
            append("\(access)extension \(node.name.text) { \(defaults.joined(separator: "; ")) }")
        }
        return .visitChildren
    }

    /// What was an optional because the requirement is one. What is an optional anyway stays one.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.initializer?.value, declarations.isAlwaysThere(value) {
            insert(" as Optional", at: value.range.upperBound)
        }
        return .visitChildren
    }

    /// As above, of one of two cases: `isOut ? [.gray] : delegate.colors?(self)`.
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isValue = [.initializerClause, .labeledExpr, .returnStmt].contains(node.parent?.kind)
        guard isValue, let last = node.elements.last,
            node.elements.dropLast().last?.is(UnresolvedTernaryExprSyntax.self) == true
        else { return .visitChildren }
        let earlier = node.elements.compactMap { $0.as(UnresolvedTernaryExprSyntax.self)?.thenExpression }
        for value in earlier + [last] where declarations.isAlwaysThere(value) {
            insert("(", at: value.range.lowerBound)
            insert(" as Optional)", at: value.range.upperBound)
        }
        return .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.expression.as(MemberAccessExprSyntax.self),
            declarations.isOptional(member.declName.baseName.text),
            node.parent?.is(FunctionCallExprSyntax.self) == true
        {
            remove(node.questionMark)
        } else if node.expression.as(OptionalChainingExprSyntax.self)?.expression.isDelegatesWindow == true {
            remove(node.questionMark)
        }
        return .visitChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        if declarations.isAlwaysThere(node.expression) {
            insert("(", at: node.expression.range.lowerBound)
            insert(" as Optional)", at: node.expression.range.upperBound)
        }
        if node.expression.as(ForceUnwrapExprSyntax.self)?.expression.isDelegatesWindow == true {
            remove(node.exclamationMark)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let text = translation(of: node) {
            replace(node, with: text)
            return .skipChildren
        }
        renameOlder(node)
        return .visitChildren
    }

    /// Adds declarations at the file's end.
    func append(_ text: String) { insert("\n" + text + "\n", at: file.text.utf8.count) }

    // MARK: - Selectors and key paths

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if removePreview(node, node.macroName) { return .skipChildren }
        switch node.macroName.text {
        case "selector":
            switch SelectorText(node, declarations) {
            case .text(let text): replace(node, with: text)
            case .unknown(let reason): warn(reason, at: node)
            }
            return .skipChildren
        case "keyPath":
            replace(node, with: keyPath(node).quoted)
            return .skipChildren
        default: return .visitChildren
        }
    }

    /// What comes after the types: `title.text` of `Screen.title.text`. What Swift calls `isHidden` is `hidden` in Objective-C,
    /// but for the module's own.
    private func keyPath(_ node: MacroExpansionExprSyntax) -> String {
        let parts = (node.arguments.first?.expression.trimmedDescription ?? "").split(separator: ".")
        let properties = parts.drop { $0.first?.isUppercase ?? false || $0 == "self" }.map { name in
            let rest = name.dropFirst(2)
            guard name.hasPrefix("is"), rest.first?.isUppercase == true,
                !declarations.flags.contains(String(name))
            else { return String(name) }
            return rest.prefix(1).lowercased() + rest.dropFirst()
        }
        return properties.joined(separator: ".")
    }
}

extension SourceFileSyntax {
    /// Whether a module is imported, under whatever conditions.
    fileprivate func imports(_ module: String) -> Bool {
        tokens(viewMode: .sourceAccurate).contains {
            $0.text == module && $0.parent?.parent?.parent?.is(ImportDeclSyntax.self) == true
        }
    }
}

extension SyntaxProtocol {
    /// With the spaces that follow on the same line.
    fileprivate var rangeWithSpaceOnLine: Range<Int> {
        let isOnLine = trailingTrivia.allSatisfy { if case .spaces = $0 { true } else { false } }
        return isOnLine ? range.lowerBound..<endPosition.utf8Offset : range
    }
}

extension ExprSyntax {
    /// An application delegate's window, which is optional twice where its requirement is optional.
    fileprivate var isDelegatesWindow: Bool {
        guard let member = self.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "window"
        else {
            return false
        }
        return member.base?.trimmedDescription.hasSuffix(".shared.delegate?") ?? false
            || member.base?.trimmedDescription.hasSuffix(".shared.delegate!") ?? false
    }
}

extension MemberBlockItemSyntax {
    /// A requirement as it may be written in an extension, without its end.
    fileprivate var withoutAttributes: String {
        // By itself, so that not all of the file is made again with it.
        if var function = decl.as(FunctionDeclSyntax.self)?.detached {
            function.attributes = []
            function.modifiers = function.modifiers.filter { $0.name.tokenKind != .keyword(.optional) }
            return function.trimmedDescription
        }
        guard let variable = decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first else {
            return ""
        }
        return "var \(binding.pattern.trimmedDescription)\(binding.typeAnnotation?.trimmedDescription ?? "")"
    }
}

extension String {
    /// With something behind it, unless it is empty.
    fileprivate func followed(by text: String) -> String { isEmpty ? "" : self + text }
}

extension TokenSyntax {
    /// Whether it stands before a point, and behind none.
    var qualifies: Bool {
        nextToken(viewMode: .sourceAccurate)?.tokenKind == .period
            && previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
    }
}
#endif
