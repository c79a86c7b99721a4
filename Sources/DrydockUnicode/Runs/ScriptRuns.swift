/// A part of a text that is written in one script.
package struct ScriptRun: Hashable, Sendable {
    /// Code units.
    package let range: Range<Int>
    /// Common only where the text has no other.
    package let script: UnicodeScript
}

/// Splits text by script, as UAX #24 advises: what is common or inherited goes with what is before it, at the start with
/// what follows; a closing bracket with its opening one; what several scripts use stays in the run if that is one of them.
///
/// Linear; 64 brackets may be open at a time.
package struct ScriptRuns {
    private var runs: [ScriptRun] = []
    private var start = 0
    private var current: UnicodeScript?
    private var brackets: [(identity: UInt32, script: UnicodeScript?)] = []

    private init() {}

    package static func find(in text: [UInt16]) -> [ScriptRun] {
        text.withUTF16 { text in
            var state = ScriptRuns()
            var offset = 0
            while offset < text.count {
                let scalar = text.scalar(at: offset)
                state.append(scalar, at: offset)
                offset += UTF16Text.length(scalar)
            }
            state.close(at: text.count)
            return state.runs
        }
    }

    private mutating func append(_ scalar: UInt32, at offset: Int) {
        let properties = ScalarProperties(scalar)
        let script = resolved(properties, scalar)
        if let script, let current, script != current { close(at: offset) }
        if let script { current = script }
        if properties.bracket == .open {
            if brackets.count == 64 { brackets.removeFirst() }
            brackets.append((UnicodeData.bracketIdentity(scalar), script ?? current))
        }
    }

    /// Nil for what goes with its neighbours.
    private mutating func resolved(_ properties: ScalarProperties, _ scalar: UInt32) -> UnicodeScript? {
        let script = properties.script
        if properties.bracket == .close {
            let identity = UnicodeData.bracketIdentity(scalar)
            if let match = brackets.lastIndex(where: { $0.identity == identity }) {
                let script = brackets[match].script
                brackets.removeSubrange(match...)
                return script
            }
        }
        guard properties.hasScriptSet, script != .inherited else {
            return script == .common || script == .inherited ? nil : script
        }
        let scripts = properties.scripts
        if let current, scripts.contains(current) { return nil }
        // With what it stands beside later on, if nothing is before it and many use it.
        if current == nil, scripts.count > 1, script == .common { return nil }
        return script == .common ? scripts.first : script
    }

    private mutating func close(at offset: Int) {
        guard offset > start else { return }
        runs.append(ScriptRun(range: start..<offset, script: current ?? .common))
        start = offset
        current = nil
    }
}
