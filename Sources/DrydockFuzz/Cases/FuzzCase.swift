/// One case of a campaign: where its input comes from, and where it says what it found.
///
/// The input is a function of the campaign, the seed and the number. It may have parts, which are left out one by one to make
/// a failing case smaller: the bytes of a file or the steps of a sequence.
@MainActor package final class FuzzCase {
    package let number: Int
    package var random: Generator
    /// What is left out.
    package let removed: PartList
    /// How many parts the input has, with those that are left out.
    package private(set) var parts = 0 {
        didSet { onParts?(parts) }
    }
    /// Whether the input is valid and was refused all the same, or invalid and was refused as it should be.
    package private(set) var isRefused = false
    private let recorder: ((String) -> Void)?
    private let fileRecorder: (([UInt8], String) -> Void)?
    private let onParts: ((Int) -> Void)?
    private var notes: [() -> String] = []

    package init(
        campaign: String,
        seed: UInt64,
        number: Int,
        removed: PartList = PartList(),
        onParts: ((Int) -> Void)? = nil,
        recorder: ((String) -> Void)? = nil,
        fileRecorder: (([UInt8], String) -> Void)? = nil
    ) {
        self.number = number
        self.removed = removed
        self.onParts = onParts
        self.recorder = recorder
        self.fileRecorder = fileRecorder
        random = Generator(campaign: campaign, seed: seed, number: number)
    }

    /// Whether the input is written down.
    package var isRecording: Bool { recorder != nil }

    /// Writes down a part of the input where somebody wants to see it.
    package func note(_ text: @autoclosure () -> String) {
        recorder?(text())
    }

    /// Runs steps, each with numbers of its own, so that one that is left out does not change those after it.
    package func steps(_ count: Int, _ step: (inout Generator) throws -> Void) rethrows {
        parts = count
        for index in 0..<count {
            var own = random.split()
            guard !removed.contains(index) else { continue }
            try step(&own)
        }
    }

    /// A file as the case's input: what is to be left out is cut out of it.
    /// - Parameter fileExtension: of the file that the input is written to.
    package func input(_ bytes: [UInt8], _ fileExtension: String) -> [UInt8] {
        parts = bytes.count
        var rest = bytes
        for range in removed.ranges.reversed() { rest.removeSubrange(range.clamped(to: 0..<bytes.count)) }
        fileRecorder?(rest, fileExtension)
        return rest
    }

    /// Counts the case among those that were refused by an error.
    package func refuse() { isRefused = true }

    /// Fails unless the condition holds.
    package func check(_ condition: Bool, _ message: @autoclosure () -> String) throws(Mismatch) {
        if !condition { throw Mismatch(message()) }
    }
}

/// A result that differs from what it has to be.
package struct Mismatch: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
