package import DrydockPlatform

/// Why a command could not do its work, and the exit code that says so.
package struct CommandFailure: Error, Equatable {
    // The codes of sysexits.h beside 0.
    package static let usage: Int32 = 64
    package static let badData: Int32 = 65
    package static let noInput: Int32 = 66
    package static let unavailable: Int32 = 69
    package static let cannotCreate: Int32 = 73

    package let exitCode: Int32
    package let message: String

    package init(exitCode: Int32, message: String) {
        self.exitCode = exitCode
        self.message = message
    }

    package init(_ error: DisplayError) {
        self.init(
            exitCode: CommandFailure.unavailable,
            message: "\(error)\nPictures need no display: \(CommandSubject.current.name) export --output DIR"
        )
    }
}
