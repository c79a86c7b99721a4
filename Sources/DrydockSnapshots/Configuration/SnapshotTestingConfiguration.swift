import Foundation
import Synchronization

/// When references are written, and how a failure's files are named for a tool that compares them.
public struct SnapshotTestingConfiguration: Sendable {
    @TaskLocal package static var current: Self?

    /// Adds a line to the messages of failures; nil for none.
    public var diffTool: DiffTool?
    /// When references are written; nil as the environment says.
    public var record: Record?

    public init(record: Record? = nil, diffTool: DiffTool? = nil) {
        self.record = record
        self.diffTool = diffTool
    }

    /// When a reference file is written. Whoever writes one fails: nobody has looked at it yet.
    public struct Record: Equatable, Sendable {
        private enum Storage: String, CaseIterable {
            case all, failed, missing, never
        }

        private let storage: Storage

        /// Always.
        public static let all = Record(storage: .all)
        /// Where it is missing or differs.
        public static let failed = Record(storage: .failed)
        /// Where it is missing; the rule unless the environment says otherwise.
        public static let missing = Record(storage: .missing)
        /// Never; the rule where the environment variable `CI` is set.
        public static let never = Record(storage: .never)

        private init(storage: Storage) {
            self.storage = storage
        }

        /// `all`, `failed`, `missing` or `never`; nil for anything else.
        public init?(rawValue: String) {
            guard let storage = Storage(rawValue: rawValue) else { return nil }
            self.init(storage: storage)
        }

        /// What an environment asks for: `SNAPSHOT_TESTING_RECORD`, else `DRYDOCK_RECORD`, else `never` where `CI` is
        /// set to anything, else `missing`.
        package init(environment: [String: String]) throws(SnapshotFailure) {
            for variable in ["SNAPSHOT_TESTING_RECORD", "DRYDOCK_RECORD"] {
                guard let value = environment[variable], !value.isEmpty else { continue }
                guard let storage = Storage(rawValue: value) else {
                    let known = Storage.allCases.map(\.rawValue).joined(separator: ", ")
                    throw SnapshotFailure("\(variable) is \(value): it has to be one of \(known)")
                }
                self.init(storage: storage)
                return
            }
            self.init(storage: environment["CI"].map(\.isEmpty) == false ? .never : .missing)
        }

        /// The environment is read once: it costs as much as a small picture.
        private static let ofEnvironment = Result { () throws(SnapshotFailure) in
            try Record(environment: ProcessInfo.processInfo.environment)
        }

        /// What `explicit`, else the configuration, else the environment asks for.
        static func current(_ explicit: Record?) throws(SnapshotFailure) -> Record {
            if let record = explicit ?? SnapshotTestingConfiguration.current?.record { return record }
            if let record = globalRecord.withLock({ $0 }) { return record }
            return try ofEnvironment.get()
        }
    }

    /// Words for a failure's message: how to compare its two files with a tool.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let tool: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

        public init(
            _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
        ) {
            self.tool = tool
        }

        /// A command that takes the two paths.
        public init(stringLiteral value: StringLiteralType) {
            self.init { "\(value) \"\($0)\" \"\($1)\"" }
        }

        /// Kaleidoscope.
        public static let ksdiff: DiffTool = "ksdiff"

        /// The two files as addresses.
        public static let `default` = DiffTool { "file://\($0)\nfile://\($1)" }

        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            tool(currentFilePath, failedFilePath)
        }
    }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
    /// `all` for true, `missing` for false.
    public init(booleanLiteral value: BooleanLiteralType) {
        self = value ? .all : .missing
    }
}
