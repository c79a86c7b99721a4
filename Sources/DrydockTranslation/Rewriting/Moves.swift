import SwiftSyntax

/// What only Objective-C lets classes override: members of extensions. They are moved into the class's body, if the module
/// declares the class: overrides, and what subclasses override or may override.
enum Moves {
    /// Moves members by adding edits to those that the files have.
    static func add(to edits: inout [[TextEdit]], _ files: [SourceFile], _ declarations: Declarations) {
        for (type, file, member) in declarations.extensionMembers {
            guard let target = declarations.classes[type], isMoved(member, of: type, declarations) else {
                continue
            }
            let range = member.range
            let text = Array(files[file].text.utf8)
            let line = member.startLocation(converter: files[file].locations).line
            let inner = edits[file].filter {
                range.contains($0.range.lowerBound) && $0.range.upperBound <= range.upperBound
            }
            let widened = target.declaration.modifiers.isPublic ? member.madePublic : nil
            let moved = (inner + [widened].compactMap(\.self)).map { edit in
                TextEdit(
                    edit.range.lowerBound - range.lowerBound..<edit.range.upperBound - range.lowerBound,
                    edit.text
                )
            }
            if target.file != file {
                let opener = AccessOpener(Set(member.tokens(viewMode: .sourceAccurate).map(\.text)))
                opener.open(files[file].tree)
                edits[file] += opener.edits
            }
            let origin = TextEdit.Origin(path: files[file].path, line: line)
            let end = target.declaration.memberBlock.rightBrace.range.lowerBound
            edits[target.file].append(
                TextEdit(
                    end..<end,
                    moved.applied(to: String(decoding: text[range], as: UTF8.self)),
                    origin: origin
                )
            )
            // The lines that follow keep their numbers.
            let lines = text[range].count { $0 == UInt8(ascii: "\n") }
            edits[file].append(TextEdit(range, String(repeating: "\n", count: lines)))
        }
    }

    private static func isMoved(
        _ member: MemberBlockItemSyntax,
        of type: String,
        _ declarations: Declarations
    ) -> Bool {
        if member.isOverride { return true }
        // Other modules may override it.
        if member.modifiers.has(.open), !member.modifiers.has(.static) { return true }
        let names = member.names
        return declarations.classes.contains { name, other in
            !other.overrides.isDisjoint(with: names) && declarations.ancestors(of: name).contains(type)
        }
    }
}

/// Takes `private` from what moved members use of the file that they leave, and from the types that this names.
private final class AccessOpener: SyntaxVisitor {
    private var names: Set<String>
    private(set) var edits: [TextEdit] = []

    init(_ names: Set<String>) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    func open(_ tree: SourceFileSyntax) {
        var known = -1
        while known < edits.count {
            known = edits.count
            walk(tree)
        }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        open([node.name.text], node.modifiers, naming: node.signature)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        open(
            node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text },
            node.modifiers,
            naming: node.bindings
        )
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { visit(type: node) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { visit(type: node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { visit(type: node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { visit(type: node) }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        open([node.name.text], node.modifiers, naming: node.initializer)
        return .skipChildren
    }

    private func visit(
        type node: some NamedDeclSyntax & WithModifiersSyntax & DeclGroupSyntax
    ) -> SyntaxVisitorContinueKind {
        open([node.name.text], node.modifiers, naming: node.inheritanceClause)
        return .visitChildren
    }

    private func open(
        _ declared: [String],
        _ modifiers: DeclModifierListSyntax,
        naming other: (some SyntaxProtocol)?
    ) {
        guard !names.isDisjoint(with: declared) else { return }
        for modifier in modifiers where modifier.detail == nil {
            let isNarrow = [.keyword(.private), .keyword(.fileprivate)].contains(modifier.name.tokenKind)
            guard isNarrow, !edits.contains(where: { $0.range == modifier.range }) else { continue }
            edits.append(TextEdit(modifier.range, ""))
            names.formUnion(other?.tokens(viewMode: .sourceAccurate).map(\.text) ?? [])
        }
    }
}

extension MemberBlockItemSyntax {
    /// An override of a public class has to be public, too, other than in Objective-C's extensions.
    fileprivate var madePublic: TextEdit? {
        guard isOverride, !modifiers.isPublic, let first = modifiers.first else { return nil }
        let access = ["internal", "fileprivate", "private"]
        let narrow = modifiers.first { access.contains($0.name.text) }
        if let narrow, narrow.detail == nil { return TextEdit(narrow.range, "public") }
        let start = first.range.lowerBound
        return TextEdit(start..<start, "public ")
    }
}

extension DeclModifierListSyntax {
    fileprivate var isPublic: Bool { has(.public) || has(.open) }
}
