package import DrydockRaster

/// Reads GIF files: frames, and how long each is shown.
///
/// `init` walks over the blocks and decodes nothing. Format: GIF89a specification, 1990.
package struct GIFDecoder: Sendable {
    package struct Frame: Sendable {
        /// Hundredths of a second that the frame is shown.
        package fileprivate(set) var delay = 0
        fileprivate var disposal = 0
        fileprivate var transparent: UInt8?
        fileprivate var (left, top, width, height) = (0, 0, 0, 0)
        fileprivate var isInterlaced = false
        /// Where the colours begin, and how many there are.
        fileprivate var (colors, colorCount) = (0, 0)
        /// Where the compressed pixels begin: the size of their codes, then blocks.
        fileprivate var data = 0
    }

    package let width: Int
    package let height: Int
    package private(set) var frames: [Frame] = []
    /// How often the frames are shown; 0 for without end, nil when the file says nothing.
    package private(set) var loopCount: Int?
    private let bytes: [UInt8]
    /// Pixels that all frames together may change: a frame of a dozen bytes can clear or copy all of the canvas.
    private static let workLimit = 1 << 30

    package static func recognizes(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8))
    }

    /// A file that breaks off has the frames that begin before its end.
    package init(_ bytes: [UInt8], limits: ImageLimits = .image) throws(ImageError) {
        guard Self.recognizes(bytes) else { throw .unknownFormat }
        guard bytes.count >= 13 else { throw .truncated }
        self.bytes = bytes
        (width, height) = (Self.word(bytes, 6), Self.word(bytes, 8))
        try limits.check(width: width, height: height)
        let (globalColors, globalCount) = (13, Self.colorCount(bytes[10]))
        var position = 13 + 3 * globalCount
        var next = Frame()
        while position < bytes.count, bytes[position] != 0x3B {
            switch bytes[position] {
            case 0x21 where position + 1 < bytes.count:
                readExtension(at: position, &next)
                position = Self.end(ofBlocksAt: position + 2, in: bytes)
            case 0x2C where position + 10 < bytes.count:
                (next.left, next.top) = (Self.word(bytes, position + 1), Self.word(bytes, position + 3))
                (next.width, next.height) = (Self.word(bytes, position + 5), Self.word(bytes, position + 7))
                let flags = bytes[position + 9]
                next.isInterlaced = flags & 0x40 != 0
                let count = Self.colorCount(flags)
                (next.colors, next.colorCount) =
                    count > 0 ? (position + 10, count) : (globalColors, globalCount)
                position += 10 + 3 * count
                next.data = position
                guard position < bytes.count, next.colors + 3 * next.colorCount <= bytes.count else { break }
                frames.append(next)
                next = Frame()
                position = Self.end(ofBlocksAt: position + 1, in: bytes)
                continue
            default: position = bytes.count
            }
        }
        guard !frames.isEmpty else { throw .truncated }
        let work = frames.reduce(0) { $0 + pixels(changedBy: $1) }
        guard work <= Self.workLimit else {
            throw .tooManyFrames(count: frames.count, pixels: work, limit: Self.workLimit)
        }
    }

    /// The pixels of the canvas that a frame lies on; all of them where it is taken away again, since they are kept.
    private func pixels(changedBy frame: Frame) -> Int {
        if frame.disposal == 3 { return width * height }
        return max(min(frame.width, width - frame.left), 0) * max(min(frame.height, height - frame.top), 0)
    }

    private mutating func readExtension(at position: Int, _ next: inout Frame) {
        if bytes[position + 1] == 0xF9, position + 7 < bytes.count {
            let flags = bytes[position + 3]
            next.disposal = Int(flags >> 2 & 7)
            next.delay = Self.word(bytes, position + 4)
            next.transparent = flags & 1 != 0 ? bytes[position + 6] : nil
        } else if bytes[position + 1] == 0xFF, position + 18 < bytes.count,
            bytes[position + 3..<position + 14].elementsEqual(Array("NETSCAPE2.0".utf8)),
            bytes[position + 15] == 1
        {
            loopCount = Self.word(bytes, position + 16)
        }
    }

    private static func word(_ bytes: [UInt8], _ index: Int) -> Int {
        Int(bytes[index]) | Int(bytes[index + 1]) << 8
    }

    private static func colorCount(_ flags: UInt8) -> Int { flags & 0x80 != 0 ? 2 << Int(flags & 7) : 0 }

    /// Behind the block without bytes that ends a list of them.
    private static func end(ofBlocksAt position: Int, in bytes: [UInt8]) -> Int {
        var position = position
        while position < bytes.count, bytes[position] > 0 { position += Int(bytes[position]) + 1 }
        return position + 1
    }
}

extension GIFDecoder {
    /// What is seen of a file from frame to frame. Going back begins anew.
    package final class Player {
        private let file: GIFDecoder
        private var canvas: Bitmap
        /// What a frame that is taken away again leaves.
        private var kept: Bitmap?
        private var next = 0

        package init(_ file: GIFDecoder) {
            self.file = file
            canvas = Bitmap(width: file.width, height: file.height)
        }

        /// The picture at a frame, which is among the file's. Cost: of the frames since the last one that was asked for.
        package func picture(at index: Int) -> Bitmap {
            if index < next - 1 || next == 0 {
                canvas = Bitmap(width: file.width, height: file.height)
                (kept, next) = (nil, 0)
            }
            while next <= index {
                if next > 0 { dispose(file.frames[next - 1]) }
                let frame = file.frames[next]
                kept = frame.disposal == 3 ? canvas.copied() : nil
                file.draw(frame, on: canvas)
                next += 1
            }
            return canvas.copied()
        }

        private func dispose(_ frame: Frame) {
            if let kept { canvas = kept }
            guard frame.disposal == 2 else { return }
            for y in min(frame.top, file.height)..<min(frame.top + frame.height, file.height) {
                for x in min(frame.left, file.width)..<min(frame.left + frame.width, file.width) {
                    canvas[y * file.width + x] = 0
                }
            }
        }
    }

    /// Pixels that the file ends before stay as they are.
    fileprivate func draw(_ frame: Frame, on canvas: Bitmap) {
        guard frame.width > 0, frame.height > 0 else { return }
        let rows = Self.rows(frame)
        var (x, row) = (0, 0)
        decode(frame) { index in
            let (column, line) = (frame.left + x, frame.top + rows[row])
            if column < width, line < height, index != frame.transparent, Int(index) < frame.colorCount {
                let color = frame.colors + 3 * Int(index)
                canvas[line * width + column] =
                    UInt32(bytes[color]) | UInt32(bytes[color + 1]) << 8 | UInt32(bytes[color + 2]) << 16
                    | 0xFF00_0000
            }
            x += 1
            if x == frame.width { (x, row) = (0, row + 1) }
            return row < frame.height
        }
    }

    /// Which row of the frame each row of the data is.
    private static func rows(_ frame: Frame) -> [Int] {
        guard frame.isInterlaced else { return Array(0..<frame.height) }
        return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
            Array(stride(from: start, to: frame.height, by: step))
        }
    }

    /// Lempel-Ziv-Welch codes of growing length, the lowest bit first (specification, appendix F).
    /// - Parameter body: gets each pixel and says whether there are more.
    private func decode(_ frame: Frame, _ body: (UInt8) -> Bool) {
        let leastSize = Int(bytes[frame.data])
        guard (2...8).contains(leastSize) else { return }
        let clear = 1 << leastSize
        var position = frame.data + 1
        var (blockEnd, bits, bitCount) = (position, 0, 0)
        var (size, count) = (leastSize + 1, clear + 2)
        var previous: Int?
        // Each code is the last byte of a string and the code of what comes before it.
        var prefixes = [Int16](repeating: -1, count: 4096)
        var suffixes = [UInt8](repeating: 0, count: 4096)
        for index in 0..<clear { suffixes[index] = UInt8(index) }
        var string: [UInt8] = []
        while true {
            while bitCount < size {
                if position == blockEnd {
                    guard position < bytes.count, bytes[position] > 0 else { return }
                    blockEnd = min(position + 1 + Int(bytes[position]), bytes.count)
                    position += 1
                    guard position < blockEnd else { return }
                }
                bits |= Int(bytes[position]) << bitCount
                (bitCount, position) = (bitCount + 8, position + 1)
            }
            let code = bits & (1 << size - 1)
            (bits, bitCount) = (bits >> size, bitCount - size)
            if code == clear {
                (size, count, previous) = (leastSize + 1, clear + 2, nil)
                continue
            }
            // What is not in the table yet can only be the string before with its own first byte.
            guard code != clear + 1, code < count || code == count && previous != nil else { return }
            string.removeAll(keepingCapacity: true)
            var part = code == count ? previous ?? 0 : code
            while part >= 0 {
                string.append(suffixes[part])
                part = Int(prefixes[part])
            }
            guard let first = string.last else { return }
            for pixel in string.reversed() where !body(pixel) { return }
            if code == count, !body(first) { return }
            if let previous, count < 4096 {
                (prefixes[count], suffixes[count]) = (Int16(previous), first)
                count += 1
                if count == 1 << size, size < 12 { size += 1 }
            }
            previous = code
        }
    }
}
