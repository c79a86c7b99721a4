#if Translation
import SwiftSyntax

extension FileRewriter {
    /// What a layer's property stands for: `@NSManaged var progress: CGFloat`.
    func rewriteManaged(_ node: VariableDeclSyntax) {
        guard let managed = node.attributes.first(where: { $0.trimmedDescription == "@NSManaged" }) else {
            return
        }
        remove(managed)
        if let binding = node.bindings.first, let type = binding.typeAnnotation?.type.trimmedDescription {
            let key = binding.pattern.trimmedDescription.quoted
            insert(
                " { get { value(forKey: \(key)) \(Self.cast(to: type)) } set { setValue(newValue, forKey: \(key)) } }",
                at: binding.range.upperBound
            )
        }
    }

    /// What is not set yet is 0, as plain values are in Objective-C.
    private static func cast(to type: String) -> String {
        if type.hasSuffix("!") { return "as? \(type.dropLast())" }
        guard let zero = zeros[type] else { return "as! \(type)" }
        return "as? \(type) ?? \(zero)"
    }

    private static let zeros: [String: String] = {
        let numbers = [
            "CFTimeInterval", "CGFloat", "Double", "Float", "Int", "Int32", "TimeInterval", "UInt",
        ]
        let shapes = ["CGPoint", "CGRect", "CGSize"]
        return Dictionary(
            uniqueKeysWithValues: numbers.map { ($0, "0") } + shapes.map { ($0, ".zero") } + [
                ("Bool", "false")
            ]
        )
    }()
}
#endif
