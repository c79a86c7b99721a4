import Drydock
import DrydockPNG
import DrydockPlatform
import DrydockRaster
package import DrydockShowcase

/// Writes scenes as PNG files.
@MainActor package struct SceneExport {
    package var scenes: [ShowcaseScene]
    /// Made when it is not there.
    package var folder: String
    package var size = PictureOptions.referenceSize
    package var scale = PictureScale.one
    package var direction = PictureDirection.ltr
    package var style = PictureStyle.light

    package init(scenes: [ShowcaseScene], folder: String) {
        self.scenes = scenes
        self.folder = folder
    }

    /// Writes each scene's file whole or not at all, and then reports its path.
    package func run(report: (_ path: String) throws(CommandFailure) -> Void) throws(CommandFailure) {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure(
                exitCode: CommandFailure.cannotCreate,
                message: "the folder \(folder) cannot be made: \(error.localizedDescription)"
            )
        }
        for scene in scenes {
            let path = "\(folder)/\(fileName(of: scene))"
            let host = scene.makeHost(
                size: size.points,
                scale: scale.factor,
                direction: direction.layoutDirection,
                traits: style.traits
            )
            do throws(FileError) {
                try FileWriter.writeAtomically(PNGEncoder.encode(host.render().bitmap), to: path)
            } catch {
                throw CommandFailure(exitCode: CommandFailure.cannotCreate, message: "\(path): \(error)")
            }
            try report(path)
        }
    }

    /// `NAME[-WxH][-dark][-rtl][@2x|@3x].png`: with the size unless it is the reference device's, or the picture's own.
    package func fileName(of scene: ShowcaseScene) -> String {
        let isUsualSize = size == PictureOptions.referenceSize || scene.isComponent
        let sizeSuffix = isUsualSize ? "" : "-\(size)"
        return "\(scene.name)\(sizeSuffix)\(style.fileSuffix)\(direction.fileSuffix)\(scale.fileSuffix).png"
    }
}
