/// The keys of a keyboard on the screen, in four rows, as UIKit has them for a kind of text.
struct KeyboardLayout: Equatable {
    /// Keys that are not all shown at once.
    enum Page: Equatable {
        case letters, digits, symbols
    }

    enum Key: Hashable {
        case text(String)
        case space, shift, delete, newline
        /// Leads to another page.
        case page(Page, title: String)
        /// No key, but the room of one.
        case gap
    }

    let rows: [[Key]]
    /// Whether there are three keys of one size in a row.
    let isPad: Bool
    /// Whether the rows are as high as those of letters.
    private let isTall: Bool

    init(_ type: UIKeyboardType, _ page: Page) {
        isTall = !type.isPad
        isPad = type.isPad || type == .namePhonePad && page != .letters
        rows = isPad ? Self.pad(type, page) : Self.board(page) + [Self.lastRow(type, page)]
    }

    // MARK: - Boards

    private static func board(_ page: Page) -> [[Key]] {
        switch page {
        case .letters:
            [keys("qwertyuiop"), keys("asdfghjkl"), [.shift] + keys("zxcvbnm") + [.delete]]
        case .digits:
            [
                keys("1234567890"), keys("-/:;()$&@\""),
                [.page(.symbols, title: "#+=")] + keys(".,?!'") + [.delete],
            ]
        case .symbols:
            [
                keys("[]{}#%^*+="), keys("_\\|~<>€£¥•"),
                [.page(.digits, title: "123")] + keys(".,?!'") + [.delete],
            ]
        }
    }

    private static func lastRow(_ type: UIKeyboardType, _ page: Page) -> [Key] {
        let other: Key = page == .letters ? .page(.digits, title: "123") : .page(.letters, title: "ABC")
        let middle: [Key] =
            switch type {
            case .URL: keys("./") + [.text(".com")]
            case .emailAddress: [.space] + keys("@.")
            case .twitter: [.space] + keys("@#")
            case .webSearch: [.space] + keys(".")
            default: [.space]
            }
        return [other] + middle + [.newline]
    }

    // MARK: - Pads

    private static func pad(_ type: UIKeyboardType, _ page: Page) -> [[Key]] {
        if type == .phonePad, page == .symbols {
            // A pause, and waiting, between the digits that are dialled.
            return [
                [.text(","), .gap, .text(";")], [.gap, .gap, .gap], [.text("*"), .gap, .text("#")],
                [.page(.letters, title: "123"), .text("+"), .delete],
            ]
        }
        let first: Key =
            switch type {
            case .decimalPad: .text(decimalSeparator)
            case .namePhonePad: .page(.letters, title: "ABC")
            case .phonePad: .page(.symbols, title: "+*#")
            default: .gap
            }
        return [keys("123"), keys("456"), keys("789"), [first, .text("0"), .delete]]
    }

    /// That of the interface's language.
    private static var decimalSeparator: String {
        let language = UITraitCollection.current.interfaceLanguage.prefix(2)
        return ["de", "es", "fr", "it", "nl", "pt", "ru"].contains(language) ? "," : "."
    }

    private static func keys(_ characters: String) -> [Key] { characters.map { .text(String($0)) } }

    // MARK: - Places

    /// Where the keys lie. Whole points.
    /// - Parameter width: of the keyboard, in points.
    func frames(width: CGFloat, _ metrics: KeyboardMetrics) -> [[CGRect]] {
        let side: CGFloat = isPad ? 6 : 3
        let room = width - 2 * side
        let gap: CGFloat = 6
        let (top, pitch, height) = metrics.rows(isPad: !isTall)
        let unit = (room - 9 * gap) / 10
        return rows.enumerated().map { row, keys in
            let wanted = keys.map { key in isPad ? nil : Self.width(key, in: keys, unit: unit, room: room) }
            let fixed = wanted.compactMap(\.self).reduce(0, +) + gap * CGFloat(keys.count - 1)
            let flexible = max((room - fixed) / CGFloat(max(wanted.count { $0 == nil }, 1)), 0)
            // Without a key that takes the rest the row is centred, but what ends it keeps to the edges.
            let rest = wanted.contains(nil) ? 0 : (room - fixed) / 2
            let hasEnds = keys.first == .shift
            var x = side + (hasEnds ? 0 : rest)
            return zip(keys, wanted).map { key, width in
                let left = x + (hasEnds && key != .shift ? rest : 0) + (hasEnds && key == .delete ? rest : 0)
                let right = left + (width ?? flexible)
                x += (width ?? flexible) + gap
                return CGRect(
                    x: left.rounded(),
                    y: top + pitch * CGFloat(row),
                    width: right.rounded() - left.rounded(),
                    height: height
                )
            }
        }
    }

    /// Nil for an equal part of what the others leave.
    private static func width(_ key: Key, in row: [Key], unit: CGFloat, room: CGFloat) -> CGFloat? {
        switch key {
        case .shift, .delete: (unit * 1.4).rounded()
        case .page: row.last == .delete ? (unit * 1.4).rounded() : (room * 0.24).rounded()
        case .newline: (room * 0.24).rounded()
        case .text: row.count >= 9 || row.contains(.space) ? unit : nil
        case .space, .gap: nil
        }
    }
}

extension UIKeyboardType {
    /// Whether there are digits alone, in rows of three.
    var isPad: Bool {
        switch self {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
        default: false
        }
    }

    /// Whether shift goes down by itself at the beginning of sentences.
    var capitalizes: Bool { self != .emailAddress && self != .URL && self != .webSearch }
}

extension UIReturnKeyType {
    var title: String {
        switch self {
        case .default, .emergencyCall: SystemWord.newline.text
        case .google, .yahoo, .search: SystemWord.find.text
        case .continue: SystemWord.proceed.text
        case .go: SystemWord.go.text
        case .join: SystemWord.join.text
        case .next: SystemWord.next.text
        case .route: SystemWord.route.text
        case .send: SystemWord.send.text
        case .done: SystemWord.finish.text
        }
    }

    /// Whether the key stands out, since it does something with what was typed.
    var isProminent: Bool {
        switch self {
        case .default, .next, .continue, .emergencyCall: false
        default: true
        }
    }
}
