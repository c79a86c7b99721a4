import Foundation
import Testing

enum NibSamples {
    nonisolated static let names = [
        "GreetingContentView", "ProfileHeader", "SettingsToggleCell", "SignInView", "Controls",
        "LegacyPhotoCell",
    ]

    static func data(_ name: String) throws -> Data {
        let url = try #require(Bundle.module.url(forResource: "Samples/\(name)", withExtension: "xib"))
        return try Data(contentsOf: url)
    }
}
