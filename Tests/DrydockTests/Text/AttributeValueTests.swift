import Drydock
import Testing

/// Foundation compares the values of attributes, and on Linux takes some objects for Core Foundation's own.
@MainActor
struct AttributeValueTests {
    private nonisolated static let makers: [@Sendable () -> AnyObject] = [
        { UIColor(white: 0, alpha: 0) },
        { UIFont.systemFont(ofSize: 12) },
        { UIFontDescriptor(name: "Inter", size: 0) },
        { NSParagraphStyle() },
        { NSMutableParagraphStyle() },
        { NSShadow() },
        { NSTextAttachment() },
        { NSTextTab(textAlignment: .left, location: 0) },
        { UIImage() },
    ]

    /// What is no NSObject goes into a box of Foundation's, and two boxes may trap, by their addresses.
    @Test(arguments: makers.indices)
    func `a value is an object that Foundation does not take for one of its own`(index: Int) {
        let value = Self.makers[index]()
        #expect(value is NSObject)
        // The word behind the header, as CFRuntime.c reads it: bits 8 to 17 are the type, and no type stops the program.
        let word = withExtendedLifetime(value) {
            Unmanaged.passUnretained(value).toOpaque().load(fromByteOffset: 16, as: UInt32.self)
        }
        #expect(word >> 8 & 0x3FF == 0x3FF)
    }

    @Test(arguments: makers.indices)
    func `attributed strings compare two of a kind`(index: Int) {
        let make = Self.makers[index]
        let text = NSMutableAttributedString(string: "ab")
        let value = make()
        text.setAttributes([.init("value"): value], range: NSRange(location: 0, length: 1))
        text.setAttributes([.init("value"): make()], range: NSRange(location: 1, length: 1))
        #expect(text.attribute(.init("value"), at: 0, effectiveRange: nil) as AnyObject === value)
    }
}
