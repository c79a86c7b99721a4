import Foundation
import PackagePlugin

/// Translates a target's folder `UIKit`, whose files were written for iOS, and compiles what comes of them with the target.
@main struct DrydockSourcesPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = target.directoryURL.appending(path: "UIKit").resolvingSymlinksInPath()
        let output = context.pluginWorkDirectoryURL.appending(path: "Sources")
        let names = (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted().filter { name in
            name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
                && !Self.isFolder(folder.appending(path: name).path)
        }
        if names.isEmpty {
            Diagnostics.error(
                "\(target.name) has no Swift files in \(folder.path), where those that were written for iOS belong"
            )
            return []
        }
        return [
            .buildCommand(
                displayName: "Translating \(names.count) files of \(target.name)",
                executable: try context.tool(named: "DrydockPort").url,
                arguments: [folder.path, "--output", output.path, "--overwrite", "--names-origins"]
                    + Self.modules(of: target).flatMap { ["--module", $0] },
                inputFiles: names.map { folder.appending(path: $0) },
                outputFiles: names.map { output.appending(path: "\($0.dropLast(6)).ported.swift") }
            )
        ]
    }

    /// The modules that a target's sources may import: its own, and those of its dependencies.
    private static func modules(of target: any Target) -> [String] {
        let targets = target.dependencies.flatMap { dependency -> [any Target] in
            switch dependency {
            case .target(let target): [target]
            case .product(let product): product.targets
            @unknown default: []
            }
        }
        return ([target] + targets).compactMap { ($0 as? any SourceModuleTarget)?.moduleName }.sorted()
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
