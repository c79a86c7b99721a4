/// A bitmap's rows with straight colours, one after the other; each stays valid until the next but one, and as long as
/// the bitmap's pixels.
///
/// An opaque bitmap's rows are handed out as they are, without a copy.
final class PNGStraightRows {
    private let width: Int
    private var next: UnsafePointer<UInt32>
    /// Room for two rows, used in turn, or nil for an opaque bitmap.
    private let scratch: UnsafeMutablePointer<UInt32>?
    private var usesSecond = false

    init(_ pixels: UnsafePointer<UInt32>, width: Int, isOpaque: Bool) {
        self.width = width
        next = pixels
        scratch = isOpaque ? nil : .allocate(capacity: 2 * width)
    }

    deinit {
        scratch?.deallocate()
    }

    func skipRepeatedRow() {
        next += width
    }

    func nextRow() -> UnsafePointer<UInt32> {
        let source = next
        next += width
        guard let scratch else { return source }
        let target = usesSecond ? scratch + width : scratch
        usesSecond.toggle()
        PNGSamples.makeStraight(source, count: width, result: target)
        return UnsafePointer(target)
    }
}
