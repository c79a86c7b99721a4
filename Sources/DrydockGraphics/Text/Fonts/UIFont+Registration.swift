public import Foundation

/// Why a face could not be registered.
public enum FontRegistrationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no readable, regular file of at most 64 MB.
    case unreadable(path: String, reason: String)
    /// No OpenType or TrueType face with outlines or pictures, sane measures and a PostScript name.
    case notAFont(path: String, reason: String)
    /// There is a face of this PostScript name.
    case alreadyRegistered(name: String)
    /// There is no face of this name that another name could stand for.
    case unknownName(name: String)

    public var description: String {
        switch self {
        case .unreadable(let path, let reason): "cannot read the font \(path): \(reason)"
        case .notAFont(let path, let reason): "\(path) is not a usable font: \(reason)"
        case .alreadyRegistered(let name): "there is a font named \(name)"
        case .unknownName(let name): "there is no font named \(name)"
        }
    }
}

extension UIFont {
    /// Makes a font file's face known for the rest of the process: `UIFont(name:size:)` and descriptors find it by its
    /// PostScript name, its full name and its family. The file has to stay where it is.
    ///
    /// What an Info.plist lists on iOS is registered here, before the first view is made. What text looks like does not
    /// depend on the order of registration, since a name is given once.
    ///
    /// - Parameters:
    ///   - url: a file's.
    ///   - index: that of the face, in a collection.
    /// - Returns: the PostScript name.
    @discardableResult
    public static func registerFont(at url: URL, index: Int = 0) throws(FontRegistrationError) -> String {
        try FontRegistry.register(url.path, index: index, shownAs: url.path)
    }

    /// Makes a face in memory, the first of a collection, known for the rest of the process. See `registerFont(at:index:)`.
    /// - Returns: the PostScript name.
    @discardableResult
    public static func registerFont(_ data: Data) throws(FontRegistrationError) -> String {
        try FontRegistry.register(data)
    }

    /// Registers all faces of a file: of a collection, such as those that end in `.ttc`, 64 at most. A face whose name is
    /// taken is left out; an error is thrown when none is left.
    /// - Returns: the PostScript names of those that were registered.
    @discardableResult
    public static func registerFonts(at url: URL) throws(FontRegistrationError) -> [String] {
        try FontRegistry.registerAll(url.path)
    }

    /// Lets a font be asked for by one more name: `UIFont(name: "Avenir-Heavy", size: 17)` where iOS has a face that is not
    /// here. The font has the measures and the names of the one that stands for it.
    /// - Parameters:
    ///   - alias: a name that no font has, regardless of case.
    ///   - fontName: any name of a bundled or registered font.
    public static func registerAlias(_ alias: String, for fontName: String) throws(FontRegistrationError) {
        try FontRegistry.register(alias: alias, for: fontName)
    }

    /// Registers all faces of a bundle's files that end in `.otf`, `.ttf`, `.otc` or `.ttc`, in the order of their names. One
    /// that fails is logged and left out, so is one that is registered.
    /// - Returns: the PostScript names of those that were registered.
    @discardableResult
    public static func registerFonts(in bundle: Bundle) -> [String] {
        let urls = ["otf", "ttf", "otc", "ttc"].flatMap {
            bundle.urls(forResourcesWithExtension: $0, subdirectory: nil) ?? []
        }
        return urls.map { $0 as URL }.sorted { $0.lastPathComponent < $1.lastPathComponent }.flatMap {
            url -> [String] in
            do throws(FontRegistrationError) {
                return try registerFonts(at: url)
            } catch .alreadyRegistered {
                return []
            } catch {
                Log.errorOnce("The font \(url.lastPathComponent) is left out: \(error).")
                return []
            }
        }
    }
}

/// How long a font stays registered.
public enum CTFontManagerScope: UInt32, Sendable {
    /// As long as the process.
    case process = 1
}

/// Makes all faces of a font file known, as `UIFont.registerFonts(at:)` does.
/// - Parameters:
///   - fontURL: a file's.
///   - scope: the process.
///   - error: set when none could be registered.
/// - Returns: whether a face was registered.
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: URL,
    _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<(any Error)?>?
) -> Bool {
    do throws(FontRegistrationError) {
        try UIFont.registerFonts(at: fontURL)
        return true
    } catch let failure {
        error?.pointee = failure
        return false
    }
}
