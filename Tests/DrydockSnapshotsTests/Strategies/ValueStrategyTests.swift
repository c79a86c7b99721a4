import Drydock
import DrydockSnapshots
import Testing

/// Strategies for values that are no views: they need no main actor.
nonisolated struct ValueStrategyTests {
    private struct User: Encodable {
        var name = "Blob"
        var id = 1
        var tags: Set = ["b", "a"]
    }

    private final class Node {
        var next: Node?
    }

    @Test("a dump has the parts of a value, sorted where they have no order, without addresses")
    func dump() throws {
        #expect(
            try Snapshotting<User, String>.dump.take(User()) == """
                ▿ User
                  - name: "Blob"
                  - id: 1
                  ▿ tags: 2 members
                    - "a"
                    - "b"

                """
        )
        let node = Node()
        node.next = node
        defer { node.next = nil }
        #expect(
            try Snapshotting<Node, String>.dump.take(node) == """
                ▿ Node
                  ▿ next: Optional<Node>
                    - some (circular reference detected)

                """
        )
    }

    @Test("json and plist sort their keys")
    func encoded() throws {
        struct Pair: Encodable {
            var b = 1
            var a = "x"
        }
        #expect(try Snapshotting<Pair, String>.json.take(Pair()) == "{\n  \"a\" : \"x\",\n  \"b\" : 1\n}")
        #expect(Snapshotting<Pair, String>.json.pathExtension == "json")
        #expect(try Snapshotting<Pair, String>.plist.take(Pair()).contains("<key>a</key>"))
        #expect(try Snapshotting<Any, String>.json.take(["b": 1, "a": [2]]).hasPrefix("{\n  \"a\""))
    }

    @Test("a description is what the value says of itself")
    func description() throws {
        #expect(try Snapshotting<Int?, String>.description.take(3) == "Optional(3)")
    }

    @Test("data are compared byte by byte")
    func data() {
        let diffing = Snapshotting<Data, Data>.data.diffing
        #expect(diffing.diff(Data([1, 2]), Data([1, 2])) == nil)
        #expect(diffing.diff(Data([1, 2]), Data([1, 3]))?.0 == "The bytes differ, first at offset 1.")
        #expect(diffing.diff(Data([1]), Data([1, 3]))?.0 == "There are 2 bytes; the reference has 1.")
    }

    @Test("a function is snapshotted into a table of its cases")
    func function() throws {
        enum Case: CaseIterable { case a, b }
        let strategy = Snapshotting<Case, String>.func(into: Snapshotting<Bool, String>.description)
        #expect(try strategy.take({ $0 == .a }) == "\"a\",\"true\"\n\"b\",\"false\"")
        #expect(strategy.pathExtension == "csv")
    }

    @Test("an asynchronous snapshot is waited for, from whichever thread it comes")
    func asynchronous() throws {
        let strategy = Snapshotting<String, String>.lines.asyncPullback { (number: Int) in
            Async { callback in
                nonisolated(unsafe) let callback = callback
                Thread.detachNewThread {
                    Thread.sleep(forTimeInterval: 0.01)
                    callback("\(number)")
                }
            }
        }
        #expect(try strategy.take(7) == "7")
        let slow = Snapshotting<Int, String>.wait(for: 0.01, on: strategy)
        #expect(try slow.take(8) == "8")
    }

    @Test("user-made diffing decides by itself")
    func userDiffing() {
        var diffing = Diffing<String>.lines
        diffing.diff = { _, _ in nil }
        #expect(diffing.mismatch(reference: Array("a".utf8), actual: "b") == nil)
    }
}
