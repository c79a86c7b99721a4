import DrydockPlatform
import Foundation

/// Reads the `Contents.json` of a set.
enum AssetContents {
    /// Nil, and an error once that names the file, when it cannot be read or is not what it should be.
    static func read<Contents: Decodable>(_ type: Contents.Type, in folder: String) -> Contents? {
        let path = "\(folder)/Contents.json"
        do {
            let bytes = try FileReader.read(path, limit: maximumSize)
            return try JSONDecoder().decode(type, from: Data(bytes))
        } catch let error as FileReader.Failure {
            report(path, error.reason)
        } catch let error as DecodingError {
            report(path, reason(error))
        } catch {
            report(path, "\(error)")
        }
        return nil
    }

    private static func report(_ path: String, _ reason: String) {
        Log.errorOnce("The asset file \(path) cannot be used: \(reason).")
    }

    private static func reason(_ error: DecodingError) -> String {
        func place(_ context: DecodingError.Context) -> String {
            let keys = context.codingPath.map(\.stringValue).joined(separator: ".")
            return keys.isEmpty ? "the file" : "\"\(keys)\""
        }
        return switch error {
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\(place(context)) is of the wrong type"
        case .keyNotFound(let key, let context): "\"\(key.stringValue)\" is missing from \(place(context))"
        case .dataCorrupted: "it is not JSON"
        @unknown default: "it cannot be decoded"
        }
    }

    /// The path of a file that a set names; nil, and an error once, when it is not a file in the set's folder.
    static func file(named name: String, in folder: String) -> String? {
        let path = "\(folder)/\(name)"
        guard !name.isEmpty, !name.contains("/"), name != ".." else {
            report("\(folder)/Contents.json", "\"\(name)\" is no file name")
            return nil
        }
        guard FileManager.default.fileExists(atPath: path) else {
            report(path, "there is no such file, which \(folder)/Contents.json names")
            return nil
        }
        guard isInside(path, folder) else {
            report(path, "it is a link that leads out of the catalogue")
            return nil
        }
        return path
    }

    /// Whether a file is in the catalogue, links followed; in the set's folder where that is in no catalogue.
    private static func isInside(_ path: String, _ folder: String) -> Bool {
        func real(_ path: String) -> [String] {
            URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.pathComponents
        }
        let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
        let end = parts.firstIndex { $0.hasSuffix(".xcassets") }.map { $0 + 1 } ?? parts.count
        return real(path).starts(with: real(parts[..<end].joined(separator: "/")))
    }

    /// How many files or values a set may name: each is compared with the others.
    static let maximumEntries = 500

    /// Nil, and an error once, where a set names more than it may.
    static func checked<Entry>(_ entries: [Entry], in folder: String) -> [Entry]? {
        guard entries.count <= maximumEntries else {
            report("\(folder)/Contents.json", "it has \(entries.count) entries, more than \(maximumEntries)")
            return nil
        }
        return entries
    }

    private static let maximumSize = 1 << 20
}

/// A folder of sets.
struct GroupContents: Decodable {
    struct Properties: Decodable {
        var providesNamespace: Bool?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
        }
    }

    var properties: Properties?
}

/// What one file or value of a set is for.
struct AssetSlot: Decodable {
    struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    var idiom: String?
    var appearances: [Appearance]?
    var languageDirection: String?
    var displayGamut: String?
    var subtype: String?
    var widthClass: String?
    var heightClass: String?
    var screenWidth: String?
    var memory: String?
    var graphics: String?

    enum CodingKeys: String, CodingKey {
        case idiom, appearances, subtype, memory
        case languageDirection = "language-direction"
        case displayGamut = "display-gamut"
        case widthClass = "width-class"
        case heightClass = "height-class"
        case screenWidth = "screen-width"
        case graphics = "graphics-feature-set"
    }

    /// The traits that the slot is for; nil for what no trait here tells, such as a watch's width.
    var traits: TraitValues? {
        guard subtype == nil, widthClass == nil, heightClass == nil, screenWidth == nil, memory == nil,
            graphics == nil
        else { return nil }
        var values = TraitValues()
        switch idiom {
        case nil, "universal": break
        case "iphone": values.userInterfaceIdiom = .phone
        case "ipad": values.userInterfaceIdiom = .pad
        case "tv": values.userInterfaceIdiom = .tv
        case "car": values.userInterfaceIdiom = .carPlay
        case "mac": values.userInterfaceIdiom = .mac
        case "vision": values.userInterfaceIdiom = .vision
        default: return nil
        }
        for appearance in appearances ?? [] {
            switch (appearance.appearance, appearance.value) {
            case ("luminosity", "dark"): values.userInterfaceStyle = .dark
            case ("luminosity", "light"): values.userInterfaceStyle = .light
            case ("contrast", "high"): values.accessibilityContrast = .high
            default: return nil
            }
        }
        switch languageDirection {
        case "left-to-right": values.layoutDirection = .leftToRight
        case "right-to-left": values.layoutDirection = .rightToLeft
        default: break
        }
        return values
    }

    /// Of two slots that are equal otherwise, that for sRGB is used: all screens here are.
    var isWideGamut: Bool { displayGamut?.lowercased() == "display-p3" }
}
