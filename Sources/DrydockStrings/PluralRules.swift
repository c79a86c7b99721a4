/// Which form of a word goes with a number, by language.
///
/// The rules are those of cardinals in Unicode's Common Locale Data Repository, "Language Plural Rules", release 44, written here as
/// code for the languages of the tables below. Other languages follow English.
package enum PluralRules {
    package static let categories = ["zero", "one", "two", "few", "many", "other"]

    /// What rules look at, named as in Unicode Technical Standard 35.
    package struct Operands {
        /// The absolute value.
        let n: Double
        /// Its whole part.
        let i: UInt64
        /// How many digits stand after the point.
        let v: Int
        /// These digits as a number.
        let f: UInt64
        /// As `f`, without zeros at the end.
        let t: UInt64

        package init(_ value: Int64) {
            (n, i, v, f, t) = (Double(value.magnitude), value.magnitude, 0, 0, 0)
        }

        package init(_ value: UInt64) {
            (n, i, v, f, t) = (Double(value), value, 0, 0, 0)
        }

        /// A number as it is shown: "1.50" has the digits 50, without zeros 5.
        package init(shown text: String) {
            let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
            let digits = parts.count > 1 ? parts[1].prefix(18) : ""
            let whole = parts[0].drop { $0 == "-" || $0 == "+" }
            n = Double(text).map(abs) ?? 0
            i = UInt64(whole) ?? .max
            v = digits.count
            f = UInt64(digits) ?? 0
            t = UInt64(String(digits.reversed().drop { $0 == "0" }.reversed())) ?? 0
        }

        /// The number itself where it is whole; nil otherwise.
        fileprivate var whole: UInt64? { t == 0 ? i : nil }
    }

    /// - Parameter language: a BCP 47 tag such as `pt-BR`.
    package static func category(of number: Operands, in language: String) -> String {
        let tag = language.lowercased().replacing("_", with: "-")
        if let rule = rules[tag] { return rule(number) }
        return rules[String(tag.prefix { $0 != "-" })]?(number) ?? english(number)
    }

    private typealias Rule = @Sendable (Operands) -> String

    private static let rules: [String: Rule] = {
        var rules: [String: Rule] = [:]
        for (languages, rule) in families {
            for language in languages.split(separator: " ") { rules[String(language)] = rule }
        }
        return rules
    }()

    private static let english: Rule = { $0.i == 1 && $0.v == 0 ? "one" : "other" }

    private static let families: [(String, Rule)] = [
        (
            "bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa root sah ses sg su th to tpi vi wo "
                + "yo yue zh",
            { _ in "other" }
        ),
        ("ast de en et fi fy gl ia io ji lij nl sc sv sw ur yi", english),
        (
            "af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj "
                + "kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq "
                + "sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog",
            { $0.n == 1 ? "one" : "other" }
        ),
        ("ak bho guw ln mg nso pa ti wa", { $0.n == 0 || $0.n == 1 ? "one" : "other" }),
        ("am as bn doi fa gu hi kn pcm zu", { $0.i == 0 || $0.n == 1 ? "one" : "other" }),
        ("ff hy kab", { $0.i <= 1 ? "one" : "other" }),
        ("fr pt", { $0.i <= 1 ? "one" : isMillions($0) ? "many" : "other" }),
        ("es", { $0.n == 1 ? "one" : isMillions($0) ? "many" : "other" }),
        ("ca it pt-pt scn vec", { $0.i == 1 && $0.v == 0 ? "one" : isMillions($0) ? "many" : "other" }),
        ("da", { $0.n == 1 || $0.t != 0 && $0.i <= 1 ? "one" : "other" }),
        (
            "is",
            { number in
                let ends = { (value: UInt64) in value % 10 == 1 && value % 100 != 11 }
                return number.t == 0 && ends(number.i) || ends(number.t) ? "one" : "other"
            }
        ),
        (
            "mk",
            { number in
                let ends = { (value: UInt64) in value % 10 == 1 && value % 100 != 11 }
                return number.v == 0 && ends(number.i) || ends(number.f) ? "one" : "other"
            }
        ),
        ("si", { $0.n == 0 || $0.n == 1 || $0.i == 0 && $0.f == 1 ? "one" : "other" }),
        (
            "fil tl ceb",
            { number in
                let isPlain = { (value: UInt64) in ![4, 6, 9].contains(value % 10) }
                return (number.v == 0 ? isPlain(number.i) : isPlain(number.f)) ? "one" : "other"
            }
        ),
        (
            "lv prg",
            { number in
                let isTeen = { (value: UInt64) in (11...19).contains(value % 100) }
                let whole = number.whole
                if whole.map({ $0 % 10 == 0 || isTeen($0) }) ?? false || number.v == 2 && isTeen(number.f) {
                    return "zero"
                }
                if whole.map({ $0 % 10 == 1 && $0 % 100 != 11 }) ?? false { return "one" }
                let isOne = number.f % 10 == 1 && (number.v != 2 || number.f % 100 != 11)
                return number.v > 0 && isOne ? "one" : "other"
            }
        ),
        (
            "lt",
            { number in
                if number.f != 0 { return "many" }
                let isTeen = (11...19).contains(number.i % 100)
                if number.i % 10 == 1, !isTeen { return "one" }
                return (2...9).contains(number.i % 10) && !isTeen ? "few" : "other"
            }
        ),
        (
            "ru uk",
            { number in
                if number.v != 0 { return "other" }
                return slavic(number.i) ?? "many"
            }
        ),
        (
            "be",
            { number in
                guard let whole = number.whole else { return "other" }
                return slavic(whole) ?? "many"
            }
        ),
        (
            "pl",
            { number in
                if number.v != 0 { return "other" }
                if number.i == 1 { return "one" }
                return slavic(number.i) == "few" ? "few" : "many"
            }
        ),
        (
            "cs sk",
            { number in
                if number.v != 0 { return "many" }
                return number.i == 1 ? "one" : (2...4).contains(number.i) ? "few" : "other"
            }
        ),
        (
            "sl",
            { number in
                if number.v != 0 { return "few" }
                switch number.i % 100 {
                case 1: return "one"
                case 2: return "two"
                case 3, 4: return "few"
                default: return "other"
                }
            }
        ),
        (
            "bs hr sh sr",
            { number in (number.v == 0 ? slavic(number.i) : slavic(number.f)) ?? "other" }
        ),
        (
            "mo ro",
            { number in
                if number.i == 1, number.v == 0 { return "one" }
                let isFew =
                    number.v != 0 || number.n == 0 || number.n != 1 && (1...19).contains(number.i % 100)
                return isFew ? "few" : "other"
            }
        ),
        (
            "ar ars",
            { number in
                guard let whole = number.whole else { return "other" }
                switch whole {
                case 0: return "zero"
                case 1: return "one"
                case 2: return "two"
                default:
                    let rest = whole % 100
                    return (3...10).contains(rest) ? "few" : rest >= 11 ? "many" : "other"
                }
            }
        ),
        (
            "he iw",
            { number in
                if number.i == 1 && number.v == 0 || number.i == 0 && number.v != 0 { return "one" }
                return number.i == 2 && number.v == 0 ? "two" : "other"
            }
        ),
        (
            "iu naq sat se sma smi smj smn sms",
            { $0.n == 1 ? "one" : $0.n == 2 ? "two" : "other" }
        ),
        (
            "ga",
            { number in
                switch number.whole {
                case 1: "one"
                case 2: "two"
                case 3, 4, 5, 6: "few"
                case 7, 8, 9, 10: "many"
                default: "other"
                }
            }
        ),
        (
            "gd",
            { number in
                switch number.whole {
                case 1, 11: "one"
                case 2, 12: "two"
                case let whole? where (3...10).contains(whole) || (13...19).contains(whole): "few"
                default: "other"
                }
            }
        ),
        (
            "cy",
            { number in
                switch number.whole {
                case 0: "zero"
                case 1: "one"
                case 2: "two"
                case 3: "few"
                case 6: "many"
                default: "other"
                }
            }
        ),
        (
            "mt",
            { number in
                guard let whole = number.whole else { return "other" }
                if whole == 1 { return "one" }
                if whole == 2 { return "two" }
                if whole == 0 || (3...10).contains(whole % 100) { return "few" }
                return (11...19).contains(whole % 100) ? "many" : "other"
            }
        ),
    ]

    /// A million, two millions and so on.
    private static func isMillions(_ number: Operands) -> Bool {
        number.v == 0 && number.i != 0 && number.i % 1_000_000 == 0
    }

    /// Nil for what is neither like one nor like two to four.
    private static func slavic(_ value: UInt64) -> String? {
        let isTeen = (11...14).contains(value % 100)
        if value % 10 == 1, !isTeen { return "one" }
        return (2...4).contains(value % 10) && !isTeen ? "few" : nil
    }
}
