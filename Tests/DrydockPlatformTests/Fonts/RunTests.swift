import DrydockPlatform
import DrydockRaster
import Testing

@Suite("Text coverage")
struct RunTests {
    @Test("text without ink gives an empty run", arguments: ["", " ", "\u{200B}"])
    func empty(text: String) throws {
        let face = try BundledFace.interRegular.open()
        let run = face.run(face.layout(text), pixelSize: 20)
        #expect(run.isEmpty)
        #expect(run.totalCoverage == 0)
    }

    @Test("the same run is drawn once and is the same object afterwards")
    func cached() throws {
        let face = try BundledFace.interRegular.open()
        let line = face.layout("Modal")
        #expect(face.run(line, pixelSize: 20).mask === face.run(line, pixelSize: 20).mask)
        #expect(face.counters.composedRuns == 1)
        #expect(face.counters.drawnGlyphs == 5)
        #expect(face.counters.shapedRuns == 1)
        #expect(face.run(line, pixelSize: 20).mask !== face.run(line, pixelSize: 40).mask)
        #expect(face.run(line, pixelSize: 20).mask !== face.run(line, pixelSize: 20, subpixelX: 0.5).mask)
    }

    @Test("a flat capital stands on the baseline and reaches the cap height", arguments: [11.0, 20, 60, 150])
    func placement(size: Double) throws {
        let face = try BundledFace.herosRegular.open()
        let run = face.run(face.layout("H"), pixelSize: size)
        #expect(run.top + run.mask.height == 0)
        #expect(-run.top == Int((face.capHeight * size).rounded(.up)))
        #expect(run.left == Int((0.083 * size).rounded(.down)))
    }

    @Test("ink that hangs over to the left is kept")
    func overhang() throws {
        let face = try BundledFace.interRegular.open()
        let run = face.run(face.layout("j"), pixelSize: 150)
        #expect(run.left < 0)
        #expect(run.top + run.mask.height > 0)
    }

    @Test("moving text by a part of a pixel keeps the amount of ink", arguments: [0.25, 0.5, 0.75])
    func phases(shift: Double) throws {
        let face = try BundledFace.interRegular.open()
        let line = face.layout("Ho")
        let still = face.run(line, pixelSize: 17)
        let moved = face.run(line, pixelSize: 17, subpixelX: shift)
        let difference = abs(still.totalCoverage - moved.totalCoverage)
        #expect(difference <= still.mask.width * still.mask.height)
        #expect(still.mask !== moved.mask)
    }

    @Test("a start just left of a pixel is drawn at that pixel")
    func roundedStart() throws {
        let face = try BundledFace.interRegular.open()
        let line = face.layout("H")
        let whole = face.run(line, pixelSize: 17)
        let almost = face.run(line, pixelSize: 17, subpixelX: 0.99)
        #expect(almost.left == whole.left + 1)
        #expect(almost.totalCoverage == whole.totalCoverage)
    }

    @Test("a vertical stem has the same weight at every place of a line")
    func evenStems() throws {
        let face = try BundledFace.interRegular.open()
        let text = String(repeating: "l", count: 9)
        let line = face.layout(text)
        let run = face.run(line, pixelSize: 13)
        let middle = run.top + run.mask.height / 2
        let inks = (0..<9).map { index in
            let start = Int((line.glyphs[index].pen * 13).rounded(.down))
            return (start..<start + 3).reduce(0) { $0 + run.coverage(x: $1, y: middle) }
        }
        let spread = (inks.max() ?? 0) - (inks.min() ?? 0)
        #expect(spread <= 4)
    }

    @Test("twice the size has four times the ink", arguments: BundledFace.allCases)
    func scaling(bundled: BundledFace) throws {
        let face = try bundled.open()
        let line = face.layout("Handgloves")
        let small = Double(face.run(line, pixelSize: 30).totalCoverage)
        let large = Double(face.run(line, pixelSize: 60).totalCoverage)
        #expect(abs(large / small - 4) < 0.02)
    }

    @Test("a decomposed accent is drawn as the composed letter")
    func composition() throws {
        let face = try BundledFace.herosBold.open()
        let composed = face.run(face.layout("\u{E9}"), pixelSize: 40)
        let other = try BundledFace.herosBold.open()
        let decomposed = other.run(other.layout("e\u{301}"), pixelSize: 40)
        #expect(composed.mask.width == decomposed.mask.width)
        #expect(composed.totalCoverage == decomposed.totalCoverage)
    }

    @Test("marks that stack above the ascent lift nothing off the baseline")
    func stackedMarks() throws {
        let face = try BundledFace.interRegular.open()
        let plain = face.run(face.layout("H"), pixelSize: 40)
        let marked = face.run(face.layout("H\u{30C}\u{301}\u{30C}\u{301}"), pixelSize: 40)
        #expect(marked.top + marked.mask.height >= 0)
        #expect(marked.coverage(x: 6, y: -10) == plain.coverage(x: 6, y: -10))
        #expect(marked.top < plain.top)
    }

    @Test("sizes out of range are clamped", arguments: [0, -5, .nan, -.infinity, 1e-9])
    func tinySizes(size: Double) throws {
        let face = try BundledFace.interRegular.open()
        let run = face.run(face.layout("Wg"), pixelSize: size)
        #expect(run.mask.width <= 4)
        #expect(run.mask.height <= 4)
    }

    @Test("a size beyond the limit is drawn at the limit", arguments: [1e9, .infinity, 1025])
    func hugeSizes(size: Double) throws {
        let face = try BundledFace.interRegular.open()
        let line = face.layout("I")
        #expect(face.run(line, pixelSize: size).mask === face.run(line, pixelSize: 1024).mask)
    }

    @Test("fractional sizes lie between their neighbours")
    func fractions() throws {
        let face = try BundledFace.interRegular.open()
        let line = face.layout("Handgloves")
        let inks = [17.0, 17.25, 17.5, 18].map { face.run(line, pixelSize: $0).totalCoverage }
        #expect(inks == inks.sorted())
        #expect(Set(inks).count == 4)
    }

    /// The oracle draws the text four times larger and takes the mean of each four by four pixels. Edges differ
    /// by the rounding of points to 1/256 pixel, curves also by the chords that replace them, 1/64 pixel away at most.
    @Test(
        "small text covers each pixel by the area that its outline has there",
        arguments: BundledFace.allCases,
        [12.0, 20]
    )
    func areas(bundled: BundledFace, size: Double) throws {
        let face = try bundled.open()
        for (letter, tolerance) in [("H", 3), ("V", 4), ("g", 6), ("@", 6), ("j", 6)] {
            let small = face.run(face.layout(letter), pixelSize: size)
            let large = face.run(face.layout(letter), pixelSize: size * 4)
            for y in small.top - 1..<small.top + small.mask.height + 1 {
                for x in small.left - 1..<small.left + small.mask.width + 1 {
                    let sum = (0..<16).reduce(0) { $0 + large.coverage(x: x * 4 + $1 % 4, y: y * 4 + $1 / 4) }
                    let difference = abs(sum - small.coverage(x: x, y: y) * 16)
                    try #require(difference <= tolerance * 16, "\(letter) at \(x), \(y)")
                }
            }
        }
    }

    @Test("faces on several threads draw the same as on one")
    func threads() async throws {
        let path = try BundledFace.interBold.path()
        @Sendable func checksum() throws -> Int {
            let face = try FontFace(path: path)
            var sum = 0
            for size in [11.0, 17, 50, 120] {
                let run = face.run(face.layout("Typography \u{E9}"), pixelSize: size)
                sum = sum &* 31 &+ run.totalCoverage &+ run.left &* 7 &+ run.top
            }
            return sum
        }
        let expected = try checksum()
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<8 { group.addTask { try checksum() } }
            for try await sum in group { #expect(sum == expected) }
        }
    }
}
