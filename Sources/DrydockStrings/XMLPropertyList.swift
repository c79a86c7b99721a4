import DrydockXML

/// Property lists in XML.
enum XMLPropertyList {
    static func read(_ bytes: [UInt8]) throws(StringsError) -> PropertyValue {
        var reader = Reader(scanner: XMLScanner(bytes))
        return try reader.read()
    }

    private struct Reader {
        var scanner: XMLScanner
        var budget = PropertyBudget()

        mutating func read() throws(StringsError) -> PropertyValue {
            guard case .open("plist", _, isEmpty: false) = try next() else {
                throw error("it is no property list")
            }
            let value = try value(try next(), depth: 1)
            guard case .close("plist") = try next(), try next() == nil else {
                throw error("something follows the property list's value")
            }
            return value
        }

        private mutating func value(_ token: XMLScanner.Token?, depth: Int) throws(StringsError)
            -> PropertyValue
        {
            guard case .open(let name, _, let isEmpty)? = token else { throw error("a value is missing") }
            try budget.take(depth: depth, line: scanner.line)
            switch name {
            case "dict": return isEmpty ? .dictionary([:]) : try dictionary(depth: depth)
            case "array": return isEmpty ? .array([]) : try array(depth: depth)
            case "string": return .string(isEmpty ? "" : try text(name))
            case "integer", "real", "true", "false", "date", "data":
                if !isEmpty { _ = try text(name) }
                return .other
            default: throw error("<\(name)> is no value of a property list")
            }
        }

        private mutating func dictionary(depth: Int) throws(StringsError) -> PropertyValue {
            var result: [String: PropertyValue] = [:]
            while true {
                switch try next() {
                case .close("dict"): return .dictionary(result)
                case .open("key", _, let isEmpty):
                    let key = isEmpty ? "" : try text("key")
                    guard result[key] == nil else {
                        throw error("the key \"\(key.prefix(64))\" is there twice")
                    }
                    result[key] = try value(try next(), depth: depth + 1)
                default: throw error("a <dict> has something other than a key and a value")
                }
            }
        }

        private mutating func array(depth: Int) throws(StringsError) -> PropertyValue {
            var result: [PropertyValue] = []
            while true {
                let token = try next()
                if case .close("array")? = token { return .array(result) }
                result.append(try value(token, depth: depth + 1))
            }
        }

        /// What stands between the tags.
        private mutating func text(_ name: String) throws(StringsError) -> String {
            var result = ""
            while true {
                switch try token() {
                case .text(let part): result += part
                case .close(name): return result
                case nil: throw error("it ends within <\(name)>")
                default: throw error("<\(name)> has something other than text")
                }
            }
        }

        /// The next tag; there is nothing but space between tags.
        private mutating func next() throws(StringsError) -> XMLScanner.Token? {
            while let token = try token() {
                guard case .text(let text) = token else { return token }
                guard text.utf8.allSatisfy({ $0 <= 0x20 }) else {
                    throw error("there is text, \"\(text.prefix(20))\", where none belongs")
                }
            }
            return nil
        }

        private mutating func token() throws(StringsError) -> XMLScanner.Token? {
            do { return try scanner.next() } catch { throw self.error(error.reason) }
        }

        private mutating func error(_ reason: String) -> StringsError {
            StringsError(line: scanner.line, reason)
        }
    }
}
