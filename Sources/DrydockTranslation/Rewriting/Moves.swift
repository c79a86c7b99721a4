import SwiftSyntax

/// What only Objective-C lets classes override: members of extensions. They are moved into the class's body, if the module
/// declares the class: overrides, and what subclasses override.
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
            let moved = inner.map { edit in
                TextEdit(
                    edit.range.lowerBound - range.lowerBound..<edit.range.upperBound - range.lowerBound,
                    edit.text
                )
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
        let names = member.names
        return declarations.classes.contains { name, other in
            !other.overrides.isDisjoint(with: names) && declarations.ancestors(of: name).contains(type)
        }
    }
}
