public import Foundation
import Logging

/// Where messages of one part of a program go: a logger of swift-log, labelled "SUBSYSTEM.CATEGORY", of whatever handler the program has.
public final class OSLog: NSObject, Sendable {
    /// For messages of no part.
    public static let `default` = OSLog(Logger(label: "default"))
    /// Takes no message.
    public static let disabled = OSLog(nil)

    private let logger: Logger?

    public convenience init(subsystem: String, category: String) {
        self.init(Logger(label: "\(subsystem).\(category)"))
    }

    private init(_ logger: Logger?) {
        self.logger = logger
        super.init()
    }

    /// Whether messages of a type go anywhere.
    public func isEnabled(type: OSLogType) -> Bool { logger.map { $0.logLevel <= type.level } ?? false }

    fileprivate func write(_ message: () -> String, _ type: OSLogType) {
        guard let logger else { return }
        if let recorder = Log.recorder { return recorder(type.level, message()) }
        logger.log(level: type.level, "\(message())")
    }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public static let `default` = OSLogType(rawValue: 0)
    public static let info = OSLogType(rawValue: 1)
    public static let debug = OSLogType(rawValue: 2)
    public static let error = OSLogType(rawValue: 16)
    public static let fault = OSLogType(rawValue: 17)

    fileprivate var level: Logger.Level {
        switch self {
        case .debug: .debug
        case .info: .info
        case .error: .error
        case .fault: .critical
        default: .notice
        }
    }
}

/// Writes a message.
///
/// - Parameters:
///   - message: as `String(format:)`; what is private is written out as well: `%{private}@`.
///   - args: objects and values for its places.
public func os_log(
    _ message: StaticString,
    dso: UnsafeRawPointer? = nil,
    log: OSLog = .default,
    type: OSLogType = .default,
    _ args: Any...
) {
    log.write({ LogMessage.text(message, args) }, type)
}

/// As above.
public func os_log(
    _ type: OSLogType,
    dso: UnsafeRawPointer? = nil,
    log: OSLog = .default,
    _ message: StaticString,
    _ args: Any...
) {
    log.write({ LogMessage.text(message, args) }, type)
}

private enum LogMessage {
    /// A format with its places filled; one whose value is missing stays, and one of another kind has the value's description.
    static func text(_ message: StaticString, _ args: [Any]) -> String {
        var left = args[...]
        let place = /%(?:\{[^}]*\})?([-+ 0#]*[0-9]*(?:\.[0-9]+)?)(?:hh|h|ll|l|q|z|t|j|L)?([@a-zA-Z%])/
        return message.description.replacing(place) { match in
            if match.2 == "%" { return "%" }
            guard let value = left.popFirst() else { return String(match.0) }
            switch (match.2, value) {
            case ("d", let number as any BinaryInteger), ("i", let number as any BinaryInteger):
                return String(format: "%\(match.1)lld", Int64(truncatingIfNeeded: number))
            case ("u", let number as any BinaryInteger), ("x", let number as any BinaryInteger),
                ("X", let number as any BinaryInteger), ("o", let number as any BinaryInteger):
                return String(format: "%\(match.1)ll\(match.2)", UInt64(truncatingIfNeeded: number))
            case ("f", let number as any BinaryFloatingPoint), ("e", let number as any BinaryFloatingPoint),
                ("g", let number as any BinaryFloatingPoint):
                return String(format: "%\(match.1)\(match.2)", Double(number))
            default: return String(describing: value)
            }
        }
    }
}
