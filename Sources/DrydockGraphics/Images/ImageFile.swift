import Foundation

/// The path of an image file, with the scale that its name says: `NAME.png`, `NAME@2x.png`, `NAME@3x.png`; or a catalogue.
struct ImageFile: Hashable, Sendable {
    let path: String
    /// The file's name without scale and extension.
    let name: String
    /// 1, 2 or 3.
    let scale: Int
    /// In small letters, without the dot.
    let fileExtension: String

    init(path: String) {
        self.path = path
        let file = path.split(separator: "/").last ?? ""
        let dot = file.lastIndex(of: ".") ?? file.endIndex
        fileExtension = file[dot...].dropFirst().lowercased()
        let stem = file[..<dot]
        if stem.hasSuffix("@2x") {
            scale = 2
        } else if stem.hasSuffix("@3x") {
            scale = 3
        } else {
            scale = 1
        }
        name = String(scale == 1 ? stem : stem.dropLast(3))
    }

    /// A file whose scale and name a catalogue says.
    init(path: String, name: String, scale: Int) {
        self.path = path
        self.name = name
        self.scale = scale
        fileExtension = ImageFile(path: path).fileExtension
    }

    var isImage: Bool { ["png", "jpg", "jpeg"].contains(fileExtension) }
}
