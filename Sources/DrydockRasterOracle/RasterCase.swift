import DrydockRaster

/// Frames that follow one another, made of a seed and a number alone, and a check of the rasteriser against the reference renderer.
///
/// Each frame is drawn by one thread and by two, by damage from the frame before, and must have the reference's bytes; the damage
/// must hold every pixel that changed.
package struct RasterCase {
    /// What is wrong with a frame.
    package struct Mismatch: Error, CustomStringConvertible {
        package let description: String
    }

    struct Frame {
        var list: DisplayList
        var size: PixelSize
        var background: PremultipliedColor
    }

    var frames: [Frame]
    /// How much there must be to draw for two threads to share a frame; nil for the measured cost.
    let wakingCost: Int?
    /// Which of the resources frames are drawn with.
    let resources: Int

    /// Resources that keep nothing, very little, and as much as a window's.
    static let resources = [
        RasterResources(shapeLimit: 0, imageLimit: 0, bitmapLimit: 0, pathLimit: 0, glyphLimit: 0),
        RasterResources(
            shapeLimit: 2000,
            imageLimit: 20_000,
            bitmapLimit: 10_000,
            pathLimit: 20_000,
            glyphLimit: 10_000
        ),
        RasterResources(),
    ]

    /// Draws a case. Cost: two thirds of a millisecond on the average in a release build, ten in a debug build.
    package static func run(case number: UInt64, seed: UInt64) throws(Mismatch) {
        var generator = RasterCaseGenerator(RandomSource(seed: seed, case: number))
        try generator.make().check()
    }

    /// A case as text.
    package static func text(of number: UInt64, seed: UInt64) -> String {
        var generator = RasterCaseGenerator(RandomSource(seed: seed, case: number))
        return generator.make().description
    }

    /// A wrong case with as few frames and commands as it is wrong with, as text; nil for one that is right.
    package static func explanation(of number: UInt64, seed: UInt64) -> String? {
        var generator = RasterCaseGenerator(RandomSource(seed: seed, case: number))
        return generator.make().smallest()?.description
    }

    func check() throws(Mismatch) {
        let single = Rasterizer(threads: 1, resources: Self.resources[resources])
        let double = Rasterizer(threads: 2, wakingCost: wakingCost)
        var before: Bitmap?
        for (index, frame) in frames.enumerated() {
            let (list, size, background) = (frame.list, frame.size, frame.background)
            let expected = ReferenceRenderer.render(list, size: size, background: background)
            let alone = single.render(list, size: size, background: background)
            try compare(alone.bitmap, expected, "frame \(index)")
            let shared = double.render(list, size: size, background: background)
            try compare(shared.bitmap, expected, "frame \(index) by two threads")
            if shared.damage != alone.damage {
                throw Mismatch(description: "the damage of frame \(index) depends on the number of threads")
            }
            if let before, before.size == size { try check(alone.damage, before, expected, index) }
            before = expected
        }
    }

    private func compare(_ bitmap: Bitmap, _ expected: Bitmap, _ what: String) throws(Mismatch) {
        if bitmap.hasSamePixels(as: expected) { return }
        let wrong = (0..<expected.area).filter { bitmap[$0] != expected[$0] }
        let first = wrong.first ?? 0
        func text(_ bitmap: Bitmap) -> String { String(bitmap[first], radix: 16) }
        throw Mismatch(
            description: """
                \(what), \(expected.width) × \(expected.height): \(wrong.count) pixels differ, the first at \
                (\(first % expected.width), \(first / expected.width)): \(text(bitmap)) instead of \(text(expected))
                """
        )
    }

    private func check(_ damage: [PixelRect], _ before: Bitmap, _ after: Bitmap, _ index: Int)
        throws(Mismatch)
    {
        for pixel in 0..<after.area where before[pixel] != after[pixel] {
            let (x, y) = (pixel % after.width, pixel / after.width)
            if damage.contains(where: { $0.contains(x: x, y: y) }) { continue }
            throw Mismatch(description: "frame \(index): (\(x), \(y)) changed outside of the damage")
        }
    }
}
