#if Translation
import Foundation

/// A Swift file to be translated.
package struct SourceInput {
    package let path: String
    /// In the output folder.
    package let name: String

    package func read() throws -> SourceFile {
        let bytes = try SourceReader.read(path)
        guard let text = String(validating: bytes, as: UTF8.self) else { throw PortError.noText(path) }
        return try SourceFile(path: URL(fileURLWithPath: path).standardizedFileURL.path, text: text)
    }
}

package enum SourceFolder {
    /// The files that paths name, and those within the folders that they name, sorted.
    package static func files(of paths: [String]) throws -> [SourceInput] {
        var inputs: [SourceInput] = []
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                if let destination = SourceReader.danglingDestination(of: path) {
                    throw PortError.dangling(path, destination)
                }
                throw PortError.missing(path)
            }
            if isFolder.boolValue {
                let names = try names(in: path)
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

    /// The Swift files in a folder and below it, sorted. Hidden folders are those of tools; links to folders are not followed, as
    /// they may lead back.
    private static func names(in root: String) throws -> [String] {
        var names: [String] = []
        var folders = [""]
        while let folder = folders.popLast() {
            let entries: [String]
            do {
                entries = try FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")
            } catch {
                throw PortError.unreadable("\(root)/\(folder)", error.localizedDescription)
            }
            for entry in entries where !entry.hasPrefix(".") {
                let name = folder.isEmpty ? entry : "\(folder)/\(entry)"
                let path = "\(root)/\(name)"
                let type =
                    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
                if type == .typeDirectory {
                    folders.append(name)
                } else if entry.hasSuffix(".swift"), !isFolder(path) {
                    names.append(name)
                }
            }
        }
        return names.sorted()
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
#endif
