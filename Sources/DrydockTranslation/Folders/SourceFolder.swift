import Foundation

/// A Swift file to be translated.
package struct SourceInput {
    package let path: String
    /// In the output folder.
    package let name: String

    package func read() throws -> SourceFile {
        guard let data = FileManager.default.contents(atPath: path) else { throw PortError.unreadable(path) }
        guard let text = String(validating: data, as: UTF8.self) else { throw PortError.noText(path) }
        return SourceFile(path: URL(fileURLWithPath: path).standardizedFileURL.path, text: text)
    }
}

package enum SourceFolder {
    /// The files that paths name, and those within the folders that they name, sorted.
    package static func files(of paths: [String]) throws -> [SourceInput] {
        var inputs: [SourceInput] = []
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw PortError.missing(path)
            }
            if isFolder.boolValue {
                let names = (FileManager.default.subpaths(atPath: path) ?? []).filter(isSource).sorted()
                if names.isEmpty { throw PortError.noSources(path) }
                inputs += names.map { SourceInput(path: "\(path)/\($0)", name: $0) }
            } else {
                inputs.append(SourceInput(path: path, name: URL(fileURLWithPath: path).lastPathComponent))
            }
        }
        var taken: [String: String] = [:]
        for input in inputs {
            if let other = taken.updateValue(input.path, forKey: input.name) {
                throw PortError.sameName(other, input.path)
            }
        }
        return inputs
    }

    /// Hidden folders are those of tools.
    private static func isSource(_ name: String) -> Bool {
        name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }
}
