/// The modules that `import Drydock` stands for: what tells the library's own classes from an application's.
package nonisolated enum LibraryModules {
    package static let names: Set<Substring> = [
        "DrydockGraphics", "DrydockViews", "DrydockControls", "DrydockEditing", "DrydockUIDynamics",
        "DrydockLists", "DrydockNibs", "DrydockHost",
    ]

    /// The name of one of the library's own types, without its module; nil for any other type.
    package static func name(of type: Any.Type) -> Substring? {
        let name = String(reflecting: type)
        guard let point = name.firstIndex(of: "."), names.contains(name[..<point]) else { return nil }
        return name[name.index(after: point)...]
    }

    /// Whether a type is one of the library's own.
    package static func contains(_ type: Any.Type) -> Bool { name(of: type) != nil }
}
