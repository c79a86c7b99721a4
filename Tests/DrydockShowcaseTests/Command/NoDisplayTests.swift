import Drydock
import DrydockCatalogue
import DrydockShowcase
import Testing

struct NoDisplayTests {
    @Test("show without a display ends with 69 and names the remedy")
    func show() throws {
        let result = try BuiltCommand().run("show")
        #expect(result.exitCode == 69)
        #expect(result.output == "")
        #expect(result.errors.contains("xvfb-run"))
        #expect(result.errors.contains("drydock export --output DIR"))
    }

    @Test("the bare command without a display exports everything and says so")
    func bare() throws {
        try TemporaryFolder.with { folder in
            let result = try BuiltCommand().run(in: folder)
            #expect(result.exitCode == 0)
            #expect(result.lines.first?.contains("no display") == true)
            #expect(result.lines.dropFirst() == showcase.entries.map { "./drydock-out/\($0.name).png" }[...])
            let written = try FileManager.default.contentsOfDirectory(
                atPath: folder.appendingPathComponent("drydock-out").path
            )
            #expect(Set(written) == Set(showcase.entries.map { "\($0.name).png" }))
        }
    }
}
