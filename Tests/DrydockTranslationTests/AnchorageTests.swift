import DrydockTranslation
import Testing

struct AnchorageTests {
    private func translate(_ written: String, modules: Set<String>? = nil) throws -> Translation {
        let file = try SourceFile(path: "A.swift", text: written)
        return Translation([file], modules: modules, namesOrigins: false)
    }

    @Test(
        "Anchorage's imports, conditions and qualified names become those of the module that stands for it",
        arguments: [
            ("import Anchorage\n", "import DrydockAnchorage\n"),
            ("@testable import Anchorage\n", "@testable import DrydockAnchorage\n"),
            ("internal import Anchorage\n", "internal import DrydockAnchorage\n"),
            ("import struct Anchorage.EdgeAnchors\n", "import DrydockAnchorage\n"),
            (
                "#if canImport(Anchorage)\nimport Anchorage\n#endif\n",
                "#if canImport(DrydockAnchorage)\nimport DrydockAnchorage\n#endif\n"
            ),
            (
                "import UIKit\nimport Anchorage\nlet a = Anchorage.batch {}\n",
                "import Drydock\nimport DrydockAnchorage\nlet a = DrydockAnchorage.batch {}\n"
            ),
        ]
    )
    func replaces(_ written: String, _ translated: String) throws {
        let translation = try translate(written)
        #expect(translation.texts == [translated])
        #expect(translation.warnings.isEmpty)
    }

    @Test("Anchorage itself is used where it is a dependency")
    func original() throws {
        let written = "#if canImport(Anchorage)\nimport Anchorage\n#endif\nlet a = Anchorage.batch {}\n"
        #expect(try translate(written, modules: ["Anchorage", "Drydock"]).texts == [written])
    }

    @Test("a type of the module's own that is called Anchorage keeps its name")
    func ownType() throws {
        let written = "enum Anchorage { static let depth = 1 }\nlet a = Anchorage.depth\n"
        #expect(try translate(written).texts == [written])
    }

    @Test("dependencies that lack the operators are warned about, with the product to add")
    func missingDependency() throws {
        let translation = try translate("import Anchorage\n", modules: ["Drydock"])
        #expect(translation.texts == ["import DrydockAnchorage\n"])
        #expect(translation.warnings.count == 1)
        let warning = try #require(translation.warnings.first)
        #expect(warning.description.hasPrefix("A.swift:1:1: warning: "))
        #expect(warning.description.contains("add the product DrydockAnchorage"))
        #expect(try translate("import Anchorage\n", modules: ["DrydockAnchorage"]).warnings.isEmpty)
    }
}
