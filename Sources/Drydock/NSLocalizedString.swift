// Foundation on Linux looks for texts in the main bundle alone, in the machine's language, and knows no string catalogues. A function
// here of the same signature takes the place of Foundation's in files that import Drydock alone, and is passed over, rather than
// ambiguous, in those that import Foundation as well: so it is disfavoured. The others leave nothing to defaults, which compilers
// prefer, and serve both.

import DrydockViews
public import Foundation

/// The text of a key in the table `Localizable`, in the screen's language.
///
/// Tables are `.strings`, `.stringsdict` and `.xcstrings` files. A key that is missing stands for itself, and is warned about once.
/// The comment is for translators and is not used.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    LocalizedStrings.text(forKey: key, value: nil, table: nil, bundle: nil)
}

/// The text of a key in a table, in the screen's language.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    LocalizedStrings.text(forKey: key, value: nil, table: tableName, bundle: nil)
}

/// The text of a key in the table `Localizable` of a bundle, in the screen's language.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    LocalizedStrings.text(forKey: key, value: nil, table: nil, bundle: bundle)
}

/// The text of a key in the table `Localizable`, in the screen's language; `value` where it is missing.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    LocalizedStrings.text(forKey: key, value: value, table: nil, bundle: nil)
}

/// The text of a key in a table of a bundle, in the screen's language.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    LocalizedStrings.text(forKey: key, value: nil, table: tableName, bundle: bundle)
}

/// The text of a key in a table, in the screen's language; `value` where it is missing.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    LocalizedStrings.text(forKey: key, value: value, table: tableName, bundle: nil)
}

/// The text of a key in the table `Localizable` of a bundle, in the screen's language; `value` where it is missing.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    LocalizedStrings.text(forKey: key, value: value, table: nil, bundle: bundle)
}

/// The text of a key in a table of a bundle, in the screen's language; `value` where it is missing.
public func NSLocalizedString(
    _ key: String,
    tableName: String,
    bundle: Bundle,
    value: String,
    comment: String
) -> String {
    LocalizedStrings.text(forKey: key, value: value, table: tableName, bundle: bundle)
}

/// The text of a key in a table of a bundle, in the screen's language; `value` where it is missing.
@_disfavoredOverload
public func NSLocalizedString(
    _ key: String,
    tableName: String? = nil,
    bundle: Bundle = Bundle.main,
    value: String = "",
    comment: String
) -> String {
    LocalizedStrings.text(forKey: key, value: value, table: tableName, bundle: bundle)
}

extension Bundle {
    /// The text of a key in a table of this bundle, in the screen's language; `value`, or the key, where it is missing.
    ///
    /// The main bundle stands for everything beside the executable, as for images.
    @_disfavoredOverload
    public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        LocalizedStrings.text(forKey: key, value: value, table: tableName, bundle: self)
    }

    /// The text of a key in a table of this bundle, in the screen's language; `value`, or the key, where it is missing.
    public func localizedString(forKey key: String, value: String, table tableName: String) -> String {
        LocalizedStrings.text(forKey: key, value: value, table: tableName, bundle: self)
    }
}
