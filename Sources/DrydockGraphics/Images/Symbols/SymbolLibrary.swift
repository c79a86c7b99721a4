import DrydockPlatform
import DrydockSymbols
import Foundation
import Synchronization

/// Finds the drawings of symbols by name, and keeps those that were drawn.
///
/// The file has a line for each: a name, a tab, "o" for lines or "f" for areas, a tab, and paths in SVG's notation with "|"
/// between; or a name, a tab, "=", a tab, and the name whose drawing it has.
package final class SymbolLibrary: Sendable {
    package static let shared = SymbolLibrary()

    private let state = Mutex(State())

    private struct State {
        /// Nil before the file was read.
        var entries: [Substring: Entry]?
        var drawings: [Key: VectorDrawing] = [:]
    }

    private struct Entry {
        var isFilled: Bool
        var text: Substring
    }

    private struct Key: Hashable {
        var name: String
        var metrics: SymbolMetrics
    }

    /// The same object for the same name and metrics, as long as it is among the latest. Nil for what cannot be a symbol's
    /// name.
    func drawing(named name: String, _ metrics: SymbolMetrics) -> VectorDrawing? {
        let key = Key(name: name, metrics: metrics)
        return state.withLock { state in
            if let known = state.drawings[key] { return known }
            guard let symbol = Self.symbol(named: name, entries: Self.entries(&state)) else { return nil }
            let drawing = symbol.drawing(name: name, metrics)
            if state.drawings.count >= Self.keptDrawings { state.drawings.removeAll() }
            state.drawings[key] = drawing
            return drawing
        }
    }

    /// Whether the icons have a name, by themselves or by a rule.
    package func knows(_ name: String) -> Bool {
        state.withLock { state in
            let entries = Self.entries(&state)
            return SymbolComposer { Self.steps(of: $0, in: entries) }.symbol(named: name) != nil
        }
    }

    /// The names of the file.
    package var names: [String] {
        state.withLock { state in Self.entries(&state).keys.map(String.init).sorted() }
    }

    private static func symbol(named name: String, entries: [Substring: Entry]) -> SymbolDrawing? {
        guard SymbolNames.isPlausible(name) else { return nil }
        let composer = SymbolComposer { steps(of: $0, in: entries) }
        if let symbol = composer.symbol(named: name) { return symbol }
        Log.warnOnce("There is no drawing for the symbol \"\(name)\": it is shown as a dashed square.")
        return SymbolComposer.placeholder
    }

    private static func steps(of name: Substring, in entries: [Substring: Entry]) -> [SymbolDrawing.Step]? {
        guard let entry = entries[name] else { return nil }
        return entry.text.split(separator: "|").map { text in
            let path = PathElements(svg: text)
            return entry.isFilled ? .fill(path) : .stroke(path)
        }
    }

    private static func entries(_ state: inout State) -> [Substring: Entry] {
        if let entries = state.entries { return entries }
        let entries = readEntries()
        state.entries = entries
        return entries
    }

    private static func readEntries() -> [Substring: Entry] {
        guard let path = DrydockSymbols.path, let bytes = try? FileReader.read(path, limit: fileSize) else {
            Log.errorOnce(
                "The file of symbols is missing beside the program: all are shown as dashed squares."
            )
            return [:]
        }
        var entries: [Substring: Entry] = [:]
        var aliases: [(Substring, Substring)] = []
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") where line.first != "#" {
            let fields = line.split(separator: "\t")
            guard fields.count == 3 else { continue }
            if fields[1] == "=" {
                aliases.append((fields[0], fields[2]))
            } else {
                entries[fields[0]] = Entry(isFilled: fields[1] == "f", text: fields[2])
            }
        }
        for (name, target) in aliases { entries[name] = entries[target] }
        return entries
    }

    private static let keptDrawings = 256
    private static let fileSize = 1 << 20
}
