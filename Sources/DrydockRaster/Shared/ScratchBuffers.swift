/// Rows to work in and memory for the layers of groups, kept from frame to frame: asking the system for it anew costs
/// more than clearing it. Used by one thread at a time.
final class ScratchBuffers {
    /// Layers of nested groups beyond this many are not kept.
    private static let countLimit = 2

    /// Working rows as wide as the frame.
    private(set) var coverageRow: UnsafeMutablePointer<UInt8>
    private(set) var clipRow: UnsafeMutablePointer<UInt8>
    private(set) var shadowRow: UnsafeMutablePointer<UInt8>
    private(set) var pixelRow: UnsafeMutablePointer<UInt32>
    private(set) var layerRow: UnsafeMutablePointer<UInt32>

    /// Bytes that it keeps.
    var cost: Int { width * 11 + free.reduce(0) { $0 + $1.capacity * 4 } }

    /// What shapes are filled with; made when it is first needed.
    private(set) lazy var cellBuffer = CellBuffer()

    private var width = 0
    private var free: [(pixels: UnsafeMutablePointer<UInt32>, capacity: Int)] = []

    init() {
        coverageRow = .allocate(capacity: 1)
        clipRow = .allocate(capacity: 1)
        shadowRow = .allocate(capacity: 1)
        pixelRow = .allocate(capacity: 1)
        layerRow = .allocate(capacity: 1)
    }

    deinit {
        releaseRows()
        for memory in free { memory.pixels.deallocate() }
    }

    /// Makes the rows wide enough; no painter may be using them.
    func prepare(width: Int) {
        guard width > self.width else { return }
        releaseRows()
        self.width = width
        coverageRow = .allocate(capacity: width + 8)
        clipRow = .allocate(capacity: width)
        shadowRow = .allocate(capacity: width + 8)
        pixelRow = .allocate(capacity: width)
        layerRow = .allocate(capacity: width)
    }

    private func releaseRows() {
        coverageRow.deallocate()
        clipRow.deallocate()
        shadowRow.deallocate()
        pixelRow.deallocate()
        layerRow.deallocate()
    }

    /// Cleared memory for `count` pixels, and the capacity to return it with.
    func take(_ count: Int) -> (pixels: UnsafeMutablePointer<UInt32>, capacity: Int) {
        let memory: (pixels: UnsafeMutablePointer<UInt32>, capacity: Int)
        if let index = free.lastIndex(where: { $0.capacity >= count }) {
            memory = free.remove(at: index)
        } else {
            memory = (.allocate(capacity: max(count, 1)), max(count, 1))
        }
        memory.pixels.clear(count: count)
        return memory
    }

    func giveBack(_ pixels: UnsafeMutablePointer<UInt32>, capacity: Int) {
        free.append((pixels, capacity))
        if free.count > Self.countLimit {
            let smallest = free.indices.min { free[$0].capacity < free[$1].capacity } ?? 0
            free.remove(at: smallest).pixels.deallocate()
        }
    }
}

/// Scratch buffers between frames. For all threads.
final class ScratchBufferPool: @unchecked Sendable {
    // Unchecked: they are guarded by the lock, and each is used by whoever took it alone.

    private static let countLimit = 4
    private static let byteLimit = 4 << 20

    private let lock = Lock()
    private var free: [ScratchBuffers] = []

    func take() -> ScratchBuffers {
        lock.withLock { free.popLast() } ?? ScratchBuffers()
    }

    /// Takes buffers back; those too many or too large are let go.
    func giveBack(_ buffers: ScratchBuffers) {
        if buffers.cost > Self.byteLimit { return }
        lock.withLock {
            if free.count < Self.countLimit { free.append(buffers) }
        }
    }
}
