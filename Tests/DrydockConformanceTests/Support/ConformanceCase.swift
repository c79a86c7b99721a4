/// A set-up, and the facts that iOS gives for it.
struct ConformanceCase {
    let area: ConformanceArea
    /// What is set up, unique in its area.
    let name: String
    let source: ConformanceSource
    /// Makes the set-up and reports its facts.
    let check: (ConformanceFacts) throws -> Void

    init(
        _ area: ConformanceArea,
        _ name: String,
        _ source: ConformanceSource,
        _ check: @escaping (ConformanceFacts) throws -> Void
    ) {
        self.area = area
        self.name = name
        self.source = source
        self.check = check
    }

    /// Makes the set-up and returns its facts.
    func facts() throws -> [ConformanceFact] {
        let facts = ConformanceFacts()
        try check(facts)
        return facts.all
    }

    /// All cases with their facts, which are measured once.
    static let checked = Result { try all.map { (case: $0, facts: try $0.facts()) } }
}

/// The rows of the article's table, in its order.
enum ConformanceArea: String, CaseIterable {
    case textStyles = "Text styles"
    case colours = "Colours"
    case textWidths = "Text widths"
    case labels = "Labels and lines"
    case controls = "Controls"
    case bars = "Bars and controllers"
    case lists = "Tables and collections"
    case layout = "Layout"
    case layers = "Layers and drawing"
    case defaults = "Documented defaults"
    case orders = "Orders of callbacks"
}

/// Where a fact about iOS comes from.
enum ConformanceSource: Hashable {
    /// A document of Apple's.
    case document(String)
    /// A picture that iOS recorded, in the tests of a public repository.
    case picture(repository: String, path: String, system: String, scale: Int)
    /// Values that others measured on iOS and published, or that were measured in several pictures.
    case measurement(String)

    var text: String {
        switch self {
        case .document(let name): "Apple, \(name)"
        case .picture(let repository, let path, let system, let scale):
            "\(repository), \(Self.name(of: path)), \(system), @\(scale)x"
        case .measurement(let name): name
        }
    }

    private static func name(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// The owner of the repository of a picture.
    var author: String? {
        guard case .picture(let repository, _, _, _) = self else { return nil }
        return repository.split(separator: "/").first.map(String.init)
    }
}
