import DrydockSnapshotReport
import DrydockSnapshotResults
import Foundation

/// Results of test runs that lie, through report, acceptance and pruning: only references change, and nothing runs.
struct ArtefactCampaign: Campaign {
    static let name = "artefacts"
    static let summary = "results of test runs that lie, reported, accepted and pruned"
    static let batch = 300

    private let scratch = ScratchFolder.make()

    init(_ seeds: SeedFiles) {}

    mutating func run(_ trial: FuzzCase) throws {
        let stage = ArtefactStage(root: "\(scratch)/\(trial.number)")
        defer { ScratchFolder.remove(stage.root) }
        var random = trial.random.split()
        stage.build(&random)
        let before = stage.guarded()
        // Pruning looks at green runs of all tests alone.
        let isGreen = random.once(in: 3)
        if isGreen { stage.writeGreenRuns(&random) }
        var index = 0
        trial.steps(isGreen ? random.below(2) : random.integer(1...5)) { random in
            stage.writeResult(index, &random, trial)
            index += 1
        }
        let outcome = use(stage)
        if !outcome { trial.refuse() }
        try trial.check(
            !FileManager.default.fileExists(atPath: stage.root + "/ran"),
            "a program that came with the results was run"
        )
        let after = stage.guarded()
        for path in Set(before.keys).union(after.keys).sorted() where before[path] != after[path] {
            // What the results have themselves, such as a report, is no loss.
            guard !path.hasPrefix(stage.artefacts) else { continue }
            let place = path.dropFirst(stage.root.utf8.count)
            throw Mismatch(
                "\(place) was \(before[path] == nil ? "made" : after[path] == nil ? "deleted" : "changed")"
            )
        }
    }

    /// - Returns: whether the results could be read.
    private func use(_ stage: ArtefactStage) -> Bool {
        do {
            let project = ProjectFolder(stage.package)
            let results: SnapshotResults
            do {
                results = try SnapshotResults.read(folders: [stage.artefacts])
            } catch {
                return false
            }
            _ = try HTMLReport.make(of: results)
            _ = try JUnitReport.make(of: results, project: project)
            _ = try ReportSummary(of: results).json()
            _ = GitHubAnnotations.make(of: results.failures.map(\.failure), root: stage.package)
            let acceptance = Acceptance(project: project)
            for failure in results.failures { _ = acceptance.accept(failure) }
            let bundle = XCTestBundle(of: results, in: project, artifacts: [stage.artefacts])
            let pruning = try Pruning(project: project, run: CompleteRun(of: results, bundle: bundle))
            try pruning.delete()
        } catch {
            // A run that is not green.
        }
        return true
    }
}

/// A package with references, results beside it, and files that nobody may touch.
@MainActor private struct ArtefactStage {
    let root: String
    var package: String { root + "/package" }
    var artefacts: String { root + "/package/artefacts" }
    private var tests: String { package + "/Tests/AppTests" }

    func build(_ random: inout Generator) {
        for folder in [
            tests + "/__Snapshots__/PageTests", root + "/outside", package + "/Sources/App",
            artefacts + "/runs",
        ] {
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        write("// manifest", package + "/Package.swift")
        write("print(1)", package + "/Sources/App/main.swift")
        write("// tests", tests + "/PageTests.swift")
        write("secret", root + "/outside/secret.png")
        for name in ["page.1.png", "page.2.png", "notes.txt"] {
            let bytes = PNGWriter.file(&random, isValid: true)
            ScratchFolder.write(bytes, to: "\(tests)/__Snapshots__/PageTests/\(name)")
        }
        let program = artefacts + "/evil.xctest"
        write("#!/bin/sh\ntouch \(root)/ran\n", program)
        try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        if random.once(in: 4) {
            let link = tests + "/__Snapshots__/PageTests/link.png"
            let target = random.pick([
                root + "/outside/new.png", root + "/outside/secret.png", root + "/outside",
            ])
            try? FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
        }
    }

    private func write(_ text: String, _ path: String) { ScratchFolder.write(Array(text.utf8), to: path) }

    func writeResult(_ index: Int, _ random: inout Generator, _ trial: FuzzCase) {
        ScratchFolder.write(
            PNGWriter.file(&random, isValid: !random.once(in: 4)),
            to: "\(artefacts)/actual\(index).png"
        )
        let isRun = random.once(in: 3)
        var bytes = isRun ? run(&random) : failure(index, &random)
        if random.once(in: 3) { TextMutation.change(&bytes, &random) }
        trial.note(String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: root, with: ""))
        ScratchFolder.write(
            bytes,
            to: isRun ? "\(artefacts)/runs/\(index).json" : "\(artefacts)/\(index).failure.json"
        )
    }

    func writeGreenRuns(_ random: inout Generator) {
        for (index, arguments) in [["x.xctest"], ["x", "--testing-library", "swift-testing"]].enumerated() {
            var run = SnapshotRun(arguments: arguments, started: 4e9)
            run.finished = true
            run.exitCode = 0
            run.uses = (0..<random.below(4)).map { _ in
                SnapshotRun.Use(
                    reference: path(&random),
                    test: "AppTests.PageTests/page()",
                    passed: true,
                    seconds: 1
                )
            }
            ScratchFolder.write(
                (try? Array(JSONEncoder().encode(run))) ?? [],
                to: "\(artefacts)/runs/green\(index).json"
            )
        }
    }

    private func path(_ random: inout Generator) -> String {
        let references = tests + "/__Snapshots__/PageTests"
        return random.pick([
            references + "/page.1.png", references + "/page.2.png", references + "/new.png",
            references + "/link.png",
            references + "/../../PageTests.swift", package + "/Package.swift",
            package + "/Sources/App/main.swift",
            root + "/outside/secret.png", root + "/outside/new.png", package + "/../outside/secret.png",
            package + "/Evil.swift",
            tests + "/__Snapshots__/evil.swift",
            "/elsewhere/Tests/AppTests/__Snapshots__/PageTests/page.1.png", "",
            "relative.png", references, references + "/new/deep/a.png", package + "/.git/config",
        ])
    }

    private func failure(_ index: Int, _ random: inout Generator) -> [UInt8] {
        var failure = FailedSnapshot(
            kind: random.pick([.mismatch, .mismatch, .missing, .recorded, .unreadable]),
            test: random.pick(["AppTests.PageTests/page()", "", "a/b/c", "<script>"]),
            file: random.pick([
                tests + "/PageTests.swift", "/elsewhere/Tests/AppTests/PageTests.swift", path(&random),
            ]),
            line: random.pick([1, 0, -1, Int.max]),
            reference: path(&random),
            message: random.pick(["differs", "", "<b>&\u{1F600}\u{0}", "::error::x\n::warning::y"])
        )
        func name(_ random: inout Generator) -> String? {
            random.pick([
                "actual\(index).png", "actual\(index).png", nil, "../Package.swift", "/etc/passwd", "", ".",
                "missing.png",
            ])
        }
        failure.actualFile = name(&random)
        failure.referenceFile = name(&random)
        failure.differenceFile = name(&random)
        failure.scale = random.pick([nil, 1, 2, 0, -1, 1e300])
        if random.flag() {
            failure.causes = [
                SnapshotCause(component: "label", attribute: "font", summary: "label font 13 → 14")
            ]
        }
        return (try? Array(JSONEncoder().encode(failure))) ?? []
    }

    private func run(_ random: inout Generator) -> [UInt8] {
        var run = SnapshotRun(
            arguments: random.pick([
                [artefacts + "/evil.xctest"], ["artefacts/evil.xctest"], [root + "/outside/x.xctest"], [],
                ["--testing-library", "swift-testing"], [artefacts + "/evil.xctest", "All"],
            ]),
            started: random.pick([0, 1e9, -1, 1e300])
        )
        run.finished = !random.once(in: 4)
        run.exitCode = random.pick([0, 0, 1, nil])
        run.shard = random.pick([nil, nil, "1/2", "2/2", "0/0", "x"])
        run.uses = (0..<random.below(3)).map { _ in
            SnapshotRun.Use(
                reference: path(&random),
                test: "AppTests.PageTests/page()",
                passed: !random.once(in: 5),
                seconds: random.pick([0, 0.1, -1, 1e300])
            )
        }
        return (try? Array(JSONEncoder().encode(run))) ?? []
    }

    /// What must stay as it is: everything but the references.
    func guarded() -> [String: Data] {
        var files: [String: Data] = [:]
        let references = tests + "/__Snapshots__/"
        for case let name as String in FileManager.default.enumerator(atPath: root)
            ?? FileManager.DirectoryEnumerator()
        {
            let path = "\(root)/\(name)"
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            let isReference = path.hasPrefix(references) && (path.hasSuffix(".png") || isFolder.boolValue)
            // Folders of references that are empty go as well.
            guard !isReference, path + "/" != references else { continue }
            files[path] = FileManager.default.contents(atPath: path) ?? Data()
        }
        return files
    }
}
