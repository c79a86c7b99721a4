import Drydock
package import DrydockCatalogue
import DrydockPNG
import DrydockPlatform
import DrydockRaster

/// Writes pictures of entries as PNG files.
@MainActor package struct CatalogueExport {
    package var entries: [CatalogueEntry]
    /// Made when it is not there.
    package var folder: String
    package var options = PictureOptions()
    package var scale = PictureScale.one

    package init(entries: [CatalogueEntry], folder: String) {
        self.entries = entries
        self.folder = folder
    }

    /// Writes each entry's file whole or not at all, and then reports its path.
    package func run(report: (_ path: String) throws(CommandFailure) -> Void) throws(CommandFailure) {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure(
                exitCode: CommandFailure.cannotCreate,
                message: "the folder \(folder) cannot be made: \(error.localizedDescription)"
            )
        }
        for entry in entries {
            let path = "\(folder)/\(fileName(of: entry))"
            let host = entry.makeHost(
                size: options.size.points,
                scale: scale.factor,
                direction: options.direction.layoutDirection,
                traits: options.traits
            )
            do throws(FileError) {
                try FileWriter.writeAtomically(PNGEncoder.encode(host.render().bitmap), to: path)
            } catch {
                throw CommandFailure(exitCode: CommandFailure.cannotCreate, message: "\(path): \(error)")
            }
            try report(path)
        }
    }

    /// `NAME[-WxH][-dark][-SIZE][-rtl][@2x|@3x].png`: with the size unless it is the reference device's, or the picture's own.
    package func fileName(of entry: CatalogueEntry) -> String {
        let isUsualSize = options.size == PictureOptions.referenceSize || !entry.isScreen
        let sizeSuffix = isUsualSize ? "" : "-\(options.size)"
        return "\(entry.name)\(sizeSuffix)\(options.fileSuffix)\(scale.fileSuffix).png"
    }
}
