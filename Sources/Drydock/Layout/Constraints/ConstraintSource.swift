#if DEBUG && canImport(Runtime)
    import Runtime
#endif

/// Where a constraint was written, for messages.
nonisolated enum ConstraintSource {
    case location(file: StaticString, line: UInt)
    case calls(CallTrace)
}

extension ConstraintSource: CustomStringConvertible {
    /// `File.swift:12`, without folders; empty when the place is not known.
    nonisolated var description: String {
        switch self {
        case .location(let file, let line): "\(ConstraintSource.fileName(String(describing: file))):\(line)"
        case .calls(let trace): trace.caller ?? ""
        }
    }

    nonisolated static func fileName(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}

/// The calls under way when an operator made a constraint.
///
/// Operators cannot take `#fileID` and `#line` as default arguments, so that debug builds note the return
/// addresses instead, which costs about 10 µs, and read the debug information once a message needs it.
/// Release builds note nothing.
nonisolated final class CallTrace {
    #if DEBUG && canImport(Runtime)
        private let backtrace: Backtrace

        private init(_ backtrace: Backtrace) {
            self.backtrace = backtrace
        }

        /// The innermost calls; enough to get from here past the operators.
        static func capture() -> CallTrace? {
            // Images are passed in, as finding them out again at each capture would take 50 times as long.
            (try? Backtrace.capture(algorithm: .fast, limit: 10, offset: 1, top: 0, images: images))
                .map(CallTrace.init)
        }

        /// The innermost source line outside of the layout code.
        var caller: String? {
            guard
                let calls = backtrace.symbolicated(
                    with: ImageMap.capture(),
                    options: [.showInlineFrames, .showSourceLocations, .useSymbolCache]
                )
            else { return nil }
            for frame in calls.frames {
                guard let location = frame.symbol?.sourceLocation, location.line > 0,
                    !location.path.hasPrefix(CallTrace.layoutFolder)
                else { continue }
                return "\(ConstraintSource.fileName(location.path)):\(location.line)"
            }
            return nil
        }

        private static let images = ImageMap.capture()

        /// The folder that this folder is in.
        private static let layoutFolder: String = {
            let parts = "\(#filePath)".split(separator: "/", omittingEmptySubsequences: false)
            return parts.dropLast(2).joined(separator: "/") + "/"
        }()
    #else
        static func capture() -> CallTrace? { nil }

        var caller: String? { nil }
    #endif
}
