import Foundation

/// What a predicate asks of an object.
indirect enum PredicateCondition {
    case constant(Bool)
    case not(PredicateCondition)
    case all([PredicateCondition])
    case any([PredicateCondition])
    case comparison(PredicateComparison)

    func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
        switch self {
        case .constant(let value): value
        case .not(let condition): !condition.holds(for: object, variables)
        case .all(let conditions): conditions.allSatisfy { $0.holds(for: object, variables) }
        case .any(let conditions): conditions.contains { $0.holds(for: object, variables) }
        case .comparison(let comparison): comparison.holds(for: object, variables)
        }
    }
}

/// One side of a comparison.
indirect enum PredicateOperand {
    case value(Any?)
    /// Keys one after another; none for the object itself.
    case path([String])
    case variable(String)
    case list([PredicateOperand])

    func value(in object: Any?, _ variables: [String: Any]) -> Any? {
        switch self {
        case .value(let value): PredicateValues.unwrapped(value)
        case .path(let keys):
            keys.reduce(PredicateValues.unwrapped(object)) { PredicateValues.value(of: $0, $1) }
        case .variable(let name): PredicateValues.unwrapped(variables[name])
        case .list(let members): members.map { $0.value(in: object, variables) as Any }
        }
    }
}

/// Values as predicates see them.
enum PredicateValues {
    /// The value within optionals; nil where one has none.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if value is NSNull { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    /// The members of a collection; nil of anything else.
    static func members(of value: Any?) -> [Any?]? {
        guard let value else { return nil }
        if let array = value as? [Any] { return array.map(unwrapped) }
        if let array = value as? NSArray { return array.map { unwrapped($0) } }
        if let set = value as? NSSet { return set.map { unwrapped($0) } }
        if let dictionary = value as? [AnyHashable: Any] { return dictionary.values.map(unwrapped) }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .set || mirror.displayStyle == .collection else { return nil }
        return mirror.children.map { unwrapped($0.value) }
    }

    /// What an object has by a name, of a collection what its members have.
    static func value(of object: Any?, _ key: String) -> Any? {
        guard let object, key.uppercased() != "SELF" else { return object }
        if let dictionary = object as? [AnyHashable: Any] {
            return key == "@count" ? dictionary.count : unwrapped(dictionary[key])
        }
        if let dictionary = object as? NSDictionary { return unwrapped(dictionary.object(forKey: key)) }
        if let members = members(of: object) {
            return key == "@count" ? members.count : members.map { value(of: $0, key) as Any }
        }
        if let string = object as? String, key == "length" { return string.utf16.count }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            if let child = level.children.first(where: { $0.label == key }) { return unwrapped(child.value) }
            mirror = level.superclassMirror
        }
        preconditionFailure("NSPredicate: \(type(of: object)) has no stored property \"\(key)\"")
    }
}
