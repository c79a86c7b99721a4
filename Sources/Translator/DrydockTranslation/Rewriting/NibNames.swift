#if Translation
import SwiftSyntax

/// What a nib knows of a class by name: there is no runtime that would find it.
enum NibNames: CaseIterable {
    case outlets, actions, segueActions, inspectables

    private var attribute: String {
        switch self {
        case .outlets: "IBOutlet"
        case .actions: "IBAction"
        case .segueActions: "IBSegueAction"
        case .inspectables: "IBInspectable"
        }
    }

    private var property: String {
        switch self {
        case .outlets: "nibOutlets"
        case .actions: "nibActions"
        case .segueActions: "nibSegueActions"
        case .inspectables: "nibInspectables"
        }
    }

    private var valueType: String {
        switch self {
        case .outlets: "NibOutletProperty"
        case .actions: "NibAction"
        case .segueActions: "NibSegueAction"
        case .inspectables: "NibInspectableProperty"
        }
    }

    private var adopted: String {
        switch self {
        case .outlets: "NibOutletTarget"
        case .actions: "NibActionTarget"
        case .segueActions: "NibSegueSource"
        case .inspectables: "NibInspectableTarget"
        }
    }

    /// Adds to each class with such members the property that lists them.
    static func add(
        to edits: inout [[TextEdit]],
        _ warnings: inout [TranslationWarning],
        _ files: [SourceFile],
        _ declarations: Declarations
    ) {
        for names in allCases {
            var entries: [String: [String]] = [:]
            /// Of classes that other modules declare.
            var extended: [(type: String, file: Int, entries: [String])] = []
            for (type, item) in declarations.classes {
                for member in item.declaration.memberBlock.members where names.has(member) {
                    entries[type, default: []] += names.entries(member, of: type)
                }
            }
            for (type, file, member) in declarations.extensionMembers where names.has(member) {
                if let item = declarations.classes[type], item.file == file || !member.isPrivate {
                    entries[type, default: []] += names.entries(member, of: type)
                } else if names == .inspectables, declarations.classes[type] == nil, !member.isPrivate {
                    extended.append((type, file, names.entries(member, of: type)))
                } else {
                    warnings.append(
                        files[file].warning(
                            "\(type) cannot tell nibs of this: list it in \(names.property)",
                            at: member
                        )
                    )
                }
            }
            for (type, list) in entries.sorted(by: { $0.key < $1.key }) {
                guard let item = declarations.classes[type] else { continue }
                let parent = declarations.ancestors(of: type).first { entries[$0] != nil }
                edits[item.file] += names.edits(type, item, list, inherits: parent != nil, files[item.file])
            }
            if let file = extended.first?.file { edits[file].append(registry(of: extended, files[file])) }
        }
    }

    /// A class that nibs find by its name, which lists what extensions add to classes of other modules.
    private static func registry(
        of extended: [(type: String, file: Int, entries: [String])],
        _ file: SourceFile
    )
        -> TextEdit
    {
        let lists = extended.map { "(\($0.type).self, [\($0.entries.joined(separator: ", "))])" }
        let type = "[(type: AnyClass, properties: [String: NibInspectableProperty])]"
        let member = "static var nibInspectables: \(type) { [\(lists.joined(separator: ", "))] }"
        let size = file.text.utf8.count
        return TextEdit(
            size..<size,
            "\nfinal class NibInspectablesOfModule: NibInspectableExtensions { \(member) }\n"
        )
    }

    private func edits(
        _ type: String,
        _ item: Declarations.Class,
        _ entries: [String],
        inherits: Bool,
        _ file: SourceFile
    ) -> [TextEdit] {
        let isOpen = item.declaration.modifiers.has(.public) || item.declaration.modifiers.has(.open)
        let access = isOpen ? "public " : ""
        let list = "[\(entries.joined(separator: ", "))]"
        let value = inherits ? "super.\(property).merging(\(list)) { $1 }" : list
        let head = "\(access)\(inherits ? "override " : "")class var \(property): [String: \(valueType)]"
        // On the brace's line, so that all lines keep their numbers.
        let brace = item.declaration.memberBlock.rightBrace
        let isAlone = brace.leadingTrivia.contains(where: \.isNewline)
        let end = brace.range.lowerBound
        let member = "\(head) { \(value) }"
        var edits = [TextEdit(end..<end, isAlone ? "\(member); " : "; \(member)")]
        if !inherits {
            let size = file.text.utf8.count
            edits.append(TextEdit(size..<size, "\nextension \(type): \(adopted) {}\n"))
        }
        return edits
    }

    private func has(_ member: MemberBlockItemSyntax) -> Bool {
        let attributes = member.decl.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
        return attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == attribute
        }
    }

    private func entries(_ member: MemberBlockItemSyntax, of type: String) -> [String] {
        member.names.map { name in
            let isProperty = self == .outlets || self == .inspectables
            let reference = isProperty ? "\\\(type).\(name)" : "\(type).\(name)\(member.argumentLabels)"
            return
                "\((name + (isProperty ? "" : member.argumentLabels)).quoted): \(valueType)(\(reference))"
        }
    }
}

extension MemberBlockItemSyntax {
    fileprivate var isPrivate: Bool {
        let outer = parent?.parent?.parent?.as(ExtensionDeclSyntax.self)?.modifiers ?? []
        return [modifiers, outer].contains { $0.has(.private) || $0.has(.fileprivate) }
    }

    /// `(_:)` of a method that takes one thing.
    fileprivate var argumentLabels: String {
        let parameters = decl.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters ?? []
        return parameters.isEmpty ? "" : "(\(parameters.map { $0.firstName.text + ":" }.joined()))"
    }
}
#endif
