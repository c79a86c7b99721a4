// swift-tools-version: 6.2
import PackageDescription

/// A package as a user's would be: components, their catalogue, an app, and golden tests in both test frameworks. It sees
/// the public API alone.
let package = Package(
    name: "Shop",
    dependencies: [
        // Of a package of your own: .package(url: …, from: …)
        .package(name: "drydock", path: "../..")
    ],
    targets: [
        .target(
            name: "Shop",
            dependencies: [
                .product(name: "Drydock", package: "drydock"),
                .product(name: "DrydockAnchorage", package: "drydock"),
                .product(name: "DrydockCatalogue", package: "drydock"),
            ]
        ),
        .executableTarget(
            name: "ShopApp",
            dependencies: ["Shop", .product(name: "DrydockCommands", package: "drydock")]
        ),
        .testTarget(
            name: "ShopTests",
            dependencies: [
                "Shop", .product(name: "DrydockSnapshots", package: "drydock"),
                .product(name: "DrydockTesting", package: "drydock"),
            ],
            exclude: ["__Snapshots__"]
        ),
        .testTarget(
            name: "ShopXCTests",
            dependencies: ["Shop", .product(name: "DrydockSnapshots", package: "drydock")],
            exclude: ["__Snapshots__"]
        ),
    ]
)
