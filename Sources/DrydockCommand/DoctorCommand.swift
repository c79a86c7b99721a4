import ArgumentParser
import Drydock
import DrydockCommands
import DrydockPlatform

struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Tells whether pictures are the same on this machine as on any other.",
        discussion: "Ends with 69 when they are not."
    )

    func run() throws {
        let findings = [Self.fonts(), Self.photographs()]
        for finding in findings {
            try StandardStreams.write("\(finding.isGood ? "good" : "bad ")  \(finding.text)")
        }
        guard findings.allSatisfy(\.isGood) else {
            throw CommandFailure(exitCode: CommandFailure.unavailable, message: "pictures may differ here")
        }
    }

    private struct Finding {
        let isGood: Bool
        let text: String
    }

    /// A face that cannot be opened is drawn by another.
    private static func fonts() -> Finding {
        let names = FontFileName.files
        let missing = names.filter { name in
            FontCollection.bundled.face(for: FontFileName(rawValue: name))?.path.hasSuffix("/\(name)") != true
        }
        guard missing.isEmpty else {
            let list = missing.joined(separator: ", ")
            return Finding(isGood: false, text: "fonts: \(list) cannot be used; build the package anew")
        }
        return Finding(isGood: true, text: "fonts: all \(names.count) files open")
    }

    private static func photographs() -> Finding {
        switch JPEGCheck.run() {
        case .standard: Finding(isGood: true, text: "JPEG files: the pixels of libjpeg-turbo")
        case .different:
            Finding(
                isGood: false,
                text:
                    "JPEG files: other pixels than libjpeg-turbo's, as SDL2_image was built with a decoder of its own"
            )
        case .unreadable(let error): Finding(isGood: false, text: "JPEG files: \(error)")
        }
    }
}
