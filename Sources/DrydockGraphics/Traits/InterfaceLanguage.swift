/// The language of the app's texts, and of the words that the library shows by itself: edit menus, bars' usual buttons, the on-screen
/// keyboard.
///
/// A trait of scenes, as UIKit takes an app's language once: `NSLocalizedString` and nibs take texts in the language of the scene whose
/// turn it is. What is shown already does not change with it, nor does the writing direction.
public nonisolated enum InterfaceLanguage: UITraitDefinition {
    /// English.
    public static let defaultValue = "en"
    public static var name: String { "interfaceLanguage" }
}

extension UIMutableTraits {
    /// A BCP 47 tag such as `ar` or `pt-BR`. Languages that the library has no words in get English ones; it has Arabic, Dutch, English,
    /// French, German, Hebrew, Hindi, Italian, Portuguese, Russian, Spanish and Thai.
    public nonisolated var interfaceLanguage: String {
        get { self[InterfaceLanguage.self] }
        set { self[InterfaceLanguage.self] = newValue }
    }
}

extension UITraitCollection {
    /// A BCP 47 tag such as `ar`, of the app's texts and of the words that the library shows by itself.
    public nonisolated var interfaceLanguage: String { self[InterfaceLanguage.self] }
}
