import Foundation

/// A class that a nib may make an object of, with no view: what "Object" is in Interface Builder's library. Subclasses of `NSObject`
/// need not adopt this; they are made by their `init()`.
@preconcurrency @MainActor
public protocol NibObject: AnyObject {
    init()
}

/// Stands for whatever is the first responder when an action is sent.
final class NibFirstResponder: NSObject {
    static let shared = NibFirstResponder()
}
