import Foundation
import Testing

/// Holds the article on what of UIKit is here to what is.
@Suite struct UIKitTableTests {
    private static let article = "Sources/Drydock/Drydock.docc/Articles/WhatOfUIKitIsHere.md"
    private static let start = "<!-- Made from the public symbols; DRYDOCK_RECORD=all makes it anew. -->\n"

    private func makeTable() throws -> UIKitTable {
        let folder = "Tests/DrydockPackageTests/UIKit"
        return try UIKitTable(
            api: PublicAPI.ofThisBuild(),
            needs: "\(folder)/uikit-needs.txt",
            names: "\(folder)/uikit-names.txt"
        )
    }

    @Test("the article's table is what the modules have")
    func table() throws {
        let text = try PackageFolder.text(Self.article)
        let head = try #require(text.range(of: Self.start), "\(Self.article) has no place for the table")
        let made = try String(text[..<head.upperBound]) + "\n" + makeTable().text
        if ProcessInfo.processInfo.environment["DRYDOCK_RECORD"] == "all" {
            try made.write(
                to: PackageFolder.root.appendingPathComponent(Self.article),
                atomically: true,
                encoding: .utf8
            )
        }
        let old = Set(text.split(separator: "\n"))
        let new = Set(made.split(separator: "\n"))
        let changes = new.subtracting(old).map { "+ \($0)" } + old.subtracting(new).map { "- \($0)" }
        let isCurrent = text == made
        #expect(
            isCurrent,
            "Run DRYDOCK_RECORD=all swift test --filter UIKitTable.\n\(changes.sorted().joined(separator: "\n"))"
        )
    }

    @Test("no note tells how something differs that is not here")
    func notes() throws {
        let stale = try makeTable().staleNotes
        #expect(stale == [], "\(stale)")
    }
}
