/// A text that a PNG file carries beside its picture, compressed, in the private chunk `drVT` before the end.
///
/// Its letters say by their case that it is ancillary, private and unsafe to copy: other readers skip it, and an editor
/// that changes the picture has to drop it. The pixels' checksum does not cover it; its own check value does.
package enum PNGAnnotation {
    /// The most bytes of a text that is read.
    private static let maximumLength = 16 << 20

    /// The file with the text in place of the one that it had. The same bytes for the same file and text everywhere.
    /// A file that is no PNG file as `PNGEncoder` makes it comes back as it is.
    package static func adding(_ text: String, to file: [UInt8]) -> [UInt8] {
        let bytes = Array(text.utf8)
        let overhead = PNGFormat.chunkOverhead
        guard !bytes.isEmpty, file.starts(with: PNGFormat.signature), file.count > overhead,
            pngBigEndian(file[(file.count - 8)..<(file.count - 4)]) == PNGFormat.end
        else { return file }
        let result = PNGByteBuffer(capacity: file.count + bytes.count + 1024)
        result.append(Array(file[..<(content(of: file)?.start ?? file.count - overhead)]))
        let chunk = result.beginChunk(PNGFormat.annotation)
        result.append(bigEndian: UInt32(bytes.count))
        let deflater = PNGDeflater(bytesPerPixel: 1, rowLength: bytes.count, output: result)
        deflater.nextRow().update(from: bytes, count: bytes.count)
        deflater.appendNextRow(isPredicted: false)
        deflater.finish()
        result.endChunk(chunk)
        result.endChunk(result.beginChunk(PNGFormat.end))
        return result.bytes
    }

    /// The text that a file carries; nil where there is none, or where it is damaged or too long.
    package static func read(from file: [UInt8]) -> String? {
        guard let content = content(of: file)?.content, content.count > 4 else { return nil }
        let length = Int(pngBigEndian(content.prefix(4)))
        guard length > 0, length <= maximumLength, let inflater = try? PNGInflater([content.dropFirst(4)])
        else { return nil }
        let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
            guard let start = buffer.baseAddress else { return }
            let isRead: Void? = try? inflater.read(into: start, count: length)
            count = isRead == nil ? 0 : length
        }
        return bytes.isEmpty ? nil : String(validating: bytes, as: UTF8.self)
    }

    /// Where the chunk begins, and what is in it.
    private static func content(of file: [UInt8]) -> (start: Int, content: ArraySlice<UInt8>)? {
        guard file.starts(with: PNGFormat.signature) else { return nil }
        var reader = PNGChunkReader(file)
        while let chunk = try? reader.next(), chunk.type != PNGFormat.end {
            if chunk.type == PNGFormat.annotation {
                return (chunk.content.startIndex - PNGFormat.chunkHeaderSize, chunk.content)
            }
        }
        return nil
    }
}
