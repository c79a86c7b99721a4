import Testing

struct BenchmarkGoldensCommandTests {
    @Test("references are recorded, verified and failed, a tenth of them and all")
    func references() throws {
        let result = try BuiltCommand("drydock-benchmark").run("goldens", "--references", "300")
        #expect(result.exitCode == 0)
        let words = result.lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
        #expect(
            words == [
                "30 recorded", "30 verified", "30 failed", "300 recorded", "300 verified", "300 failed",
            ]
        )
    }

    @Test("a number of references that cannot be is refused", arguments: ["9", "1000001", "x"])
    func refused(_ count: String) throws {
        #expect(try BuiltCommand("drydock-benchmark").run("goldens", "--references", count).exitCode == 64)
    }
}
