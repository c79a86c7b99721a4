import DrydockPlatform
import Testing

@Suite("The bounded cache of glyphs and runs")
struct GenerationalCacheTests {
    @Test("it never gives a wrong value, and never costs more than its limit", arguments: 0..<20)
    func randomUse(seed: Int) {
        var cache = GenerationalCache<Int, Int>(costLimit: 100)
        var newest: [Int: Int] = [:]
        var state = UInt64(seed + 1)
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for step in 0..<2000 {
            let key = next(40)
            if next(2) == 0 {
                cache.insert(step, for: key, cost: next(20))
                newest[key] = step
            } else if let value = cache.value(for: key) {
                #expect(value == newest[key])
            }
            cache.checkInvariants()
            #expect(cache.totalCost <= 100)
        }
    }

    @Test("what is in use stays while others pass through")
    func keepsUsed() {
        var cache = GenerationalCache<String, Int>(costLimit: 100)
        cache.insert(7, for: "used", cost: 10)
        for index in 0..<1000 {
            cache.insert(index, for: "other \(index)", cost: 10)
            #expect(cache.value(for: "used") == 7)
        }
        #expect(cache.value(for: "other 1") == nil)
    }

    @Test("an entry beyond the limit is kept until the next two generations")
    func oversize() {
        var cache = GenerationalCache<Int, Int>(costLimit: 100)
        cache.insert(1, for: 1, cost: 1000)
        #expect(cache.value(for: 1) == 1)
        cache.insert(2, for: 2, cost: 30)
        cache.insert(3, for: 3, cost: 30)
        cache.insert(4, for: 4, cost: 30)
        #expect(cache.value(for: 1) == nil)
        #expect(cache.totalCost <= 100)
    }
}
