import DrydockNibDocuments
import Testing

@Suite struct NibDocumentTests {
    private func document(_ body: String, head: String = "") throws(NibError) -> NibDocument {
        let text = """
            \(head)<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
            <objects>\(body)</objects></document>
            """
        return try NibDocument(Array(text.utf8), file: "Test.xib")
    }

    private func error(_ bytes: [UInt8]) -> String? {
        do {
            _ = try NibDocument(bytes, file: "Test.xib")
            return nil
        } catch { return error.description }
    }

    private func error(_ body: String, head: String = "") -> String? {
        do {
            _ = try document(body, head: head)
            return nil
        } catch { return error.description }
    }

    @Test(
        "a document is read whole",
        arguments: [
            ("GreetingContentView", 3), ("ProfileHeader", 4), ("SettingsToggleCell", 3), ("SignInView", 3),
            ("Controls", 3), ("LegacyPhotoCell", 3),
        ]
    )
    func samples(name: String, objects: Int) throws {
        let document = try NibDocument(Array(NibSamples.data(name)), file: name)
        #expect(document.kind == .xib)
        #expect(document.objects.count == objects)
        #expect(document.objects.first?.id == "-1")
    }

    @Test("document types, entities and other encodings are refused")
    func hostile() {
        #expect(error("", head: "<!DOCTYPE document>")?.contains("document type") == true)
        #expect(error("", head: "<!DOCTYPE d [<!ENTITY a 'b'>]>")?.contains("document type") == true)
        #expect(error("&lol;")?.contains("unknown reference &lol;") == true)
        #expect(error("", head: "<?xml version='1.0' encoding='UTF-16'?>")?.contains("UTF-16") == true)
        let wide = "<!DOCTYPE d><document/>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(error([0xFF, 0xFE] + wide)?.contains("UTF-8") == true)
        #expect(error([0xC0, 0xAF])?.contains("UTF-8") == true)
    }

    @Test("what is incomplete or of another kind is an error with a line")
    func incomplete() {
        #expect(error([])?.hasPrefix("Test.xib:1: it is empty.") == true)
        #expect(
            error(Array("<document>\n<a>".utf8))
                == "Test.xib:2: it ends within <a> of line 2. The file is damaged: save it again in Xcode."
        )
        #expect(error(Array("<document/><document/>".utf8))?.contains("second outermost") == true)
        #expect(error(Array("<archive/>".utf8))?.contains("Xcode 4") == true)
        #expect(error("</view>")?.contains("closes what is not open") == true)
        #expect(error("text")?.contains("where none belongs") == true)
        let other = "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' targetRuntime='AppleTV'/>"
        #expect(error(Array(other.utf8))?.contains("AppleTV") == true)
    }

    @Test("ids are given once, and what is referred to is there")
    func references() {
        #expect(
            error("<view id='a'/>\n<label id='a'/>")?.hasPrefix(
                "Test.xib:3: the id a is used twice, first on line 2"
            ) == true
        )
        let dangling = "<view id='a'><connections><outlet property='b' destination='c'/></connections></view>"
        #expect(error(dangling)?.contains("destination of <outlet> refers to c") == true)
        #expect(
            error("<view id='a'><constraints><constraint firstItem='b'/></constraints></view>")?.contains(
                "firstItem"
            ) == true
        )
    }

    @Test("size, depth and number of elements are bounded")
    func limits() {
        let deep = String(repeating: "<view>", count: 200) + String(repeating: "</view>", count: 200)
        #expect(error(deep)?.contains("nested more than 128 deep") == true)
        #expect(
            error(String(repeating: "<view/>", count: 50_001))?.contains("more than 50000 elements") == true
        )
        #expect(error([UInt8](repeating: 0x20, count: NibLimits.fileSize + 1))?.contains("bytes") == true)
    }

    @Test("numbers are finite and bounded, multipliers ratios, flags words")
    func values() throws {
        let element = try #require(
            try document(
                "<a b='0.5' c='nan' d='1e300' e='2.2250738585072014e-308' f='YES' g='maybe' h='inf'/>"
            ).objects.first
        )
        #expect(element.number("b") == 0.5)
        #expect(element.number("c") == nil)
        #expect(element.number("d") == NibLimits.number)
        #expect(element.number("e") == 0)
        #expect(element.number("h") == nil)
        #expect(element.flag("f") == true)
        #expect(element.flag("g") == nil)
        for (text, value) in [
            ("16:9", 16.0 / 9), ("1/4", 0.25), ("2", 2), ("0", nil), ("1:0", nil), ("x", nil),
        ] as [(String, Double?)] {
            #expect(try document("<a multiplier='\(text)'/>").objects.first?.multiplier == value)
        }
    }

    @Test("text is taken from attributes and from strings, in base 64 too")
    func strings() throws {
        let elements = try document(
            """
            <a text="x &amp; y&#10;z"/><a><string key="text">p
            q</string></a><a><string key="text" base64-UTF8="YES">
            4oCmAQ</string></a>
            """
        ).objects
        #expect(elements.map { $0.string("text") } == ["x & y\nz", "p\nq", "…\u{1}"])
    }
}
