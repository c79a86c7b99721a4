import Drydock
import DrydockSnapshots
import Testing

struct SnapshotNameTests {
    @Test("suite, function and arguments make a test's name")
    func ofTest() {
        let test = TestIdentity(
            suite: ["PillTests", "Dark"],
            function: "states",
            arguments: ["disabled", "scale=2.0"]
        )
        #expect(
            SnapshotName.ofTest(test, testName: "states(_:scale:)")
                == "PillTests.Dark.states.disabled,\(SnapshotName.part("scale=2.0"))"
        )
    }

    @Test("a helper's name, or one that was passed, comes after the test's")
    func helper() {
        let test = TestIdentity(suite: ["PillTests"], function: "states")
        #expect(SnapshotName.ofTest(test, testName: "check(_:)") == "PillTests.states.check")
        #expect(SnapshotName.ofTest(TestIdentity(), testName: "states()") == "states")
    }

    @Test(
        "a part of letters, digits and plain marks stays as it is",
        arguments: ["a_b-C+9@2x", "größe", "scale=2"]
    )
    func plain(_ part: String) {
        #expect(SnapshotName.part(part) == part)
    }

    @Test(
        "names that differ only in what a path cannot have stay different, and safe",
        arguments: [
            ["a b", "a-b", "a/b", "a.b", "a  b"], ["", ".", "..", "/"], ["🙂", "🙃", "👩‍👩‍👧"],
            ["a,b", "a\nb", "a\0b"],
        ]
    )
    func hostile(_ names: [String]) {
        let parts = names.map(SnapshotName.part)
        #expect(Set(parts).count == names.count)
        for part in parts {
            #expect(!part.isEmpty)
            #expect(part.allSatisfy { $0.isLetter || $0.isNumber || "_-+@=~".contains($0) })
        }
    }

    @Test("a long name is cut to what file systems allow, and stays apart from its like")
    func long() {
        let names = ["a", "b"].map { SnapshotName.shortened(String(repeating: "ü", count: 300) + $0) }
        #expect(names[0] != names[1])
        for name in names { #expect((name + "-rtl@2x.difference.png").utf8.count < 255) }
    }

    @Test("the hash is the same for ever")
    func hash() {
        #expect(SnapshotName.part("a b") == "a-b~e2bca18b")
    }

    @Test("unnamed snapshots of a test are numbered from 1, and anew when it begins again")
    func numbers() {
        let registry = SnapshotRegistry()
        let (first, second) = (TestIdentity(function: "a"), TestIdentity(function: "b"))
        #expect(registry.number(of: first, stem: "x") == 1)
        #expect(registry.number(of: first, stem: "x") == 2)
        #expect(registry.number(of: second, stem: "x") == 1)
        registry.begin(first)
        #expect(registry.number(of: first, stem: "x") == 1)
        #expect(registry.number(of: second, stem: "x") == 2)
    }

    @Test("two names that differ in the case of letters alone are told to be one file elsewhere")
    func cases() throws {
        let registry = SnapshotRegistry()
        let test = TestIdentity(function: "a")
        try registry.claim("/a/A.light.png", for: test, at: "A.swift:3")
        let failure = try #require(throws: SnapshotFailure.self) {
            try registry.claim("/a/A.Light.png", for: test, at: "A.swift:9")
        }
        #expect(failure.message.contains("differs from A.light.png, which is used at A.swift:3"))
        #expect(failure.message.contains("on macOS and Windows both are one file"))
        try registry.claim("/A/A.light.png", for: test, at: "A.swift:10")
        registry.begin(test)
        try registry.claim("/a/A.Light.png", for: test, at: "A.swift:9")
    }

    @Test("a reference belongs to one assertion of a run")
    func claims() throws {
        let registry = SnapshotRegistry()
        let test = TestIdentity(function: "a")
        try registry.claim("/x.png", for: test, at: "A.swift:3")
        let failure = #expect(throws: SnapshotFailure.self) {
            try registry.claim("/x.png", for: TestIdentity(function: "b"), at: "A.swift:9")
        }
        #expect(failure?.message.contains("/x.png is used twice in one run: before at A.swift:3.") == true)
        registry.begin(test)
        try registry.claim("/x.png", for: test, at: "A.swift:3")
    }
}
