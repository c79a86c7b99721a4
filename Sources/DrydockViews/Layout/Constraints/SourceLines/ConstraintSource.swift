internal import Synchronization

/// Where a constraint was written, for messages.
@usableFromInline nonisolated enum ConstraintSource: Sendable {
    case location(file: StaticString, line: UInt)
    /// Operators cannot take `#fileID` and `#line` as default arguments. Where they return to says the same,
    /// once a message needs it.
    case call(returnAddress: UInt)
    /// A stack view made it.
    case stack(StackRule)

    /// What a stack view's constraint sees to, as messages say it.
    @usableFromInline nonisolated enum StackRule: String, Sendable {
        case edges
        case spacing
        case equalLengths = "equal lengths"
        case proportions
        case distances
        case alignment
        case hiddenViews = "hidden views"
        case compactness
    }
}

extension ConstraintSource: CustomStringConvertible {
    /// `File.swift:12`, without folders; empty when the place is not known.
    @usableFromInline nonisolated var description: String {
        switch self {
        case .location(let file, let line): ConstraintSource.place(path: String(describing: file), line: line)
        case .call(let returnAddress):
            ConstraintSource.lookups.withLock { lookups in
                if let place = lookups.places[returnAddress] { return place }
                guard lookups.left > 0 else { return "" }
                lookups.left -= 1
                // The call is the instruction before.
                let found = lookups.table(of: returnAddress)?.place(of: returnAddress - 1)
                let place = found.map { "\($0.file):\($0.line)" } ?? ""
                lookups.places[returnAddress] = place
                return place
            }
        case .stack: ""
        }
    }

    /// Finds the places of at most so many further return addresses while `body` runs. Release builds have lines, too,
    /// unless they are stripped.
    nonisolated static func withLookups<Result>(atMost limit: Int, _ body: () -> Result) -> Result {
        lookups.withLock { $0.left = limit }
        defer { lookups.withLock { $0.left = .max } }
        return body()
    }

    private nonisolated static let lookups = Mutex(Lookups())

    private nonisolated struct Lookups {
        /// By return address: a loop makes many constraints from one.
        var places: [UInt: String] = [:]
        var left = Int.max
        /// That of the image asked for last, which mostly is the only one.
        private var lastTable: LineTable?

        mutating func table(of address: UInt) -> LineTable? {
            guard let file = ObjectFile(containing: address) else { return nil }
            if lastTable?.base != file.base { lastTable = LineTable(of: file) }
            return lastTable
        }
    }

    private nonisolated static func place(path: String, line: some BinaryInteger) -> String {
        "\(path.split(separator: "/").last ?? ""):\(line)"
    }

}
