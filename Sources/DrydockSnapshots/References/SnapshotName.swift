/// File names for tests and their snapshots: different names stay different, and each is safe in a path, in a shell and
/// in other systems' checkouts.
package enum SnapshotName {
    /// Leaves room for the suffix, `.difference` and the extension in the 255 bytes that file systems allow.
    private static let maximumBytes = 180

    /// A test's part of its snapshots' names: suite, function and arguments; `testName` where it is another function's,
    /// a helper's for instance.
    package static func ofTest(_ test: TestIdentity, testName: String) -> String {
        let function = TestIdentity.function(testName)
        var parts = test.suite.map(part)
        if let testFunction = test.function { parts.append(part(testFunction)) }
        // Each by itself, since commas part them.
        if !test.arguments.isEmpty { parts.append(test.arguments.map(part).joined(separator: ",")) }
        if test.function != function { parts.append(part(function)) }
        return parts.joined(separator: ".")
    }

    /// At most 180 bytes: a longer name is cut, and `~` and a hash of all of it follow.
    package static func shortened(_ name: String) -> String {
        guard name.utf8.count > maximumBytes else { return name }
        var prefix = ""
        for character in name {
            guard prefix.utf8.count + character.utf8.count <= maximumBytes - 9 else { break }
            prefix.append(character)
        }
        return prefix + "~" + StableHash.digits(name)
    }

    /// One part of a name: of letters, digits and `_-+@=` it stays as it is. In another one what stands between those
    /// becomes a hyphen, and `~` with a hash of the part follows, so that no two parts become one.
    package static func part(_ text: String) -> String {
        guard text.isEmpty || !text.allSatisfy(isSafe) else { return text }
        let words = text.split { !isSafe($0) }
        return words.joined(separator: "-") + "~" + StableHash.digits(text)
    }

    private static func isSafe(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || "_-+@=".contains(character)
    }
}
