#if Translation
import SwiftSyntax

/// What only Objective-C lets classes override: members of extensions. They are moved into the class's body, if the module
/// declares the class: overrides, and what subclasses override or may override.
enum Moves {
    /// Moves members by adding edits to those that the files have.
    static func add(to edits: inout [[TextEdit]], _ files: [SourceFile], _ declarations: Declarations) {
        let overrides = OverrideIndex(declarations)
        /// The files' edits as they were, by where they begin.
        let original = edits.map { $0.sorted { $0.range.lowerBound < $1.range.lowerBound } }
        /// What members use that go from one file to another, by the file that they leave.
        var used: [Int: Set<String>] = [:]
        var bytes: [Int: [UInt8]] = [:]
        for (type, file, member) in declarations.extensionMembers {
            guard let target = declarations.classes[type], isMoved(member, of: type, overrides) else {
                continue
            }
            let range = member.range
            let text = bytes[file] ?? Array(files[file].text.utf8)
            bytes[file] = text
            let line = member.startLocation(converter: files[file].locations).line
            let inner = original[file].within(range)
            let widened = target.declaration.modifiers.isPublic ? member.madePublic : nil
            let moved = (inner + [widened].compactMap(\.self)).map { edit in
                TextEdit(
                    edit.range.lowerBound - range.lowerBound..<edit.range.upperBound - range.lowerBound,
                    edit.text
                )
            }
            if target.file != file {
                used[file, default: []].formUnion(member.tokens(viewMode: .sourceAccurate).map(\.text))
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
        for (file, names) in used {
            let opener = AccessOpener(names)
            opener.open(files[file].tree)
            edits[file] += opener.edits
        }
    }

    private static func isMoved(
        _ member: MemberBlockItemSyntax,
        of type: String,
        _ overrides: OverrideIndex
    ) -> Bool {
        if member.isOverride { return true }
        // Other modules may override it.
        if member.modifiers.has(.open), !member.modifiers.has(.static) { return true }
        return member.names.contains { overrides.isOverridden($0, of: type) }
    }
}

extension [TextEdit] {
    /// The edits that lie in a range, of edits that are sorted by where they begin.
    fileprivate func within(_ range: Range<Int>) -> [TextEdit] {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].range.lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return self[low...].prefix { $0.range.lowerBound < range.upperBound }
            .filter { $0.range.upperBound <= range.upperBound }
    }
}

/// Which classes override what, to be asked whether a subclass of a class does.
private struct OverrideIndex {
    /// The classes' places when each comes before its subclasses, and where its last subclass is.
    private var spans: [String: ClosedRange<Int>] = [:]
    /// The places of the classes that override a name, sorted.
    private var places: [String: [Int]] = [:]

    init(_ declarations: Declarations) {
        var subclasses: [String: [String]] = [:]
        var roots: [String] = []
        for (name, item) in declarations.classes {
            if let parent = item.parent, declarations.classes[parent] != nil {
                subclasses[parent, default: []].append(name)
            } else {
                roots.append(name)
            }
        }
        // Without recursion: a chain of classes may be as long as the sources.
        var (starts, place): ([String: Int], Int) = ([:], 0)
        var open: [(name: String, isLeft: Bool)] = roots.map { ($0, false) }
        while let (name, isLeft) = open.popLast() {
            if isLeft {
                if let start = starts[name] { spans[name] = start...(place - 1) }
                continue
            }
            starts[name] = place
            for overridden in declarations.classes[name]?.overrides ?? [] {
                places[overridden, default: []].append(place)
            }
            place += 1
            open.append((name, true))
            open += (subclasses[name] ?? []).map { ($0, false) }
        }
    }

    /// Whether a class below this one overrides a member of that name.
    func isOverridden(_ name: String, of type: String) -> Bool {
        guard let span = spans[type], let places = places[name] else { return false }
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if places[middle] <= span.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < places.count && places[low] <= span.upperBound
    }
}

/// Takes `private` from what moved members use of the file that they leave, and from the types that this names.
private final class AccessOpener: SyntaxVisitor {
    private var names: Set<String>
    private var opened: Set<Range<Int>> = []
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
            guard isNarrow, opened.insert(modifier.range).inserted else { continue }
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
#endif
