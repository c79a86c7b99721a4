import DrydockPlatform
public import Foundation
import Synchronization

/// Why a face could not be registered.
public enum FontRegistrationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no readable, regular file of at most 64 MB.
    case unreadable(path: String, reason: String)
    /// Not one OpenType or TrueType face with outlines, sane measures and a PostScript name; collections are none.
    case notAFont(path: String, reason: String)
    /// There is a face of this PostScript name.
    case alreadyRegistered(name: String)

    public var description: String {
        switch self {
        case .unreadable(let path, let reason): "cannot read the font \(path): \(reason)"
        case .notAFont(let path, let reason): "\(path) is not a usable font: \(reason)"
        case .alreadyRegistered(let name): "there is a font named \(name)"
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
    /// - Returns: the PostScript name.
    @discardableResult
    public static func registerFont(at url: URL) throws(FontRegistrationError) -> String {
        try FontRegistry.register(url.path, shownAs: url.path)
    }

    /// Makes a face in memory known for the rest of the process. See `registerFont(at:)`.
    /// - Returns: the PostScript name.
    @discardableResult
    public static func registerFont(_ data: Data) throws(FontRegistrationError) -> String {
        try FontRegistry.register(data)
    }

    /// Registers all files of a bundle that end in `.otf` or `.ttf`, in the order of their names. One that fails is logged
    /// and left out, so is one that is registered.
    /// - Returns: the PostScript names of those that were registered.
    @discardableResult
    public static func registerFonts(in bundle: Bundle) -> [String] {
        let urls = ["otf", "ttf"].flatMap {
            bundle.urls(forResourcesWithExtension: $0, subdirectory: nil) ?? []
        }
        return urls.map { $0 as URL }.sorted { $0.lastPathComponent < $1.lastPathComponent }.compactMap {
            url in
            do throws(FontRegistrationError) {
                return try registerFont(at: url)
            } catch .alreadyRegistered {
                return nil
            } catch {
                Log.errorOnce("The font \(url.lastPathComponent) is left out: \(error).")
                return nil
            }
        }
    }
}

/// How long a font stays registered.
public enum CTFontManagerScope: UInt32, Sendable {
    /// As long as the process.
    case process = 1
}

/// Makes a font file's face known, as `UIFont.registerFont(at:)` does.
/// - Parameters:
///   - fontURL: a file's.
///   - scope: the process.
///   - error: set when the face could not be registered.
/// - Returns: whether the face was registered.
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: URL,
    _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<(any Error)?>?
) -> Bool {
    do throws(FontRegistrationError) {
        try UIFont.registerFont(at: fontURL)
        return true
    } catch let failure {
        error?.pointee = failure
        return false
    }
}

/// Registered faces. They stay for the process's life.
enum FontRegistry {
    private static let faces = Mutex<[Typeface]>([])

    /// By PostScript, full or family name in lower case; of a family the regular face, or the first.
    static func named(_ name: String) -> Typeface? {
        let faces = all
        return faces.first { $0.fontName.lowercased() == name }
            ?? faces.first { "\($0.familyName) \($0.styleName)".lowercased() == name }
            ?? faces.filter { $0.familyName.lowercased() == name }.min { left, right in
                (abs(left.weight.rawValue), left.isItalic ? 1 : 0) < (
                    abs(right.weight.rawValue), right.isItalic ? 1 : 0
                )
            }
    }

    /// In the order of their PostScript names.
    static var all: [Typeface] { faces.withLock { $0 } }

    static func register(_ data: Data) throws(FontRegistrationError) -> String {
        let shown = "font in memory"
        // A file without a name, for the path by which all faces are opened; it is there as long as its descriptor.
        var path = Array((NSTemporaryDirectory() + "/drydock-font-XXXXXX").utf8CString)
        let descriptor = mkstemp(&path)
        guard descriptor >= 0 else {
            throw .unreadable(path: shown, reason: String(cString: strerror(errno)))
        }
        unlink(path)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        var isRegistered = false
        defer { if !isRegistered { close(descriptor) } }
        let isWritten = data.withUnsafeBytes { bytes in
            var start = 0
            while start < bytes.count {
                let count = write(descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                start += count
            }
            return true
        }
        guard isWritten else { throw .unreadable(path: shown, reason: String(cString: strerror(errno))) }
        let name = try register("/proc/self/fd/\(descriptor)", shownAs: shown)
        isRegistered = true
        return name
    }

    /// - Parameter shown: what errors call the file.
    static func register(_ path: String, shownAs shown: String) throws(FontRegistrationError) -> String {
        let typeface = try typeface(path, shownAs: shown)
        let name = typeface.fontName.lowercased()
        let isNew = faces.withLock { faces in
            guard Typeface.named(name, registered: faces) == nil else { return false }
            let place = faces.firstIndex { $0.fontName > typeface.fontName } ?? faces.endIndex
            faces.insert(typeface, at: place)
            return true
        }
        guard isNew else { throw .alreadyRegistered(name: typeface.fontName) }
        return typeface.fontName
    }

    private static func typeface(_ path: String, shownAs shown: String) throws(FontRegistrationError)
        -> Typeface
    {
        let face: FontFace
        do throws(FontError) {
            face = try FontFace(path: path)
        } catch {
            switch error {
            case .unreadable(_, let reason): throw .unreadable(path: shown, reason: reason)
            default: throw .notAFont(path: shown, reason: "\(error)".replacing(path, with: shown))
            }
        }
        let bytes: [UInt8]
        do throws(FileReader.Failure) {
            bytes = try FileReader.read(path, limit: 64 << 20)
        } catch {
            throw .unreadable(path: shown, reason: error.reason)
        }
        guard let names = FontNames(bytes) else {
            throw .notAFont(path: shown, reason: "it has no PostScript name")
        }
        // The path is made absolute, so that it stays right when the process changes its directory.
        let absolute = URL(fileURLWithPath: path).path
        return Typeface(
            fontName: names.postScript,
            familyName: names.family,
            styleName: names.style,
            file: FontFileName(rawValue: absolute),
            weight: UIFont.Weight(fileWeight: names.weight),
            isItalic: names.isItalic,
            isMonospaced: names.isMonospaced,
            ascender: face.ascent,
            descender: face.descent,
            leading: face.lineGap,
            capHeight: face.capHeight,
            xHeight: face.xHeight
        )
    }
}

extension UIFont.Weight {
    /// The weight of a file's, from 100 to 900.
    fileprivate init(fileWeight: Int) {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        self = weights[min(max((fileWeight + 50) / 100, 1), 9) - 1]
    }
}
