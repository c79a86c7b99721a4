package import DrydockNibDocuments
import DrydockStrings
package import Foundation

/// Finds documents in bundles and keeps those that were read.
package final class NibLibrary {
    package static let shared = NibLibrary()

    /// Where a document is, and the bundle that its classes and texts come from.
    package struct Place {
        package let path: String
        package let bundle: Bundle
    }

    private var documents: [String: NibDocument] = [:]
    /// The nibs that are called as classes of controllers, nil for classes without one: looking for files takes long beside
    /// making a screen.
    private var defaultNames: [ObjectIdentifier: String?] = [:]
    private lazy var neighbours = Self.bundlesBesideExecutable()

    /// The file of that name in a bundle; without one, or in the main bundle, beside the executable and in the resource bundles
    /// that lie there. One for phones comes before one for any device.
    /// - Parameter pathExtension: "xib" or "storyboard".
    package func place(
        named name: String,
        _ pathExtension: String,
        in bundle: Bundle?,
        preferring module: String? = nil
    ) -> Place? {
        let parts = name.split(separator: "/")
        guard !name.isEmpty, !parts.contains(".."), !name.hasPrefix("/") else { return nil }
        let isAnywhere = bundle.map { $0.bundlePath == Bundle.main.bundlePath } ?? true
        var bundles = isAnywhere ? [Bundle.main] + neighbours : [bundle].compactMap(\.self)
        if let module {
            let isPreferred = { (bundle: Bundle) in bundle.bundlePath.hasSuffix("_\(module).resources") }
            bundles = bundles.filter(isPreferred) + bundles.filter { !isPreferred($0) }
        }
        let language = LocalizedStrings.language
        for bundle in bundles {
            // A document that was translated as a whole comes before the one whose texts are.
            let translated =
                LanguageMatching.best(
                    for: language,
                    of: StringLibrary.shared.localizations(of: bundle)
                ).map { ["\($0).lproj/"] } ?? []
            for candidate in ["\(name)~iphone", name] {
                for folder in translated + ["", "Base.lproj/"] {
                    let path =
                        "\(bundle.resourcePath ?? bundle.bundlePath)/\(folder)\(candidate).\(pathExtension)"
                    if FileManager.default.fileExists(atPath: path) {
                        return Place(path: path, bundle: bundle)
                    }
                }
                if let path = bundle.path(forResource: candidate, ofType: pathExtension) {
                    return Place(path: path, bundle: bundle)
                }
            }
        }
        return nil
    }

    /// What `find` answers for a class, which is asked once.
    func defaultName(for type: UIViewController.Type, _ find: () -> String?) -> String? {
        if let known = defaultNames[ObjectIdentifier(type)] { return known }
        let name = find()
        defaultNames[ObjectIdentifier(type)] = .some(name)
        return name
    }

    /// The document at a place, read once.
    package func document(at place: Place) throws(NibError) -> NibDocument {
        if let known = documents[place.path] { return known }
        let file = place.path.split(separator: "/").last.map(String.init) ?? place.path
        let bytes: [UInt8]
        do {
            let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: place.path))
            // One byte more than is allowed, for the reader to see.
            bytes = Array(try handle.read(upToCount: NibLimits.fileSize + 1) ?? Data())
        } catch {
            throw NibError(
                file: file,
                line: 0,
                reason: "it cannot be read: \(error)",
                remedy: "Check the bundle."
            )
        }
        let document = try NibDocument(bytes, file: file)
        if documents.count >= Self.keptDocuments { documents.removeAll() }
        documents[place.path] = document
        return document
    }

    private static let keptDocuments = 64

    /// Those that builds put there for modules with resources.
    package nonisolated static func bundlesBesideExecutable() -> [Bundle] {
        let folder = Bundle.main.bundlePath
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return entries.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
            .compactMap { Bundle(path: "\(folder)/\($0)") }
    }
}

/// The texts of a document in a language: `fr.lproj/Name.strings`, or those of `Name.xcstrings`.
package struct NibTexts {
    private let bundle: Bundle
    private let table: String
    private let language: String

    /// - Parameter name: of the document, as it was asked for.
    package init(name: String, bundle: Bundle, language: String) {
        table = name.split(separator: "/").last.map(String.init) ?? name
        (self.bundle, self.language) = (bundle, language)
    }

    /// Nil where the language has none.
    func text(for key: String) -> String? {
        let found = StringLibrary.shared.find(key, table: table, in: bundle, language: language)
        // A catalogue without a text in its source language gives the key, which is no text here.
        guard case .text(let text)? = found?.entry, text != key else { return nil }
        return text
    }
}
