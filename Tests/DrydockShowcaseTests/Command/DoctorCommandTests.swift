import Testing

struct DoctorCommandTests {
    @Test("a machine with all fonts and Debian's SDL2_image is told that its pictures are everybody's")
    func good() throws {
        let result = try BuiltCommand().run("doctor")
        #expect(result.exitCode == 0)
        #expect(
            result.output == """
                good  fonts: all 40 files open
                good  JPEG files: the pixels of libjpeg-turbo

                """
        )
    }
}
