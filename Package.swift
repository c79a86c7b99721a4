// swift-tools-version: 6.2
import PackageDescription

/// What `import Drydock` stands for. Whoever imports it depends on each of these by name: an incremental build looks at
/// direct dependencies only, and the umbrella itself hardly ever changes.
let face = [
    "Drydock", "DrydockGraphics", "DrydockViews", "DrydockControls", "DrydockEditing", "DrydockUIDynamics",
    "DrydockLists", "DrydockNibs", "DrydockHost",
]
let faceDependencies = face.map { Target.Dependency.target(name: $0) }

/// Checks build some targets alone with their tests: `kernels` under sanitizers, and the `translator`, whose tests need
/// swift-syntax.
let parts = [
    "kernels": [
        "DrydockBuffersTests", "DrydockDynamicsTests", "DrydockLayoutSolverTests", "DrydockPNGTests",
        "DrydockRasterTests", "DrydockUnicodeTests",
    ],
    "translator": ["DrydockPort", "DrydockTranslationTests"],
]
let part = Context.environment["DRYDOCK_PART"]

let package = Package(
    name: "drydock",
    products: [
        .library(name: "Drydock", targets: face),
        // Not part of Drydock, as UIKit has no such operators.
        .library(name: "DrydockAnchorage", targets: ["DrydockAnchorage"]),
        .library(name: "DrydockCatalogue", targets: ["DrydockCatalogue"]),
        .library(name: "DrydockCommands", targets: ["DrydockCommands"]),
        .library(name: "DrydockTesting", targets: ["DrydockTesting"]),
        .library(name: "DrydockSnapshots", targets: ["DrydockSnapshots"]),
        .executable(name: "drydock", targets: ["DrydockCommand"]),
        .executable(name: "drydock-benchmark", targets: ["DrydockBenchmark"]),
        .executable(name: "drydock-fuzz", targets: ["DrydockFuzz"]),
        .executable(name: "drydock-port", targets: ["DrydockPort"]),
        .plugin(name: "DrydockSnapshotsPlugin", targets: ["DrydockSnapshotsPlugin"]),
        .plugin(name: "DrydockSourcesPlugin", targets: ["DrydockSourcesPlugin"]),
    ],
    traits: [
        .trait(
            name: "Translation",
            description: "Has the plugin and drydock-port translate, which takes building swift-syntax."
        ),
        .default(enabledTraits: part == "translator" ? ["Translation"] : []),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        // The command line's alone, for pages and reports.
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
        // Fetched and built with the trait alone.
        .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
        // Tests' alone, which whoever depends on this package neither fetches nor builds: a real server to sign in at.
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        // Module maps only: Debian keeps these headers and libraries on the default paths. SDL is loaded when it is
        // needed; only tests and benchmarks, to which it is a yardstick, link it.
        .systemLibrary(name: "DrydockCSDL2"),
        .systemLibrary(name: "DrydockCSDL2Linked"),
        .systemLibrary(name: "DrydockCZlib"),
        .systemLibrary(name: "DrydockCHarfBuzz"),
        // Inline functions alone, which have nothing to link.
        .systemLibrary(name: "DrydockCCallSite"),
        .systemLibrary(name: "DrydockCPrefetch"),
        // What Glibc's own module map leaves out.
        .systemLibrary(name: "DrydockCMalloc"),
        // Tables alone, made from Unicode's data files by the script beside them.
        .target(
            name: "DrydockCUnicodeData",
            exclude: ["generate.py", "generate-thai.py", "LICENSE-Unicode.txt"]
        ),
        .target(name: "DrydockUnicode", dependencies: ["DrydockCUnicodeData"]),
        // A scanner of bytes for pictures and interface documents.
        .target(name: "DrydockXML"),
        .target(name: "DrydockNibDocuments", dependencies: ["DrydockXML"]),
        // Tables of texts in languages, and the plural rules of languages.
        .target(name: "DrydockStrings", dependencies: ["DrydockXML"]),
        // Growable memory of plain values, for kernels.
        .target(name: "DrydockBuffers"),
        .target(name: "DrydockLayoutSolver", dependencies: ["DrydockBuffers"]),
        // Rigid bodies in fixed steps.
        .target(name: "DrydockDynamics"),
        .target(name: "DrydockRaster", dependencies: ["DrydockCPrefetch"]),
        // Random display lists and a slow renderer that draws them as they are documented: for tests and campaigns alone.
        .target(name: "DrydockRasterOracle", dependencies: ["DrydockRaster"]),
        .target(name: "DrydockPNG", dependencies: ["DrydockCZlib", "DrydockRaster"]),
        .target(
            name: "DrydockPlatform",
            dependencies: ["DrydockCHarfBuzz", "DrydockCSDL2", "DrydockRaster", "DrydockPNG"]
        ),
        .target(name: "DrydockFonts", path: "Fonts", exclude: ["make-inter.py"], resources: [.copy("Faces")]),
        .target(name: "DrydockSymbols", exclude: ["Making"], resources: [.copy("Icons")]),
        .target(
            name: "DrydockShowcaseResources",
            path: "Resources",
            exclude: ["draw-images.py"],
            resources: [.copy("Images")]
        ),
        .target(
            name: "DrydockGraphics",
            dependencies: [
                "DrydockRaster", "DrydockUnicode", "DrydockPNG", "DrydockPlatform", "DrydockFonts",
                "DrydockSymbols", "DrydockXML",
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .target(
            name: "DrydockViews",
            dependencies: [
                "DrydockCCallSite", "DrydockLayoutSolver", "DrydockNibDocuments", "DrydockRaster",
                "DrydockStrings", "DrydockGraphics",
            ]
        ),
        // Buttons, switches, sliders and their kin.
        .target(
            name: "DrydockControls",
            dependencies: ["DrydockNibDocuments", "DrydockRaster", "DrydockGraphics", "DrydockViews"]
        ),
        // Text fields and text views, search, alerts.
        .target(
            name: "DrydockEditing",
            dependencies: [
                "DrydockNibDocuments", "DrydockRaster", "DrydockGraphics", "DrydockViews", "DrydockControls",
            ]
        ),
        // Dynamic items, behaviours and their animator.
        .target(
            name: "DrydockUIDynamics",
            dependencies: ["DrydockDynamics", "DrydockGraphics", "DrydockViews"]
        ),
        // Tables, collection views, their layouts and data sources.
        .target(
            name: "DrydockLists",
            dependencies: [
                "DrydockNibDocuments", "DrydockGraphics", "DrydockViews", "DrydockControls", "DrydockEditing",
                "DrydockUIDynamics",
            ]
        ),
        // Interface Builder's documents as views and controllers.
        .target(
            name: "DrydockNibs",
            dependencies: [
                "DrydockNibDocuments", "DrydockGraphics", "DrydockViews", "DrydockControls", "DrydockEditing",
                "DrydockLists",
            ]
        ),
        .target(
            name: "DrydockHost",
            dependencies: ["DrydockRaster", "DrydockPlatform", "DrydockGraphics", "DrydockViews"]
        ),
        .target(
            name: "Drydock",
            dependencies: [
                "DrydockGraphics", "DrydockViews", "DrydockControls", "DrydockEditing", "DrydockUIDynamics",
                "DrydockLists", "DrydockNibs", "DrydockHost",
            ]
        ),
        // Constraints by operators, as Anchorage writes them.
        .target(
            name: "DrydockAnchorage",
            dependencies: ["DrydockCCallSite", "DrydockGraphics", "DrydockViews"]
        ),
        // What test runs leave behind for the command line: plain values in JSON files.
        .target(name: "DrydockSnapshotResults"),
        // View trees as values, and why two of them differ.
        .target(name: "DrydockSnapshotTrees", dependencies: ["DrydockSnapshotResults"]),
        // What differs between two pictures, for tests and for the command line.
        .target(
            name: "DrydockPictureDifferences",
            dependencies: ["DrydockRaster", "DrydockSnapshotResults"]
        ),
        // Runs before main, for what XCTest tells only those who ask in time.
        .target(name: "DrydockCTestStart"),
        .target(name: "DrydockTesting", dependencies: faceDependencies + ["DrydockPlatform"]),
        .target(
            name: "DrydockSnapshots",
            dependencies: faceDependencies + [
                "DrydockCTestStart", "DrydockCatalogue", "DrydockTesting", "DrydockSnapshotResults",
                "DrydockSnapshotTrees", "DrydockPictureDifferences", "DrydockPlatform", "DrydockPNG",
                "DrydockRaster",
            ]
        ),
        .target(name: "DrydockCatalogue", dependencies: faceDependencies + ["DrydockRaster"]),
        // The command line that any catalogue gets.
        .target(
            name: "DrydockCommands",
            dependencies: faceDependencies + [
                "DrydockCatalogue", "DrydockPlatform", "DrydockPNG", "DrydockRaster",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        // What the command line makes of results. No library that tests link sees it.
        .target(
            name: "DrydockSnapshotReport",
            dependencies: [
                "DrydockSnapshotResults", "DrydockPlatform", "DrydockPNG", "DrydockRaster",
                .product(name: "Mustache", package: "swift-mustache"),
            ],
            resources: [
                .embedInCode("Templates/report.mustache"), .embedInCode("Templates/report.css"),
                .embedInCode("Templates/report.js"), .embedInCode("Templates/junit.mustache"),
            ]
        ),
        .target(
            name: "DrydockShowcase",
            dependencies: faceDependencies + [
                "DrydockAnchorage", "DrydockCatalogue", "DrydockShowcaseResources",
                .product(name: "Logging", package: "swift-log"),
            ],
            resources: [
                .copy("ContentViews/Nibs/GreetingContentView.xib"),
                .copy("ContentViews/Nibs/OverviewNibView.xib"),
            ]
        ),
        // Apart: the networking that it links would cost every start of the demo 7 ms.
        .target(name: "DrydockShowcaseHTTP", dependencies: ["DrydockShowcase"]),
        .executableTarget(
            name: "DrydockCommand",
            dependencies: faceDependencies + [
                "DrydockAnchorage", "DrydockCatalogue", "DrydockCommands", "DrydockShowcase",
                "DrydockSnapshotReport",
                "DrydockSnapshotResults", "DrydockPictureDifferences", "DrydockPlatform", "DrydockPNG",
                "DrydockRaster",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        // Builds the command when it runs: a dependency would have every build make all of it twice.
        .plugin(
            name: "DrydockSnapshotsPlugin",
            capability: .command(
                intent: .custom(
                    verb: "drydock-snapshots",
                    description:
                        "Reports, accepts and prunes golden files: 'drydock snapshots' for this package."
                ),
                permissions: [
                    .writeToPackageDirectory(reason: "Accepting writes references, pruning deletes them.")
                ]
            ),
            path: "Sources/DrydockSnapshotsPlugin"
        ),
        // Swift that was written for iOS as Swift that compiles here. Its tests are a part of their own.
        .target(
            name: "DrydockTranslation",
            dependencies: ["SwiftParser", "SwiftSyntax"].map {
                .product(name: $0, package: "swift-syntax", condition: .when(traits: ["Translation"]))
            },
            path: "Sources/Translator/DrydockTranslation"
        ),
        .executableTarget(
            name: "DrydockPort",
            dependencies: [
                "DrydockTranslation", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/Translator/DrydockPort"
        ),
        .plugin(
            name: "DrydockSourcesPlugin",
            capability: .buildTool(),
            dependencies: ["DrydockPort"],
            path: "Sources/DrydockSourcesPlugin"
        ),
        .executableTarget(
            name: "DrydockBenchmark",
            dependencies: faceDependencies + [
                "DrydockAnchorage", "DrydockCHarfBuzz", "DrydockCMalloc", "DrydockCSDL2",
                "DrydockCSDL2Linked",
                "DrydockLayoutSolver", "DrydockRaster", "DrydockPNG", "DrydockPlatform", "DrydockFonts",
                "DrydockCatalogue", "DrydockShowcase", "DrydockSnapshots", "DrydockUnicode",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            exclude: ["Rivals"]
        ),
        // Made-up inputs for all of it.
        .executableTarget(
            name: "DrydockFuzz",
            dependencies: faceDependencies + [
                "DrydockCatalogue", "DrydockLayoutSolver", "DrydockNibDocuments", "DrydockPlatform",
                "DrydockPNG", "DrydockRaster", "DrydockRasterOracle", "DrydockShowcase",
                "DrydockSnapshotReport", "DrydockSnapshotResults",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .testTarget(name: "DrydockBuffersTests", dependencies: ["DrydockBuffers"]),
        .testTarget(name: "DrydockDynamicsTests", dependencies: ["DrydockDynamics"]),
        .testTarget(
            name: "DrydockLayoutSolverTests",
            dependencies: ["DrydockLayoutSolver", "DrydockBuffers"],
            resources: [.copy("Fixtures")]
        ),
        .testTarget(
            name: "DrydockNibTests",
            dependencies: faceDependencies + [
                "DrydockNibDocuments", "DrydockSnapshots", "DrydockStrings", "DrydockTesting",
            ],
            exclude: ["Loading/__Snapshots__"],
            resources: [.copy("Samples")]
        ),
        .testTarget(name: "DrydockRasterTests", dependencies: ["DrydockRaster", "DrydockRasterOracle"]),
        .testTarget(
            name: "DrydockUnicodeTests",
            dependencies: ["DrydockCZlib", "DrydockUnicode"],
            resources: [.copy("Conformance")]
        ),
        .testTarget(
            name: "DrydockPNGTests",
            dependencies: [
                "DrydockCSDL2", "DrydockCSDL2Linked", "DrydockCZlib", "DrydockPNG", "DrydockRaster",
            ]
        ),
        .testTarget(
            name: "DrydockPlatformTests",
            dependencies: [
                "DrydockCHarfBuzz", "DrydockCSDL2", "DrydockCSDL2Linked", "DrydockPlatform", "DrydockPNG",
                "DrydockRaster",
                "DrydockFonts",
            ]
        ),
        .testTarget(
            name: "DrydockAnchorageTests",
            dependencies: faceDependencies + ["DrydockAnchorage", "DrydockTesting"]
        ),
        .testTarget(
            name: "DrydockTests",
            dependencies: faceDependencies + [
                "DrydockAnchorage", "DrydockTesting", "DrydockSnapshots", "DrydockPlatform", "DrydockPNG",
                "DrydockRaster",
                "DrydockLayoutSolver", "DrydockUnicode",
            ],
            exclude: [
                "Accessibility/__Snapshots__", "Application/__Snapshots__",
                "Controllers/Navigation/__Snapshots__",
                "Controllers/Presentation/__Snapshots__", "Controllers/Tabs/__Snapshots__",
                "Controls/LargeContent/__Snapshots__", "Controls/Menus/__Snapshots__",
                "Controls/Pointers/__Snapshots__", "Drawing/__Snapshots__", "Images/__Snapshots__",
                "Layers/__Snapshots__",
                "Scrolling/__Snapshots__", "Text/Fonts", "Text/__Snapshots__",
                "Traits/__Snapshots__", "Views/__Snapshots__",
            ]
        ),
        .testTarget(
            name: "DrydockControlsTests",
            dependencies: faceDependencies + [
                "DrydockPlatform", "DrydockPNG", "DrydockRaster", "DrydockSnapshots", "DrydockTesting",
            ],
            exclude: ["Values/__Snapshots__"]
        ),
        .testTarget(
            name: "DrydockEditingTests",
            dependencies: faceDependencies + [
                "DrydockPlatform", "DrydockRaster", "DrydockSnapshots", "DrydockTesting",
            ],
            exclude: [
                "Alerts/__Snapshots__", "ContentUnavailable/__Snapshots__", "Editing/__Snapshots__",
                "Search/__Snapshots__",
            ]
        ),
        .testTarget(
            name: "DrydockListsTests",
            dependencies: faceDependencies + [
                "DrydockAnchorage", "DrydockPlatform", "DrydockSnapshots", "DrydockTesting",
            ],
            exclude: ["Collections/__Snapshots__", "Tables/__Snapshots__"]
        ),
        .testTarget(
            name: "DrydockUIDynamicsTests",
            dependencies: faceDependencies + ["DrydockSnapshots", "DrydockTesting"],
            exclude: ["__Snapshots__"]
        ),
        // Facts about iOS, and how many of them hold here.
        .testTarget(
            name: "DrydockConformanceTests",
            dependencies: faceDependencies + ["DrydockRaster", "DrydockTesting"]
        ),
        .testTarget(name: "DrydockFuzzTests", dependencies: ["DrydockFuzz"]),
        .testTarget(name: "DrydockTranslationTests", dependencies: ["DrydockTranslation"]),
        .testTarget(name: "DrydockClientTests", dependencies: faceDependencies),
        .testTarget(
            name: "DrydockSwift5Tests",
            dependencies: faceDependencies + ["DrydockAnchorage"],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .testTarget(
            name: "DrydockTestingTests",
            dependencies: faceDependencies + ["DrydockAnchorage", "DrydockTesting"]
        ),
        // Reads the manifest, the documentation and the public symbols of the modules.
        .testTarget(
            name: "DrydockPackageTests",
            dependencies: faceDependencies + ["DrydockTesting", "DrydockSnapshots"],
            exclude: ["Documentation/self-explaining.txt", "UIKit/uikit-names.txt", "UIKit/uikit-needs.txt"]
        ),
        .testTarget(
            name: "DrydockSnapshotTreesTests",
            dependencies: ["DrydockSnapshotResults", "DrydockSnapshotTrees"]
        ),
        .testTarget(
            name: "DrydockPictureDifferencesTests",
            dependencies: ["DrydockPictureDifferences", "DrydockRaster", "DrydockSnapshotResults"]
        ),
        .testTarget(
            name: "DrydockSnapshotReportTests",
            dependencies: [
                "DrydockSnapshotReport", "DrydockSnapshotResults", "DrydockPlatform", "DrydockPNG",
                "DrydockRaster",
            ]
        ),
        .testTarget(
            name: "DrydockSnapshotsTests",
            dependencies: faceDependencies + [
                "DrydockAnchorage", "DrydockCatalogue", "DrydockSnapshots", "DrydockSnapshotResults",
                "DrydockSnapshotTrees",
                "DrydockPlatform", "DrydockPNG", "DrydockRaster",
            ],
            exclude: ["Catalogue/__Snapshots__", "Processes/__Snapshots__", "Strategies/__Snapshots__"]
        ),
        .testTarget(
            name: "DrydockShowcaseTests",
            dependencies: faceDependencies + [
                "DrydockAnchorage", "DrydockCatalogue", "DrydockCommand", "DrydockCommands",
                "DrydockShowcase",
                "DrydockShowcaseHTTP", "DrydockTesting",
                "DrydockSnapshots", "DrydockSnapshotReport", "DrydockSnapshotResults", "DrydockSnapshotTrees",
                "DrydockBenchmark",
                "DrydockPlatform", "DrydockPNG", "DrydockRaster",
                .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ],
            exclude: [
                "Command/unseen-changes.txt", "Navigation/__Snapshots__", "Readme/__Snapshots__",
                "Scenes/__Snapshots__", "Screens/__Snapshots__", "Snapshots/__Snapshots__",
            ]
        ),
    ]
)

if let part {
    guard let wanted = parts[part] else {
        fatalError("DRYDOCK_PART is \(parts.keys.sorted().joined(separator: " or ")), not \(part)")
    }
    var needed = Set(wanted)
    var packages: Set<String> = []
    // Dependencies stand above what needs them.
    for target in package.targets.reversed() where needed.contains(target.name) {
        for dependency in target.dependencies {
            switch dependency {
            case .byNameItem(let name, _): needed.insert(name)
            case .productItem(_, let package?, _, _): packages.insert(package)
            default: break
            }
        }
    }
    package.targets.removeAll { !needed.contains($0.name) }
    package.dependencies.removeAll { dependency in
        guard case .sourceControl(_, let location, _) = dependency.kind else { return false }
        return !packages.contains { location.hasSuffix("/\($0)") }
    }
    package.products.removeAll { $0.name != "drydock-port" || !needed.contains("DrydockPort") }
} else {
    package.targets.removeAll { $0.name == "DrydockTranslationTests" }
}

/// What draws and computes is optimised in debug builds, too: tests are several times as fast, and run the code that ships.
let kernels: Set = [
    "DrydockDynamics", "DrydockLayoutSolver", "DrydockPNG", "DrydockRaster", "DrydockUnicode",
]

/// Targets whose declarations live on the main actor unless they say otherwise, as UIKit's do.
let mainActorTargets: Set = [
    "DrydockViews", "DrydockControls", "DrydockEditing", "DrydockUIDynamics", "DrydockLists", "DrydockNibs",
    "DrydockAnchorage", "DrydockHost", "DrydockTesting",
    "DrydockShowcase",
    "DrydockAnchorageTests", "DrydockConformanceTests", "DrydockUIDynamicsTests", "DrydockControlsTests",
    "DrydockEditingTests",
    "DrydockListsTests", "DrydockTests", "DrydockNibTests",
    "DrydockTestingTests",
    "DrydockSnapshotsTests", "DrydockShowcaseTests",
]

for target in package.targets where target.type != .system && target.type != .plugin {
    var settings: [SwiftSetting] = [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
    if mainActorTargets.contains(target.name) {
        settings.append(.defaultIsolation(MainActor.self))
    }
    // Their expectations take the optimiser ten minutes, and are the same without.
    if target.type == .test {
        settings.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
        // Every batch of files pays seconds for the macros of Testing.
        settings.append(.unsafeFlags(["-driver-batch-size-limit", "200"], .when(configuration: .debug)))
    }
    if kernels.contains(target.name) {
        let optimized = ["-O", "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2"]
        settings.append(.unsafeFlags(optimized, .when(configuration: .debug)))
    }
    target.swiftSettings = (target.swiftSettings ?? []) + settings
}
