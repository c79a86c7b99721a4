import Drydock
import Testing

struct LoadedLibrariesTests {
    /// With all that it brings, SDL is most of what starting a program costs.
    @Test("nothing of SDL is loaded before it is needed")
    func noSDL() throws {
        var command = try BuiltCommand()
        // The dynamic loader then prints what it would load, and runs nothing.
        command.environment = ["LD_TRACE_LOADED_OBJECTS": "1"]
        let libraries = try command.run().lines
        #expect(libraries.contains { $0.contains("libfreetype") })
        #expect(
            !libraries.contains { $0.contains("libSDL") || $0.contains("libX11") || $0.contains("libjpeg") }
        )
        #expect(libraries.count < 40)
        // Nor what the demo's sign-in would cost every start.
        #expect(!libraries.contains { $0.contains("libFoundationNetworking") })
    }
}
