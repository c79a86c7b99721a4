import DrydockCSDL2Linked
import DrydockPlatform
import Testing

@Suite("Displays")
struct DisplayTests {
    @Test(
        "the scale follows the display's density in whole steps",
        arguments: [
            (nil, 1.0), (0, 1), (.nan, 1), (72, 1), (96, 1), (109, 1), (143, 1), (144, 2), (192, 2), (239, 2),
            (241, 3), (600, 3),
        ] as [(Double?, Double)]
    )
    func density(dotsPerInch: Double?, scale: Double) {
        let metrics = WindowMetrics(forcedScale: nil, dotsPerInch: dotsPerInch, pixelsPerUnit: 1)
        #expect(metrics.scale == scale)
        #expect(metrics.unitsPerPoint == scale)
    }

    @Test("a system that scales windows itself sets the scale, and is asked for points")
    func scaledSystem() {
        let metrics = WindowMetrics(forcedScale: nil, dotsPerInch: 96, pixelsPerUnit: 2)
        #expect(metrics.scale == 2)
        #expect(metrics.unitsPerPoint == 1)
    }

    @Test("a forced scale wins", arguments: [1.0, 2, 3, 1.5])
    func forced(scale: Double) {
        let metrics = WindowMetrics(forcedScale: scale, dotsPerInch: 192, pixelsPerUnit: 2)
        #expect(metrics.scale == scale)
        #expect(metrics.unitsPerPoint == scale / 2)
    }

    @Test(
        "sizes and scales that no window can have are refused before anything starts",
        arguments: [
            (0.0, 100.0, 1.0), (100, -1, 1), (.nan, 100, 1), (100, .infinity, 1), (9000, 100, 1),
            (100, 100, 0), (100, 100, 5),
            (100, 100, .nan),
        ]
    )
    @MainActor
    func invalid(width: Double, height: Double, scale: Double) {
        do throws(DisplayError) {
            _ = try WindowDisplay(title: "", pointWidth: width, pointHeight: height, scale: scale)
            Issue.record("a window was opened")
        } catch {
            guard case .invalidSize = error else {
                Issue.record("\(error)")
                return
            }
        }
    }

    @Test("the error without a display names the remedy")
    func remedy() {
        let message = DisplayError.noDisplay(driver: "offscreen").description
        #expect(message.contains("DISPLAY"))
        #expect(message.contains("xvfb"))
        #expect(message.contains("offscreen"))
    }

    @Test(
        "pixels reach 32-bit surfaces with their bytes reordered and otherwise as they are",
        arguments: [
            SDL_PIXELFORMAT_XRGB8888, SDL_PIXELFORMAT_XBGR8888, SDL_PIXELFORMAT_ARGB8888,
            SDL_PIXELFORMAT_ABGR8888,
        ].map(\.rawValue)
    )
    func conversion(format: UInt32) throws {
        let source: [UInt32] = (0..<4096).map { index in
            UInt32(truncatingIfNeeded: index &* 2_654_435_761) | (index.isMultiple(of: 3) ? 0xFF00_0000 : 0)
        }
        var converted = [UInt32](repeating: 0, count: source.count)
        let status = SDL_ConvertPixels(
            64,
            64,
            SDL_PIXELFORMAT_ABGR8888.rawValue,
            source,
            256,
            format,
            &converted,
            256
        )
        #expect(status == 0)
        let isSwapped = [SDL_PIXELFORMAT_XRGB8888, SDL_PIXELFORMAT_ARGB8888].map(\.rawValue).contains(format)
        for (before, after) in zip(source, converted) {
            let swapped = before & 0xFF00 | (before & 0xFF) << 16 | before >> 16 & 0xFF
            try #require(after & 0xFF_FFFF == (isSwapped ? swapped : before & 0xFF_FFFF))
        }
    }

    @Test("the clock goes forward")
    func clock() {
        let first = MonotonicClock.now()
        #expect(first > 0)
        #expect(MonotonicClock.now() >= first)
    }
}
