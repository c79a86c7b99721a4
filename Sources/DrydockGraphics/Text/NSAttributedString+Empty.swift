public import Foundation

extension NSAttributedString {
    /// An empty string: what `NSAttributedString()` and `NSMutableAttributedString()` make, which Foundation lacks on Linux.
    public convenience init(_ nothing: Void = ()) {
        self.init(string: "")
    }
}
