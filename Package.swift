// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "drydock",
    products: [
        .library(name: "Drydock", targets: ["Drydock"]),
        .library(name: "DrydockSnapshots", targets: ["DrydockSnapshots"]),
        .executable(name: "drydock", targets: ["DrydockCommand"]),
        .executable(name: "drydock-benchmark", targets: ["DrydockBenchmark"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    ],
    targets: [
        // Module map only: Debian keeps the SDL headers and libraries on the default paths.
        .systemLibrary(name: "CSDL2"),
        // An inline function alone, which has nothing to link.
        .systemLibrary(name: "CCallSite"),
        // What Glibc's own module map leaves out.
        .systemLibrary(name: "CMalloc"),
        .target(name: "LayoutSolver"),
        .target(name: "Raster"),
        .target(name: "Platform", dependencies: ["CSDL2", "Raster"]),
        .target(name: "DrydockFonts", path: "Fonts", resources: [.copy("Faces")]),
        .target(
            name: "ShowcaseResources",
            path: "Resources",
            exclude: ["draw-images.py"],
            resources: [.copy("Images")]
        ),
        .target(
            name: "Drydock",
            dependencies: [
                "CCallSite", "LayoutSolver", "Raster", "Platform", "DrydockFonts",
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .target(name: "DrydockSnapshots", dependencies: ["Drydock", "Platform", "Raster"]),
        .target(
            name: "Showcase",
            dependencies: [
                "Drydock", "ShowcaseResources",
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .executableTarget(
            name: "DrydockCommand",
            dependencies: [
                "Showcase", "Drydock", "Platform", "Raster",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .executableTarget(
            name: "DrydockBenchmark",
            dependencies: [
                "CMalloc", "CSDL2", "LayoutSolver", "Raster", "Platform", "DrydockFonts", "Drydock",
                "Showcase",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            exclude: ["Rivals"]
        ),
        .testTarget(
            name: "LayoutSolverTests",
            dependencies: ["LayoutSolver"],
            resources: [.copy("Fixtures")]
        ),
        .testTarget(name: "RasterTests", dependencies: ["Raster"]),
        .testTarget(name: "PlatformTests", dependencies: ["CSDL2", "Platform", "Raster", "DrydockFonts"]),
        .testTarget(name: "DrydockTests", dependencies: ["Drydock", "DrydockSnapshots"]),
        .testTarget(
            name: "DrydockSnapshotsTests",
            dependencies: ["DrydockSnapshots", "Drydock", "Platform", "Raster"]
        ),
        .testTarget(
            name: "ShowcaseTests",
            dependencies: [
                "Showcase", "Drydock", "DrydockSnapshots", "DrydockCommand", "DrydockBenchmark", "Platform",
                "Raster",
            ],
            exclude: ["Readme/__Snapshots__", "Screens/__Snapshots__"]
        ),
    ]
)

/// Targets whose declarations live on the main actor unless they say otherwise, as UIKit's do.
let mainActorTargets: Set = [
    "Drydock", "DrydockSnapshots", "Showcase",
    "DrydockTests", "DrydockSnapshotsTests", "ShowcaseTests",
]

for target in package.targets where target.type != .system {
    var settings: [SwiftSetting] = [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
    if mainActorTargets.contains(target.name) {
        settings.append(.defaultIsolation(MainActor.self))
    }
    target.swiftSettings = settings
}
