internal import Runtime
internal import Synchronization

/// Where a constraint was written, for messages.
nonisolated enum ConstraintSource {
    case location(file: StaticString, line: UInt)
    /// Operators cannot take `#fileID` and `#line` as default arguments. Where they return to says the same,
    /// once a message needs it.
    case call(returnAddress: UInt)
    /// A stack view made it.
    case stack(StackRule)

    /// What a stack view's constraint sees to, as messages say it.
    nonisolated enum StackRule: String {
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
    nonisolated var description: String {
        switch self {
        case .location(let file, let line): ConstraintSource.place(path: String(describing: file), line: line)
        case .call(let returnAddress):
            ConstraintSource.lookups.withLock { lookups in
                if let place = lookups.places[returnAddress] { return place }
                guard lookups.left > 0 else { return "" }
                lookups.left -= 1
                let place = ConstraintSource.place(calling: returnAddress)
                lookups.places[returnAddress] = place
                return place
            }
        case .stack: ""
        }
    }

    /// Finds the places of at most so many further return addresses while `body` runs. Each takes a walk through the line
    /// tables of the whole program: 5 ms where that has 14 MB, 20 ms where 40 MB, the first time ten times as much.
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
    }

    private nonisolated static func place(path: String, line: some BinaryInteger) -> String {
        "\(path.split(separator: "/").last ?? ""):\(line)"
    }

    /// Reads the debug information, which release builds have too unless they are stripped.
    private nonisolated static func place(calling returnAddress: UInt) -> String {
        guard
            let frames = Backtrace(returnAddress)?.symbolicated(
                options: [.showInlineFrames, .showSourceLocations, .useSymbolCache]
            )?.frames
        else { return "" }
        // The innermost frame may be of code that the compiler made up, which is on line 0.
        for case let location? in frames.map(\.symbol?.sourceLocation) where location.line > 0 {
            return place(path: location.path, line: location.line)
        }
        return ""
    }
}

extension Backtrace {
    /// A single call, as capturing a backtrace up to it would have found it.
    fileprivate nonisolated init?(_ returnAddress: UInt) {
        // The only public way in is decoding. The format is Swift's Compact Backtrace Format, version 0: a byte
        // for 64-bit words, one for an absolute return address of eight bytes, and the address.
        let bytes = [0x02, 0x2f] + withUnsafeBytes(of: UInt64(returnAddress).bigEndian, Array.init)
        let fields = ["architecture": "", "backtrace": Data(bytes).base64EncodedString()]
        guard let json = try? JSONEncoder().encode(fields),
            let backtrace = try? JSONDecoder().decode(Backtrace.self, from: json)
        else { return nil }
        self = backtrace
    }
}
