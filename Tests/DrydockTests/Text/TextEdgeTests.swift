import Drydock
import Foundation
import Testing

/// The carets of texts in the bundled faces beside what HarfBuzz's own tool says: script, direction, face and features as they
/// are found here. `Fonts/make-edges.py` made what is expected.
@Suite struct TextEdgeTests {
    struct Sample: CustomTestStringConvertible, Sendable {
        let face: String
        let text: String
        /// UTF-16 units, and font units from the text's leading edge.
        let edges: [(unit: Int, place: Double)]

        var testDescription: String { text }
    }

    nonisolated private static let samples: [Sample] = {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fonts/edges.txt")
        let lines = (try? String(contentsOf: url, encoding: .utf8))?.split(separator: "\n") ?? []
        return lines.compactMap { line in
            let parts = line.split(separator: "\t")
            guard parts.count == 3 else { return nil }
            let edges = parts[2].split(separator: " ")
                .compactMap { edge -> (unit: Int, place: Double)? in
                    let numbers = edge.split(separator: ":")
                    guard numbers.count == 2, let unit = Int(numbers[0]), let place = Double(numbers[1])
                    else {
                        return nil
                    }
                    return (unit, place)
                }
            return Sample(face: String(parts[0]), text: String(parts[1]), edges: edges)
        }
    }()

    @Test func `there are texts of seven scripts`() {
        #expect(Self.samples.count == 21)
    }

    @Test(arguments: samples) func `characters stand where HarfBuzz puts them`(sample: Sample) throws {
        // A font without tracking, whose letters other faces complete.
        let font = try #require(UIFont(name: "Helvetica", size: 100))
        let layout = TextLayout(
            StyledText(sample.text, attributes: TextAttributes(font: font)),
            limits: .init(),
            fonts: .bundled
        )
        let line = try #require(layout.lines.first)
        let unitsPerEm = sample.face.hasPrefix("Inter") ? 2048.0 : 1000
        for (unit, place) in sample.edges {
            let distance = CGFloat(place / unitsPerEm * 100)
            let expected = line.isRightToLeft ? line.width - distance : distance
            let caret = layout.caretRectangle(at: TextLayout.Position(unit)).minX
            #expect(abs(caret - expected) < 0.01, "at \(unit)")
        }
    }
}
