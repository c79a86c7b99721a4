import DrydockPlatform
public import Foundation

/// A file of a data set in an asset catalogue.
public final class NSDataAsset: NSObject, Sendable {
    public let name: String
    public let data: Data
    /// The file's uniform type identifier where the set names one, else "public.data".
    public let typeIdentifier: String

    /// Looks where `UIImage(named:)` looks; nil, and a message once, when there is none.
    public convenience init?(name: String) {
        self.init(name: name, folder: nil)
    }

    /// Looks in one bundle only.
    public convenience init?(name: String, bundle: Bundle) {
        self.init(name: name, folder: bundle.bundlePath)
    }

    /// Reads the set's file for the current traits' device, of at most 64 MB.
    private init?(name: String, folder: String?) {
        guard let set = AssetLibrary.shared.dataSet(named: name, inFolder: folder),
            let contents = AssetContents.read(DataSet.self, in: set)
        else { return nil }
        let traits = UITraitCollection.standard.overridden(by: UITraitCollection.current.values)
        let files = contents.data.filter { file in
            guard file.filename != nil, let wanted = file.slot.traits else { return false }
            return traits.containsTraits(in: UITraitCollection(wanted))
        }
        let best = files.max { ($0.slot.traits?.variantRank ?? 0) < ($1.slot.traits?.variantRank ?? 0) }
        guard let best, let path = AssetContents.file(named: best.filename ?? "", in: set) else { return nil }
        do {
            data = Data(try FileReader.read(path, limit: Self.maximumSize))
        } catch {
            Log.errorOnce("The asset file \(path) cannot be used: \(error.reason).")
            return nil
        }
        self.name = name
        typeIdentifier = best.type ?? "public.data"
        super.init()
    }

    private static let maximumSize = 64 << 20

    private struct DataSet: Decodable {
        struct File: Decodable {
            var slot: AssetSlot
            var filename: String?
            var type: String?

            enum CodingKeys: String, CodingKey {
                case filename
                case type = "universal-type-identifier"
            }

            init(from decoder: any Decoder) throws {
                slot = try AssetSlot(from: decoder)
                let values = try decoder.container(keyedBy: CodingKeys.self)
                filename = try values.decodeIfPresent(String.self, forKey: .filename)
                type = try values.decodeIfPresent(String.self, forKey: .type)
            }
        }

        var data: [File]
    }
}
