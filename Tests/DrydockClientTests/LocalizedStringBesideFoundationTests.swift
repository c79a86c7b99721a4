import Drydock
import Foundation
import Testing

/// The same in a file that imports Foundation as well, whose own functions are there too: nothing is ambiguous.
struct LocalizedStringBesideFoundationTests {
    @Test("texts are those of the bundle's tables where Foundation is imported, too")
    @MainActor func texts() throws {
        let bundle = try LocalizedStringTests.bundle()
        #expect(NSLocalizedString("hello", tableName: "Other", bundle: bundle, comment: "") == "Other")
        #expect(NSLocalizedString("hello", bundle: bundle, value: "v", comment: "") == "Hello")
        #expect(
            NSLocalizedString("hello", tableName: "Other", bundle: bundle, value: "v", comment: "") == "Other"
        )
        #expect(NSLocalizedString("none of this app", comment: "") == "none of this app")
        #expect(bundle.localizedString(forKey: "hello", value: "v", table: "Other") == "Other")
        #expect(String(localized: "hello", bundle: bundle) == "Hello")
        #expect(String(format: NSLocalizedString("files", bundle: bundle, comment: ""), 1) == "One file.")
        #expect(String(format: "%d %@ %.1f", 1, "a", 2.5) == "1 a 2.5")
        #expect(String(format: "%d", 1) == "1")
        #expect(bundle.localizedString(forKey: "hello", value: nil, table: nil).isEmpty == false)
    }
}
