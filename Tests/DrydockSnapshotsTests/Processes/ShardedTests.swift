import Drydock
import DrydockSnapshots
import Testing
import XCTest

nonisolated enum Marks {
    static let variable = "DRYDOCK_SHARDED_TESTS"
    static var folder: String? { ProcessInfo.processInfo.environment[variable] }

    /// Fails for a test that runs in two processes.
    static func leave(_ name: String) throws {
        let path = "\(folder ?? "")/\(name)"
        try #require(!FileManager.default.fileExists(atPath: path), "\(name) ran before")
        try Data().write(to: URL(fileURLWithPath: path))
    }
}

/// Tests that leave a file of their name where `ShardingTests` runs them in processes of their own.
@Suite(.enabled(if: Marks.folder != nil), .snapshots)
struct ShardedTests {
    @Test func one() throws { try Marks.leave("one") }
    @Test func two() throws { try Marks.leave("two") }
    @Test func three() throws { try Marks.leave("three") }
    @Test func four() throws { try Marks.leave("four") }
    @Test func five() throws { try Marks.leave("five") }
    @Test func six() throws { try Marks.leave("six") }
    @Test func seven() throws { try Marks.leave("seven") }
    @Test func eight() throws { try Marks.leave("eight") }

    /// All cases run in one shard.
    @Test(arguments: 1...3)
    func cases(_ number: Int) throws { try Marks.leave("case-\(number)") }

    @Suite struct Inner {
        @Test func nested() throws {
            try Marks.leave("nested")
            assertSnapshot(of: "reference", as: .lines, record: .never)
        }
    }
}

nonisolated final class ShardedXCTests: XCTestCase {
    override func setUpWithError() throws {
        try XCTSkipIf(Marks.folder == nil, "leaves files")
    }

    func testOne() throws { try Marks.leave("xctest-one") }
    func testTwo() throws { try Marks.leave("xctest-two") }
    func testThree() throws { try Marks.leave("xctest-three") }
    func testFour() throws { try Marks.leave("xctest-four") }
    func testFive() throws { try Marks.leave("xctest-five") }
}
