/// What a document may ask for. The largest of 4,213 public documents has 780 kB, 4,993 elements and a depth of 28.
package enum NibLimits {
    /// Bytes.
    package static let fileSize = 4 << 20
    package static let elements = 50_000
    package static let depth = 128
    /// Steps, see `NibWork`. The largest public document takes a tenth.
    package static let work = 200_000.0
    /// The largest absolute value of a number, as lengths in points; larger ones are cut to it.
    package static let number: Double = 1e6
}
