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
        let findings =
            [Self.fonts()] + InstalledFont.all.map(Self.installed) + [Self.shapes(), Self.photographs()]
        for finding in findings {
            try StandardStreams.write("\(finding.verdict.rawValue)  \(finding.text)")
        }
        guard findings.allSatisfy({ $0.verdict != .bad }) else {
            throw CommandFailure(exitCode: CommandFailure.unavailable, message: "pictures may differ here")
        }
    }

    private struct Finding {
        var verdict: Verdict
        let text: String

        init(isGood: Bool, text: String) {
            verdict = isGood ? .good : .bad
            self.text = text
        }

        init(note: String) {
            verdict = .note
            text = note
        }
    }

    private enum Verdict: String {
        case good = "good"
        case bad = "bad "
        /// Some pictures are not as they could be, and say so.
        case note = "note"
    }

    /// Without it characters are boxes, which is logged while they are drawn.
    private static func installed(_ font: InstalledFont) -> Finding {
        switch FontCollection.bundled.refusal(of: font) {
        case nil: Finding(isGood: true, text: "fonts: \(font.file) is that of \(font.collection.description)")
        case .missing?:
            Finding(
                note:
                    "fonts: \(font.file) is not installed: \(font.collection.characters) are drawn as boxes; `apt-get install \(font.collection.name)` brings it"
            )
        case .unusable(let reason)?:
            Finding(
                isGood: false,
                text: "fonts: \(reason); \(font.file) of \(font.collection.description) is needed"
            )
        }
    }

    /// Every script by a sentence.
    private static func shapes() -> Finding {
        let samples = ShapeSample.all.filter { sample in
            guard let package = sample.package else { return true }
            return InstalledFont.all.allSatisfy {
                $0.collection != package || FontCollection.bundled.refusal(of: $0) == nil
            }
        }
        let different = samples.compactMap { sample in
            let found = TextLayout.fingerprint(of: sample.text, language: sample.language)
            return found == sample.fingerprint ? nil : "\(sample.script) (\(String(found, radix: 16)))"
        }
        guard different.isEmpty else {
            let list = different.joined(separator: ", ")
            return Finding(isGood: false, text: "HarfBuzz: other glyphs or places than usual in \(list)")
        }
        return Finding(
            isGood: true,
            text: "HarfBuzz: the usual glyphs and places in \(samples.count) scripts"
        )
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
