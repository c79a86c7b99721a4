import Drydock
import Testing

@Suite("Outlines of sections")
struct SectionSnapshotTests {
    private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

    /// A with B (of C and D) and E below it, and F beside it.
    private func makeOutline() -> Outline {
        var outline = Outline()
        outline.append(["A", "F"])
        outline.append(["B", "E"], to: "A")
        outline.append(["C", "D"], to: "B")
        return outline
    }

    @Test("items stand before those below them, and know their place")
    func places() {
        let outline = makeOutline()
        #expect(outline.items == ["A", "B", "C", "D", "E", "F"] && outline.rootItems == ["A", "F"])
        #expect(outline.items.map(outline.level(of:)) == [0, 1, 2, 2, 1, 0])
        #expect(outline.parent(of: "D") == "B" && outline.parent(of: "A") == nil)
        #expect(outline.index(of: "E") == 4 && outline.index(of: "X") == nil && !outline.contains("X"))
    }

    @Test("what is below expanded items only is seen")
    func visible() {
        var outline = makeOutline()
        #expect(outline.visibleItems == ["A", "F"])
        outline.expand(["B"])
        #expect(outline.visibleItems == ["A", "F"] && !outline.isVisible("C"))
        outline.expand(["A"])
        #expect(outline.visibleItems == ["A", "B", "C", "D", "E", "F"] && outline.isVisible("C"))
        outline.collapse(["B"])
        #expect(outline.visibleItems == ["A", "B", "E", "F"] && outline.isExpanded("A"))
    }

    @Test("items and outlines come beside others, and go with what is below them")
    func changes() {
        var outline = makeOutline()
        outline.insert(["X"], before: "E")
        outline.insert(["Y"], after: "A")
        #expect(outline.items == ["A", "B", "C", "D", "X", "E", "Y", "F"])
        #expect(outline.level(of: "X") == 1 && outline.level(of: "Y") == 0)
        let branch = outline.snapshot(of: "B", includingParent: true)
        #expect(branch.items == ["B", "C", "D"] && branch.level(of: "C") == 1)
        outline.delete(["B", "nobody"])
        #expect(outline.items == ["A", "X", "E", "Y", "F"])
        outline.insert(branch, after: "F")
        #expect(outline.items.suffix(4) == ["F", "B", "C", "D"] && outline.level(of: "B") == 0)
        var children = Outline()
        children.append(["1", "2"])
        outline.replace(childrenOf: "A", using: children)
        #expect(outline.items == ["A", "1", "2", "Y", "F", "B", "C", "D"] && outline.parent(of: "2") == "A")
        outline.deleteAll()
        #expect(outline.items.isEmpty)
    }

    @Test("random outlines are as a plain tree has them", arguments: 0..<20)
    func random(seed: UInt64) {
        var generator = Numbers(state: seed)
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        var parents: [Int: Int?] = [:]
        var children: [Int?: [Int]] = [:]
        var expanded: Set<Int> = []
        for item in 0..<60 {
            let parent = parents.keys.sorted().randomElement(using: &generator).flatMap {
                Bool.random(using: &generator) ? $0 : nil
            }
            outline.append([item], to: parent)
            parents[item] = .some(parent)
            children[parent, default: []].append(item)
            if Bool.random(using: &generator) {
                outline.expand([item])
                expanded.insert(item)
            }
        }
        func walk(_ parent: Int?, _ all: Bool) -> [Int] {
            (children[parent] ?? []).flatMap { [$0] + (all || expanded.contains($0) ? walk($0, all) : []) }
        }
        #expect(outline.items == walk(nil, true) && outline.visibleItems == walk(nil, false))
        #expect(outline.items.allSatisfy { outline.isVisible($0) == outline.visibleItems.contains($0) })
        #expect(outline.items.allSatisfy { outline.parent(of: $0) == parents[$0] ?? nil })
    }

    @Test("an item that is there already is refused by name")
    func twice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var outline = NSDiffableDataSourceSectionSnapshot<String>()
            outline.append(["A"])
            outline.append(["A"], to: "A")
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("the item A is added"))
    }

    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 33
        }
    }
}
