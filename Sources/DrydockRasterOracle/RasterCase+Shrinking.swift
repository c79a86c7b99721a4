import DrydockRaster

extension RasterCase: CustomStringConvertible {
    package var description: String {
        frames.enumerated().map { index, frame in
            let head = "frame \(index): \(frame.size.width) × \(frame.size.height) on \(frame.background)"
            return ([head] + frame.list.commands.map { "  \($0)" }).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    /// The case without what it is wrong without: frames, commands and pairs of pushes and pops, one after the other until
    /// all that is left is needed. Nil for a case that is right.
    func smallest() -> RasterCase? {
        guard isWrong else { return nil }
        var result = self
        var didShrink = true
        while didShrink {
            didShrink = false
            for candidate in result.candidates where candidate.isWrong {
                result = candidate
                didShrink = true
                break
            }
        }
        return result
    }

    private var isWrong: Bool {
        do {
            try check()
            return false
        } catch { return true }
    }

    private var candidates: [RasterCase] {
        var result: [RasterCase] = []
        for index in frames.indices {
            var shorter = self
            shorter.frames.remove(at: index)
            result.append(shorter)
        }
        for frame in frames.indices {
            let commands = frames[frame].list.commands
            for index in commands.indices {
                if case .pop = commands[index] { continue }
                var shorter = commands
                if commands[index].isBracket { shorter.remove(at: Self.end(of: index, in: commands)) }
                shorter.remove(at: index)
                var candidate = self
                candidate.frames[frame].list = DisplayList(shorter)
                result.append(candidate)
            }
        }
        return result
    }

    /// The index of the pop that closes a push.
    private static func end(of push: Int, in commands: [DisplayCommand]) -> Int {
        var depth = 0
        for index in push..<commands.endIndex where commands[index].isBracket {
            if case .pop = commands[index] { depth -= 1 } else { depth += 1 }
            if depth == 0 { return index }
        }
        return commands.endIndex - 1
    }
}
