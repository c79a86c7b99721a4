import Foundation
import Testing

/// What the libraries show to a user, read from the modules of this build: nothing is
/// built for it, and it takes a second.
struct PublicAPI {
    struct Symbol: Hashable {
        let components: [String]
        let isDocumented: Bool
        /// File and line below the sources.
        let place: String

        /// `UIView.addSubview(_:)`; `==(_:_:)` for a free function.
        var path: String { components.joined(separator: ".") }
        /// The path of the type that has this member; empty for what stands at the top.
        var parent: String { components.dropLast().joined(separator: ".") }
    }

    let symbols: [Symbol]
    /// Superclasses and protocols by the names of types.
    private let parents: [String: [String]]

    private let paths: Set<String>

    private static let loaded = Result { try PublicAPI() }

    /// Read once for all tests.
    static func ofThisBuild() throws -> PublicAPI { try loaded.get() }

    private init() throws {
        let graphs = try ["Drydock", "DrydockAnchorage", "DrydockTesting", "DrydockSnapshots"]
            .flatMap(SymbolGraph.extract)
        let found = graphs.flatMap(\.symbols)
        var names: [String: String] = [:]
        for symbol in found { names[symbol.identifier.precise] = symbol.path }
        var parents: [String: [String]] = [:]
        for link in graphs.flatMap(\.relationships) where ["inheritsFrom", "conformsTo"].contains(link.kind) {
            if let name = names[link.source], let parent = names[link.target] {
                parents[name, default: []].append(parent)
            }
        }
        symbols = found.map(Symbol.init).sorted { ($0.path, $0.place) < ($1.path, $1.place) }
        self.parents = parents
        // Constraints also take where in the source they were made; UIKit's names do not say so.
        paths = Set(found.map { $0.path.replacingOccurrences(of: "file:line:", with: "") })
    }

    /// Whether a type or a member is there, its own or one of a superclass or a protocol.
    func contains(_ path: String) -> Bool {
        var seen: Set<String> = []
        return contains(path, seen: &seen)
    }

    /// Types of two modules that have one name may seem to be each other's parents.
    private func contains(_ path: String, seen: inout Set<String>) -> Bool {
        if paths.contains(path) { return true }
        let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2, seen.insert(path).inserted else { return false }
        for parent in parents[parts[0], default: []] where contains("\(parent).\(parts[1])", seen: &seen) {
            return true
        }
        return false
    }
}

extension PublicAPI.Symbol {
    init(_ symbol: SymbolGraph.Symbol) {
        let line = symbol.location.map { ":\($0.position.line + 1)" } ?? ""
        let file = symbol.location?.uri.components(separatedBy: "/Sources/").last ?? ""
        self.init(
            components: symbol.pathComponents,
            isDocumented: symbol.docComment != nil,
            place: file + line
        )
    }
}
