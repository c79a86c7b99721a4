import Testing

/// Each class reads its own values from a nib, by an overload of `NibCoder.decode(_:)`. One in a target above the class's is not
/// seen there: the class would take a superclass's, without a word from the compiler.
@Suite struct NibDecodingTests {
    @Test("a class and what decodes it are in one target")
    func inOneTarget() throws {
        let targets = ["DrydockViews", "DrydockControls", "DrydockEditing", "DrydockLists"]
        var decoded = 0
        for target in targets {
            let files = try PackageFolder.files(below: "Sources/\(target)", ending: ".swift")
            let text = try files.map { try PackageFolder.text($0) }.joined(separator: "\n")
            for match in text.matches(of: #/    (?:package )?func decode\(_ \w+: (\w+)\)/#) {
                decoded += 1
                #expect(
                    text.contains("open class \(match.1)"),
                    "\(target) decodes \(match.1) of another target"
                )
            }
        }
        #expect(decoded > 20, "functions that decode are not found")
    }
}
