import Drydock
import DrydockSnapshots
import Testing

/// What the running test is called, as its references are.
struct AssertionNameTests {
    /// The path in the message of a snapshot that has no reference.
    nonisolated private func reference(
        named name: String? = nil,
        testName: String = #function
    ) throws -> String {
        // A failure that is expected is none of the run's.
        let message = RunCauses.$current.withValue(RunCauses()) {
            verifySnapshot(
                of: "text",
                as: .lines,
                named: name,
                record: .never,
                snapshotDirectory: "/nowhere",
                testName: testName
            )
        }
        let line = try #require(message?.split(separator: "\n").first)
        return line.replacingOccurrences(of: "There is no reference /nowhere/", with: "")
    }

    @Test("names and numbers follow the suite and the function")
    func numbers() throws {
        #expect(try reference(testName: "numbers()") == "AssertionNameTests.numbers.1.txt")
        #expect(try reference(testName: "numbers()") == "AssertionNameTests.numbers.2.txt")
        #expect(
            try reference(named: "card", testName: "numbers()") == "AssertionNameTests.numbers.card.txt"
        )
    }

    @Test("each case of a parameterised test has references of its own", arguments: ["a", "b/c"], [1])
    func cases(_ name: String, count: Int) throws {
        #expect(
            try reference(testName: "cases(_:count:)")
                == "AssertionNameTests.cases.\(name == "a" ? "a" : SnapshotName.part("b/c")),count=1.1.txt"
        )
    }

    @Test func `a raw name! is safe`() throws {
        #expect(
            try reference(testName: "a raw name! is safe()")
                == "AssertionNameTests.\(SnapshotName.part("a raw name! is safe")).1.txt"
        )
    }

    struct Inner {
        @Test("an inner suite is named after its outer one")
        func inner() throws {
            #expect(
                try AssertionNameTests().reference(testName: "inner()")
                    == "AssertionNameTests.Inner.inner.1.txt"
            )
        }
    }

    @Test("a second use of one name fails, whatever the contents")
    func twice() throws {
        #expect(try reference(named: "x", testName: "twice()") == "AssertionNameTests.twice.x.txt")
        #expect(try reference(named: "x", testName: "twice()").contains("is used twice in one run"))
    }

    @Test("a helper's snapshots are the test's", .snapshots)
    func helper() throws {
        #expect(try reference(testName: "check(_:)") == "AssertionNameTests.helper.check.1.txt")
    }
}
