import Drydock
import DrydockCatalogue
import DrydockCommands
import DrydockPlatform
import DrydockRaster
import DrydockShowcase
import Testing

struct ExportCommandTests {
    private func names(in folder: URL) throws -> Set<String> {
        Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
    }

    @Test("export without names writes every picture and prints each path")
    func exportsEverything() throws {
        try TemporaryFolder.with { folder in
            let result = try BuiltCommand().run("export", "--output", folder.path)
            #expect(result.exitCode == 0)
            #expect(result.errors == "")
            #expect(result.lines == showcase.entries.map { "\(folder.path)/\($0.name).png" })
            #expect(try names(in: folder) == Set(showcase.entries.map { "\($0.name).png" }))
        }
    }

    @Test("scale, direction and style are part of the file's name and of the picture")
    func scaleAndDirection() throws {
        try TemporaryFolder.with { folder in
            let result = try BuiltCommand().run(
                "export",
                "pill-normal",
                "dismiss",
                "--output",
                folder.path,
                "--scale",
                "3",
                "--direction",
                "rtl",
                "--style",
                "dark"
            )
            #expect(result.exitCode == 0)
            #expect(try names(in: folder) == ["pill-normal-dark-rtl@3x.png", "dismiss-dark-rtl@3x.png"])
            let pill = try Data(contentsOf: folder.appendingPathComponent("pill-normal-dark-rtl@3x.png"))
            let bitmap = try ImageReader.decode([UInt8](pill))
            #expect(bitmap.width == 720)
            #expect(bitmap.height == 180)
        }
    }

    @Test("the size of text is part of the file's name and of the picture")
    func textSize() throws {
        try TemporaryFolder.with { folder in
            let arguments = ["export", "alert-light", "--output", folder.path]
            #expect(try BuiltCommand().run(arguments: arguments).exitCode == 0)
            let large = arguments + ["--text-size", "ax2", "--style", "dark"]
            #expect(try BuiltCommand().run(arguments: large).exitCode == 0)
            #expect(try names(in: folder) == ["alert-light.png", "alert-light-dark-ax2.png"])
            let tree = try BuiltCommand().run("tree", "alert-light").output
            #expect(try BuiltCommand().run("tree", "alert-light", "--text-size", "xs").output != tree)
            let unknown = try BuiltCommand().run("tree", "home", "--text-size", "huge")
            #expect(unknown.exitCode == 64 && unknown.errors.contains("ax5"))
        }
    }

    @Test("a size is a screen's, and part of its file's name; a component keeps its own")
    func size() throws {
        try TemporaryFolder.with { folder in
            let result = try BuiltCommand().run(
                "export",
                "home",
                "logo",
                "--output",
                folder.path,
                "--size",
                "320x480"
            )
            #expect(result.exitCode == 0)
            let home = try Data(contentsOf: folder.appendingPathComponent("home-320x480.png"))
            #expect(try ImageReader.decode([UInt8](home)).size == PixelSize(width: 320, height: 480))
            let logo = try Data(contentsOf: folder.appendingPathComponent("logo.png"))
            #expect(try ImageReader.decode([UInt8](logo)).size == PixelSize(width: 150, height: 150))
        }
    }

    @Test("a folder that is not there is made")
    func makesFolder() throws {
        try TemporaryFolder.with { folder in
            let target = folder.appendingPathComponent("a/b")
            let result = try BuiltCommand().run("export", "dismiss", "--output", target.path)
            #expect(result.exitCode == 0)
            #expect(try names(in: target) == ["dismiss.png"])
        }
    }

    @Test("the same bytes come out of two runs, whatever the locale")
    func deterministic() throws {
        try TemporaryFolder.with { folder in
            var command = try BuiltCommand()
            _ = try command.run("export", "modal", "--output", folder.appendingPathComponent("a").path)
            command.environment = ["LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo", "HOME": "/nonexistent"]
            _ = try command.run("export", "modal", "--output", folder.appendingPathComponent("b").path)
            let first = try Data(contentsOf: folder.appendingPathComponent("a/modal.png"))
            #expect(first == (try Data(contentsOf: folder.appendingPathComponent("b/modal.png"))))
        }
    }

    @Test("an output folder that cannot be made ends with 73")
    func outputIsAFile() throws {
        try TemporaryFolder.with { folder in
            let file = folder.appendingPathComponent("file")
            try Data("kept".utf8).write(to: file)
            let result = try BuiltCommand().run("export", "dismiss", "--output", file.path)
            #expect(result.exitCode == 73)
            #expect(result.errors.hasPrefix("drydock: error: "))
            #expect(try Data(contentsOf: file) == Data("kept".utf8))
        }
    }

    @Test("a file that cannot be written ends with 73 and leaves nothing behind")
    func fileCannotBeWritten() throws {
        try TemporaryFolder.with { folder in
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("dismiss.png"),
                withIntermediateDirectories: true
            )
            let result = try BuiltCommand().run("export", "dismiss", "--output", folder.path)
            #expect(result.exitCode == 73)
            #expect(result.output == "")
            #expect(try names(in: folder) == ["dismiss.png"])
        }
    }

    @Test(
        "bad arguments end with 64 and write nothing",
        arguments: [
            ["--scale", "4"], ["--scale", "0"], ["--scale", "2.5"], ["--scale", "03"],
            ["--scale", "+3"], ["--size", "390"], ["--size", "0x10"],
            ["--size", "4097x10"],
            ["--size", "0390x844"], ["--size", "-1x10"], ["--size", "390x844x1"], ["--size", "+1x10"],
            ["--size", "99999999999999999999x1"], ["--size", "4096x4096", "--scale", "3"],
            ["--direction", "up"],
            ["--bogus"], ["nosuch"],
        ]
    )
    func badArguments(_ arguments: [String]) throws {
        try TemporaryFolder.with { folder in
            let target = folder.appendingPathComponent("out")
            let result = try BuiltCommand().run(arguments: ["export", "--output", target.path] + arguments)
            #expect(result.exitCode == 64)
            #expect(result.errors.hasPrefix("drydock: error: "))
            #expect(!result.errors.contains("Error: "))
            #expect(!FileManager.default.fileExists(atPath: target.path))
        }
    }

    @Test("a name that no file could have is refused at once", arguments: ["export", "sheet", "tree"])
    func endlessName(_ command: String) throws {
        try TemporaryFolder.with { folder in
            let name = String(repeating: "x", count: 100_000)
            let output = command == "tree" ? [] : ["--output", folder.path + "/out.png"]
            let result = try BuiltCommand().run(arguments: [command, name] + output)
            #expect(result.exitCode == 64)
            #expect(result.errors.utf8.count < 400)
            #expect(result.errors.contains("A name of 100000 bytes is none of a picture"))
        }
    }

    @Test("an unknown name is told its nearest, whatever its case, and what prints all names")
    func unknownName() throws {
        let near = try BuiltCommand().run("export", "hom", "table-swipt", "--output", "/nonexistent")
        #expect(near.exitCode == 64)
        #expect(
            near.errors == """
                drydock: error: There is no picture named 'hom', 'table-swipt'. Is it 'home', 'table-swiped'? \
                'drydock list' prints all names.

                """
        )
        let result = try BuiltCommand().run("export", "nosuch", "--output", "/nonexistent")
        #expect(result.exitCode == 64)
        let nothing = "drydock: error: There is no picture named 'nosuch'. 'drydock list' prints all names.\n"
        #expect(result.errors == nothing)
        let upper = try BuiltCommand().run("export", "HOME", "--output", "/nonexistent")
        #expect(upper.errors.contains("There is no picture named 'HOME'. Is it 'home'?"))
        let two = try BuiltCommand().run("export", "hom", "home", "mod", "--output", "/nonexistent")
        #expect(two.errors.contains("There is no picture named 'hom', 'mod'. 'drydock list' prints"))
    }

    @Test("export without a folder ends with 64")
    func noFolder() throws {
        #expect(try BuiltCommand().run("export", "home").exitCode == 64)
        #expect(try BuiltCommand().run("export", "home", "--output", "").exitCode == 64)
    }

    @Test("pictures of several sizes have names of their own; a component has one size")
    func sizeInName() throws {
        try TemporaryFolder.with { folder in
            for size in ["390x844", "320x480", "480x320"] {
                let arguments = ["home", "logo", "--size", size, "--scale", "2", "--output", folder.path]
                let result = try BuiltCommand().run(arguments: ["export"] + arguments)
                #expect(result.exitCode == 0)
            }
            let expected: Set = ["home-320x480@2x.png", "home-480x320@2x.png", "home@2x.png", "logo@2x.png"]
            let written = try Set(names(in: folder))
            #expect(written == expected)
        }
    }

    @Test("a dark picture is not named as that of another entry")
    func apart() throws {
        try TemporaryFolder.with { folder in
            let arguments = ["export", "--output", folder.path]
            #expect(try BuiltCommand().run(arguments: arguments + ["depth-dark"]).exitCode == 0)
            let dark = arguments + ["depth", "depth-dark", "logo", "--style", "dark"]
            #expect(try BuiltCommand().run(arguments: dark).exitCode == 0)
            let expected: Set = ["depth-dark.png", "depth.dark.png", "logo-dark.png"]
            let written = try names(in: folder)
            #expect(written == expected, "what is dark by itself is not named so twice")
        }
    }

    @Test("names given twice are written once")
    func repeatedName() throws {
        try TemporaryFolder.with { folder in
            let result = try BuiltCommand().run("export", "logo", "home", "logo", "--output", folder.path)
            #expect(result.lines == ["logo", "home"].map { "\(folder.path)/\($0).png" })
        }
    }

    @Test("a device gives size, scale and name; a component keeps its own size")
    func device() throws {
        try TemporaryFolder.with { folder in
            let arguments = ["export", "home", "logo", "--output", folder.path, "--device", "iphone-16-pro"]
            #expect(try BuiltCommand().run(arguments: arguments).exitCode == 0)
            let turned = arguments + ["--landscape", "--scale", "1"]
            #expect(try BuiltCommand().run(arguments: turned).exitCode == 0)
            #expect(
                try names(in: folder) == [
                    "home-iphone-16-pro@3x.png", "logo@3x.png", "home-iphone-16-pro-landscape.png",
                    "logo.png",
                ]
            )
            let home = try Data(contentsOf: folder.appendingPathComponent("home-iphone-16-pro@3x.png"))
            #expect(try ImageReader.decode([UInt8](home)).size == PixelSize(width: 1206, height: 2622))
            let both = try BuiltCommand().run(arguments: arguments + ["--size", "320x568"])
            #expect(both.exitCode == 64 && both.errors.contains("Give --size or --device"))
            let unknown = try BuiltCommand().run("export", "--output", folder.path, "--device", "iphone-99")
            #expect(unknown.exitCode == 64 && unknown.errors.contains("ipad-pro-13-m4"))
            let none = try BuiltCommand().run("export", "--output", folder.path, "--landscape")
            #expect(none.exitCode == 64 && none.errors.contains("name one with --device"))
        }
    }

    @Test("sizes are two whole numbers from 1 to 4096 with an x between")
    func sizes() {
        #expect(PictureSize(argument: "390x844")?.description == "390x844")
        #expect(PictureSize(argument: "1x4096")?.height == 4096)
        for text in ["", "x", "1x", "x1", "1X1", " 1x1", "1x4097", "0x1", "1.5x1", "٣x٣", "1x1x1"] {
            #expect(PictureSize(argument: text) == nil, "\(text)")
        }
    }
}
