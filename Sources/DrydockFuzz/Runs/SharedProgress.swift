import Glibc

/// Memory that a process and the one that watches it share: which case is running.
struct SharedProgress {
    /// A file without a name.
    let descriptor: Int32
    private let words: UnsafeMutablePointer<UInt64>

    private static let size = 4096

    /// New memory, all zero.
    init() throws(RunFailure) {
        var path = Array("/tmp/drydock-fuzz-XXXXXX".utf8CString)
        let file = path.withUnsafeMutableBufferPointer { $0.baseAddress.map(mkstemp) ?? -1 }
        guard file >= 0 else { throw RunFailure(system: "a temporary file cannot be made") }
        unlink(path)
        guard ftruncate(file, Self.size) == 0 else { throw RunFailure(system: "a temporary file is refused") }
        try self.init(descriptor: file)
    }

    /// What the process that started this one made.
    init(descriptor: Int32) throws(RunFailure) {
        self.descriptor = descriptor
        let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
        guard let memory, memory != MAP_FAILED else {
            throw RunFailure(system: "memory cannot be shared")
        }
        words = memory.bindMemory(to: UInt64.self, capacity: Self.size / 8)
    }

    func close() {
        munmap(words, Self.size)
        Glibc.close(descriptor)
    }

    private func get(_ index: Int) -> UInt64 { words[index] }

    /// The number of the case that runs; nil before the first and after the last.
    var current: Int? {
        get { get(0) == 0 ? nil : Int(get(0)) - 1 }
        nonmutating set { words[0] = newValue.map { UInt64($0) + 1 } ?? 0 }
    }

    /// Cases that this process has finished.
    var finished: Int {
        get { Int(get(1)) }
        nonmutating set { words[1] = UInt64(newValue) }
    }

    /// Set by the watching process: no further case is to begin.
    var isStopped: Bool {
        get { get(2) != 0 }
        nonmutating set { words[2] = newValue ? 1 : 0 }
    }

    /// Parts of the running case's input.
    var parts: Int {
        get { Int(get(3)) }
        nonmutating set { words[3] = UInt64(newValue) }
    }

    /// Finished cases that were refused.
    var refused: Int {
        get { Int(get(4)) }
        nonmutating set { words[4] = UInt64(newValue) }
    }

    /// Processor time in nanoseconds at which the running case began.
    var start: UInt64 {
        get { get(5) }
        nonmutating set { words[5] = newValue }
    }
}

/// Why nothing can be run.
package struct RunFailure: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }

    init(system what: String) {
        description = "\(what): \(String(cString: strerror(errno)))"
    }
}
