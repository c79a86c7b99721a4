import DrydockViews
import Foundation
import Testing

/// Holds the article on passes to the code: each table in both directions.
@Suite struct PassesTests {
    private static let article = "Sources/Drydock/Drydock.docc/Articles/Passes.md"
    private static let folder = "Sources/DrydockViews/Frame"

    @Test("the article has the passes of a frame in their order, with their limits")
    func passes() throws {
        let rows = try Self.rows(of: "Passes of a frame")
        #expect(rows.map { $0[0] } == FramePass.allCases.map(\.rawValue))
        for (row, pass) in zip(rows, FramePass.allCases) {
            #expect(Self.names(in: row[4]) == pass.limits.map(\.rawValue), "of \(pass)")
        }
    }

    @Test("the article has all limits, with their numbers")
    func limits() throws {
        let rows = try Self.rows(of: "Limits")
        #expect(rows.map { $0[0] } == FrameLimit.allCases.map(\.rawValue))
        let numbers = rows.map { Int($0[1].filter { $0 != "," }) }
        #expect(numbers == FrameLimit.allCases.map(\.most))
        for row in rows { #expect(!row[4].isEmpty && !row[4].contains("nobody"), "\(row[0]) names nobody") }
    }

    @Test("the article has the marks that passes must not make, and each such pass closes the lock")
    func forbiddenMarks() throws {
        let rows = try Self.rows(of: "Marks that a pass must not make")
        let passes = FramePass.allCases.filter { !$0.forbiddenMarkNames.isEmpty }
        #expect(rows.map { $0[0] } == passes.map(\.rawValue))
        for (row, pass) in zip(rows, passes) {
            #expect(Self.names(in: row[1]) == pass.forbiddenMarkNames, "of \(pass)")
            let name = pass.rawValue.prefix(1).uppercased() + pass.rawValue.dropFirst()
            let text = try PackageFolder.text("\(Self.folder)/\(name)Pass.swift")
            #expect(text.contains("frameLock.close(in: .\(pass))"), "\(pass) does not close the lock")
        }
    }

    @Test(
        "each pass has a file of its name, which says in its place what makes it due, what it may ask for and where it stops"
    )
    func files() throws {
        let files = try PackageFolder.files(below: Self.folder, ending: "Pass.swift").map {
            String($0.dropFirst(Self.folder.count + 1))
        }
        let wanted = FramePass.allCases.map {
            $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst() + "Pass.swift"
        }
        #expect(Set(files) == Set(wanted + ["FramePass.swift"]))
        for (index, pass) in FramePass.allCases.enumerated() {
            let text = try PackageFolder.text("\(Self.folder)/\(wanted[index])")
            for part in [
                "/// Pass \(index + 1) of a frame, `\(pass)`: ", "/// - Due: ", "/// - May ask for: ",
                "/// - Stops: ",
            ] {
                #expect(text.contains(part), "\(wanted[index]) lacks \(part)")
            }
            for limit in pass.limits {
                #expect(text.contains("`FrameLimit.\(limit)`"), "\(wanted[index]) does not say \(limit)")
            }
        }
    }

    @Test("each limit is asked for where something may go on for ever")
    func limitsAreUsed() throws {
        let sources = try ["DrydockViews", "DrydockControls", "DrydockEditing", "DrydockLists"].flatMap {
            try PackageFolder.files(below: "Sources/\($0)", ending: ".swift")
        }
        let others = sources.filter {
            !$0.hasPrefix(Self.folder + "/FrameLimit") && !$0.hasPrefix(Self.folder + "/FramePass")
        }
        let text = try others.map { try PackageFolder.text($0) }.joined()
        for limit in FrameLimit.allCases {
            #expect(text.contains("FrameLimit.\(limit).most"), "\(limit) is asked for nowhere")
        }
    }

    @Test("the article has the bits that a view has")
    func bits() throws {
        let text = try PackageFolder.text("\(Self.folder)/PassFlags.swift")
        let bits = text.split(separator: "\n").compactMap { line in
            line.hasPrefix("    static let ") && line.contains("= PassFlags(rawValue:")
                ? line.dropFirst("    static let ".count).prefix { $0 != " " } : nil
        }
        #expect(try Self.rows(of: "Bits of a view").map { $0[0] }.sorted() == bits.map(String.init).sorted())
    }

    @Test("the article has the flags that views, layers and engines have for their passes, and no others")
    func flags() throws {
        var flags = try Self.flags(in: PackageFolder.files(below: Self.folder, ending: ".swift")) { _ in true
        }
        let views = "Sources/DrydockViews"
        flags += try Self.flags(
            in: ["LayoutNode", "NodeRecord", "LayoutEngine"].map { "\(views)/Layout/Engine/\($0).swift" }
        ) { _ in true }
        flags += try Self.flags(
            in: ["Views/UIView", "Layers/CALayer", "Application/UIWindow", "Application/Scene/UIWindowScene"]
                .map {
                    "\(views)/\($0).swift"
                }
        ) {
            $0.hasPrefix("needs") || $0.hasPrefix("isWaiting")
                || ["isCommitted", "isDisplayNeeded"].contains($0)
        }
        let rows = try Self.rows(of: "Flags beside the bits").map { $0[0] }
        #expect(rows.count == Set(rows).count)
        #expect(rows.sorted() == flags.sorted())
    }

    @Test("the current tint, which goes with the current traits, is set in one place")
    func context() throws {
        let files = try PackageFolder.files(below: "Sources/DrydockViews", ending: ".swift").filter {
            try PackageFolder.text($0).contains("UIColor.withTint(")
        }
        #expect(files == ["\(Self.folder)/FrameContext.swift"])
    }

    // MARK: - Reading

    /// The cells of a section's table; the first without its quotes.
    private static func rows(of section: String) throws -> [[String]] {
        let text = try PackageFolder.text(article)
        let start = try #require(text.range(of: "\n## \(section)\n"), "\(article) has no section \(section)")
        let body = text[start.upperBound...]
        let lines = body[..<(body.range(of: "\n## ")?.lowerBound ?? body.endIndex)].split(separator: "\n")
        return lines.filter { $0.hasPrefix("| `") }.map { line in
            var cells = line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
                .map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
            cells[0] = cells[0].trimmingCharacters(in: ["`"])
            return cells
        }
    }

    private static func names(in cell: String) -> [String] {
        cell.split(separator: ",").map { $0.trimmingCharacters(in: [" ", "`"]) }
    }

    /// The stored properties of types that begin as those of flags do, unless they are public.
    private static func flags(in files: [String], where isMeant: (String) -> Bool) throws -> [String] {
        let starts = ["is", "needs", "has", "knows", "keeps"]
        return try files.flatMap { file in
            try PackageFolder.text(file).split(separator: "\n").compactMap { line -> String? in
                // Of a type, and not of a function in it.
                guard line.hasPrefix("    "), !line.hasPrefix("     "), !line.contains("open "),
                    !line.contains("public "),
                    let start = line.range(of: "var "),
                    line.hasSuffix("= true") || line.hasSuffix("= false")
                        || line.hasSuffix("= true {") || line.hasSuffix("= false {")
                else { return nil }
                let name = String(line[start.upperBound...].prefix { $0 != " " && $0 != ":" })
                return starts.contains { name.hasPrefix($0) } && isMeant(name) ? name : nil
            }
        }
    }
}
