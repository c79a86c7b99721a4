import ArgumentParser
import DrydockPNG
import Foundation
import Glibc
import DrydockPlatform
import DrydockRaster

/// Times our PNG encoder beside SDL_image's on the same pixels, in turn, and compares the files' sizes.
struct PNGCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "png",
        abstract: "Encodes screens as PNG, by Drydock and by SDL_image's IMG_SavePNG.",
        discussion: """
            IMG_SavePNG gets the frame once as it is (RGBA) and once as a copy without alpha (RGB; the \
            conversion is not counted). "checksum" is what a matching golden test costs instead of decoding.
            """
    )

    @Option(help: "Counted rounds; medians are shown.")
    var runs = 9

    @Flag(help: "Prints JSON instead of a table.")
    var json = false

    func validate() throws {
        guard (1...1_000).contains(runs) else { throw ValidationError("--runs must be from 1 to 1000.") }
    }

    func run() throws {
        var rows: [PNGRow] = []
        for scale in [1, 3] {
            let screens = try PNGScreens(scale: scale)
            for screen in PNGScreens.Name.allCases {
                rows.append(try measure(screens.draw(screen), name: screen.rawValue, scale: scale))
            }
        }
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            print(String(decoding: try encoder.encode(rows), as: UTF8.self))
        } else {
            printTable(rows)
        }
    }

    /// Every way in turn, so that a drift of the machine's speed meets all alike; one round uncounted.
    private func measure(_ bitmap: Bitmap, name: String, scale: Int) throws -> PNGRow {
        let rival = try SDLImageEncoder(bitmap)
        var times = [[Double]](repeating: [], count: 4)
        var sizes = [0, 0, 0]
        for round in 0...runs {
            let counted = round > 0
            let results = [
                time { sizes[0] = PNGEncoder.encode(bitmap).count },
                try time { sizes[1] = try rival.encode(.rgba) },
                try time { sizes[2] = try rival.encode(.rgb) },
                time { checksumSink ^= PNGEncoder.pixelChecksum(of: bitmap) },
            ]
            for (index, result) in results.enumerated() where counted {
                times[index].append(result)
            }
        }
        let medians = times.map { $0.sorted()[$0.count / 2] }
        return PNGRow(
            screen: name,
            scale: scale,
            milliseconds: medians[0],
            bytes: sizes[0],
            imgSavePNGMilliseconds: medians[1],
            imgSavePNGBytes: sizes[1],
            imgSavePNGOpaqueMilliseconds: medians[2],
            imgSavePNGOpaqueBytes: sizes[2],
            checksumMilliseconds: medians[3]
        )
    }

    /// Processor time in milliseconds: other programs on the machine count less than on the wall clock.
    private func time(_ body: () throws -> Void) rethrows -> Double {
        let start = processorMilliseconds()
        try body()
        return processorMilliseconds() - start
    }

    private func processorMilliseconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    private func printTable(_ rows: [PNGRow]) {
        print(BenchmarkTable.machineName())
        print(
            "processor time, medians of \(runs) rounds; × how many times faster, size as a share of IMG_SavePNG's"
        )
        print(
            "screen  scale       ms      kB   RGBA ms      kB      ×   size    RGB ms      kB      ×   size  checksum"
        )
        for row in rows {
            let values: [(Double, String)] = [
                (row.milliseconds, "%9.2f"), (Double(row.bytes) / 1000, "%8.1f"),
                (row.imgSavePNGMilliseconds, "%10.2f"), (Double(row.imgSavePNGBytes) / 1000, "%8.1f"),
                (row.imgSavePNGMilliseconds / row.milliseconds, "%7.1f"),
                (Double(row.bytes) / Double(row.imgSavePNGBytes), "%7.2f"),
                (row.imgSavePNGOpaqueMilliseconds, "%10.2f"),
                (Double(row.imgSavePNGOpaqueBytes) / 1000, "%8.1f"),
                (row.imgSavePNGOpaqueMilliseconds / row.milliseconds, "%7.1f"),
                (Double(row.bytes) / Double(row.imgSavePNGOpaqueBytes), "%7.2f"),
                (row.checksumMilliseconds, "%13.2f"),
            ]
            let name = row.screen.padding(toLength: 8, withPad: " ", startingAt: 0)
            print(name + "\(row.scale)×   " + values.map { String(format: $1, $0) }.joined())
        }
    }
}

/// Keeps the optimiser from leaving out a checksum that nobody reads.
nonisolated(unsafe) private var checksumSink: UInt64 = 0

/// Medians of one screen.
private struct PNGRow: Encodable {
    let screen: String
    let scale: Int
    let milliseconds: Double
    let bytes: Int
    let imgSavePNGMilliseconds: Double
    let imgSavePNGBytes: Int
    let imgSavePNGOpaqueMilliseconds: Double
    let imgSavePNGOpaqueBytes: Int
    let checksumMilliseconds: Double
}
