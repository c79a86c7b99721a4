import DrydockBuffers
import Testing

@Suite struct ContainerTests {
    @Test("a buffer keeps its elements while it grows, and those that are wanted")
    func buffer() {
        var buffer = Buffer<Int>()
        for number in 0..<100 { buffer.append(number) }
        buffer.keep { $0 % 3 == 0 }
        #expect(Array(buffer.all) == Array(stride(from: 0, to: 100, by: 3)))
        #expect(buffer.popLast() == 99)
        buffer.extend(35, -1)
        #expect(buffer.elements(32, 35).elementsEqual([96, -1, -1]))
        buffer.fill(2, 7)
        #expect(Array(buffer.all) == [7, 7])
    }

    @Test("queues yield the highest level first, and what came first within a level", arguments: 1...20)
    func queues(seed: Int) {
        var queues = LevelQueues()
        queues.empty(below: 200)
        var waiting: [(level: Int32, number: Int32)] = []
        for number in Int32(0)..<200 {
            let level = Int32(truncatingIfNeeded: (Int(number) + 7) * seed * 31 % 11)
            queues.append(number, level)
            waiting.append((level, number))
            guard number % 3 == 0 else { continue }
            let next = waiting.indices.max { (waiting[$0].level, $1) < (waiting[$1].level, $0) }
            #expect(queues.popFirst() == next.map { waiting.remove(at: $0).number })
        }
        waiting.sort { (-$0.level, $0.number) < (-$1.level, $1.number) }
        for (_, number) in waiting { #expect(queues.popFirst() == number) }
        #expect(queues.popFirst() == nil)
    }

    @Test("pending numbers leave a set at either end in order", arguments: 1...20)
    func pending(seed: Int) {
        var set = PendingSet()
        set.extend(below: 1000)
        var oracle: Set<Int> = []
        for step in 1...300 {
            let number = step * step * seed % 1000
            set.insert(Int32(number))
            oracle.insert(number)
            guard step % 4 != 0 else { continue }
            let next = step.isMultiple(of: 2) ? oracle.min() : oracle.max()
            #expect((step.isMultiple(of: 2) ? set.popFirst() : set.popLast()) == next)
            if let next { oracle.remove(next) }
        }
        for number in oracle.sorted() { #expect(set.popFirst() == number) }
        #expect(set.popFirst() == nil)
        #expect(set.popLast() == nil)
    }

    @Test("a sparse vector lists a number once when it keeps it, though it was zero in between")
    func sparseVector() {
        var vector = SparseVector()
        vector.extend(below: 10)
        vector.add(2, 7)
        vector.add(1, 3)
        vector[7] = 0
        vector.add(5, 7)
        vector.add(4, 9)
        vector.keep { $0 != 9 && $1 > 0 }
        #expect(Array(vector.indices) == [7, 3])
        #expect((vector[7], vector[3], vector[9]) == (5, 1, 0))
        vector.clear()
        #expect(vector.indices.isEmpty)
        #expect(vector[7] == 0)
    }

    @Test("a listed set holds each number once, in the order of insertion")
    func listedSet() {
        var set = ListedSet()
        set.extend(below: 8)
        for number: Int32 in [5, 2, 5, 7, 2] { set.insert(number) }
        #expect(Array(set.all) == [5, 2, 7])
        set.removeAll()
        set.insert(2)
        #expect(Array(set.all) == [2])
    }
}
