public import Foundation

// Core Graphics' named forms of `==`.

extension CGPoint {
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Negative sizes are turned around before.
    public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
