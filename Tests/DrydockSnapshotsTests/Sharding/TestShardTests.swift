import DrydockSnapshots
import Testing

/// Which part of the tests an environment asks for.
struct TestShardTests {
    @Test(
        "a part of the tests is asked for in the words of each runner",
        arguments: [
            (["SNAPSHOT_SHARD": "2/4"], "2/4"),
            (["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "3"], "1/3"),
            (["TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "3"], "3/3"),
            (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "2"], "2/2"),
            // The nearest wins.
            (["SNAPSHOT_SHARD": "1/2", "TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "3"], "1/2"),
            (["TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "3", "CI_NODE_INDEX": "1"], "3/3"),
            ([:], nil), (["SNAPSHOT_SHARD": ""], nil), (["SNAPSHOT_SHARD": "1/1"], nil),
            // What GitLab sets for a job that runs once, for those of `parallel: 3`, and for those of a matrix.
            (["CI_NODE_TOTAL": "1", "CI_JOB_NAME": "golden"], nil),
            (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3", "CI_JOB_NAME": "golden 2/3"], "2/3"),
            (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3", "CI_JOB_NAME": "golden: [6.2, bookworm]"], nil),
            (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3", "CI_JOB_NAME": "golden: [1/3]"], nil),
            (
                [
                    "CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3", "CI_JOB_NAME": "golden: [2/4]",
                    "SNAPSHOT_SHARD": "2/4",
                ], "2/4"
            ),
        ] as [([String: String], String?)]
    )
    func environment(_ environment: [String: String], shard: String?) throws {
        #expect(try TestShard(environment: environment)?.description == shard)
    }

    @Test(
        "what is no part is refused by name",
        arguments: [
            (["SNAPSHOT_SHARD": "0/4"], "SNAPSHOT_SHARD is 0/4"), (["SNAPSHOT_SHARD": "5/4"], "1/4 to 4/4"),
            (["SNAPSHOT_SHARD": "1"], "SNAPSHOT_SHARD is 1:"), (["SNAPSHOT_SHARD": "a/b"], "a/b"),
            (["SNAPSHOT_SHARD": "1/2/3"], "1/2/3"), (["SNAPSHOT_SHARD": "1/-2"], "1/-2"),
            (["TEST_TOTAL_SHARDS": "3"], "TEST_SHARD_INDEX is not set"),
            (["TEST_SHARD_INDEX": "3", "TEST_TOTAL_SHARDS": "3"], "it has to be 0 to 2"),
            (["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "3"], "it has to be 1 to 3"),
            (["CI_NODE_INDEX": "1"], "CI_NODE_TOTAL is not set"),
            (["CI_NODE_INDEX": "99999999999999999999", "CI_NODE_TOTAL": "3"], "99999999999999999999"),
        ]
    )
    func refused(_ environment: [String: String], words: String) throws {
        let failure = try #require(throws: SnapshotFailure.self) { try TestShard(environment: environment) }
        #expect(failure.message.contains(words))
    }

    @Test("each of many tests is in one part, and the parts are about as large", arguments: [2, 3, 4, 7, 16])
    func parts(count: Int) throws {
        let shards = try (1...count).compactMap {
            try TestShard(environment: ["SNAPSHOT_SHARD": "\($0)/\(count)"])
        }
        var sizes = [Int](repeating: 0, count: count)
        for number in 0..<4_000 {
            let test = "AppTests.Suite\(number / 40)/test\(number % 40)()"
            let owners = shards.indices.filter { shards[$0].contains(test) }
            try #require(owners.count == 1)
            sizes[owners[0]] += 1
        }
        for size in sizes { #expect(abs(size - 4_000 / count) < 800 / count + 60) }
    }

    @Test("a few tests with names alike are not all of one part")
    func few() throws {
        let shard = try #require(try TestShard(environment: ["SNAPSHOT_SHARD": "1/2"]))
        // Their bytes have the same lowest bits.
        for names in [["aa", "cc", "ee", "gg", "ii", "kk"], ["b1", "d3", "f5", "h7", "j9", "b3"]] {
            let count = names.filter { shard.contains("AppTests.CardTests/\($0)()") }.count
            #expect((1...5).contains(count))
        }
    }

    @Test("a test's part is the same for ever")
    func stable() throws {
        let shard = try #require(try TestShard(environment: ["SNAPSHOT_SHARD": "1/2"]))
        let tests = ["a", "b", "AppTests.Suite/test()", "AppTests.Suite/other()"]
        #expect(tests.map(shard.contains) == [true, false, true, false])
    }
}
