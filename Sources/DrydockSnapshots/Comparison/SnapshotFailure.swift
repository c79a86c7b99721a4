/// Why a snapshot did not pass, in words for the person who reads the test's output.
package struct SnapshotFailure: Error, Equatable {
    package let message: String

    package init(_ message: String) {
        self.message = message
    }
}
