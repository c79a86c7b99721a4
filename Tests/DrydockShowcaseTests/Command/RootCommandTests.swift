import Drydock
import DrydockCatalogue
import DrydockHost
import DrydockShowcase
import Testing

@Suite("The command without a subcommand")
struct RootCommandTests {
    @Test("it tells its version")
    func version() throws {
        let result = try BuiltCommand().run("--version")
        #expect(result.exitCode == 0)
        #expect(result.output.contains(/^\d+\.\d+\.\d+\n$/))
    }

    @Test("the window's options need no subcommand; without a display they shape the pictures")
    func options() throws {
        try TemporaryFolder.with { folder in
            let result = try BuiltCommand().run(
                arguments: ["--size", "320x480", "--direction", "rtl", "--scale", "2"],
                in: folder
            )
            #expect(result.exitCode == 0)
            #expect(result.lines.contains("./drydock-out/home-320x480-rtl@2x.png"))
        }
    }

    @Test("options before a subcommand, which would not get them, are refused")
    func misplacedOptions() throws {
        let result = try BuiltCommand().run("--size", "320x480", "list")
        #expect(result.exitCode == 64)
        #expect(result.output == "")
        #expect(result.errors.hasPrefix("drydock: error: Unexpected argument 'list'"))
    }

    @Test("what is no command is told where commands are listed, and a picture how it is shown")
    func unknownCommand() throws {
        let unknown = try BuiltCommand().run("frobnicate")
        #expect(unknown.exitCode == 64 && unknown.output == "")
        #expect(
            unknown.errors == """
                drydock: error: Unexpected argument 'frobnicate'. A command comes first, before its options; \
                'drydock --help' lists the commands.

                """
        )
        let picture = try BuiltCommand().run("home")
        #expect(picture.exitCode == 64)
        #expect(
            picture.errors
                == "drydock: error: Unexpected argument 'home'. 'drydock show home' shows the picture.\n"
        )
    }

    @Test("help on what is no command is refused by its name, and on a command is printed")
    func help() throws {
        for (words, unknown) in [(["nope"], "nope"), (["snapshots", "nope"], "snapshots nope")] {
            let result = try BuiltCommand().run(arguments: ["help"] + words)
            #expect(result.exitCode == 64 && result.output == "")
            #expect(
                result.errors
                    == "drydock: error: There is no command '\(unknown)'. 'drydock --help' lists the commands.\n"
            )
        }
        for words in [[], ["export"], ["snapshots", "diff"], ["help"], ["export", "--help"]] {
            let result = try BuiltCommand().run(arguments: ["help"] + words)
            #expect(result.exitCode == 0 && result.output.contains("USAGE: drydock"))
        }
    }

    @Test("show takes a scale and refuses what cannot be one", arguments: ["1", "3"])
    func showScale(scale: String) throws {
        #expect(try BuiltCommand().run("show", "--scale", scale).exitCode == 69)
        let wrong = try BuiltCommand().run("show", "--scale", scale + ".5")
        #expect(wrong.exitCode == 64)
        #expect(wrong.errors.hasPrefix("drydock: error: "))
    }

    @Test("a display that does not answer is named")
    func wrongDisplay() throws {
        var command = try BuiltCommand()
        command.environment = ["DISPLAY": ":4711"]
        let shown = try command.run("show")
        #expect(shown.exitCode == 69)
        #expect(shown.errors.contains("drydock: error: the display of DISPLAY=:4711 cannot be opened"))
        #expect(!shown.errors.contains("offscreen"))
        try TemporaryFolder.with { folder in
            let bare = try command.run("--size", "320x480", in: folder)
            #expect(bare.exitCode == 0)
            let first = try #require(bare.lines.first)
            #expect(first.hasPrefix("The display of DISPLAY=:4711 cannot be opened; writing"))
        }
    }

    @Test("errors of the benchmark have the same form")
    func benchmark() throws {
        let command = try BuiltCommand("drydock-benchmark")
        for line in ["bogus", "layout solve /nonexistent", "layout run --views 0"] {
            let result = try command.run(arguments: line.split(separator: " ").map(String.init))
            #expect(result.exitCode != 0)
            #expect(result.errors.hasPrefix("drydock-benchmark: error: "))
        }
        let help = try command.run("layout", "run", "--help").output
        #expect(help.components(separatedBy: "spreadsheet").count <= 2, "each workload is listed once")
    }

    @Test("no two views of the demo overlap in the smallest window")
    func smallestWindow() throws {
        #expect(WindowHost.minimumSize == CGSize(width: 320, height: 480))
        for name in ["home", "modal"] {
            let host = try #require(showcase[name]).makeHost(size: WindowHost.minimumSize)
            let root = try #require(host.window.rootViewController)
            let top = try #require((root.presentedViewController ?? root).view)
            let types = [LogoImageView.self, PillButton.self, DismissButton.self, UILabel.self]
            let views = types.flatMap { frames(of: $0, in: top) }
            for (index, frame) in views.enumerated() {
                #expect(host.window.bounds.contains(frame))
                #expect(views[..<index].allSatisfy { !$0.intersects(frame) || $0.contains(frame) })
            }
        }
    }

    private func frames(of type: UIView.Type, in view: UIView) -> [CGRect] {
        let own = Swift.type(of: view) == type ? [view.convert(view.bounds, to: nil)] : []
        return own + view.subviews.flatMap { frames(of: type, in: $0) }
    }
}
