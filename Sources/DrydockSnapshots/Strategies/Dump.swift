public import Foundation

extension Snapshotting where Format == String {
    /// The value's parts by reflection, one a line, indented by depth; dictionaries, sets and properties sorted, without
    /// addresses: the same text every time. Views, layers, controllers, constraints, actions and other objects of this
    /// library have one line, their class and what is public about them.
    public static var dump: Snapshotting {
        SimplySnapshotting.lines.pullback { value in
            var writer = DumpWriter()
            writer.write(value, name: nil, depth: 0)
            return writer.text
        }
    }
}

/// A type that says itself what `.dump` writes for it.
public protocol AnySnapshotStringConvertible {
    /// Whether the value's parts follow.
    static var renderChildren: Bool { get }
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
    /// In UTC, to the second.
    public var snapshotDescription: String { formatted(.iso8601) }
}

private struct DumpWriter {
    private(set) var text = ""
    private var ancestors: Set<ObjectIdentifier> = []

    init() {}

    mutating func write(_ value: Any, name: String?, depth: Int) {
        let mirror = Mirror(reflecting: value)
        let convertible = value as? any AnySnapshotStringConvertible
        var children = Array(mirror.children)
        if let convertible, !type(of: convertible).renderChildren { children = [] }
        let line = convertible == nil ? StableDescription.line(of: value) : nil
        if line != nil { children = [] }
        let object = mirror.displayStyle == .class ? ObjectIdentifier(value as AnyObject) : nil
        let isAncestor = object.map { ancestors.contains($0) } ?? false
        if isAncestor { children = [] }

        let indentation = String(repeating: "  ", count: depth)
        let label = name.map { "\($0): " } ?? ""
        let description =
            isAncestor
            ? "\(name ?? "value") (circular reference detected)"
            : label + (convertible?.snapshotDescription ?? line ?? Self.describe(value, mirror))
        text += "\(indentation)\(children.isEmpty ? "-" : "▿") \(description)\n"

        if let object { ancestors.insert(object) }
        defer { if let object, !isAncestor { ancestors.remove(object) } }
        if [.dictionary, .set].contains(mirror.displayStyle) {
            // In the order of what is written for them: they have no other.
            var parts: [String] = []
            for child in children {
                var part = DumpWriter()
                part.ancestors = ancestors
                part.write(child.value, name: child.label, depth: depth + 1)
                parts.append(part.text)
            }
            text += parts.sorted().joined()
        } else {
            for child in children { write(child.value, name: child.label, depth: depth + 1) }
        }
    }

    private static func describe(_ value: Any, _ mirror: Mirror) -> String {
        let count = mirror.children.count
        let type = "\(mirror.subjectType)"
        switch mirror.displayStyle {
        case .collection: return count == 1 ? "1 element" : "\(count) elements"
        case .dictionary: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
        case .set: return count == 1 ? "1 member" : "\(count) members"
        case .tuple: return count == 1 ? "(1 element)" : "(\(count) elements)"
        case .optional: return count == 0 ? "\(type).none" : type
        default: break
        }
        if let value = value as? any CustomStringConvertible, !(value is NSObject) {
            return StableDescription.withoutAddresses(value.description)
        }
        switch mirror.displayStyle {
        case .class, .struct: return type
        case .enum: return count == 0 ? "\(type).\(value)" : type
        default: return "\(value)"
        }
    }
}
