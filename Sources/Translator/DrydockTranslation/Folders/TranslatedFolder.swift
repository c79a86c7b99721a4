#if Translation
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

    /// Checks that the folder is not one of those that files are read from, nor in one, but for the hidden ones, which are left out.
    package func check(against sources: [String]) throws(PortError) {
        let own = Self.resolved(path)
        for source in sources {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: source, isDirectory: &isFolder), isFolder.boolValue
            else { continue }
            let folder = Self.resolved(source)
            guard own.starts(with: folder),
                !own.dropFirst(folder.count).contains(where: { $0.hasPrefix(".") })
            else { continue }
            throw .outputInSources(path, source)
        }
    }

    /// The names on the way to a folder, which need not be there yet.
    private static func resolved(_ path: String) -> [String] {
        var url = URL(fileURLWithPath: path).standardizedFileURL
        var rest: [String] = []
        while !FileManager.default.fileExists(atPath: url.path), url.path != "/" {
            rest.insert(url.lastPathComponent, at: 0)
            url.deleteLastPathComponent()
        }
        return url.resolvingSymlinksInPath().pathComponents + rest
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
#endif
