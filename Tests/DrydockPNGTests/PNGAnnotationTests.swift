import DrydockPNG
import DrydockRaster
import Testing

struct PNGAnnotationTests {
    private let file = PNGEncoder.encode(PNGTestPicture.opaqueNoise.bitmap(width: 30, height: 20, seed: 1))
    private let limits = PNGLimits(side: 100, area: 10_000)

    @Test(
        "a text is read as it was written, and the picture stays as it was",
        arguments: [
            "a", "é\n\t", String(repeating: "UILabel title\n", count: 500),
            String(repeating: "x", count: 70_000),
        ]
    )
    func roundTrip(_ text: String) throws {
        let annotated = PNGAnnotation.adding(text, to: file)
        #expect(PNGAnnotation.read(from: annotated) == text)
        #expect(PNGEncoder.pixelChecksum(ofEncoded: annotated) == PNGEncoder.pixelChecksum(ofEncoded: file))
        let pictures = try [file, annotated].map { try PNGDecoder($0, limits: limits).bitmap }
        #expect(pictures[0].hasSamePixels(as: pictures[1]))
        #expect(try decodedBySDL(annotated).pixels == pictures[0].pixelArray)
    }

    @Test("another text takes the place of the first")
    func replacing() {
        let once = PNGAnnotation.adding("second", to: file)
        #expect(
            PNGAnnotation.adding("second", to: PNGAnnotation.adding("first, and longer", to: file)) == once
        )
    }

    @Test("text of lines that are much alike takes a tenth of its room")
    func size() {
        let lines = (0..<200).map { "3\tUILabel\ttitleLabel\t0 \($0 * 20) 100 20\tfont=Inter-Regular 17" }
        let text = lines.joined(separator: "\n")
        #expect(PNGAnnotation.adding(text, to: file).count - file.count < text.utf8.count / 5)
    }

    @Test("a file without one has none, and what is no file stays as it is")
    func none() {
        #expect(PNGAnnotation.read(from: file) == nil)
        #expect(PNGAnnotation.read(from: []) == nil)
        #expect(PNGAnnotation.adding("text", to: [1, 2, 3]) == [1, 2, 3])
    }

    @Test("one bit changed anywhere is no sealed file, and no text but the one that was written")
    func damaged() {
        let annotated = PNGAnnotation.adding("a text, a text, a text", to: file)
        let checksum = PNGEncoder.pixelChecksum(ofEncoded: file)
        #expect(PNGEncoder.pixelChecksum(ofEncoded: annotated) == checksum)
        for place in annotated.indices {
            var changed = annotated
            changed[place] ^= 1 << (place % 8)
            let text = PNGAnnotation.read(from: changed)
            #expect(text == nil || text == "a text, a text, a text")
            #expect(PNGEncoder.pixelChecksum(ofEncoded: changed) == nil, "\(place)")
        }
        for length in annotated.indices {
            _ = PNGAnnotation.read(from: Array(annotated[..<length]))
            #expect(PNGEncoder.pixelChecksum(ofEncoded: Array(annotated[..<length])) == nil)
        }
    }
}
