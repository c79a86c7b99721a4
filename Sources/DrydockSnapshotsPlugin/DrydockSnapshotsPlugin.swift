import Foundation
import PackagePlugin

/// `swift package drydock-snapshots …`: builds `drydock`, and runs `drydock snapshots …` in the package's folder.
@main struct DrydockSnapshotsPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let build = try packageManager.build(.product("drydock"), parameters: .init(echoLogs: false))
        let command = build.builtArtifacts.first { artifact in
            artifact.kind == .executable && artifact.url.lastPathComponent == "drydock"
        }
        guard build.succeeded, let command else {
            Diagnostics.error("drydock could not be built:\n\(build.logText)")
            return
        }
        let process = Process()
        process.executableURL = command.url
        process.arguments = ["snapshots"] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        // <build folder>/plugins/<this plugin>/outputs: tests wrote beside it, wherever --scratch-path is.
        let buildFolder = context.pluginWorkDirectoryURL.deletingLastPathComponent()
            .deletingLastPathComponent()
            .deletingLastPathComponent()
        process.environment = ProcessInfo.processInfo.environment.merging([
            "SNAPSHOT_ARTIFACTS": buildFolder.appending(path: "snapshot-failures").path
        ]) { own, _ in own.isEmpty ? buildFolder.appending(path: "snapshot-failures").path : own }
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
