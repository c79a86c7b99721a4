import DrydockNibDocuments
import Foundation
import Testing

@Suite struct NibDocumentTests {
    @Test(
        "a document is read whole",
        arguments: [
            ("GreetingContentView", 3), ("ProfileHeader", 4), ("SettingsToggleCell", 3), ("SignInView", 3),
            ("Controls", 3), ("LegacyPhotoCell", 3),
        ]
    )
    func samples(name: String, objects: Int) throws {
        let document = try NibDocument(Array(NibSamples.data(name)), file: name)
        #expect(document.kind == .xib)
        #expect(document.objects.count == objects)
        #expect(document.objects.first?.id == "-1")
    }
}
