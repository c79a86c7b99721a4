import Testing

struct DoctorCommandTests {
    @Test("a machine with all fonts and Debian's SDL2_image is told that its pictures are everybody's")
    func good() throws {
        let result = try BuiltCommand().run("doctor")
        #expect(result.exitCode == 0)
        #expect(result.lines.first == "good  fonts: all 40 files open")
        #expect(result.lines.last == "good  JPEG files: the pixels of libjpeg-turbo")
        #expect(result.lines.contains { $0.hasPrefix("good  HarfBuzz: the usual glyphs and places in ") })
        // What is not installed is said, and no reason to fail.
        for file in ["NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc", "NotoColorEmoji.ttf"] {
            #expect(result.lines.count { $0.contains("fonts: \(file) is ") && !$0.hasPrefix("bad") } == 1)
        }
    }
}
