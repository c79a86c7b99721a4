import Foundation
import Glibc
import Testing

/// A PNG decoder that shares no code with libpng or with us: Python's zlib, and filters undone by the book.
enum PythonDecoder {
    /// What it says about a file: size, the filters of its rows, and the CRC-32 of its straight RGBA pixels.
    struct Report: Equatable {
        var width: Int
        var height: Int
        var filters: Set<Int>
        var pixelCheck: UInt32
    }

    static let isPresent: Bool = (try? run(["-c", "import zlib, struct"])) != nil

    /// Decodes the files in one run of Python.
    static func decode(_ files: [[UInt8]]) throws -> [Report] {
        let directory = FileManager.default.temporaryDirectory
            .appendingPathComponent("drydock-python-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let script = directory.appendingPathComponent("decode.py")
        try Data(decoder.utf8).write(to: script)
        var paths: [String] = []
        for (index, file) in files.enumerated() {
            let url = directory.appendingPathComponent("\(index).png")
            try Data(file).write(to: url)
            paths.append(url.path)
        }
        return try run([script.path] + paths).split(separator: "\n").map { line in
            let numbers = try line.split(separator: " ").map { try #require(Int($0)) }
            return Report(
                width: numbers[0],
                height: numbers[1],
                filters: Set(numbers[3...]),
                pixelCheck: UInt32(numbers[2])
            )
        }
    }

    private struct Failure: Error {
        let status: Int32
    }

    /// What Python prints. Through the C library: Foundation's `Process` leaks, which would hide leaks of ours.
    private static func run(_ arguments: [String]) throws -> String {
        let quoted = arguments.map { "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'" }
        let command = "python3 " + quoted.joined(separator: " ")
        let stream = try #require(popen(command, "r"))
        var output: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 4096)
        while case let count = fread(&part, 1, part.count, stream), count > 0 {
            output += part[..<count]
        }
        let status = pclose(stream)
        guard status == 0 else { throw Failure(status: status) }
        return String(decoding: output, as: UTF8.self)
    }

    private static let decoder = """
        import struct, sys, zlib

        def decode(data):
            assert data[:8] == b"\\x89PNG\\r\\n\\x1a\\n"
            offset, kinds, stream = 8, [], b""
            while offset < len(data):
                length, kind = struct.unpack(">I4s", data[offset:offset + 8])
                body = data[offset + 8:offset + 8 + length]
                check = struct.unpack(">I", data[offset + 8 + length:offset + 12 + length])[0]
                assert check == zlib.crc32(kind + body), kind
                kinds.append(kind)
                if kind == b"IHDR":
                    width, height, depth, colour, c, f, interlace = struct.unpack(">IIBBBBB", body)
                    assert (depth, c, f, interlace) == (8, 0, 0, 0)
                if kind == b"IDAT":
                    stream += body
                offset += 12 + length
            assert kinds == [b"IHDR", b"drPX", b"IDAT", b"IEND"], kinds
            step = {2: 3, 6: 4}[colour]
            inflater = zlib.decompressobj()
            raw = inflater.decompress(stream) + inflater.flush()
            assert inflater.eof and not inflater.unused_data
            size = width * step
            assert len(raw) == height * (size + 1)
            above, filters, pixels = bytearray(size), set(), bytearray()
            for row in range(height):
                start = row * (size + 1)
                kind, line = raw[start], bytearray(raw[start + 1:start + 1 + size])
                filters.add(kind)
                for i in range(size):
                    a = line[i - step] if i >= step else 0
                    b = above[i]
                    c = above[i - step] if i >= step else 0
                    if kind == 2:
                        line[i] = (line[i] + b) & 255
                    elif kind == 4:
                        p = a + b - c
                        pa, pb, pc = abs(p - a), abs(p - b), abs(p - c)
                        line[i] = (line[i] + (a if pa <= pb and pa <= pc else b if pb <= pc else c)) & 255
                    else:
                        assert kind == 0
                above = line
                for i in range(0, size, step):
                    pixels += line[i:i + step] if step == 4 else line[i:i + 3] + b"\\xff"
            return [width, height, zlib.crc32(pixels)] + sorted(filters)

        for path in sys.argv[1:]:
            with open(path, "rb") as file:
                print(*decode(file.read()))
        """
}
