import Foundation
import Testing

/// Holds the share of public symbols that say what their names do not.
@Suite struct DocumentationTests {
    private static let list = "Tests/DrydockPackageTests/Documentation/self-explaining.txt"

    /// Paths of symbols whose names say all there is to say; `UIColor.*` stands for all members of a type.
    private func selfExplaining() throws -> Set<String> { try Set(PackageFolder.lines(Self.list)) }

    @Test("four public symbols of five have a comment, those aside whose names say all")
    func share() throws {
        let list = try selfExplaining()
        let needing = try PublicAPI.ofThisBuild().symbols.filter {
            !list.contains($0.path) && !list.contains("\($0.parent).*")
        }
        let missing = needing.filter { !$0.isDocumented }
        let names = missing.map { "\($0.place) \($0.path)" }.joined(separator: "\n")
        #expect(
            (needing.count - missing.count) * 5 >= needing.count * 4,
            "\(missing.count) of \(needing.count) have no comment:\n\(names)"
        )
    }

    @Test("the list of self-explaining symbols names only symbols that are there and have no comment")
    func listIsCurrent() throws {
        let bare = try PublicAPI.ofThisBuild().symbols.filter { !$0.isDocumented }
        let known = Set(bare.map(\.path)).union(bare.map { "\($0.parent).*" })
        let stale = try selfExplaining().subtracting(known).sorted()
        #expect(stale.isEmpty, "\(stale.joined(separator: "\n"))")
    }
}
