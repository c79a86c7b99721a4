package import DrydockNibDocuments
public import Foundation

/// A nib: an Interface Builder document that makes its objects any number of times.
///
/// The document is read as it is, with no compiler in between. A program whose nib is missing or damaged stops with its name
/// and line when it is first asked for objects; what the library does not know is logged as a warning and left out.
@preconcurrency @MainActor
public class UINib: NSObject {
    /// What is passed to a nib beside its owner.
    public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `[String: Any]` of objects by the names of the placeholders that they stand for.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let source: Source
    private let bundle: Bundle?

    private enum Source {
        case name(String)
        case data([UInt8])
        case document(NibDocument)
    }

    /// A nib of a bundle, which is looked for when it is needed.
    /// - Parameters:
    ///   - name: of the file, without its extension.
    ///   - bundleOrNil: nil and the main bundle stand for everything beside the executable, as for `UIImage(named:)`.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        source = .name(name)
        bundle = bundleOrNil
        super.init()
    }

    /// A nib of a document's bytes.
    public init(data nibData: Data, bundle bundleOrNil: Bundle?) {
        source = .data(Array(nibData))
        bundle = bundleOrNil
        super.init()
    }

    package init(_ document: NibDocument, bundle: Bundle?) {
        source = .document(document)
        self.bundle = bundle
        super.init()
    }

    /// Why bytes are not taken for a nib.
    public nonisolated struct DocumentError: Error, CustomStringConvertible, Sendable {
        /// `Name.xib:12: reason. Remedy.`
        public let description: String
    }

    /// A nib of bytes from outside of the program, which are checked at once.
    /// - Parameters:
    ///   - data: at most 4 MB, 50,000 elements, nested 128 deep at most, without a document type.
    ///   - name: for messages.
    ///   - bundle: where images, colours and fonts are looked up; nil for everything beside the executable.
    /// - Throws: `DocumentError`, for bytes that are no complete document of an iOS interface.
    public convenience init(checking data: Data, named name: String, bundle: Bundle?) throws(DocumentError) {
        do {
            self.init(try NibDocument(Array(data), file: name), bundle: bundle)
        } catch {
            throw DocumentError(description: error.description)
        }
    }

    /// Makes the objects of the nib and connects them to each other and to the owner.
    ///
    /// Views are decoded by `init(coder:)`, each with its subviews; then attributes are set, outlets and actions connected, and
    /// in the end `awakeFromNib()` is called on each object, though not on the owner.
    /// - Parameters:
    ///   - ownerOrNil: what "File's Owner" stands for.
    ///   - optionsOrNil: see `OptionsKey`.
    /// - Returns: the objects at the top, in the order of the document, without placeholders. They live at least until the scene's
    ///   turn ends, also where only weak outlets refer to them, so that the caller can add them to a superview.
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any]
    {
        let (document, loading) = beginLoading(ownerOrNil)
        Self.depth += 1
        defer { Self.depth -= 1 }
        let proxies = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        let objects = loading.load(document.objects, proxies: proxies)
        // In place of UIKit's autorelease pool. The work queue is emptied after each layout, and by the main actor's next turn where
        // no host lays out.
        if !objects.isEmpty {
            UIWindowScene.current.workAfterLayout.append(for: "The release of a nib's objects") {
                withExtendedLifetime(objects) {}
            }
        }
        return objects
    }

    /// The first object, for a table or collection that registered the nib.
    package func firstObject(reuseIdentifier: String) -> AnyObject? {
        let (document, loading) = beginLoading(nil)
        loading.reuseIdentifier = reuseIdentifier
        return loading.load(document.objects).first
    }

    /// What each id of the document stands for, to compare the two.
    package func objectsByID(withOwner owner: Any?) -> [String: AnyObject] {
        let (document, loading) = beginLoading(owner)
        _ = loading.load(document.objects)
        return loading.objects
    }

    private func beginLoading(_ owner: Any?) -> (NibDocument, NibLoading) {
        let (document, home, texts) = found
        require(
            document.kind == .xib,
            "\(document.file) is a storyboard: make it with UIStoryboard(name:bundle:)"
        )
        require(
            Self.depth < Self.deepest,
            "\(document.file) is loaded within itself more than \(Self.deepest) times: does a class load it in init(coder:)?"
        )
        let loading = NibLoading(
            document,
            bundle: bundle === Bundle.main ? nil : bundle,
            home: home,
            owner: owner.map { $0 as AnyObject },
            texts: texts
        )
        return (document, loading)
    }

    private var found: (document: NibDocument, home: Bundle?, texts: NibTexts?) {
        do {
            switch source {
            case .document(let document): return (document, bundle, nil)
            case .data(let bytes): return (try NibDocument(bytes, file: "UINib(data:)"), bundle, nil)
            case .name(let name):
                guard let place = NibLibrary.shared.place(named: name, "xib", in: bundle) else {
                    let where_ = bundle.map(\.bundlePath) ?? "the bundles beside the executable"
                    fatalError(
                        "UINib: there is no \(name).xib in \(where_). Is it among the target's resources?"
                    )
                }
                let document = try NibLibrary.shared.document(at: place)
                return (
                    document, place.bundle,
                    NibTexts(name: name, bundle: place.bundle, language: LocalizedStrings.language)
                )
            }
        } catch {
            fatalError("UINib: \(error)")
        }
    }

    private static var depth = 0
    private static let deepest = 64
}

extension Bundle {
    /// Makes the objects of a nib of this bundle; see `UINib.instantiate(withOwner:options:)`.
    @preconcurrency @MainActor
    @discardableResult
    public func loadNibNamed(
        _ name: String,
        owner: Any?,
        options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
