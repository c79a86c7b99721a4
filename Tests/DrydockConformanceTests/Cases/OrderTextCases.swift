import Drydock
import DrydockTesting

/// The order of delegate callbacks of text fields and text views.
enum OrderTextCases {
    static let all = [field, view]

    private static let field = ConformanceCase(
        .orders,
        "a text field is edited",
        .document("UIKit reference, UITextFieldDelegate")
    ) { facts in
        let (field, told) = (UITextField(), ToldField())
        (field.delegate, field.clearButtonMode) = (told, .always)
        let screen = Screen.showing(field, height: 40)
        try screen.tap(field)
        facts.expect("beginning", order: ["shouldBeginEditing", "didBeginEditing"], told.journal.take())
        facts.expect(
            "is first responder in shouldBeginEditing",
            false,
            told.wasFirst["shouldBeginEditing"] ?? true
        )
        facts.expect("is first responder in didBeginEditing", true, told.wasFirst["didBeginEditing"] ?? false)
        try screen.type("ab")
        facts.expect(
            "typing",
            order: ["shouldChangeCharacters(a)", "shouldChangeCharacters(b)"],
            told.journal.take()
        )
        facts.expect("text in shouldChangeCharacters(b)", "a", told.text["shouldChangeCharacters(b)"] ?? "")
        screen.press(.return)
        facts.expect("the return key", order: ["shouldReturn"], told.journal.take())
        screen.perform { field.text = "by code" }
        facts.expect("text set in code", order: [], told.journal.take())
        screen.perform { _ = field.resignFirstResponder() }
        facts.expect("ending", order: ["shouldEndEditing", "didEndEditing"], told.journal.take())
        facts.expect(
            "is first responder in shouldEndEditing",
            true,
            told.wasFirst["shouldEndEditing"] ?? false
        )
        facts.expect("is first responder in didEndEditing", false, told.wasFirst["didEndEditing"] ?? true)
        told.allowsBeginning = false
        facts.expect(
            "becomes first responder against the delegate",
            false,
            screen.perform {
                field.becomeFirstResponder()
            }
        )
    }

    private static let view = ConformanceCase(
        .orders,
        "a text view is edited",
        .document("UIKit reference, UITextViewDelegate")
    ) { facts in
        let (view, told) = (UITextView(), ToldTextView())
        view.delegate = told
        let screen = Screen.showing(view)
        try screen.tap(view)
        facts.expect(
            "beginning",
            order: ["shouldBeginEditing", "didBeginEditing"],
            told.journal.take(only: ["shouldBeginEditing", "didBeginEditing"])
        )
        try screen.type("a")
        facts.expect(
            "typing",
            order: ["shouldChangeText(a)", "didChange"],
            told.journal.take(only: ["shouldChangeText(a)", "didChange"])
        )
        screen.perform { view.text = "by code" }
        facts.expect("text set in code", order: [], told.journal.take(only: ["didChange"]))
        screen.perform { _ = view.resignFirstResponder() }
        facts.expect("ending", order: ["shouldEndEditing", "didEndEditing"], told.journal.take())
    }
}

private final class ToldField: NSObject, UITextFieldDelegate {
    let journal = Journal()
    var allowsBeginning = true
    private(set) var wasFirst: [String: Bool] = [:]
    private(set) var text: [String: String] = [:]

    private func note(_ name: String, _ field: UITextField) {
        journal.note(name)
        (wasFirst[name], text[name]) = (field.isFirstResponder, field.text)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        note("shouldBeginEditing", textField)
        return allowsBeginning
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        note("didBeginEditing", textField)
    }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        note("shouldChangeCharacters(\(string))", textField)
        return true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        note("shouldReturn", textField)
        return false
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        note("shouldEndEditing", textField)
        return true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        note("didEndEditing", textField)
    }
}

private final class ToldTextView: NSObject, UITextViewDelegate {
    let journal = Journal()

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        journal.note("shouldBeginEditing")
        return true
    }

    func textViewDidBeginEditing(_ textView: UITextView) {
        journal.note("didBeginEditing")
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    {
        journal.note("shouldChangeText(\(text))")
        return true
    }

    func textViewDidChange(_ textView: UITextView) {
        journal.note("didChange")
    }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        journal.note("shouldEndEditing")
        return true
    }

    func textViewDidEndEditing(_ textView: UITextView) {
        journal.note("didEndEditing")
    }
}
