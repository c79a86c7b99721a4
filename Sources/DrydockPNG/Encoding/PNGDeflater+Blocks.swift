extension PNGDeflater {
    /// The order in which the lengths of the code-length code are sent (RFC 1951, 3.2.7).
    private static let codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    /// Writes the tokens so far as one block with prefix codes of its own, and starts the next.
    func writeBlock(isLast: Bool) {
        literalFrequencies[PNGDeflateSymbols.endOfBlock] = 1
        let literals = PNGPrefixCode(
            frequencies: Array(
                UnsafeBufferPointer(start: literalFrequencies, count: PNGDeflateSymbols.literalCount)
            ),
            limit: 15
        )
        let distances = PNGPrefixCode(
            frequencies: Array(
                UnsafeBufferPointer(start: distanceFrequencies, count: PNGDeflateSymbols.distanceCount)
            ),
            limit: 15
        )
        output.append(bits: isLast ? 1 : 0, count: 1)
        output.append(bits: 2, count: 2)
        writeCodes(literals, distances)
        writeTokens(literals, distances)
        let end = PNGDeflateSymbols.endOfBlock
        output.append(bits: UInt32(literals.codes[end]), count: Int(literals.lengths[end]))
        tokenCount = 0
        literalFrequencies.update(repeating: 0, count: PNGDeflateSymbols.literalCount)
        distanceFrequencies.update(repeating: 0, count: PNGDeflateSymbols.distanceCount)
    }

    /// Writes both codes' lengths, run-length coded and then prefix coded.
    private func writeCodes(_ literals: PNGPrefixCode, _ distances: PNGPrefixCode) {
        let literalCount = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
        let distanceCount = (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1
        let runs = Self.runs(in: literals.lengths[..<literalCount] + distances.lengths[..<distanceCount])
        var frequencies = [UInt32](repeating: 0, count: 19)
        for run in runs {
            frequencies[run.symbol] += 1
        }
        let code = PNGPrefixCode(frequencies: frequencies, limit: 7)
        let sent = max(4, (Self.codeLengthOrder.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
        output.append(bits: UInt32(literalCount - 257), count: 5)
        output.append(bits: UInt32(distanceCount - 1), count: 5)
        output.append(bits: UInt32(sent - 4), count: 4)
        for symbol in Self.codeLengthOrder[..<sent] {
            output.append(bits: UInt32(code.lengths[symbol]), count: 3)
        }
        for run in runs {
            output.append(bits: UInt32(code.codes[run.symbol]), count: Int(code.lengths[run.symbol]))
            output.append(bits: run.extra, count: run.extraBits)
        }
    }

    private struct CodeLengthRun {
        var symbol: Int
        var extra: UInt32 = 0
        var extraBits = 0
    }

    /// Code lengths as symbols: 16 repeats the last length 3–6 times, 17 and 18 are 3–10 and 11–138 zeros.
    private static func runs(in lengths: ArraySlice<UInt8>) -> [CodeLengthRun] {
        var result: [CodeLengthRun] = []
        var index = lengths.startIndex
        while index < lengths.endIndex {
            let length = lengths[index]
            var count = 1
            while index + count < lengths.endIndex, lengths[index + count] == length {
                count += 1
            }
            index += count
            if length > 0 {
                result.append(CodeLengthRun(symbol: Int(length)))
                count -= 1
            }
            while count >= 3 {
                if length > 0 {
                    let part = min(count, 6)
                    result.append(CodeLengthRun(symbol: 16, extra: UInt32(part - 3), extraBits: 2))
                    count -= part
                } else if count <= 10 {
                    result.append(CodeLengthRun(symbol: 17, extra: UInt32(count - 3), extraBits: 3))
                    count = 0
                } else {
                    let part = min(count, 138)
                    result.append(CodeLengthRun(symbol: 18, extra: UInt32(part - 11), extraBits: 7))
                    count -= part
                }
            }
            result.append(contentsOf: repeatElement(CodeLengthRun(symbol: Int(length)), count: count))
        }
        return result
    }

    private func writeTokens(_ literals: PNGPrefixCode, _ distances: PNGPrefixCode) {
        // Per literal, and per match length: bits in 0...26, their number above.
        var entries = [UInt32](repeating: 0, count: 512)
        for byte in 0..<256 {
            entries[byte] = UInt32(literals.codes[byte]) | UInt32(literals.lengths[byte]) << 27
        }
        for length in 0..<256 {
            let symbol = Int(symbols.lengthSymbols[length])
            let extra = UInt32(length) - UInt32(symbols.lengthBases[symbol - 257])
            let bits = UInt32(literals.lengths[symbol])
            entries[256 + length] =
                UInt32(literals.codes[symbol]) | extra << bits
                | (bits + UInt32(symbols.lengthExtraBits[length])) << 27
        }
        var start = 0
        while start < tokenCount {
            let end = min(start + Self.tokensPerReserve, tokenCount)
            writeTokens(start..<end, entries: entries, distances: distances)
            start = end
        }
    }

    /// Room is made for so many tokens at a time: a match takes up to six bytes, most take one.
    private static let tokensPerReserve = 2048

    private func writeTokens(_ range: Range<Int>, entries: [UInt32], distances: PNGPrefixCode) {
        let tokens = tokens
        // A match takes at most 15 + 5 + 15 + 13 bits.
        output.withBitWriter(reserving: range.count * 6) { place, bits, bitCount in
            var place = place
            var bits = bits
            var bitCount = UInt64(bitCount)
            entries.withUnsafeBufferPointer { entries in
                var index = range.lowerBound
                while index < range.upperBound {
                    let token = tokens[index]
                    if token &>> 31 == 0 {
                        let entry = entries[Int(truncatingIfNeeded: token)]
                        bits |= UInt64(entry & 0x7FF_FFFF) &<< bitCount
                        bitCount &+= UInt64(entry &>> 27)
                    } else {
                        let entry = entries[256 &+ Int(truncatingIfNeeded: token &>> 16 & 255)]
                        bits |= UInt64(entry & 0x7FF_FFFF) &<< bitCount
                        bitCount &+= UInt64(entry &>> 27)
                        let step = Int(truncatingIfNeeded: token & 0x7FFF)
                        let symbol = Int(symbols.distanceSymbols[step < 256 ? step : 256 &+ step &>> 7])
                        bits |= UInt64(distances.codes[symbol]) &<< bitCount
                        bitCount &+= UInt64(distances.lengths[symbol])
                        bits |= UInt64(step &- Int(symbols.distanceBases[symbol])) &<< bitCount
                        bitCount &+= UInt64(symbols.distanceExtraBits[symbol])
                    }
                    place.storeBytes(of: bits.littleEndian, as: UInt64.self)
                    let whole = bitCount &>> 3
                    place += Int(truncatingIfNeeded: whole)
                    bits &>>= whole &* 8
                    bitCount &= 7
                    index &+= 1
                }
            }
            return (place, bits, Int(bitCount))
        }
    }
}
