package import ArgumentParser

/// The name of a picture's file on the command line.
package enum PictureFile {
    /// Refuses no name, and the extension of another format than the one that is written.
    package static func validate(_ path: String) throws(ValidationError) {
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        guard !name.isEmpty else { throw ValidationError("The file of --output has no name.") }
        let parts = name.split(separator: ".")
        guard parts.count < 2 || parts.last?.lowercased() == "png" else {
            throw ValidationError("--output is a PNG file: '\(name)' has to end in .png.")
        }
    }
}
