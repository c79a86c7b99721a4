/// The first stored property of objects that are values of text attributes: what keeps Foundation from trapping when it compares two.
///
/// Attributed strings of swift-corelibs-foundation compare values by `CFEqual`, which takes the word behind an object's header for
/// the info field of Core Foundation's objects, whatever lies there. Where bits 8 to 17, the type, are 0 in both, it takes them for
/// objects of no type, and stops the program (CFRuntime.c, `CFTYPE_IS_SWIFT`). Objects that are no NSObjects are worse off: the box
/// that Foundation puts them into has a pointer there, so that it depends on addresses.
package struct AttributeValueMark: Sendable {
    /// All bits of the type set, which no class of Foundation has.
    private let info: UInt32 = 0x3_FF00

    package init() {}
}
