/// The drawing of one frame, back to front. Every push has its pop.
package struct DisplayList: Equatable {
    package var commands: [DisplayCommand]

    package init(_ commands: [DisplayCommand] = []) {
        self.commands = commands
    }

    package mutating func append(_ command: DisplayCommand) {
        commands.append(command)
    }
}
