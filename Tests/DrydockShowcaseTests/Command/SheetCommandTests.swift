import Drydock
import DrydockPNG
import DrydockPlatform
import DrydockRaster
import Testing

@Suite("drydock sheet")
struct SheetCommandTests {
    @Test("a component's name stands for all its states")
    func states() throws {
        try TemporaryFolder.with { folder in
            let path = folder.path + "/sheet.png"
            let result = try BuiltCommand().run("sheet", "pill", "--output", path)
            #expect(result.exitCode == 0)
            #expect(result.lines == [path])
            let names = ["pill-normal", "pill-highlighted", "pill-disabled"]
            let same = folder.path + "/same.png"
            #expect(try BuiltCommand().run(arguments: ["sheet"] + names + ["--output", same]).exitCode == 0)
            #expect(
                try Data(contentsOf: URL(fileURLWithPath: path))
                    == Data(contentsOf: URL(fileURLWithPath: same))
            )
        }
    }

    @Test("what is varied multiplies the pictures")
    func variations() throws {
        try TemporaryFolder.with { folder in
            let sizes = try [[], ["--vary", "styles"], ["--vary", "styles", "directions"]].map { vary in
                let path = folder.path + "/sheet.png"
                let arguments = ["sheet", "dismiss", "--output", path] + vary
                #expect(try BuiltCommand().run(arguments: arguments).exitCode == 0)
                return try ImageReader.decode([UInt8](Data(contentsOf: URL(fileURLWithPath: path)))).width
            }
            #expect(sizes == sizes.sorted())
            #expect(Set(sizes).count == 3)
        }
    }

    @Test(
        "a sheet that is too large, a folder that is not there and an unknown picture are errors that say so"
    )
    func errors() throws {
        try TemporaryFolder.with { folder in
            let path = folder.path + "/sheet.png"
            let vary = ["--vary", "styles", "directions", "text-sizes", "--scale", "3"]
            let large = try BuiltCommand().run(arguments: ["sheet", "--output", path] + vary)
            #expect(large.exitCode == 64)
            #expect(large.errors.contains("more than 67108864 pixels, which is too large"))
            let unknown = try BuiltCommand().run("sheet", "nothing", "--output", path)
            #expect(unknown.exitCode == 64)
            #expect(unknown.errors.contains("'nothing'"))
            #expect(
                try BuiltCommand().run("sheet", "dismiss", "--output", path + "/no/sheet.png").exitCode == 73
            )
            #expect(!FileManager.default.fileExists(atPath: path))
        }
    }

    @Test("a file that is called otherwise than what is written is refused")
    func otherFormats() throws {
        try TemporaryFolder.with { folder in
            let path = folder.path + "/sheet.jpg"
            let result = try BuiltCommand().run("sheet", "dismiss", "--output", path)
            #expect(result.exitCode == 64)
            #expect(result.errors.contains("--output is a PNG file: 'sheet.jpg' has to end in .png."))
            #expect(!FileManager.default.fileExists(atPath: path))
            let plain = try BuiltCommand().run("sheet", "dismiss", "--output", folder.path + "/a.b/../sheet")
            #expect(plain.exitCode == 73)
            let upper = try BuiltCommand().run("sheet", "dismiss", "--output", folder.path + "/SHEET.PNG")
            #expect(upper.exitCode == 0)
        }
    }

    @Test("the gallery needs a display")
    func gallery() throws {
        #expect(try BuiltCommand().run("gallery").exitCode == 69)
        #expect(try BuiltCommand().run("gallery", "nothing").exitCode == 64)
        #expect(try BuiltCommand().run("show", "nothing").exitCode == 64)
    }
}
