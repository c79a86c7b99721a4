import DrydockPNG
import DrydockRaster
import DrydockSnapshotReport
import DrydockSnapshotResults
import Foundation

/// A package with references, and a folder of results beside it, as test processes leave them.
final class ResultsFixture {
    let root: URL
    var package: String { root.path + "/app" }
    var artifacts: String { root.path + "/artifacts" }
    var project: ProjectFolder { ProjectFolder(package) }

    init() throws {
        // The temporary folder may be a link; paths of results are compared as they are.
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        root = folder.appendingPathComponent("drydock-\(UUID().uuidString)")
        try write("// swift-tools-version: 6.2\n", to: package + "/Package.swift")
        try write("func tests() {}\n", to: testFile)
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    var testFile: String { package + "/Tests/AppTests/CardTests.swift" }

    func reference(_ name: String) -> String {
        package + "/Tests/AppTests/__Snapshots__/CardTests/\(name)"
    }

    func write(_ text: String, to path: String) throws { try write(Array(text.utf8), to: path) }

    func write(_ bytes: [UInt8], to path: String) throws {
        let file = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(bytes).write(to: file)
    }

    func bytes(_ path: String) -> [UInt8]? {
        (try? Data(contentsOf: URL(fileURLWithPath: path))).map(Array.init)
    }

    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    /// Writes a failure with all its files: of a picture where `name` ends in png.
    @discardableResult
    func fail(
        _ name: String,
        test: String = "AppTests.CardTests/card()",
        kind: FailedSnapshot.Kind = .mismatch,
        reference: [UInt8] = Picture.png(accent: 0xFF_D0_60_20),
        actual: [UInt8] = Picture.png(accent: 0xFF_D0_60_21),
        change: (inout FailedSnapshot) -> Void = { _ in }
    ) throws -> StoredFailure {
        let stem = (name as NSString).deletingPathExtension
        let ending = (name as NSString).pathExtension
        let folder = artifacts + "/AppTests/CardTests"
        var failure = FailedSnapshot(
            kind: kind,
            test: test,
            file: testFile,
            line: 12,
            reference: self.reference(name),
            message: "The snapshot differs from \(self.reference(name))"
        )
        failure.actualFile = "\(stem).actual.\(ending)"
        try write(actual, to: "\(folder)/\(stem).actual.\(ending)")
        if kind == .mismatch || kind == .unreadable {
            failure.referenceFile = "\(stem).reference.\(ending)"
            try write(reference, to: "\(folder)/\(stem).reference.\(ending)")
            try write(reference, to: failure.reference)
        }
        change(&failure)
        let path = "\(folder)/\(stem).failure.json"
        try write([UInt8](JSONEncoder().encode(failure)), to: path)
        return StoredFailure(failure: failure, path: path)
    }

    /// Writes the log of a process.
    func log(
        _ library: SnapshotRun.Library = .swiftTesting,
        uses: [String] = [],
        selection: [String] = [],
        started: Double = 4_000_000_000,
        name: String? = nil,
        change: (inout SnapshotRun) -> Void = { _ in }
    ) throws {
        let options = library == .swiftTesting ? ["--testing-library", "swift-testing"] : []
        var run = SnapshotRun(arguments: ["tests"] + options + selection, started: started)
        run.finished = true
        run.exitCode = 0
        run.uses = uses.map {
            SnapshotRun.Use(
                reference: reference($0),
                test: "AppTests.CardTests/card()",
                passed: true,
                seconds: 0.25
            )
        }
        change(&run)
        let file = name ?? "\(library.rawValue)-\(UUID().uuidString)"
        try write([UInt8](JSONEncoder().encode(run)), to: "\(artifacts)/runs/\(file).json")
    }

    /// What is in the folder of results.
    func results() throws -> SnapshotResults { try SnapshotResults.read(folders: [artifacts]) }
}

enum Picture {
    /// A card of 48 × 32 pixels with a square of one colour, red in the lowest byte.
    static func bitmap(accent: UInt32, width: Int = 48, height: Int = 32) -> Bitmap {
        let bitmap = Bitmap(width: width, height: height)
        for index in 0..<bitmap.area { bitmap[index] = 0xFFF4_F4F4 }
        for y in 8..<16 {
            for x in 8..<16 { bitmap[y * width + x] = accent }
        }
        return bitmap
    }

    static func png(accent: UInt32, width: Int = 48, height: Int = 32) -> [UInt8] {
        PNGEncoder.encode(bitmap(accent: accent, width: width, height: height))
    }
}
