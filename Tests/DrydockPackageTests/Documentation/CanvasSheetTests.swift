import Foundation
import Testing

@Suite struct CanvasSheetTests {
    @Test("the documentation's sheet of canvas pictures is the tests' one")
    func sheet() throws {
        let folder = "Tests/DrydockTests/Drawing/__Snapshots__/CanvasPictureTests"
        let tests = "\(folder)/CanvasPictureTests.sheet.1.png"
        let sheet = try Data(contentsOf: PackageFolder.root.appendingPathComponent(tests))
        let shown = "Sources/Drydock/Drydock.docc/Resources/canvas-pictures.png"
        #expect(
            try Data(contentsOf: PackageFolder.root.appendingPathComponent(shown)) == sheet,
            "copy \(tests) to \(shown)"
        )
    }
}
