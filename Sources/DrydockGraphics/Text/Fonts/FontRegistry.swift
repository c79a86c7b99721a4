import DrydockPlatform
import Foundation
import Synchronization

/// Registered faces. They stay for the process's life.
enum FontRegistry {
    private static let faces = Mutex<[Typeface]>([])
    /// Faces by further names, in lower case.
    private static let aliases = Mutex<[String: Typeface]>([:])

    /// By PostScript, full or family name in lower case; of a family the regular face, or the first.
    static func named(_ name: String) -> Typeface? {
        let faces = all
        return faces.first { $0.fontName.lowercased() == name }
            ?? faces.first { "\($0.familyName) \($0.styleName)".lowercased() == name }
            ?? faces.filter { $0.familyName.lowercased() == name }.min { left, right in
                (abs(left.weight.rawValue), left.isItalic ? 1 : 0) < (
                    abs(right.weight.rawValue), right.isItalic ? 1 : 0
                )
            } ?? aliases.withLock { $0[name] }
    }

    static func register(alias: String, for fontName: String) throws(FontRegistrationError) {
        guard let typeface = Typeface.named(fontName) else { throw .unknownName(name: fontName) }
        guard Typeface.named(alias) == nil else { throw .alreadyRegistered(name: alias) }
        aliases.withLock { $0[alias.lowercased()] = typeface }
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
        let name = try register("/proc/self/fd/\(descriptor)", index: 0, shownAs: shown)
        isRegistered = true
        return name
    }

    static func registerAll(_ path: String) throws(FontRegistrationError) -> [String] {
        let file = try read(path, shownAs: path)
        var names: [String] = []
        var failure: FontRegistrationError?
        for index in 0..<max(FontDirectory.faceCount(file), 1) {
            do throws(FontRegistrationError) {
                names += try register(typefaces(path, file, index: index, shownAs: path))
            } catch {
                failure = failure ?? error
            }
        }
        if names.isEmpty, let failure { throw failure }
        return names
    }

    /// - Parameters:
    ///   - path: the file's.
    ///   - index: that of the face.
    ///   - shown: what errors call the file.
    static func register(
        _ path: String,
        index: Int,
        shownAs shown: String
    ) throws(FontRegistrationError) -> String {
        try register(typefaces(path, read(path, shownAs: shown), index: index, shownAs: shown))[0]
    }

    /// The first of them must be new, of the others those that are.
    private static func register(_ typefaces: [Typeface]) throws(FontRegistrationError) -> [String] {
        let first = try register(typefaces[0])
        return [first] + typefaces.dropFirst().compactMap { try? register($0) }
    }

    private static func register(_ typeface: Typeface) throws(FontRegistrationError) -> String {
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

    private static func read(_ path: String, shownAs shown: String) throws(FontRegistrationError) -> [UInt8] {
        do throws(FileReader.Failure) {
            return try FileReader.read(path, limit: 64 << 20)
        } catch {
            throw .unreadable(path: shown, reason: error.reason)
        }
    }

    /// The face, and behind it what a variable one names.
    private static func typefaces(
        _ path: String,
        _ file: [UInt8],
        index: Int,
        shownAs shown: String
    ) throws(FontRegistrationError) -> [Typeface] {
        let face: FontFace
        do throws(FontError) {
            face = try FontFace(path: path, index: index)
        } catch {
            switch error {
            case .unreadable(_, let reason): throw .unreadable(path: shown, reason: reason)
            default: throw .notAFont(path: shown, reason: "\(error)".replacing(path, with: shown))
            }
        }
        guard let names = FontNames(file, index: index) else {
            throw .notAFont(path: shown, reason: "it has no PostScript name")
        }
        // The path is made absolute, so that it stays right when the process changes its directory.
        let absolute = URL(fileURLWithPath: path).path
        let defaults = face.defaultValues
        func typeface(_ name: String, _ style: String, _ values: [FontAxisValue]) -> Typeface {
            func place(_ tag: UInt32) -> Double? { values.first { $0.tag == tag }?.value }
            let weight = place(FontAxisValue.weight).map { Int(min(max($0, 1), 1000)) } ?? names.weight
            let isSlanted = (place(FontAxisValue.italic) ?? 0) >= 0.5 || (place(FontAxisValue.slant) ?? 0) < 0
            return Typeface(
                fontName: name,
                familyName: names.family,
                styleName: style,
                file: FontFileName(path: absolute, index: index, values: values),
                weight: UIFont.Weight(fileWeight: weight),
                isItalic: names.isItalic || isSlanted,
                isMonospaced: names.isMonospaced,
                ascender: face.ascent,
                descender: face.descent,
                leading: face.lineGap,
                capHeight: face.capHeight,
                xHeight: face.xHeight,
                hasPictures: face.hasPictures,
                isVariable: !defaults.isEmpty
            )
        }
        let family = names.family.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        return [typeface(names.postScript, names.style, [])]
            + face.instances.filter { $0.values != defaults }
            .map { instance in
                let style = instance.style.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
                return typeface(instance.postScript ?? "\(family)-\(style)", instance.style, instance.values)
            }
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
