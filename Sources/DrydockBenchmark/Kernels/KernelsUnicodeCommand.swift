import ArgumentParser
import DrydockUnicode
import Foundation

/// What a paragraph costs before its letters are shaped.
struct KernelsUnicodeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unicode",
        abstract: "Times the division of text, in megabytes of UTF-16 a second."
    )

    @Option(help: "Counted rounds; medians are shown.")
    var runs = 15

    func validate() throws {
        guard (1...1_000).contains(runs) else { throw ValidationError("--runs must be from 1 to 1000.") }
    }

    private static let texts = [
        ("Latin", "The quick brown fox can't jump over 12.5 lazy dogs (and cats). "),
        ("mixed", "Hello שלום עולם (test) 123 مرحبا بالعالم 漢字かな 😀👍🏽 e\u{301} "),
    ]

    func run() throws {
        print(BenchmarkTable.machineName())
        for (name, sample) in Self.texts {
            let text = Array(String(repeating: sample, count: 2_000).utf16)
            let kernels: [(String, () -> Int)] = [
                ("line ends", { LineBreaks.find(in: text).count }),
                ("grapheme clusters", { GraphemeBreaks.find(in: text).count }),
                ("words", { WordBreaks.find(in: text).count }),
                ("runs of script", { ScriptRuns.find(in: text).count }),
                ("directions", { BidiParagraph(text, direction: .leftToRight).levels.count }),
            ]
            for (kernel, body) in kernels {
                let time = Stopwatch.median(of: runs) { _ = body() }
                let rate = Double(text.count * 2) / 1_000 / time
                print(String(format: "%9.0f MB/s   ", rate) + "\(kernel) of \(name) text")
            }
        }
    }
}
