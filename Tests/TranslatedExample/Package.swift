// swift-tools-version: 6.2
import PackageDescription

/// A package as a user's would be, whose components are an iOS application's files as they are: the plugin translates them.
let package = Package(
    name: "ShopComponents",
    dependencies: [
        // Of a package of your own: .package(url: …, from: …, traits: ["Translation"])
        .package(name: "drydock", path: "../..", traits: ["Translation"])
    ],
    targets: [
        // Another library that is called as on iOS: `import Anchorage` means this one where a target depends on it.
        .target(name: "Anchorage", dependencies: [.product(name: "Drydock", package: "drydock")]),
        .target(
            name: "ShopComponents",
            dependencies: ["Anchorage", .product(name: "Drydock", package: "drydock")],
            exclude: ["UIKit"],
            plugins: [.plugin(name: "DrydockSourcesPlugin", package: "drydock")]
        ),
        .testTarget(
            name: "ShopComponentsTests",
            dependencies: ["ShopComponents", .product(name: "DrydockTesting", package: "drydock")]
        ),
    ]
)
