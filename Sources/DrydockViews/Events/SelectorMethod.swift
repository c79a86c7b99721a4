/// A method without its object. As in Objective-C, it is called with more than it takes, of which it takes the first.
nonisolated final class SelectorMethod: @unchecked Sendable {
    enum Outcome {
        case returned(Any)
        /// The object's class does not have the method.
        case otherClass
        /// Something else was handed over than the method takes as its sender or event.
        case otherParameter(wanted: Any.Type, place: String)
    }

    let belongs: (_ target: Any) -> Bool
    let call: (_ target: Any, _ first: Any?, _ second: Any?) -> Outcome

    init<Target, Result>(_ method: @escaping (Target) -> () -> Result) {
        belongs = { $0 is Target }
        call = { target, _, _ in
            guard let target = target as? Target else { return .otherClass }
            return .returned(method(target)())
        }
    }

    init<Target, Sender, Result>(_ method: @escaping (Target) -> (Sender) -> Result) {
        belongs = { $0 is Target }
        call = { target, first, _ in
            guard let target = target as? Target else { return .otherClass }
            guard let sender = Self.parameter(Sender.self, first) else {
                return .otherParameter(wanted: Sender.self, place: "sender")
            }
            return .returned(method(target)(sender))
        }
    }

    init<Target, Sender, Event, Result>(_ method: @escaping (Target) -> (Sender, Event) -> Result) {
        belongs = { $0 is Target }
        call = { target, first, second in
            guard let target = target as? Target else { return .otherClass }
            guard let sender = Self.parameter(Sender.self, first) else {
                return .otherParameter(wanted: Sender.self, place: "sender")
            }
            guard let event = Self.parameter(Event.self, second) else {
                return .otherParameter(wanted: Event.self, place: "event")
            }
            return .returned(method(target)(sender, event))
        }
    }

    /// What was handed over, as what the method takes; nil where it is something else. A Bool is whether there was anything, as
    /// `endEditing(_:)` gets it from a recogniser on iOS; a notification may be its class.
    private static func parameter<Parameter>(_ type: Parameter.Type, _ value: Any?) -> Parameter? {
        if let value = value as? Parameter { return value }
        if type == Bool.self { return (value != nil) as? Parameter }
        guard let notification = value as? Notification else { return nil }
        return NSNotification(
            name: notification.name,
            object: notification.object,
            userInfo: notification.userInfo
        ) as? Parameter
    }
}
