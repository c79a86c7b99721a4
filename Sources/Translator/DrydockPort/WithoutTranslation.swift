#if !Translation
import Foundation

/// Stands where nobody asked for the translator, so that builds without it need no swift-syntax.
@main enum WithoutTranslation {
    static func main() {
        let remedy = """
            error: drydock-port was built without its translator. Give the trait Translation, in a manifest \
            .package(url: …, traits: ["Translation"]), on the command line swift run --traits Translation drydock-port

            """
        FileHandle.standardError.write(Data(remedy.utf8))
        exit(EX_UNAVAILABLE)
    }
}
#endif
