import Drydock
import DrydockPNG
import DrydockRaster
import DrydockSnapshotReport
import DrydockSnapshotResults

/// A user's package with references, and what its tests left in its build folder.
final class ResultsFolder {
    let package: String

    init() throws {
        package = try TemporaryFolder.make().resolvingSymlinksInPath().path
        try write(Array("// swift-tools-version: 6.2\n".utf8), to: "Package.swift")
    }

    isolated deinit { try? FileManager.default.removeItem(atPath: package) }

    var artifacts: String { package + "/.build/snapshot-failures" }
    var url: URL { URL(fileURLWithPath: package) }

    func path(_ relative: String) -> String { "\(package)/\(relative)" }

    func write(_ bytes: [UInt8], to relative: String) throws {
        let file = URL(fileURLWithPath: path(relative))
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(bytes).write(to: file)
    }

    func bytes(_ relative: String) -> [UInt8]? {
        (try? Data(contentsOf: URL(fileURLWithPath: path(relative)))).map(Array.init)
    }

    nonisolated static func reference(_ name: String) -> String {
        "Tests/AppTests/__Snapshots__/CardTests/\(name).png"
    }

    /// - Parameter spots: blue pixels.
    nonisolated static func picture(
        _ color: UInt32,
        width: Int = 40,
        height: Int = 24,
        spots: [(x: Int, y: Int)] = []
    ) -> [UInt8] {
        let bitmap = Bitmap(width: width, height: height)
        for index in 0..<bitmap.area { bitmap[index] = color }
        for spot in spots { bitmap[spot.y * width + spot.x] = 0xFFFF_0000 }
        return PNGEncoder.encode(bitmap)
    }

    /// A test whose picture is blue and whose reference is red.
    ///
    /// - Parameter run: when its process began; nil where that is not known.
    func fail(_ name: String, cause: String? = nil, run: Double? = nil) throws {
        let folder = ".build/snapshot-failures/AppTests/CardTests"
        var failure = FailedSnapshot(
            kind: .mismatch,
            test: "AppTests.CardTests/\(name)()",
            file: path("Tests/AppTests/CardTests.swift"),
            line: 7,
            reference: path(Self.reference(name)),
            message: "The snapshot differs from \(name)"
        )
        failure.actualFile = "\(name).actual.png"
        failure.referenceFile = "\(name).reference.png"
        failure.causes =
            cause.map { [SnapshotCause(component: "label", attribute: "font", summary: $0)] } ?? []
        failure.run = run
        try write(Array("func tests() {}\n".utf8), to: "Tests/AppTests/CardTests.swift")
        try write(Self.picture(0xFF00_00FF), to: Self.reference(name))
        try write(Self.picture(0xFF00_00FF), to: "\(folder)/\(name).reference.png")
        try write(Self.picture(0xFFFF_0000), to: "\(folder)/\(name).actual.png")
        try write([UInt8](JSONEncoder().encode(failure)), to: "\(folder)/\(name).failure.json")
    }

    /// A complete green run of both frameworks, which used these references.
    func pass(_ names: String...) throws {
        for options in [["--testing-library", "swift-testing"], []] {
            // Long after the references were written.
            var run = SnapshotRun(arguments: ["tests"] + options, started: 4_000_000_000)
            run.finished = true
            run.exitCode = 0
            if !options.isEmpty {
                run.uses = names.map {
                    SnapshotRun.Use(
                        reference: path(Self.reference($0)),
                        test: "AppTests.CardTests/\($0.prefix { $0 != "." })()",
                        passed: true,
                        seconds: 0.5
                    )
                }
            }
            let name = ".build/snapshot-failures/runs/\(options.isEmpty ? "xctest" : "swift-testing").json"
            try write([UInt8](JSONEncoder().encode(run)), to: name)
        }
    }

    func failures() throws -> [StoredFailure] {
        try SnapshotResults.read(folders: [artifacts]).failures
    }
}
