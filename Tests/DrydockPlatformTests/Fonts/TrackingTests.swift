import DrydockPlatform
import DrydockRaster
import Testing

@Suite("Tracking")
struct TrackingTests {
    @Test(
        "every character that has a width is followed by the tracking, in whole font units",
        arguments: [-40, 0, 7]
    )
    func offsets(units: Int) throws {
        let face = try BundledFace.interRegular.open()
        let em = 2048.0
        let plain = face.layout("AVe\u{200B}! ")
        let tracked = face.layout("AVe\u{200B}! ", tracking: (Double(units) + 0.3) / em)
        // The zero-width space in the middle adds nothing.
        for (index, count) in [0, 1, 2, 3, 3, 4, 5].enumerated() {
            let difference = (pen(tracked, index) - pen(plain, index)) * em
            #expect(abs(difference - Double(count * units)) < 1e-9)
        }
    }

    private func pen(_ run: ShapedRun, _ index: Int) -> Double {
        index < run.glyphs.count ? run.glyphs[index].pen : run.width
    }

    @Test("the same text with another tracking has a run of its own")
    func runs() throws {
        let face = try BundledFace.interRegular.open()
        let plain = face.run(face.layout("Text"), pixelSize: 20)
        let tracked = face.run(face.layout("Text", tracking: 0.1), pixelSize: 20)
        #expect(tracked.mask.width >= plain.mask.width + 5)
        #expect(face.run(face.layout("Text"), pixelSize: 20).mask === plain.mask)
    }
}
