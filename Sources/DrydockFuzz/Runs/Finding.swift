import Foundation

/// What is wrong with a case.
package struct Finding: Codable, Equatable, Sendable {
    package enum Kind: String, Codable, Sendable {
        /// The process ended by a signal or by itself.
        case stop
        case time
        case memory
        /// A wrong result.
        case result
    }

    package var campaign: String
    package var seed: UInt64
    package var number: Int
    package var kind: Kind
    package var message: String
    /// Whether it happens with no case before it; nil where that was not tried.
    package var happensAlone: Bool?
    /// Parts of the input, and those that it happens without.
    package var parts = 0
    package var without = ""
    /// How many cases of the run have the same message but for numbers.
    package var count = 1
    /// Standard error with the calls that led there, where it happens alone.
    package var details = ""

    /// A command that shows it again.
    package var command: String {
        let removal = without.isEmpty ? "" : " --without \(without)"
        return "drydock-fuzz \(campaign) --seed \(seed) --case \(number)\(removal)"
    }

    /// The same for findings that differ in numbers alone.
    package var signature: String {
        let message = message.prefix(240).replacing(/0x[0-9a-f]+|[0-9]+(\.[0-9]+)?(e[+-]?[0-9]+)?/, with: "#")
        return "\(kind.rawValue): \(message)"
    }

    /// What a process wrote before it ended: the line that says why, where there is one.
    static func message(_ errors: [UInt8], end: ChildEnd) -> String {
        let lines = String(decoding: errors, as: UTF8.self).split(separator: "\n").map(String.init)
        let line = lines.first {
            [
                "Fatal error", "fatal error", "Fatal access conflict", "Simultaneous accesses",
                "terminate called",
            ]
            .contains(where: $0.contains)
        }
        if let line { return String(line.prefix(600)) }
        switch end {
        case .signal(let signal): return "signal \(signal)"
        case .exit(let code): return "exit \(code)" + (lines.last.map { ": \($0.prefix(300))" } ?? "")
        }
    }
}
