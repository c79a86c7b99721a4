extension UISheetPresentationController {
    /// A height in which a sheet rests.
    @preconcurrency @MainActor
    public final class Detent: NSObject {
        /// What a detent is known by.
        public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        enum Kind {
            case medium
            case large
            case custom((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
        }

        let kind: Kind
        public let identifier: Identifier

        private init(_ kind: Kind, _ identifier: Identifier) {
            self.kind = kind
            self.identifier = identifier
            super.init()
        }

        /// Half of the screen.
        public static func medium() -> Detent { Detent(.medium, .medium) }

        /// All of the screen but the status bar.
        public static func large() -> Detent { Detent(.large, .large) }

        /// - Parameters:
        ///   - identifier: nil for one of its own.
        ///   - resolver: gives the height in points, without the safe area at the bottom; nil for this detent not to be there.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(.custom(resolver), identifier ?? Identifier(OwnIdentifier.next("detent")))
        }
    }
}

/// What the height of a custom detent may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the tallest sheet, in points, without the safe area at the bottom.
    var maximumDetentValue: CGFloat { get }
}

struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
}
