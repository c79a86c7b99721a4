internal import DrydockCSDL2
import Glibc

/// A table of C functions, filled from a shared library at its first use and valid for the process's life.
package struct FunctionTable<Functions>: @unchecked Sendable {
    // Unchecked: the table is never written again.
    package let functions: UnsafePointer<Functions>

    /// - Parameter lookUp: Fills the table and returns the name of a function that the library lacks.
    package init(
        library: String,
        package: String,
        lookUp: (UnsafeMutableRawPointer, UnsafeMutablePointer<Functions>) -> UnsafePointer<CChar>?
    ) throws(LibraryError) {
        guard let handle = dlopen(library, RTLD_LAZY | RTLD_LOCAL) else {
            let reason = dlerror().map { String(cString: $0) } ?? "it does not load"
            throw LibraryError(library: library, package: package, reason: reason)
        }
        let table = UnsafeMutablePointer<Functions>.allocate(capacity: 1)
        if let missing = lookUp(handle, table) {
            table.deallocate()
            let reason = "it has no function \(String(cString: missing))"
            throw LibraryError(library: library, package: package, reason: reason)
        }
        functions = UnsafePointer(table)
    }
}

/// SDL, loaded when the first window is wanted.
enum SDLLibrary {
    static func load() throws(LibraryError) -> FunctionTable<DrydockSDLFunctions> { try loaded.get() }

    private static let loaded = Result { () throws(LibraryError) in
        try FunctionTable(
            library: "libSDL2-2.0.so.0",
            package: "libsdl2-2.0-0",
            lookUp: drydock_look_up_sdl
        )
    }
}

/// SDL_image, loaded when the first JPEG file is read or written.
enum JPEGLibrary {
    static func load() throws(LibraryError) -> FunctionTable<DrydockJPEGFunctions> { try loaded.get() }

    private static let loaded = Result { () throws(LibraryError) in
        try FunctionTable(
            library: "libSDL2_image-2.0.so.0",
            package: "libsdl2-image-2.0-0",
            lookUp: drydock_look_up_jpeg
        )
    }
}
