import DrydockFonts
package import DrydockPlatform
import Glibc
import Synchronization

/// The opened font files. Each is opened once, when text in it is first measured or drawn.
///
/// Text may be laid out and drawn on any thread, one at a time: faces keep caches, which `withExclusiveUse` guards.
package final class FontCollection: @unchecked Sendable {
    // Unchecked: the faces are opened and used under the lock alone.

    /// The fonts that come with the library, and those that were registered.
    package static let bundled = FontCollection { name in
        // Registered and installed faces go by their paths.
        name.hasPrefix("/") ? name : DrydockFonts.path(ofFile: name)
    }

    /// Without any font every character is a box of this width, in em.
    static let boxAdvance = 0.5

    private let locate: (String) -> String?
    private var faces: [String: FontFace] = [:]
    private var chains: [ChainKey: FontFaces] = [:]
    private var reported: Set<Unicode.Scalar> = []
    private var unusable: Set<String> = []
    /// Why installed files are not used, by their names.
    private var refusals: [String: InstalledFont.Refusal] = [:]
    private let usesInstalledFonts: Bool
    private let lock = Mutex<Void>(())

    /// - Parameters:
    ///   - usesInstalledFonts: whether the fonts of Debian's packages draw what the others lack.
    ///   - locate: the path of a file of that name; nil when it is missing.
    package init(usesInstalledFonts: Bool = true, locate: @escaping (String) -> String?) {
        self.usesInstalledFonts = usesInstalledFonts
        self.locate = locate
    }

    /// Runs `body` while no other thread uses the fonts. Not to be nested.
    func withExclusiveUse<Result>(_ body: () -> Result) -> Result {
        lock.withLock { _ in body() }
    }

    /// The face that draws a file's text: its own, else the first substitute that opens. Nil when none does.
    package func face(for name: FontFileName) -> FontFace? {
        if let face = opened(name.rawValue) { return face }
        for substitute in name.substitutes {
            if let face = opened(substitute.rawValue) { return face }
        }
        return nil
    }

    /// What draws a file's text, and what draws the characters that the first of them lacks.
    /// - Parameter forms: of Chinese characters.
    func faces(for name: FontFileName, forms: EastAsianForms = .simplifiedChinese) -> FontFaces {
        // A face that is registered later on draws what was a box before.
        let registered = FontRegistry.all
        let key = ChainKey(file: name, registered: registered.count, forms: forms)
        if let known = chains[key] { return known }
        let files =
            ([name] + name.substitutes).map(\.rawValue) + ScriptFaces.files(isBold: name.isBold)
            + registered.map(\.file.rawValue)
        let installed = ScriptFaces.installed(isBold: name.isBold, forms: forms)
        let chain = FontFaces(
            files.map { FontFaces.Candidate(name: $0) } + (usesInstalledFonts ? installed : []),
            hasPictures: usesInstalledFonts || registered.contains(where: \.hasPictures)
        ) { [unowned self] in opened($0) }
        chains[key] = chain
        return chain
    }

    private struct ChainKey: Hashable {
        let file: FontFileName
        /// How many faces were registered.
        let registered: Int
        let forms: EastAsianForms
    }

    /// Says once of each character that no face has it.
    func reportMissing(_ character: [Unicode.Scalar]) {
        guard let first = character.first, reported.count < Self.reportLimit,
            reported.insert(first).inserted
        else { return }
        if let package = InstalledFontPackage.allCases.first(where: { $0.isFor(first) }), isLacking(package) {
            return Log.warnOnce(remedy(for: package))
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: character.prefix(8))
        let numbers = text.map { "U+" + String($0.value, radix: 16, uppercase: true) }
            .joined(separator: " ")
        Log.warnOnce("No font has the character \"\(String(text))\" (\(numbers)): it is drawn as a box.")
    }

    /// Beyond this many, hostile text is the likelier explanation.
    private static let reportLimit = 1024

    private func isLacking(_ package: InstalledFontPackage) -> Bool {
        usesInstalledFonts
            && InstalledFont.all.contains { $0.collection == package && refusals[$0.file] != nil }
    }

    /// How to get the characters of a package whose files cannot be used.
    private func remedy(for package: InstalledFontPackage) -> String {
        let reasons = InstalledFont.all.filter { $0.collection == package }.compactMap { refusals[$0.file] }
        let reason = if case .unusable(let reason)? = reasons.first { " (\(reason))" } else { "" }
        return """
            \(package.characters) are drawn as boxes: they need \(package.description)\(reason). Install it with \
            `apt-get install \(package.name)`, or register a font that has them.
            """
    }

    /// The face of an installed file, the first of its kind that is of the right version.
    private func opened(_ font: InstalledFont, index: Int) -> FontFace? {
        var refusal = InstalledFont.Refusal.missing
        for path in font.paths.compactMap(locate) where access(path, F_OK) == 0 {
            do throws(FontError) {
                return try FontFace(path: path, index: index, checksum: font.checksum)
            } catch {
                refusal = .unusable(reason: error.description)
            }
        }
        refusals[font.file] = refusal
        return nil
    }

    /// Why an installed font is not used; nil when it is.
    package func refusal(of font: InstalledFont) -> InstalledFont.Refusal? {
        withExclusiveUse {
            opened(FontFileName(path: font.file, index: 0).rawValue) == nil ? refusals[font.file] : nil
        }
    }

    private func opened(_ name: String) -> FontFace? {
        if let face = faces[name] { return face }
        guard !unusable.contains(name) else { return nil }
        let fileName = FontFileName(rawValue: name)
        let (location, file) = (fileName.location, fileName.fileName)
        if let font = InstalledFont.named(file) {
            let face = opened(font, index: location.index)
            if face == nil { unusable.insert(name) }
            faces[name] = face
            return face
        }
        guard let path = locate(file) else {
            report(file, "the file is missing")
            unusable.insert(name)
            return nil
        }
        do throws(FontError) {
            let face = try FontFace(
                path: path,
                index: location.index,
                values: location.values,
                isSlanted: fileName.isSlanted
            )
            faces[name] = face
            return face
        } catch {
            report(file, error.description)
            unusable.insert(name)
            return nil
        }
    }

    private func report(_ name: String, _ reason: String) {
        Log.errorOnce("The font \(name) cannot be used, another takes its place: \(reason).")
    }
}
