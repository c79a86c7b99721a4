import ArgumentParser

/// The commands that `help` is asked about. The parser prints the root's help where they are none.
enum HelpWords {
    /// - Parameter arguments: the process's, without its name.
    static func check(_ arguments: some Sequence<String>, of root: any ParsableCommand.Type)
        throws(CommandFailure)
    {
        var words = arguments.filter { !$0.hasPrefix("-") }
        guard words.first == "help" else { return }
        words.removeFirst()
        guard words != ["help"] else { return }
        var command = root
        for word in words {
            let next = command.configuration.subcommands.first { $0.configuration.commandName == word }
            guard let next else { throw failure(unknown: words.joined(separator: " ")) }
            command = next
        }
    }

    private static func failure(unknown words: String) -> CommandFailure {
        CommandFailure(
            exitCode: CommandFailure.usage,
            message:
                "There is no command '\(words)'. '\(CommandSubject.current.name) --help' lists the commands."
        )
    }
}
