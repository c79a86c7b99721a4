import Drydock
import DrydockPlatform
import Foundation

extension FontCollection {
    /// The bundled fonts with the machine's elsewhere.
    /// - Parameters:
    ///   - usesInstalledFonts: whether there are any at all.
    ///   - place: where the file of an installed font is that belongs at a path; nil for nowhere.
    convenience nonisolated init(
        usesInstalledFonts: Bool = true,
        installedAt place: @escaping (String) -> String?
    ) {
        let path = FontCollection.bundled.face(for: .interRegular)?.path ?? ""
        let folder = (path as NSString).deletingLastPathComponent
        self.init(usesInstalledFonts: usesInstalledFonts) { name in
            guard name.hasPrefix("/") else { return "\(folder)/\(name)" }
            return InstalledFont.all.contains { name.hasSuffix("/\($0.file)") } ? place(name) : name
        }
    }
}
