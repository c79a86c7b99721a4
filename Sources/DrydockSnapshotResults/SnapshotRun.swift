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

    /// A test framework. The package manager runs the tests of each in a process of its own.
    package enum Library: String, Codable, Sendable, CaseIterable {
        case xctest = "XCTest"
        case swiftTesting = "Swift Testing"
    }

    package static let currentVersion = 1

    package var version = SnapshotRun.currentVersion
    /// The process's arguments: filters make a run partial.
    package var arguments: [String]
    /// Seconds since 1970 at which the process began.
    package var started: Double
    /// The same for all processes that one `swift test` started: those of both frameworks, and of the tests of a parallel
    /// run. Nil where something else started the process.
    package var invocation: String?
    /// Whether the process got to its end.
    package var finished = false
    /// What the process ended with; nil before its end.
    package var exitCode: Int32?
    /// `2/4` when this is the second of four shards.
    package var shard: String?
    package var uses: [Use] = []

    package init(arguments: [String], started: Double = 0) {
        self.arguments = arguments
        self.started = started
    }
}

extension SnapshotRun {
    /// Which framework's tests the process ran.
    package var library: Library {
        zip(arguments, arguments.dropFirst()).contains { $0 == ("--testing-library", "swift-testing") }
            ? .swiftTesting : .xctest
    }

    /// What narrows the run to some of the tests: filters, repeated or skipped tests, and the names that XCTest takes.
    /// Empty for all of them.
    package var selection: [String] {
        var selection: [String] = []
        var rest = arguments.dropFirst()
        while let argument = rest.popFirst() {
            let option = argument.prefix { $0 != "=" }
            if ["--filter", "--skip"].contains(option) {
                selection.append(argument)
                if option == argument, let value = rest.popFirst() { selection.append(value) }
            } else if library == .xctest, !argument.hasPrefix("-") {
                selection.append(argument)
            } else if library == .xctest, option == argument {
                // An option of XCTest and its value.
                _ = rest.popFirst()
            }
        }
        return selection
    }
}
