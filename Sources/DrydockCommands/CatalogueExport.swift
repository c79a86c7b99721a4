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
        do throws(FileError) {
            try FileWriter.makeDirectory(folder)
        } catch {
            throw CommandFailure(
                exitCode: CommandFailure.cannotCreate,
                message: "the folder \(folder) cannot be made: \(error.reason)"
            )
        }
        for entry in entries {
            let path = "\(folder)/\(fileName(of: entry))"
            let picture = picture(of: entry)
            // Of blurs and the entry before: encoding needs memory of its own.
            RasterResources.shared.freeBitmaps()
            do throws(FileError) {
                try FileWriter.writeAtomically(PNGEncoder.encode(picture), to: path)
            } catch {
                throw CommandFailure(exitCode: CommandFailure.cannotCreate, message: "\(error)")
            }
            try report(path)
        }
    }

    /// The views are gone when it returns.
    private func picture(of entry: CatalogueEntry) -> Bitmap {
        let host = entry.makeHost(
            size: options.size.points,
            scale: scale.factor,
            direction: options.direction.layoutDirection,
            traits: options.traits,
            device: options.device
        )
        return host.render().bitmap
    }

    /// `NAME[-WxH|-DEVICE][-dark][-SIZE][-rtl][@2x|@3x].png`: with the size unless it is the reference device's, or the picture's own.
    /// Without the style or the direction that the entry is named after. `NAME.dark.png` where another entry's name is the longer beginning of the first: no two files have one name.
    package func fileName(of entry: CatalogueEntry) -> String {
        let deviceSuffix = options.deviceOptions.fileSuffix
        let isUsualSize =
            options.size == PictureOptions.referenceSize && deviceSuffix.isEmpty || !entry.isScreen
        let sizeSuffix = isUsualSize ? "" : deviceSuffix.isEmpty ? "-\(options.size)" : deviceSuffix
        let suffix = "\(sizeSuffix)\(options.fileSuffix(ofEntry: entry.name))\(scale.fileSuffix)"
        var name = "\(entry.name)\(suffix)"
        var mark = ""
        while isReadAsOther(name, than: entry) {
            mark += "."
            name = "\(entry.name)\(mark)\(suffix.hasPrefix("-") ? suffix.dropFirst() : suffix[...])"
        }
        return "\(name).png"
    }

    /// Whether a file's name begins with an entry's longer name.
    private func isReadAsOther(_ name: String, than entry: CatalogueEntry) -> Bool {
        CommandSubject.current.catalogue.entries.contains { other in
            guard other.name.count > entry.name.count, name.hasPrefix(other.name) else { return false }
            return name.dropFirst(other.name.count).first.map { "-@.".contains($0) } ?? true
        }
    }
}
