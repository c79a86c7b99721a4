import Foundation
import Testing

/// Holds the direction between the base class of views and what is built on it.
@Suite struct BaseClassTests {
    private static let views = "Sources/DrydockViews/"
    /// Where views, layers, layout and frames are, for all of which a class of views is a view like any other.
    private static let base = [
        "Views/", "Frame/", "Layers/", "Layout/Constraints/", "Layout/Engine/", "Layout/Guides/",
        "Layout/Views/",
        "Layout/UIView", "Application/UIWindow", "Events/Observing/",
    ]

    @Test(
        "the base class, its layout and its frame name no class of views, controllers or recognisers that is built on them"
    )
    func namesNoLeaf() throws {
        let files = try PackageFolder.files(below: String(Self.views.dropLast()), ending: ".swift")
        let isBase = { (file: String) in Self.base.contains { file.hasPrefix(Self.views + $0) } }
        let above = try ["DrydockControls", "DrydockEditing", "DrydockLists"].flatMap {
            try PackageFolder.files(below: "Sources/\($0)", ending: ".swift")
        }
        let leaves = try Self.leaves(in: files.filter { !isBase($0) } + above)
        #expect(leaves.count > 80, "leaf classes are not found")
        for file in files where isBase(file) {
            for (number, line) in try PackageFolder.text(file).split(
                separator: "\n",
                omittingEmptySubsequences: false
            ).enumerated() {
                let named = Self.words(line).filter { leaves.contains(String($0)) }
                #expect(
                    named.isEmpty,
                    "\(file):\(number + 1) names \(named.joined(separator: ", ")): use a hook of the base class"
                )
            }
        }
    }

    /// The classes that derive from a view, a controller or a recogniser.
    private static func leaves(in files: [String]) throws -> Set<String> {
        var superclasses: [String: String] = [:]
        for file in files {
            for line in try PackageFolder.text(file).split(separator: "\n")
            where line.contains("class ") && line.contains(":") {
                let words = words(line)
                guard let index = words.firstIndex(of: "class"), words.count > index + 2 else { continue }
                superclasses[String(words[index + 1])] = String(words[index + 2])
            }
        }
        let roots: Set = ["UIView", "UIViewController", "UIGestureRecognizer"]
        func isLeaf(_ name: String) -> Bool {
            var (next, steps) = (superclasses[name], 0)
            while let superclass = next, steps < 20 {
                if roots.contains(superclass) { return true }
                (next, steps) = (superclasses[superclass], steps + 1)
            }
            return false
        }
        return Set(superclasses.keys.filter { isLeaf($0) && !roots.contains($0) && $0 != "UIWindow" })
    }

    /// The words of a line's code: of no comment, and of no text.
    private static func words(_ line: Substring) -> [Substring] {
        let quotes = line.split(separator: "\"", omittingEmptySubsequences: false)
        let code =
            quotes.count == 1 ? [line] : quotes.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
        var words: [Substring] = []
        for part in code {
            let comment = part.range(of: "//")
            words += part[..<(comment?.lowerBound ?? part.endIndex)].split {
                !($0.isLetter || $0.isNumber || $0 == "_")
            }
            if comment != nil { break }
        }
        return words
    }
}
