import Drydock
import DrydockNibDocuments
import DrydockTesting
import Foundation
import Testing

/// Damaged documents are errors or load with warnings; none stops the program or takes long.
@Suite struct NibFuzzTests {
    private func load(_ bytes: [UInt8]) {
        do {
            let document = try NibDocument(bytes, file: "Damaged.xib")
            guard document.kind == .xib else { return }
            let view = UINib(document, bundle: .module).instantiate(withOwner: nil).first as? UIView
            view?.layoutIfNeeded()
        } catch {
            #expect(error.line >= 1)
        }
    }

    @Test("a document that ends anywhere but at its end is an error", arguments: NibSamples.names)
    func truncated(name: String) throws {
        let bytes = Array(try NibSamples.data(name))
        let end = try #require(bytes.lastIndex(of: UInt8(ascii: ">")))
        for count in stride(from: 0, to: end, by: 41) {
            #expect(throws: NibError.self) { try NibDocument(Array(bytes.prefix(count)), file: name) }
        }
    }

    @Test("changed bytes, numbers and words never stop the program", arguments: NibSamples.names)
    func mutated(name: String) async throws {
        let bytes = Array(try NibSamples.data(name))
        await QuietNibs.run {
            var generator = SplitMix(state: UInt64(name.utf8.count))
            for _ in 0..<60 {
                var changed = bytes
                for _ in 0..<Int(generator.next() % 3 + 1) { mutate(&changed, &generator) }
                load(changed)
            }
        }
    }

    private func mutate(_ bytes: inout [UInt8], _ generator: inout SplitMix) {
        let place = Int(generator.next() % UInt64(bytes.count))
        switch generator.next() % 4 {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: generator.next())
        case 1: bytes.removeSubrange(place..<min(place + Int(generator.next() % 40), bytes.count))
        default:
            // A value between quotes becomes another one.
            guard let open = bytes[place...].firstIndex(of: UInt8(ascii: "\"")),
                let close = bytes[(open + 1)...].firstIndex(of: UInt8(ascii: "\""))
            else { return }
            let value = Self.values[Int(generator.next() % UInt64(Self.values.count))]
            bytes.replaceSubrange((open + 1)..<close, with: value.utf8)
        }
    }

    private static let values = [
        "", "-1", "0", "nan", "1e308", "-1e308", "99999999999999999999", "YES", "NO", "../../x", "width",
        "leading", "left", "centerY", "b94-1u-7BM", "-2", "UIView", "0.0", "1:0", "\u{1F600}",
    ]
}

/// Keeps the warnings that damaged documents earn out of the log.
enum QuietNibs {
    static func run(_ body: () -> Void) async {
        Log.recording({ _, _ in }) { body() }
    }
}

/// Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
