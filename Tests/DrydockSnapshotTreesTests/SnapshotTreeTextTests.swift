import DrydockSnapshotTrees
import Testing

struct SnapshotTreeTextTests {
    private let tree: SnapshotTree = {
        let text = "tab\t, line\n, return\r\n, back\\slash, = and é and \u{301}"
        var tree = View(
            "UIWindow",
            "window",
            (0, 0, 390, 844),
            [:],
            [
                View("UIView", nil, (1.25, -2, 3, 4), isConstrained: true, ["a": "\u{301}b", "text": text]),
                View("Card", "card\ted", (0, 1.0 / 3, 1, 1), [:], [label("title", ""), label(nil, "x")]),
            ]
        ).tree(
            scale: 3,
            constraints: [
                SnapshotTree.Constraint(
                    first: item(1, "leading"),
                    relation: ">=",
                    second: item(0, "trailing", guide: "guide \"a b\""),
                    multiplier: 1.5,
                    constant: -8,
                    priority: 750
                ),
                SnapshotTree.Constraint(
                    first: item(2, "width"),
                    relation: "==",
                    second: nil,
                    constant: 40
                ),
            ]
        )
        tree.attributes = [SnapshotTree.Attribute("style", "dark")]
        tree.nodes[2].drawnFrame = SnapshotTree.Rectangle(x: 0.5, y: 1, width: 2, height: 3)
        return tree
    }()

    @Test("what was stored is read again")
    func roundTrip() throws {
        let read = try #require(SnapshotTree(text: tree.text))
        #expect(read == tree)
        #expect(read.text == tree.text)
    }

    @Test("a tree without views and constraints is one")
    func empty() throws {
        #expect(SnapshotTree(text: SnapshotTree(scale: 1).text) == SnapshotTree(scale: 1))
    }

    @Test(
        "what is no tree is refused",
        arguments: [
            "", "1\t1", "2\t1\n", "1\tx\n", "1\t0\n", "1\tinf\n", "1\t1\nstyle", "1\t1\n\n1\tA\t\t0 0 1 1",
            "1\t1\n\n0\tA\t\t0 0 1", "1\t1\n\n0\tA\t\t0 0 1 1 2", "1\t1\n\n0\tA", "1\t1\n\n-1\tA\t\t0 0 1 1",
            "1\t1\n\nc\t0 top\t==\t\t1 0 1000",
            "1\t1\n\n0\tA\t\t0 0 1 1\nc\t0 top\t==\t7 top\t1 0 1000", "1\t1\n\n0\tA\t\t0 0 1 1\tx",
            "1\t1\n\n0\tA\t\t0 0 1 1\n", "1\t1\n\n0\tA\t\t0 0 1 1\nc\t0\t==\t\t1 0 1000",
        ]
    )
    func refused(_ text: String) {
        #expect(SnapshotTree(text: text) == nil)
    }

    @Test("a text that is cut off or changed anywhere is a tree or none, and never traps")
    func damaged() {
        let bytes = Array(tree.text.utf8)
        for place in bytes.indices {
            _ = SnapshotTree(text: String(decoding: bytes[..<place], as: UTF8.self))
            var changed = bytes
            for value: UInt8 in [0x09, 0x0A, 0x20, 0x2D, 0x39, 0x63, 0xFF] {
                changed[place] = value
                let read = SnapshotTree(text: String(decoding: changed, as: UTF8.self))
                if let read { _ = TreeComparison(old: read, new: tree, clusters: []).causes }
            }
        }
    }
}
