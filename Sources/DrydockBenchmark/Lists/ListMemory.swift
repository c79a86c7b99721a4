import Drydock
import DrydockCMalloc
import Foundation

/// What lists take of the heap once they have scrolled for a while.
struct ListMemory: Encodable {
    let name: String
    let kilobytes: Double

    @MainActor
    static func all() -> [ListMemory] {
        // The first list fills what the process keeps: faces, glyphs, bitmaps.
        for make in ListSubject.makers { _ = measure(make, rows: 1_000) }
        return ListSubject.makers.flatMap { make in
            [1_000, 100_000, 1_000_000].map { measure(make, rows: $0) }
        }
    }

    @MainActor
    private static func measure(_ make: (Int) -> ListSubject, rows: Int) -> ListMemory {
        let before = heap
        let subject = make(rows)
        for _ in 0..<60 { subject.turn() }
        let taken = Double(heap - before) / 1000
        return ListMemory(name: subject.name, kilobytes: taken)
    }

    private static var heap: Int {
        let info = mallinfo2()
        return Int(info.uordblks) + Int(info.hblkhd)
    }
}

/// Frames of lists, and their memory.
struct ListsReport: Encodable {
    let times: BenchmarkTable
    let memory: [ListMemory]

    func print(asJSON isJSON: Bool) throws {
        guard isJSON else {
            try times.print(asJSON: false)
            Swift.print("kB of heap")
            for line in memory { Swift.print(String(format: "%10.0f   ", line.kilobytes) + line.name) }
            return
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        Swift.print(String(decoding: try encoder.encode(self), as: UTF8.self))
    }
}
