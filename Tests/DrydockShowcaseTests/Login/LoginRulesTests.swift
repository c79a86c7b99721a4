import Drydock
import DrydockShowcase
import Testing

struct LoginRulesTests {
    @Test(
        "addresses that mail can be sent to are e-mail addresses",
        arguments: [
            "ada@example.org", "a@b.co", "first.last+tag@sub.example.museum", "o'neill@example.org",
            "ada@müller.de", "1@2.x3", "a@b-c.org",
        ]
    )
    func validEmails(email: String) {
        #expect(email.isEmail())
    }

    @Test(
        "what is no address is refused",
        arguments: [
            "", "@", "ada", "ada@", "@example.org", "ada@example", "ada@@example.org", "ada@b@example.org",
            "ada example@example.org", " ada@example.org", "ada@example.org ", ".ada@example.org",
            "ada.@example.org", "a..b@example.org", "ada@.example.org", "ada@example..org",
            "ada@example.org.", "ada@-example.org", "ada@example-.org", "ada@1.2", "ada@exa mple.org",
            "ada@exa_mple.org",
            "ada\n@example.org", String(repeating: "a", count: 65) + "@example.org",
            "ada@" + String(repeating: "a", count: 64) + ".org",
            "ada@" + String(repeating: "a.", count: 125) + "org",
        ]
    )
    func invalidEmails(email: String) {
        #expect(!email.isEmail())
    }

    @Test(
        "the first rule that is broken is told, in the order e-mail, length, space",
        arguments: [
            ("", "", APLoginData.Requirement.email),
            ("ada@example", " short", .email),
            ("ada@example.org", "", .passwordLength),
            ("ada@example.org", "1234567", .passwordLength),
            ("ada@example.org", " short ", .passwordLength),
            ("ada@example.org", String(repeating: "x", count: 101), .passwordLength),
            ("ada@example.org", " 2345678", .passwordSpace),
            ("ada@example.org", "1234567 ", .passwordSpace),
            ("ada@example.org", "        ", .passwordSpace),
        ]
    )
    func brokenRules(email: String, password: String, requirement: APLoginData.Requirement) {
        #expect(APLoginData(email: email, password: password).unmetRequirement == requirement)
    }

    @Test(
        "8 to 100 characters, as a reader counts them, without a space at either end are a password",
        arguments: ["12345678", "1 2 3 4 5", String(repeating: "x", count: 100), "👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀"]
    )
    func validPasswords(password: String) {
        #expect(APLoginData(email: "ada@example.org", password: password).unmetRequirement == nil)
    }

    @Test("credentials do not tell their password")
    func secrets() {
        let credentials = SignInCredentials(email: "ada@example.org", password: "long enough")
        var dumped = ""
        dump(credentials, to: &dumped)
        for text in ["\(credentials)", String(reflecting: credentials), dumped] {
            #expect(text.contains("ada@example.org"))
            #expect(!text.contains("long enough"))
        }
    }
}
