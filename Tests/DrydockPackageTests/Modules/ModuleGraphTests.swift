import DrydockViews
import Foundation
import Testing

/// Holds the cuts between the targets: what each may see, what it declares, and what its sources import.
@Suite struct ModuleGraphTests {
    /// What each target may declare of this package, lowest first: a target sees only what stands above it here.
    private static let layers: [(target: String, sees: Set<String>)] = [
        ("DrydockCUnicodeData", []),
        ("DrydockUnicode", ["DrydockCUnicodeData"]),
        ("DrydockXML", []),
        ("DrydockNibDocuments", ["DrydockXML"]),
        ("DrydockStrings", ["DrydockXML"]),
        ("DrydockBuffers", []),
        ("DrydockLayoutSolver", ["DrydockBuffers"]),
        ("DrydockDynamics", []),
        ("DrydockRaster", []),
        ("DrydockRasterOracle", ["DrydockRaster"]),
        ("DrydockPNG", ["DrydockRaster"]),
        ("DrydockPlatform", drawing),
        ("DrydockFonts", []),
        ("DrydockSymbols", []),
        ("DrydockShowcaseResources", []),
        (
            "DrydockGraphics",
            drawing.union([
                "DrydockUnicode", "DrydockPlatform", "DrydockFonts", "DrydockSymbols", "DrydockXML",
            ])
        ),
        (
            "DrydockViews",
            [
                "DrydockLayoutSolver", "DrydockNibDocuments", "DrydockRaster", "DrydockStrings",
                "DrydockGraphics",
            ]
        ),
        ("DrydockControls", ["DrydockNibDocuments", "DrydockRaster", "DrydockGraphics", "DrydockViews"]),
        (
            "DrydockEditing",
            [
                "DrydockNibDocuments", "DrydockRaster", "DrydockGraphics", "DrydockViews", "DrydockControls",
            ]
        ),
        ("DrydockUIDynamics", ["DrydockDynamics", "DrydockGraphics", "DrydockViews"]),
        (
            "DrydockLists",
            [
                "DrydockNibDocuments", "DrydockGraphics", "DrydockViews", "DrydockControls", "DrydockEditing",
                "DrydockUIDynamics",
            ]
        ),
        (
            "DrydockNibs",
            [
                "DrydockNibDocuments", "DrydockGraphics", "DrydockViews", "DrydockControls", "DrydockEditing",
                "DrydockLists",
            ]
        ),
        ("DrydockHost", ["DrydockRaster", "DrydockPlatform", "DrydockGraphics", "DrydockViews"]),
        ("Drydock", face.subtracting(["Drydock"])),
        ("DrydockAnchorage", ["DrydockGraphics", "DrydockViews"]),
        ("DrydockSnapshotResults", []),
        ("DrydockSnapshotTrees", ["DrydockSnapshotResults"]),
        ("DrydockPictureDifferences", ["DrydockRaster", "DrydockSnapshotResults"]),
        ("DrydockCTestStart", []),
        ("DrydockCatalogue", face.union(["DrydockRaster"])),
        ("DrydockTesting", face.union(["DrydockPlatform"])),
        (
            "DrydockSnapshots",
            face.union(drawing).union([
                "DrydockPlatform", "DrydockCTestStart", "DrydockCatalogue", "DrydockTesting",
                "DrydockSnapshotResults", "DrydockSnapshotTrees", "DrydockPictureDifferences",
            ])
        ),
        ("DrydockCommands", face.union(drawing).union(["DrydockCatalogue", "DrydockPlatform"])),
        (
            "DrydockShowcase",
            face.union(["DrydockAnchorage", "DrydockCatalogue", "DrydockShowcaseResources"])
        ),
        ("DrydockShowcaseHTTP", ["DrydockShowcase"]),
        ("DrydockSnapshotReport", drawing.union(["DrydockSnapshotResults", "DrydockPlatform"])),
        (
            "DrydockCommand",
            screens.union(drawing).union([
                "DrydockCatalogue", "DrydockCommands", "DrydockPlatform", "DrydockSnapshotReport",
                "DrydockSnapshotResults", "DrydockPictureDifferences",
            ])
        ),
        ("DrydockSnapshotsPlugin", []),
        ("DrydockTranslation", []),
        ("DrydockPort", ["DrydockTranslation"]),
        ("DrydockSourcesPlugin", ["DrydockPort"]),
        (
            "DrydockBenchmark",
            screens.union(drawing).union([
                "DrydockCatalogue", "DrydockLayoutSolver", "DrydockPlatform", "DrydockFonts",
                "DrydockUnicode",
            ])
        ),
        (
            "DrydockFuzz",
            face.union(drawing).union([
                "DrydockCatalogue", "DrydockLayoutSolver", "DrydockNibDocuments", "DrydockPlatform",
                "DrydockRasterOracle", "DrydockShowcase",
                "DrydockSnapshotReport", "DrydockSnapshotResults",
            ])
        ),
    ]
    private static let drawing: Set = ["DrydockRaster", "DrydockPNG"]
    /// `Drydock` and what it re-exports.
    private static let face: Set = [
        "DrydockGraphics", "DrydockViews", "DrydockControls", "DrydockEditing", "DrydockUIDynamics",
        "DrydockLists", "DrydockNibs", "DrydockHost", "Drydock",
    ]
    private static let screens = face.union([
        "DrydockAnchorage", "DrydockTesting", "DrydockSnapshots", "DrydockShowcase",
    ])

    /// Who may see a module of C.
    private static let headers: [String: Set<String>] = [
        "DrydockCSDL2": ["DrydockPlatform", "DrydockBenchmark"],
        "DrydockCSDL2Linked": ["DrydockBenchmark"],
        "DrydockCZlib": ["DrydockPNG"],
        "DrydockCHarfBuzz": ["DrydockPlatform", "DrydockBenchmark"],
        "DrydockCCallSite": ["DrydockViews", "DrydockAnchorage"],
        "DrydockCPrefetch": ["DrydockRaster"],
        "DrydockCMalloc": ["DrydockBenchmark"],
        "DrydockCTestStart": ["DrydockSnapshots"],
    ]

    @Test("the table of layers itself has no arrow that points down")
    func tableIsOrdered() {
        var above: Set<String> = []
        for (target, sees) in Self.layers {
            #expect(sees.isSubset(of: above), "\(target) sees \(sees.subtracting(above).sorted()) below it")
            above.insert(target)
        }
    }

    private static let sees = Dictionary(uniqueKeysWithValues: layers.map { ($0.target, $0.sees) })

    @Test("every target's name starts with Drydock, and stands in the table of layers")
    func names() throws {
        for target in try Manifest.load().targets {
            // Names of targets are global in the package graph of whoever uses this package.
            #expect(target.name.hasPrefix("Drydock"))
            let isKnown = Self.sees[target.name] != nil || Self.headers[target.name] != nil
            #expect(target.isTest || isKnown, "\(target.name) has no layer")
        }
    }

    @Test("a target declares nothing that its layer may not see")
    func declarations() throws {
        for target in try Manifest.load().targets where !target.isTest {
            for name in target.targetNames {
                let isSeen = Self.sees[target.name]?.contains(name) == true
                #expect(
                    isSeen || Self.headers[name]?.contains(target.name) == true,
                    "\(target.name) sees \(name)"
                )
            }
        }
    }

    @Test("what tells the library's own classes from an application's knows each module of `import Drydock`")
    func libraryModules() {
        #expect(LibraryModules.names == Set(Self.face.subtracting(["Drydock"]).map { Substring($0) }))
    }

    @Test("sources import only what their target declares")
    func imports() throws {
        for target in try Manifest.load().targets where !target.isSystem {
            for (module, file) in try target.imports() {
                #expect(target.targetNames.contains(module), "\(file) imports \(module) undeclared")
            }
        }
    }
}
