internal import DrydockCCallSite
internal import Glibc

/// The program, or the library, that an address of this process belongs to: an ELF file of 64 bits.
nonisolated final class ObjectFile {
    /// Where it lies in memory.
    let base: UInt
    private let contents: UnsafeRawBufferPointer

    init?(containing address: UInt) {
        var image = drydock_image()
        guard drydock_find_image(UnsafeRawPointer(bitPattern: address), &image) != 0, let name = image.file
        else {
            return nil
        }
        base = UInt(bitPattern: image.base)
        // Of the program it is what the program was called by.
        let path = name.pointee == UInt8(ascii: "/") ? String(cString: name) : "/proc/self/exe"
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_size >= 64,
            let memory = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0),
            memory != MAP_FAILED
        else { return nil }
        contents = UnsafeRawBufferPointer(start: memory, count: Int(status.st_size))
        // 64 bits, lowest byte first.
        guard contents.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]) else { return nil }
    }

    deinit {
        munmap(UnsafeMutableRawPointer(mutating: contents.baseAddress), contents.count)
    }

    /// What an address of the file is less than the same in memory.
    var slide: UInt {
        var header = ByteCursor(contents, at: 32)
        let table = header.offset(isLong: true)
        header.position = 54
        let (size, count) = (Int(header.number(UInt16.self)), Int(header.number(UInt16.self)))
        for index in 0..<count {
            var segment = ByteCursor(contents, at: table + index * size)
            // The first that is loaded begins the image, on a page.
            guard segment.number(UInt32.self) == 1 else { continue }
            segment.position += 12
            return base &- (segment.number(UInt.self) & ~0xfff)
        }
        return base
    }

    /// Nil where there is none, or a compressed one.
    func section(_ name: String) -> UnsafeRawBufferPointer? {
        var header = ByteCursor(contents, at: 40)
        let table = header.offset(isLong: true)
        header.position = 58
        let (size, count) = (Int(header.number(UInt16.self)), Int(header.number(UInt16.self)))
        let names = range(ofSectionAt: table + Int(header.number(UInt16.self)) * size)?.lowerBound ?? 0
        for index in 0..<count {
            var section = ByteCursor(contents, at: table + index * size)
            var text = ByteCursor(contents, at: names + Int(section.number(UInt32.self)))
            if text.text() == name {
                return range(ofSectionAt: table + index * size).map {
                    UnsafeRawBufferPointer(rebasing: contents[$0])
                }
            }
        }
        return nil
    }

    private func range(ofSectionAt offset: Int) -> Range<Int>? {
        var section = ByteCursor(contents, at: offset + 8)
        let isCompressed = section.number(UInt64.self) & 0x800 != 0
        section.position += 8
        let (start, count) = (section.offset(isLong: true), section.offset(isLong: true))
        guard !isCompressed, start >= 0, count >= 0, start <= contents.count, count <= contents.count - start
        else {
            return nil
        }
        return start..<start + count
    }
}
