import DrydockFuzz
import Testing

@Suite struct GeneratorTests {
    @Test func `the numbers of a seed are those of SplitMix64`() {
        // The first numbers of the seed 1234567 in the public reference implementation's test.
        var random = Generator(seed: 1_234_567)
        let numbers = (0..<3).map { _ in random.next() }
        #expect(numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
    }

    @Test func `a case is a function of campaign, seed and number`() {
        func first(_ campaign: String, _ seed: UInt64, _ number: Int) -> UInt64 {
            var random = Generator(campaign: campaign, seed: seed, number: number)
            return random.next()
        }
        #expect(first("images", 1, 17) == first("images", 1, 17))
        let others = [first("images", 1, 18), first("images", 2, 17), first("fonts", 1, 17)]
        #expect(!others.contains(first("images", 1, 17)))
    }

    @Test func `numbers of a range are within it`() {
        var random = Generator(seed: 3)
        for _ in 0..<1000 {
            #expect((-3...4).contains(random.integer(-3...4)))
            #expect((0..<5).contains(random.below(5)))
            #expect((0..<1).contains(random.unit()))
        }
        #expect(random.below(0) == 0)
    }
}

@MainActor @Suite struct FuzzCaseTests {
    private func values(without removed: PartList) -> [UInt64] {
        let trial = FuzzCase(campaign: "test", seed: 1, number: 5, removed: removed)
        var values: [UInt64] = []
        trial.steps(6) { values.append($0.next()) }
        return values
    }

    @Test func `a step that is left out does not change the others`() throws {
        let all = values(without: PartList())
        let some = values(without: try #require(PartList(argument: "1,3-4")))
        #expect(some == [all[0], all[2], all[5]])
    }

    @Test func `bytes that are left out are cut`() throws {
        let removed = try #require(PartList(argument: "0-1,4"))
        let trial = FuzzCase(campaign: "test", seed: 1, number: 5, removed: removed)
        #expect(trial.input([1, 2, 3, 4, 5, 6], "bin") == [3, 4, 6])
        #expect(trial.parts == 6)
    }
}

@Suite struct PartListTests {
    @Test(arguments: ["", "x", "3-1", "-1", "1-2-3", "1,,2"])
    func `a list that cannot be read is nil or empty`(text: String) {
        let isEmpty = PartList(argument: text)?.isEmpty ?? true
        #expect(isEmpty || text == "1,,2")
    }

    @Test func `ranges that touch become one`() throws {
        var list = try #require(PartList(argument: "4-5,0"))
        #expect(list.description == "0,4-5")
        list.insert(1..<4)
        #expect(list.description == "0-5")
        #expect(list.count == 6)
    }
}

@Suite struct MinimizerTests {
    @Test func `what does not matter is left out`() throws {
        var tries = 0
        let removed = try Minimizer.removable(parts: 100, tries: 300) { (removed: PartList) in
            tries += 1
            return !removed.contains(17) && !removed.contains(63)
        }
        #expect(removed.description == "0-16,18-62,64-99")
        #expect(tries <= 300)
    }

    @Test func `no more is tried than there may be`() throws {
        var tries = 0
        _ = try Minimizer.removable(parts: 1000, tries: 9) { (_: PartList) in
            tries += 1
            return false
        }
        #expect(tries == 9)
    }

    @Test func `an input without parts stays as it is`() throws {
        let removed = try Minimizer.removable(parts: 0, tries: 9) { (_: PartList) in true }
        #expect(removed.isEmpty)
    }
}
