package import DrydockSnapshotResults

/// Why a snapshot did not pass, in words for the person who reads the test's output.
package struct SnapshotFailure: Error, Equatable {
    package let message: String
    /// The same as a value; nil for what went wrong before there was anything to compare.
    package var result: FailedSnapshot?

    package init(_ message: String) {
        self.message = message
    }
}
