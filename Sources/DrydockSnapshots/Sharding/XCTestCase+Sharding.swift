public import XCTest

extension XCTestCase {
    /// Skips a test of another shard than this process runs, where the environment asks for one. Call it first in
    /// `setUpWithError`.
    ///
    /// - Throws: `XCTSkip`, or what is wrong with the environment.
    public func skipUnlessInShard() throws {
        guard let reason = try TestShard.reasonToSkip(name) else { return }
        throw XCTSkip(reason)
    }
}
