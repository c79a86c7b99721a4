/// A shared library that is loaded on demand is not there, or is too old.
package struct LibraryError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file's name, `libSDL2-2.0.so.0` for instance.
    package let library: String
    /// Debian's package that holds it.
    package let package: String
    /// What the system's loader says, or which function is missing.
    package let reason: String

    package init(library: String, package: String, reason: String) {
        self.library = library
        self.package = package
        self.reason = reason
    }

    package var description: String {
        "\(library) cannot be used (\(reason)): apt-get install \(package)"
    }
}
