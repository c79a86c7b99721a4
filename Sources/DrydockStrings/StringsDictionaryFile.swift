/// Reads `.stringsdict` files: texts whose words depend on numbers.
package enum StringsDictionaryFile {
    /// - Parameter bytes: a property list in XML or binary form.
    package static func read(_ bytes: [UInt8]) throws(StringsError) -> StringTable {
        guard bytes.count <= StringsLimits.fileSize else {
            throw StringsError("it has \(bytes.count) bytes, more than \(StringsLimits.fileSize)")
        }
        let isBinary = bytes.starts(with: BinaryPropertyList.magic)
        let list = isBinary ? try BinaryPropertyList.read(bytes) : try XMLPropertyList.read(bytes)
        guard let dictionary = list.dictionary else {
            throw StringsError("its property list is no dictionary")
        }
        var table = StringTable()
        for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) {
            guard let rule = value.dictionary else {
                throw StringsError("the value of \"\(key.prefix(64))\" is no dictionary")
            }
            table.entries[key] = try entry(rule, of: key)
        }
        return table
    }

    private static func entry(_ rule: [String: PropertyValue], of key: String) throws(StringsError)
        -> StringTable.Entry
    {
        // Of texts by width, the widest: nobody asks for another here. Of texts by device, a phone's.
        if let widths = rule["NSStringVariableWidthRuleType"]?.dictionary {
            let widest = widths.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }
            return .text(widest?.value.string ?? "")
        }
        if let devices = rule["NSStringDeviceSpecificRuleType"]?.dictionary {
            return .text((devices["iphone"] ?? devices["other"])?.string ?? "")
        }
        guard let format = rule["NSStringLocalizedFormatKey"]?.string else {
            throw StringsError("\"\(key.prefix(64))\" has no NSStringLocalizedFormatKey")
        }
        var variables: [String: PluralFormat.Variable] = [:]
        for (name, value) in rule where name != "NSStringLocalizedFormatKey" {
            guard let variable = value.dictionary else { continue }
            let type = variable["NSStringFormatSpecTypeKey"]?.string
            guard type == nil || type == "NSStringPluralRuleType" else {
                throw StringsError("\"\(key.prefix(64))\" has a variable of the unknown type \(type ?? "")")
            }
            var forms: [String: String] = [:]
            for category in PluralRules.categories { forms[category] = variable[category]?.string }
            guard forms["other"] != nil else {
                throw StringsError(
                    "the variable \(name.prefix(64)) of \"\(key.prefix(64))\" has no form \"other\""
                )
            }
            variables[name] = PluralFormat.Variable(argument: nil, forms: forms)
        }
        return .format(PluralFormat(format: format, variables: variables))
    }
}
