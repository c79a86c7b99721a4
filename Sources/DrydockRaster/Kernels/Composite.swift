/// Rows of pixels drawn over rows of pixels. All pixels are premultiplied; source-over is
/// `source + round(destination · (255 − source alpha) / 255)`; a source under coverage `c` is first scaled by
/// `c / 255`, rounded. Nothing here depends on where a row starts or ends, so that any part may be drawn alone.
package enum Composite {
    package typealias Pixels = UnsafeMutablePointer<UInt32>
    package typealias Source = UnsafePointer<UInt32>
    package typealias Coverage = UnsafePointer<UInt8>

    /// Writes the colour, whatever was there.
    package static func set(_ target: Pixels, count: Int, color: UInt32) {
        target.fill(with: color, count: count)
    }

    package static func solid(_ target: Pixels, count: Int, color: UInt32) {
        let factor = 255 &- (color &>> 24)
        if factor == 0 {
            target.fill(with: color, count: count)
            return
        }
        var x = 0
        let wideColor = WideChannel.Pixels(repeating: color)
        let factors = WideChannel.factors(WideChannel.Pixels(repeating: factor))
        while x &+ WideChannel.count <= count {
            let below = WideChannel.load(target + x)
            WideChannel.store(wideColor &+ WideChannel.scale(below, by: factors), to: target + x)
            x &+= WideChannel.count
        }
        while x < count {
            target[x] = color &+ Channel.scale(target[x], by: factor)
            x &+= 1
        }
    }

    package static func solid(_ target: Pixels, count: Int, color: UInt32, coverage: Coverage) {
        var x = 0
        let wideColor = WideChannel.Pixels(repeating: color)
        while x &+ WideChannel.count <= count {
            if !WideChannel.isEmpty(coverage + x) {
                let factors = WideChannel.factors(WideChannel.coverage(coverage + x))
                let source = WideChannel.scale(wideColor, by: factors)
                WideChannel.store(
                    WideChannel.over(source, WideChannel.load(target + x)),
                    to: target + x
                )
            }
            x &+= WideChannel.count
        }
        // Spans of shapes and glyphs are seldom longer.
        if x &+ 4 <= count {
            let levels = UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt32.self)
            if levels != 0 {
                FourChannel.store(
                    FourChannel.solid(
                        color,
                        FourLevels(levels).lanes,
                        over: FourChannel.load(target + x)
                    ),
                    to: target + x
                )
            }
            x &+= 4
        }
        while x < count {
            let cover = UInt32(coverage[x])
            if cover != 0 { target[x] = Channel.over(Channel.scale(color, by: cover), target[x]) }
            x &+= 1
        }
    }

    package static func pixels(_ target: Pixels, count: Int, source: Source) {
        var x = 0
        while x &+ WideChannel.count <= count {
            let result = WideChannel.over(WideChannel.load(source + x), WideChannel.load(target + x))
            WideChannel.store(result, to: target + x)
            x &+= WideChannel.count
        }
        while x < count {
            target[x] = Channel.over(source[x], target[x])
            x &+= 1
        }
    }

    package static func pixels(_ target: Pixels, count: Int, source: Source, coverage: Coverage) {
        var x = 0
        while x &+ WideChannel.count <= count {
            let factors = WideChannel.factors(WideChannel.coverage(coverage + x))
            let scaled = WideChannel.scale(WideChannel.load(source + x), by: factors)
            WideChannel.store(WideChannel.over(scaled, WideChannel.load(target + x)), to: target + x)
            x &+= WideChannel.count
        }
        while x < count {
            target[x] = Channel.over(Channel.scale(source[x], by: UInt32(coverage[x])), target[x])
            x &+= 1
        }
    }

    package static func pixels(_ target: Pixels, count: Int, source: Source, coverage: UInt8) {
        let cover = UInt32(coverage)
        var x = 0
        let factors = WideChannel.factors(WideChannel.Pixels(repeating: cover))
        while x &+ WideChannel.count <= count {
            let scaled = WideChannel.scale(WideChannel.load(source + x), by: factors)
            WideChannel.store(WideChannel.over(scaled, WideChannel.load(target + x)), to: target + x)
            x &+= WideChannel.count
        }
        while x < count {
            target[x] = Channel.over(Channel.scale(source[x], by: cover), target[x])
            x &+= 1
        }
    }

    /// Replaces instead of drawing over: `round(source · c / 255) + round(target · (255 − c) / 255)`.
    package static func replace(_ target: Pixels, count: Int, source: Source, coverage: Coverage) {
        var x = 0
        while x &+ WideChannel.count <= count {
            let cover = WideChannel.coverage(coverage + x)
            let rest = WideChannel.Pixels(repeating: 255) &- cover
            let above = WideChannel.scale(WideChannel.load(source + x), by: WideChannel.factors(cover))
            let below = WideChannel.scale(WideChannel.load(target + x), by: WideChannel.factors(rest))
            WideChannel.store(above &+ below, to: target + x)
            x &+= WideChannel.count
        }
        while x < count {
            let cover = UInt32(coverage[x])
            target[x] = Channel.scale(source[x], by: cover) &+ Channel.scale(target[x], by: 255 &- cover)
            x &+= 1
        }
    }

    /// The alpha of pixels as coverage.
    package static func alpha(of source: Source, count: Int, into coverage: UnsafeMutablePointer<UInt8>) {
        var x = 0
        while x < count {
            coverage[x] = UInt8(truncatingIfNeeded: source[x] &>> 24)
            x &+= 1
        }
    }

    /// `coverage = round(coverage · other / 255)`.
    package static func multiply(_ coverage: UnsafeMutablePointer<UInt8>, by other: Coverage, count: Int) {
        var x = 0
        while x < count {
            coverage[x] = Channel.multiply(coverage[x], other[x])
            x &+= 1
        }
    }

    package static func multiply(_ coverage: UnsafeMutablePointer<UInt8>, by other: UInt8, count: Int) {
        var x = 0
        while x < count {
            coverage[x] = Channel.multiply(coverage[x], other)
            x &+= 1
        }
    }

    /// `target = round(target · factor / 255)`.
    package static func scale(_ target: Pixels, count: Int, by factor: UInt8) {
        var x = 0
        while x < count {
            target[x] = Channel.scale(target[x], by: UInt32(factor))
            x &+= 1
        }
    }

    /// Composes by a blend mode; under coverage `c` the result counts `c / 255` and what was there the rest.
    package static func blend(
        _ target: Pixels,
        count: Int,
        source: Source,
        mode: BlendMode,
        coverage: Coverage?
    ) {
        let keepsBackdrop = mode.keepsBackdrop
        for x in 0..<count {
            let cover = UInt32(coverage?[x] ?? 255)
            if cover == 0 || keepsBackdrop && source[x] == 0 { continue }
            let mixed = mode.compose(source[x], over: target[x])
            target[x] =
                cover == 255
                ? mixed : Channel.scale(mixed, by: cover) &+ Channel.scale(target[x], by: 255 &- cover)
        }
    }
}
