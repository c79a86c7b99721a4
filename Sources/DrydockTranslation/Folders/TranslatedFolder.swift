package import Foundation

/// Where translated files are put.
package struct TranslatedFolder {
    let path: String
    /// Between a file's name and its extension: compilers warn of files that are called as those whose lines they name.
    let suffix: String

    package init(path: String, suffix: String = "") { (self.path, self.suffix) = (path, suffix) }

    package func place(of input: SourceInput) -> URL {
        let name = input.name.dropLast(".swift".count)
        return URL(fileURLWithPath: path).appendingPathComponent("\(name)\(suffix).swift")
    }

    /// Writes all files or, where one is in the way, none. Files that are the same are left untouched, so that nothing is built again for them.
    package func write(_ inputs: [SourceInput], _ texts: [String], overwrite: Bool) throws {
        let changed = zip(inputs, texts).filter { input, text in
            FileManager.default.contents(atPath: place(of: input).path) != Data(text.utf8)
        }
        for (input, _) in changed {
            let place = place(of: input)
            if place.standardizedFileURL.resolvingSymlinksInPath()
                == URL(fileURLWithPath: input.path).standardizedFileURL.resolvingSymlinksInPath()
            {
                throw PortError.isSource(place.path)
            }
            if !overwrite, FileManager.default.fileExists(atPath: place.path) {
                throw PortError.exists(place.path)
            }
        }
        for (input, text) in changed {
            let place = place(of: input)
            do {
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(text.utf8).write(to: place, options: .atomic)
            } catch {
                throw PortError.unwritable(place.path, error.localizedDescription)
            }
        }
    }
}
