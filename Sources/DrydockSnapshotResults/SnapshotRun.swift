/// What one test process did with references: a JSON file of its own in the folder `runs` of the artefacts.
package struct SnapshotRun: Codable, Equatable, Sendable {
    package struct Use: Codable, Equatable, Sendable {
        /// The reference, absolute.
        package var reference: String
        /// `Module.Suite/function(arguments)`.
        package var test: String
        package var passed: Bool
        /// Wall time of making, drawing and comparing.
        package var seconds: Double

        package init(reference: String, test: String, passed: Bool, seconds: Double) {
            self.reference = reference
            self.test = test
            self.passed = passed
            self.seconds = seconds
        }
    }

    package static let currentVersion = 1

    package var version = SnapshotRun.currentVersion
    /// The process's arguments: filters make a run partial.
    package var arguments: [String]
    /// Whether the process got to its end.
    package var finished = false
    /// `2/4` when this is the second of four shards.
    package var shard: String?
    package var uses: [Use] = []

    package init(arguments: [String]) {
        self.arguments = arguments
    }
}
