/// Deflates the rows of a picture (zlib format) with memory for a few of them.
///
/// Rows come in one by one and are turned into literals and matches at once; the tokens of a block wait for their
/// prefix codes. Positions are counted from the start of the stream; the window keeps at least the last 32 KiB.
final class PNGDeflater {
    let bytesPerPixel: Int
    /// Bytes of a row with its filter byte.
    let rowLength: Int
    let output: PNGByteBuffer
    let symbols = PNGDeflateSymbols()

    // MARK: - Window

    let window: UnsafeMutablePointer<UInt8>
    private let windowCapacity: Int
    /// The stream position of the window's first byte, and of the first byte not yet filled.
    private(set) var windowStart = 0
    var position = 0
    /// Where the last row began that was not filtered, or nil.
    var lastPlainRow: Int?
    private var check = PNGCheckValues.Adler32()

    // MARK: - Matching

    static let hashBits = 15
    /// The newest position of each hash, and for each position the one before it; −1 = none.
    let newest: UnsafeMutablePointer<Int32>
    let older: UnsafeMutablePointer<Int32>

    // MARK: - Tokens of the block

    static let tokenCapacity = 1 << 14
    /// A literal, or a match as bit 31, length − 3 in bits 16...23, distance − 1 in bits 0...14.
    let tokens: UnsafeMutablePointer<UInt32>
    var tokenCount = 0
    let literalFrequencies: UnsafeMutablePointer<UInt32>
    let distanceFrequencies: UnsafeMutablePointer<UInt32>

    init(bytesPerPixel: Int, rowLength: Int, output: PNGByteBuffer) {
        self.bytesPerPixel = bytesPerPixel
        self.rowLength = rowLength
        self.output = output
        windowCapacity = PNGDeflateSymbols.windowSize + max(2 * rowLength, 3 * PNGDeflateSymbols.windowSize)
        // Words are read and pixels are written a little past the end.
        window = .allocate(capacity: windowCapacity + 16)
        window.initialize(repeating: 0, count: windowCapacity + 16)
        newest = .allocate(capacity: 1 << Self.hashBits)
        newest.initialize(repeating: -1, count: 1 << Self.hashBits)
        older = .allocate(capacity: PNGDeflateSymbols.windowSize)
        older.initialize(repeating: -1, count: PNGDeflateSymbols.windowSize)
        tokens = .allocate(capacity: Self.tokenCapacity)
        literalFrequencies = .allocate(capacity: PNGDeflateSymbols.literalCount)
        literalFrequencies.initialize(repeating: 0, count: PNGDeflateSymbols.literalCount)
        distanceFrequencies = .allocate(capacity: PNGDeflateSymbols.distanceCount)
        distanceFrequencies.initialize(repeating: 0, count: PNGDeflateSymbols.distanceCount)
        // Deflate with a 32 KiB window; no dictionary; the fastest of four levels, for information only.
        output.append([0x78, 0x01])
    }

    deinit {
        window.deallocate()
        newest.deallocate()
        older.deallocate()
        tokens.deallocate()
        literalFrequencies.deallocate()
        distanceFrequencies.deallocate()
    }

    // MARK: - Rows

    /// Where the caller writes the next row: `rowLength` bytes, and up to eight more that do not matter.
    func nextRow() -> UnsafeMutablePointer<UInt8> {
        if position - windowStart + rowLength > windowCapacity {
            let dropped = position - windowStart - PNGDeflateSymbols.windowSize
            window.update(from: window + dropped, count: PNGDeflateSymbols.windowSize)
            windowStart += dropped
        }
        return window + (position - windowStart)
    }

    /// Takes over the row that was written where `nextRow` pointed.
    /// - Parameter isPredicted: whether a filter has left little but zeros and small numbers.
    func appendNextRow(isPredicted: Bool) {
        check.append(window + (position - windowStart), count: rowLength)
        if isPredicted {
            tokenizePredictedRow()
        } else {
            tokenizePlainRow()
            lastPlainRow = position
        }
        position += rowLength
    }

    /// Appends a row equal to the one before: filter "up" makes it one run of zeros.
    func appendRepeatedRow() {
        let row = nextRow()
        row[0] = PNGRowFilter.up.rawValue
        (row + 1).update(repeating: 0, count: rowLength - 1)
        check.append(PNGRowFilter.up.rawValue)
        check.append(zeros: rowLength - 1)
        appendLiteral(PNGRowFilter.up.rawValue)
        appendLiteral(0)
        appendRun(at: row + 2, length: rowLength - 2, distance: 1)
        position += rowLength
    }

    /// Ends the stream.
    func finish() {
        writeBlock(isLast: true)
        output.alignToByte()
        output.append(bigEndian: check.value)
    }

    // MARK: - Tokens

    func appendLiteral(_ byte: UInt8) {
        if tokenCount == Self.tokenCapacity {
            writeBlock(isLast: false)
        }
        tokens[tokenCount] = UInt32(byte)
        tokenCount += 1
        literalFrequencies[Int(byte)] += 1
    }

    /// Appends `length` bytes that equal those at `distance` before them, in as many matches as it takes.
    func appendRun(at bytes: UnsafePointer<UInt8>, length: Int, distance: Int) {
        let step = distance - 1
        let symbol = symbols.distanceSymbols[step < 256 ? step : 256 + step >> 7]
        var index = 0
        while length - index >= 3 {
            var part = min(length - index, PNGDeflateSymbols.longestMatch)
            // Never leave a rest too short for a match.
            if 1...2 ~= length - index - part {
                part -= 3
            }
            if tokenCount == Self.tokenCapacity {
                writeBlock(isLast: false)
            }
            tokens[tokenCount] = 1 << 31 | UInt32(part - 3) << 16 | UInt32(step)
            tokenCount += 1
            literalFrequencies[Int(symbols.lengthSymbols[part - 3])] += 1
            distanceFrequencies[Int(symbol)] += 1
            index += part
        }
        while index < length {
            appendLiteral(bytes[index])
            index += 1
        }
    }
}
