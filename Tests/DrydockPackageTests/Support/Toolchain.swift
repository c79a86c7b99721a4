import Foundation
import Testing

/// The Swift tools on the search path, run to their end.
enum Toolchain {
    /// What a tool wrote to its standard output; a failure carries what it wrote to standard error.
    static func swift(_ arguments: [String]) throws -> Data {
        try PackageFolder.withTemporary { try swift(arguments, scratch: $0) }
    }

    private static func swift(_ arguments: [String], scratch folder: URL) throws -> Data {
        // Files rather than pipes: nobody has to empty them.
        let output = folder.appendingPathComponent("out")
        let errors = folder.appendingPathComponent("err")
        try Data().write(to: output)
        try Data().write(to: errors)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift"] + arguments
        process.currentDirectoryURL = PackageFolder.root
        // The package manager leaves locks and folders where temporary files go.
        process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        let message = try String(contentsOf: errors, encoding: .utf8)
        try #require(process.terminationStatus == 0, "swift \(arguments.joined(separator: " "))\n\(message)")
        return try Data(contentsOf: output)
    }
}
