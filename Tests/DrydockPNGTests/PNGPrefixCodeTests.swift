import DrydockPNG
import Testing

struct PNGPrefixCodeTests {
    @Test("a code is complete, within its limit, and gives rarer symbols no shorter codes", arguments: 0..<40)
    func laws(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let limit = seed % 2 == 0 ? 15 : 9
        let frequencies = (0..<286).map { _ in
            UInt32.random(in: 0...3, using: &random) == 0
                ? 0 : UInt32(1) << UInt32.random(in: 0...UInt32(seed % 25), using: &random)
        }
        let code = PNGPrefixCode(frequencies: frequencies, limit: limit)
        #expect(kraftSum(code.lengths) == 1)
        #expect(code.lengths.allSatisfy { $0 <= limit })
        let used = frequencies.indices.filter { frequencies[$0] > 0 }
        #expect(used.allSatisfy { code.lengths[$0] > 0 })
        let byFrequency = used.sorted { frequencies[$0] < frequencies[$1] }
        for (rarer, commoner) in zip(byFrequency, byFrequency.dropFirst())
        where frequencies[rarer] < frequencies[commoner] {
            #expect(code.lengths[rarer] >= code.lengths[commoner])
        }
    }

    @Test("no code is the start of another")
    func prefixFree() {
        let code = PNGPrefixCode(frequencies: (0..<60).map { $0 * $0 % 37 }, limit: 7)
        let words = zip(code.codes, code.lengths).filter { $0.1 > 0 }
        for (index, first) in words.enumerated() {
            for (other, second) in words.enumerated() where index != other && first.1 <= second.1 {
                // The first bit is the lowest.
                #expect(second.0 & (1 << UInt16(first.1) - 1) != first.0)
            }
        }
    }

    @Test("without a binding limit the cost is Huffman's", arguments: 0..<20)
    func costsWhatHuffmanCosts(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let frequencies = (0..<Int.random(in: 2...200, using: &random)).map { _ in
            UInt32.random(in: 1...500, using: &random)
        }
        let code = PNGPrefixCode(frequencies: frequencies, limit: 15)
        #expect(cost(frequencies, code.lengths) == huffmanCost(frequencies))
    }

    @Test("with a binding limit no other code is cheaper")
    func optimalUnderLimit() {
        for frequencies in [[1, 1, 2, 3, 5, 8], [1, 2, 4, 8, 16, 32], [1, 1, 1, 1, 50, 60]] as [[UInt32]] {
            for limit in 3...4 {
                let code = PNGPrefixCode(frequencies: frequencies, limit: limit)
                #expect(cost(frequencies, code.lengths) == cheapest(frequencies, limit: limit))
            }
        }
    }

    @Test("Fibonacci frequencies, which ask for the longest codes, stay within fifteen bits")
    func fifteenBits() {
        var frequencies: [UInt32] = [1, 1]
        while frequencies.count < 40 {
            frequencies.append(frequencies[frequencies.count - 1] + frequencies[frequencies.count - 2])
        }
        let code = PNGPrefixCode(frequencies: frequencies, limit: 15)
        #expect(code.lengths.max() == 15)
        #expect(kraftSum(code.lengths) == 1)
    }

    @Test("one symbol or none still makes a complete code of two")
    func fewSymbols() {
        #expect(PNGPrefixCode(frequencies: [0, 0, 0], limit: 15).lengths == [1, 1, 0])
        #expect(PNGPrefixCode(frequencies: [5, 0, 0], limit: 15).lengths == [1, 1, 0])
        #expect(PNGPrefixCode(frequencies: [0, 0, 9], limit: 15).lengths == [1, 0, 1])
        #expect(PNGPrefixCode(frequencies: [3, 0, 9], limit: 15).lengths == [1, 0, 1])
        #expect(
            PNGPrefixCode(frequencies: [UInt32](repeating: 7, count: 128), limit: 7).lengths
                == .init(repeating: 7, count: 128)
        )
    }

    private func kraftSum(_ lengths: [UInt8]) -> Double {
        lengths.filter { $0 > 0 }.reduce(0) { $0 + 1 / Double(1 << $1) }
    }

    private func cost(_ frequencies: [UInt32], _ lengths: [UInt8]) -> Int {
        zip(frequencies, lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
    }

    /// The sum of all inner nodes of Huffman's tree, by the book.
    private func huffmanCost(_ frequencies: [UInt32]) -> Int {
        var weights = frequencies.map { Int($0) }
        var total = 0
        while weights.count > 1 {
            weights.sort(by: >)
            let pair = weights.removeLast() + weights.removeLast()
            total += pair
            weights.append(pair)
        }
        return total
    }

    /// The least cost over all lengths that a prefix code may have, by trying them all.
    private func cheapest(_ frequencies: [UInt32], limit: Int) -> Int {
        var best = Int.max
        func extend(_ lengths: [UInt8], room: Int) {
            if lengths.count == frequencies.count {
                best = min(best, cost(frequencies, lengths))
                return
            }
            for length in 1...limit where 1 << (limit - length) <= room {
                extend(lengths + [UInt8(length)], room: room - 1 << (limit - length))
            }
        }
        extend([], room: 1 << limit)
        return best
    }
}
