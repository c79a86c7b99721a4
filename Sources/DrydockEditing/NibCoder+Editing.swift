import DrydockControls
import DrydockNibDocuments
package import DrydockViews

extension NibCoder {
    func decode(_ field: UITextField) {
        field.borderStyle = choice("borderStyle", Self.borders, absent: .none)
        field.textAlignment = choice("textAlignment", NibWords.alignments, absent: .left)
        if let font = font("fontDescription") { field.font = font }
        if let color = color("textColor") { field.textColor = color }
        if let text = attributedText("attributedText") {
            field.attributedText = text
        } else if let text = text("text") {
            field.text = text
        }
        if let placeholder = attributedText("attributedPlaceholder") {
            field.attributedPlaceholder = placeholder
        } else if let placeholder = text("placeholder") {
            field.placeholder = placeholder
        }
        field.clearButtonMode = choice("clearButtonMode", Self.viewModes, absent: .never)
        field.clearsOnBeginEditing = flag("clearsOnBeginEditing") ?? false
        field.clearsOnInsertion = flag("clearsOnInsertion") ?? false
        field.adjustsFontSizeToFitWidth = flag("adjustsFontSizeToFit") ?? true
        field.minimumFontSize = max(length("minimumFontSize") ?? 0, 0)
        field.adjustsFontForContentSizeCategory = flag("adjustsFontForContentSizeCategory") ?? false
        field.background = image("background")
        field.disabledBackground = image("disabledBackground")
        ignore("usesAttributedText")
        decodeTraits(of: field)
    }

    func decode(_ view: UITextView) {
        view.textAlignment = choice("textAlignment", NibWords.alignments, absent: .left)
        if let font = font("fontDescription") { view.font = font }
        if let color = color("textColor") { view.textColor = color }
        if let text = attributedText("attributedText") {
            view.attributedText = text
        } else if let text = text("text") {
            view.text = text
        }
        view.isEditable = flag("editable") ?? true
        view.isSelectable = flag("selectable") ?? true
        view.clearsOnInsertion = flag("clearsOnInsertion") ?? false
        view.adjustsFontForContentSizeCategory = flag("adjustsFontForContentSizeCategory") ?? false
        if let insets = insets("textContainerInset") { view.textContainerInset = insets }
        ignore("usesAttributedText", "selectionAffinity", "dataDetectorType", "allowsEditingTextAttributes")
        decodeTraits(of: view)
    }

    func decode(_ bar: UISearchBar) {
        bar.text = text("text")
        bar.placeholder = text("placeholder")
        bar.searchBarStyle = choice(
            "searchBarStyle",
            ["default": .default, "prominent": .prominent, "minimal": .minimal],
            absent: .default
        )
        bar.barStyle = choice("barStyle", ["default": .default, "black": .black], absent: .default)
        bar.isTranslucent = flag("translucent") ?? true
        bar.barTintColor = color("barTintColor")
        bar.showsCancelButton = flag("showsCancelButton") ?? false
        bar.showsBookmarkButton = flag("showsBookmarkButton") ?? false
        bar.backgroundImage = image("backgroundImage")
        let titles = child("scopeButtonTitles")?.children.map(\.stringValue) ?? []
        if !titles.isEmpty { bar.scopeButtonTitles = titles }
        bar.showsScopeBar = flag("showsScopeBar") ?? false
        ignore("textInputTraits")
    }

    private func decodeTraits(of input: any NibTextInput) {
        guard let element = child(key: "textInputTraits") else { return input.autocapitalizationType = .none }
        let traits = NibTextTraits(element: element)
        input.autocapitalizationType = traits.capitalization
        input.autocorrectionType = traits.correction
        input.spellCheckingType = traits.spelling
        input.keyboardType = traits.keyboard
        input.keyboardAppearance = traits.appearance
        input.returnKeyType = traits.returnKey
        input.enablesReturnKeyAutomatically = traits.enablesReturnKey
        input.isSecureTextEntry = traits.isSecure
        input.textContentType = traits.contentType
        input.smartQuotesType = traits.quotes
        input.smartDashesType = traits.dashes
        input.smartInsertDeleteType = traits.insertDelete
    }

    private static let borders: [String: UITextField.BorderStyle] = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
    private static let viewModes: [String: UITextField.ViewMode] = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
}

/// What has traits that can be set.
private protocol NibTextInput: AnyObject {
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var smartQuotesType: UITextSmartQuotesType { get set }
    var smartDashesType: UITextSmartDashesType { get set }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    var keyboardType: UIKeyboardType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var enablesReturnKeyAutomatically: Bool { get set }
    var isSecureTextEntry: Bool { get set }
    var textContentType: UITextContentType! { get set }
}

extension UITextField: NibTextInput {}
extension UITextView: NibTextInput {}

/// What a `textInputTraits` element says.
private struct NibTextTraits {
    let element: NibElement

    var capitalization: UITextAutocapitalizationType {
        word(
            "autocapitalizationType",
            ["words": .words, "sentences": .sentences, "allCharacters": .allCharacters],
            .none
        )
    }
    var correction: UITextAutocorrectionType {
        word("autocorrectionType", ["no": .no, "yes": .yes], .default)
    }
    var spelling: UITextSpellCheckingType { word("spellCheckingType", ["no": .no, "yes": .yes], .default) }
    var quotes: UITextSmartQuotesType { word("smartQuotesType", ["no": .no, "yes": .yes], .default) }
    var dashes: UITextSmartDashesType { word("smartDashesType", ["no": .no, "yes": .yes], .default) }
    var insertDelete: UITextSmartInsertDeleteType {
        word("smartInsertDeleteType", ["no": .no, "yes": .yes], .default)
    }
    var keyboard: UIKeyboardType {
        word(
            "keyboardType",
            [
                "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
                "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
                "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
                "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
            ],
            .default
        )
    }
    var appearance: UIKeyboardAppearance {
        word("keyboardAppearance", ["alert": .dark, "dark": .dark, "light": .light], .default)
    }
    var returnKey: UIReturnKeyType {
        word(
            "returnKeyType",
            [
                "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
                "search": .search,
                "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
                "continue": .continue,
            ],
            .default
        )
    }
    var enablesReturnKey: Bool { element.flag("enablesReturnKeyAutomatically") ?? false }
    var isSecure: Bool { element.flag("secureTextEntry") ?? false }
    var contentType: UITextContentType? {
        element["textContentType"].flatMap { $0.isEmpty ? nil : UITextContentType(rawValue: $0) }
    }

    private func word<Value>(_ attribute: String, _ values: [String: Value], _ absent: Value) -> Value {
        element[attribute].flatMap { values[$0] } ?? absent
    }
}

extension UITextField: NibFontHolder {
    package func setNibFont(_ font: UIFont) { self.font = font }
}

extension UITextView: NibFontHolder {
    package func setNibFont(_ font: UIFont) { self.font = font }
}
