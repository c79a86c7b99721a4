#if Translation
import SwiftSyntax

/// Swift written for iOS as Swift that compiles here: what Swift has on Apple's systems alone is written otherwise.
///
/// | Written | Translated |
/// |---|---|
/// | `import UIKit`, `QuartzCore`, `CoreGraphics` | `import Drydock` |
/// | `import Anchorage`, unless that is at hand | `import DrydockAnchorage` |
/// | imports of modules that are not here, views of SwiftUI | nothing |
/// | `#selector(tapped)` | `Selector("tapped", Screen.tapped)` |
/// | `#keyPath(CALayer.opacity)` | `"opacity"` |
/// | `@objc`, `dynamic`, `@IBInspectable` and the like | nothing |
/// | `@IBOutlet`, `@IBAction` | nothing, and the class tells nibs their names |
/// | optional requirements | requirements with an empty default |
/// | overrides in extensions | the same in the class's body |
///
/// Lines stay where they are: what compilers say is about the lines as they were written.
package struct Translation {
    /// The translated files' texts, in the order of the files.
    package let texts: [String]
    package let warnings: [TranslationWarning]

    /// Translates the files of one module together: what is moved may go from one to another.
    ///
    /// - Parameters:
    ///   - modules: what the files may import beside the system's modules; nil where that is not known.
    ///   - namesOrigins: whether compilers are told the lines as they were written.
    ///
    /// Cost: in proportion to the files' sizes.
    package init(_ files: [SourceFile], modules: Set<String>? = nil, namesOrigins: Bool) {
        (texts, warnings) = LargeStack.run { Self.translate(files, modules, namesOrigins: namesOrigins) }
    }

    private static func translate(_ files: [SourceFile], _ modules: Set<String>?, namesOrigins: Bool) -> (
        [String], [TranslationWarning]
    ) {
        let declarations = Declarations(files)
        let rewriters = files.map { FileRewriter($0, declarations, modules) }
        for (rewriter, file) in zip(rewriters, files) { rewriter.walk(file.tree) }
        var edits = rewriters.map(\.edits)
        var warnings = rewriters.flatMap(\.warnings)
        Moves.add(to: &edits, files, declarations)
        NibNames.add(to: &edits, &warnings, files, declarations)
        let texts = zip(files, edits).map { file, edits in
            let text = edits.applied(to: file.text, path: namesOrigins ? file.path : nil)
            return namesOrigins ? namingOrigin(of: text, file.path) : text
        }
        return (texts, warnings)
    }

    /// A text whose lines are said to be a file's. In place of its first line, if that has no code, so that what compilers show
    /// of it is the line that they name.
    private static func namingOrigin(of text: String, _ path: String) -> String {
        let first = text.prefix { $0 != "\n" }
        let hasCode =
            !first.hasPrefix("//") && !first.allSatisfy(\.isWhitespace) || first.endIndex == text.endIndex
        let rest = hasCode ? "\n" + text : text[first.endIndex...]
        return "#sourceLocation(file: \(path.quoted), line: \(hasCode ? 1 : 2))\(rest)"
    }
}
#endif
