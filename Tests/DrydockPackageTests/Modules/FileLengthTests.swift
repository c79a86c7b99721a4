import Testing

@Suite struct FileLengthTests {
    private static let limit = 400
    /// Only a class's body can hold what subclasses of users override.
    private static let classes = [
        "CALayer", "UICollectionView", "UITableView", "UITextField", "UIView", "UIViewController",
    ]

    @Test("files have at most 400 lines, but for those of classes with many members that can be overridden")
    func lengths() throws {
        let long = try PackageFolder.files(below: "Sources", ending: ".swift").filter { file in
            try PackageFolder.text(file).split(separator: "\n", omittingEmptySubsequences: false).count - 1
                > Self.limit
        }
        let names = long.map { String($0.split(separator: "/").last?.dropLast(6) ?? "") }
        #expect(names.sorted() == Self.classes)
    }
}
