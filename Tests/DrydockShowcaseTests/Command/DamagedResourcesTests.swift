import Drydock
import DrydockPlatform
import DrydockRaster
import DrydockShowcase
import Testing

/// The program beside copies of its resources, some of which are damaged.
struct DamagedResourcesTests {
    /// The program is linked and not copied, and for that the folder lies beside it: a copy that another test's new
    /// process happens to hold open for writing could not be run ("text file busy").
    private func withCopy(_ body: (BuiltCommand, _ folder: URL) throws -> Void) throws {
        let manager = FileManager.default
        let products = try BuiltCommand().executable.deletingLastPathComponent()
        let folder = products.appendingPathComponent("damaged-\(UUID().uuidString)")
        try manager.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? manager.removeItem(at: folder) }
        let program = folder.appendingPathComponent("drydock")
        try manager.linkItem(at: products.appendingPathComponent("drydock"), to: program)
        for name in ["drydock_DrydockFonts.resources", "drydock_DrydockShowcaseResources.resources"] {
            try manager.copyItem(
                at: products.appendingPathComponent(name),
                to: folder.appendingPathComponent(name)
            )
        }
        try body(BuiltCommand(executable: program), folder)
    }

    @Test("damaged images are shown as placeholders, named on standard error, and end with 65")
    func images() throws {
        try withCopy { command, folder in
            let images = folder.appendingPathComponent("drydock_DrydockShowcaseResources.resources/Images")
            for name in try FileManager.default.contentsOfDirectory(atPath: images.path) {
                try Data("no picture".utf8).write(to: images.appendingPathComponent(name))
            }
            let result = try command.run("export", "logo", "--output", folder.path)
            #expect(result.exitCode == 65)
            #expect(result.lines == ["\(folder.path)/logo.png"])
            #expect(result.errors.contains("logo.png"))
            let picture = try Data(contentsOf: folder.appendingPathComponent("logo.png"))
            #expect(try ImageReader.decode([UInt8](picture)).width == 150)
        }
    }

    @Test("a damaged font is replaced by another, named on standard error once, and ends with 65")
    func fonts() throws {
        try withCopy { command, folder in
            let faces = folder.appendingPathComponent("drydock_DrydockFonts.resources/Faces")
            try Data("no font".utf8).write(to: faces.appendingPathComponent("texgyreheros-regular.otf"))
            let result = try command.run("export", "pill-normal", "pill-disabled", "--output", folder.path)
            #expect(result.exitCode == 65)
            #expect(result.lines.count == 2)
            let messages = result.errors.split(separator: "\n")
            #expect(messages.count == 1)
            #expect(messages.first?.contains("texgyreheros-regular.otf") == true)
        }
    }

    @Test("doctor names the fonts that cannot be used, and ends with 69")
    func doctor() throws {
        try withCopy { command, folder in
            let faces = folder.appendingPathComponent("drydock_DrydockFonts.resources/Faces")
            try Data("no font".utf8).write(to: faces.appendingPathComponent("Inter-Thin.ttf"))
            let result = try command.run("doctor")
            #expect(result.exitCode == 69)
            #expect(
                result.lines.first == "bad   fonts: Inter-Thin.ttf cannot be used; build the package anew"
            )
            #expect(result.errors.hasSuffix("drydock: error: pictures may differ here\n"))
        }
    }
}
