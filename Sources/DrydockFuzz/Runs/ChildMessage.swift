import Foundation
import Glibc

/// What a process that runs cases says to the one that started it: a line for each.
enum ChildMessage: Codable, Equatable {
    /// A case has a wrong result.
    case mismatch(number: Int, message: String)
    /// A part of the input of a case that runs alone.
    case note(String)
    /// The whole input, and the extension of a file for it.
    case file(Data, fileExtension: String)

    init?(line: [UInt8]) {
        guard let message = try? JSONDecoder().decode(Self.self, from: Data(line)) else { return nil }
        self = message
    }

    /// Writes the line at once: the process may end at the next step.
    func send() {
        guard var bytes = try? Array(JSONEncoder().encode(self)) else { return }
        bytes.append(10)
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                write(ChildProcess.messageDescriptor, $0.baseAddress, $0.count)
            }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
        }
    }
}
