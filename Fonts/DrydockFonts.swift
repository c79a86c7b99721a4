public import Foundation

/// Where the bundled font files are.
public enum DrydockFonts {
    /// The file of a bundled face, for instance `Inter-Regular.otf`; nil when there is none of that name.
    public static func url(ofFile name: String) -> URL? {
        let url = Bundle.module.bundleURL.appendingPathComponent("Faces/\(name)")
        return FileManager.default.fileExists(atPath: url.path) ? url : nil
    }
}
