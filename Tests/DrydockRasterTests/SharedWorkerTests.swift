@testable import DrydockRaster
import Synchronization
import Testing

struct SharedWorkerTests {
    @Test("both parts are done once when it returns, whichever thread gets to the second one first")
    func bothPartsAreDone() {
        let worker = SharedWorker()
        let first = Atomic(0)
        let second = Atomic(0)
        for round in 1...20_000 {
            worker.run {
                // As long as the thread may take to begin, and less.
                for _ in 0..<(round % 512) { first.add(0, ordering: .relaxed) }
                first.add(1, ordering: .relaxed)
            } _: {
                second.add(1, ordering: .relaxed)
            }
            guard first.load(ordering: .relaxed) == round, second.load(ordering: .relaxed) == round else {
                Issue.record(
                    "Round \(round): \(first.load(ordering: .relaxed)), \(second.load(ordering: .relaxed))"
                )
                return
            }
        }
    }
}
