public import Foundation

/// The showcase's own image files.
public enum DrydockShowcaseResources {
    /// The bundle that `UIImage(named:in:)` looks into.
    public static var bundle: Bundle { .module }
}
