import DrydockUnicode
import Testing

@Suite struct PropertyTests {
    @Test("properties are those of the database") func properties() {
        let letter = ScalarProperties("A")
        #expect(letter.category.code == "Lu")
        #expect(letter.bidi == .leftToRight)
        #expect(letter.script == UnicodeScript(tag: "Latn"))
        let acute = ScalarProperties("\u{301}")
        #expect(acute.combiningClass == 230)
        #expect(acute.script == .inherited)
        #expect(ScalarProperties("\u{5B4}").combiningClass == 14)
        #expect(ScalarProperties("\u{200B}").isDefaultIgnorable)
        #expect(ScalarProperties("(").bracket == .open)
        #expect(ScalarProperties("»").isMirrored)
        #expect(ScalarProperties("😀").isEmojiPresentation)
        #expect(ScalarProperties("👍").isEmojiModifierBase)
        #expect(ScalarProperties("漢").script == UnicodeScript(tag: "Hani"))
        #expect(ScalarProperties("\u{10FFFF}").category == .unassigned)
        #expect(ScalarProperties(0xD800).category == .surrogate)
        #expect(ScalarProperties(0xFFFF_FFFF).category == .unassigned)
    }

    @Test("marks that look both ways have a mirrored form") func mirroring() {
        #expect(UnicodeData.mirrored(0x28) == 0x29)
        #expect(UnicodeData.mirrored(0xBB) == 0xAB)
        #expect(UnicodeData.mirrored(0x226A) == 0x226B)
        #expect(UnicodeData.mirrored(0x41) == 0x41)
    }

    @Test("a script is known by its tag") func tags() throws {
        #expect(try #require(UnicodeScript(tag: "Arab")).tag == 0x4172_6162)
        #expect(UnicodeScript(tag: "Xxxx") == nil)
        #expect(UnicodeScript(tag: "") == nil)
        #expect(ScalarProperties("ー").scripts == ["Hira", "Kana"].compactMap(UnicodeScript.init(tag:)))
    }

    /// Unicode changes few properties of characters that it has; the toolchain may know a later version.
    @Test("properties are nearly all those of the toolchain") func categories() {
        var differences = 0
        for value in 0...0x10FFFF as ClosedRange<UInt32> {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let properties = ScalarProperties(scalar)
            let theirs = scalar.properties
            if properties.category == .unassigned || theirs.generalCategory == .unassigned { continue }
            if properties.isEmoji != theirs.isEmoji
                || properties.isEmojiPresentation != theirs.isEmojiPresentation
                || properties.combiningClass != theirs.canonicalCombiningClass.rawValue
                || (properties.category == .decimalNumber) != (theirs.generalCategory == .decimalNumber)
                || (properties.category == .nonspacingMark) != (theirs.generalCategory == .nonspacingMark)
            {
                differences += 1
            }
        }
        #expect(differences < 50)
    }
}
