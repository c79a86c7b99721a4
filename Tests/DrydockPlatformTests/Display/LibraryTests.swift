import DrydockPlatform
import DrydockRaster
import Testing

@Suite("Libraries that are loaded on demand")
struct LibraryTests {
    @Test("an error names the file, the reason and the package to install")
    func missing() {
        let error = LibraryError(library: "libnone.so.0", package: "libnone0", reason: "no such file")
        for text in [
            DisplayError.libraryMissing(error).description, ImageError.libraryMissing(error).description,
        ] {
            for part in ["libnone.so.0", "no such file", "apt-get install libnone0"] {
                #expect(text.contains(part))
            }
        }
    }

    @Test("a library that is not there or lacks a function is an error")
    func unusable() {
        let lacking = "drydock_none".withCString { name in
            #expect(throws: LibraryError.self) {
                try FunctionTable<Int>(library: "libc.so.6", package: "libc6") { _, _ in name }
            }
        }
        #expect(lacking?.reason.contains("drydock_none") == true)
        let absent = #expect(throws: LibraryError.self) {
            try FunctionTable<Int>(library: "libdrydock-none.so.0", package: "none") { _, _ in nil }
        }
        #expect(absent?.package == "none")
    }

    @Test(
        "what is shown of a window never exceeds what a bitmap can hold",
        arguments: [(1, 1), (16_384, 4096), (16_385, 10), (40_000, 40_000), (10, 1_000_000)]
    )
    func shownSize(width: Int, height: Int) {
        let shown = WindowMetrics.shownSize(width: width, height: height)
        #expect(Bitmap.isValid(width: shown.width, height: shown.height))
        #expect(shown.width == min(width, 16_384))
        #expect(shown.height <= height)
        if Bitmap.isValid(width: width, height: height) { #expect(shown.height == height) }
    }
}
