#if Translation
import SwiftSyntax

/// What the files of a module declare, as far as translating one of them depends on the others.
struct Declarations {
    struct Class {
        let file: Int
        let declaration: ClassDeclSyntax
        /// The first type that it inherits from, which may be a protocol.
        let parent: String?
        /// Names of methods and properties that its body overrides.
        var overrides: Set<String> = []
    }

    /// By name, `Outer.Inner`.
    private(set) var classes: [String: Class] = [:]
    /// The members of extensions of classes, in the order of files.
    private(set) var extensionMembers: [(type: String, file: Int, member: MemberBlockItemSyntax)] = []
    /// Names of protocols' optional methods and properties.
    private(set) var optionalRequirements: Set<String> = []
    /// What callers take where optional requirements are absent.
    private var fallbacks: [String: Set<Fallback>] = [:]
    private var returnedFallbacks: [String: Set<Fallback>] = [:]

    struct Method {
        /// Whose it is, `Outer.Inner`.
        let type: String?
        /// `tapped(_:)`.
        let reference: String
        /// What Objective-C calls it.
        let selector: String
        let isOverride: Bool
    }

    /// By base name.
    private(set) var methods: [String: [Method]] = [:]
    /// By what Objective-C calls them.
    private(set) var methodsBySelector: [String: [Method]] = [:]
    /// The types that classes inherit from.
    private(set) var parents: Set<String> = []

    /// Whether any file imports UIKit: Foundation is then what comes with it.
    private(set) var importsUIKit = false
    /// The names, known to Objective-C, of properties that begin with `is` and override none.
    private(set) var flags: Set<String> = []
    /// All types' names, which may be the same as a name that is translated elsewhere.
    private(set) var typeNames: Set<String> = []

    init(_ files: [SourceFile]) {
        for (index, file) in files.enumerated() {
            let collector = Collector(file: index)
            collector.walk(file.tree)
            classes.merge(collector.classes) { first, _ in first }
            extensionMembers += collector.extensionMembers.map { ($0.type, index, $0.member) }
            importsUIKit = importsUIKit || collector.importsUIKit
            typeNames.formUnion(collector.typeNames)
            flags.formUnion(collector.flags)
            methods.merge(collector.methods, uniquingKeysWith: +)
            optionalRequirements.formUnion(collector.optionalRequirements)
        }
        for list in methods.values {
            for method in list { methodsBySelector[method.selector, default: []].append(method) }
        }
        parents = Set(classes.values.compactMap(\.parent))
        collectFallbacks(files)
        for (type, _, member) in extensionMembers where member.isOverride {
            classes[type]?.overrides.formUnion(member.names)
        }
    }

    /// The class's ancestors within the module, from its parent on.
    func ancestors(of name: String) -> [String] {
        var result: [String] = []
        var visited: Set = [name]
        var next = classes[name]?.parent
        while let current = next, classes[current] != nil, visited.insert(current).inserted {
            result.append(current)
            next = classes[current]?.parent
        }
        return result
    }

    /// Whether a method of that name may be absent, in the module's protocols or in UIKit's.
    func isOptional(_ name: String) -> Bool {
        optionalRequirements.contains(name) || UIKitRequirements.optional.contains(name)
    }

    /// What an optional requirement's default does: nothing, or it returns what all callers take in its place; nil when that
    /// is not known.
    func defaultValue(of member: MemberBlockItemSyntax) -> String? {
        guard let result = member.resultType else { return "" }
        if result.is(OptionalTypeSyntax.self) { return "nil" }
        if ["Void", "()"].contains(result.trimmedDescription) { return "" }
        let names = member.names + [member.fullName].compactMap(\.self)
        for known in [fallbacks, returnedFallbacks] {
            let values = names.reduce(into: Set<Fallback>()) { $0.formUnion(known[$1] ?? []) }
            guard values.isEmpty else {
                let value = values.count == 1 ? values.first?.value(in: member) : nil
                // What a caller returns in its place may be an optional where this is none.
                return value == "nil" ? nil : value
            }
        }
        return nil
    }

    /// Whether what stands here is an optional requirement or a call of one, and no optional any more where the requirement is
    /// always there.
    func isAlwaysThere(_ expression: ExprSyntax) -> Bool {
        let call = expression.as(FunctionCallExprSyntax.self)
        let called = call?.calledExpression.as(OptionalChainingExprSyntax.self)?.expression
        guard let member = (call == nil ? expression : called)?.as(MemberAccessExprSyntax.self),
            let base = member.base, !base.tokens(viewMode: .sourceAccurate).contains(where: \.isOptionalChain)
        else { return false }
        return optionalRequirements.contains(member.declName.baseName.text)
    }

    /// Notes `true` for `shouldClose` where a file has `delegate?.shouldClose?(self) ?? true`.
    private mutating func collectFallbacks(_ files: [SourceFile]) {
        if optionalRequirements.isEmpty { return }
        let globals = files.reduce(into: Declarations.standardFunctions) { $0.formUnion($1.globalNames) }
        for file in files {
            let collector = FallbackCollector(globals: globals)
            collector.walk(file.tree)
            for (name, value) in collector.found { fallbacks[name, default: []].insert(value) }
            for (name, value) in collector.returned { returnedFallbacks[name, default: []].insert(value) }
        }
    }

    private static let standardFunctions: Set = ["abs", "ceil", "floor", "max", "min", "round"]

    private final class Collector: SyntaxVisitor {
        let file: Int
        var classes: [String: Class] = [:]
        var extensionMembers: [(type: String, member: MemberBlockItemSyntax)] = []
        var optionalRequirements: Set<String> = []
        var importsUIKit = false
        var typeNames: Set<String> = []
        var flags: Set<String> = []
        var methods: [String: [Method]] = [:]

        init(file: Int) {
            self.file = file
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
            node.isForOthers ? .skipChildren : .visitChildren
        }

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            if node.path.first?.name.text == "UIKit" { importsUIKit = true }
            return .skipChildren
        }

        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
            typeNames.insert(node.name.text)
            return .visitChildren
        }

        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
            typeNames.insert(node.name.text)
            return .visitChildren
        }

        override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
            typeNames.insert(node.name.text)
            return .visitChildren
        }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            if node.isKnownToObjectiveC, !node.modifiers.has(.override) {
                let names = node.bindings.compactMap {
                    $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
                }
                flags.formUnion(names.filter { $0.hasPrefix("is") })
            }
            return .visitChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
            let method = Method(
                type: node.enclosingType,
                reference: node.name.text + (labels.isEmpty ? "" : "(\(labels.map { $0 + ":" }.joined()))"),
                selector: ObjectiveCName.method(node.name.text, labels),
                isOverride: node.modifiers.has(.override)
            )
            methods[node.name.text, default: []].append(method)
            return .visitChildren
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            typeNames.insert(node.name.text)
            let name = [node.enclosingType, node.name.text].compactMap { $0 }.joined(separator: ".")
            // Filtering the members themselves would make another tree of the whole file.
            let members = node.memberBlock.members.lazy.filter(\.isOverride)
            classes[name] = Class(
                file: file,
                declaration: node,
                parent: node.inheritanceClause?.inheritedTypes.first?.type.withoutArguments,
                overrides: Set(members.flatMap(\.names))
            )
            return .visitChildren
        }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            if node.genericWhereClause != nil { return .visitChildren }
            let type = node.extendedType.withoutArguments
            extensionMembers += node.memberBlock.members.map { (type, $0) }
            return .visitChildren
        }

        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
            for member in node.memberBlock.members where member.modifiers.has(.optional) {
                optionalRequirements.formUnion(member.names)
            }
            return .visitChildren
        }
    }
}

extension TypeSyntax {
    /// `Base` of `Base<Int>`.
    var withoutArguments: String {
        if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
        if let type = self.as(MemberTypeSyntax.self) {
            return type.baseType.withoutArguments + "." + type.name.text
        }
        return trimmedDescription
    }
}

extension MemberBlockItemSyntax {
    var modifiers: DeclModifierListSyntax {
        decl.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? DeclModifierListSyntax([])
    }

    var isOverride: Bool { modifiers.has(.override) }

    /// What a method returns, or a property's type; nil for a method without.
    var resultType: TypeSyntax? {
        decl.as(FunctionDeclSyntax.self).map { $0.signature.returnClause?.type }
            ?? decl.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
    }

    /// A method's name with its labels; nil for others.
    var fullName: String? {
        guard let function = decl.as(FunctionDeclSyntax.self) else { return nil }
        let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
        return "\(function.name.text)(\(labels.joined()))"
    }

    /// A method's base name, or a property's names.
    var names: [String] {
        if let function = decl.as(FunctionDeclSyntax.self) { return [function.name.text] }
        let bindings = decl.as(VariableDeclSyntax.self)?.bindings ?? []
        return bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    }
}

extension VariableDeclSyntax {
    /// Whether it, or the class that it is in, says so.
    fileprivate var isKnownToObjectiveC: Bool {
        func has(_ name: String, _ attributes: AttributeListSyntax?) -> Bool {
            attributes?.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
                ?? false
        }
        var node = parent
        while let current = node, !current.is(ClassDeclSyntax.self) { node = current.parent }
        return has("objc", attributes) || has("objcMembers", node?.as(ClassDeclSyntax.self)?.attributes)
    }
}

extension DeclModifierListSyntax {
    func has(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }
}

extension TokenSyntax {
    /// The `?` of `delegate?.close()`.
    fileprivate var isOptionalChain: Bool { tokenKind == .postfixQuestionMark }
}

extension SourceFile {
    /// Functions and variables beside types.
    fileprivate var globalNames: [String] {
        tree.statements.flatMap { statement -> [String] in
            if let function = statement.item.as(FunctionDeclSyntax.self) { return [function.name.text] }
            let bindings = statement.item.as(VariableDeclSyntax.self)?.bindings ?? []
            return bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
        }
    }
}
#endif
