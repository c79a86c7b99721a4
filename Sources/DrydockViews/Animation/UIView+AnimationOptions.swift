extension UIView {
    /// How an animation runs. Raw values are UIKit's.
    public nonisolated struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Views whose frames change are laid out in the block, so that what is in them moves, too.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Touches reach the views while they move; without it they pass by.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Start from what is shown. Animations here always do: they add up.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Run again and again until the view leaves the window.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Run forwards and then backwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Keep this duration inside of another animation's block.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Keep this curve inside of another animation's block.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)

        /// Have what a transition's block changes animated by itself.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Have `transition(from:to:)` hide and show views in place of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Have a transition mix the old picture with the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Have a transition turn the view around its vertical middle, its left side to the front first.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Have a transition turn the view around its vertical middle, its right side to the front first.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Have a transition turn the view around its horizontal middle, its upper side to the front first.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Have a transition turn the view around its horizontal middle, its lower side to the front first.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        static let transitions = AnimationOptions(rawValue: 7 << 20)

        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// The curve is a number in two bits, not a set of flags.
        var curve: CubicCurve {
            switch rawValue >> 16 & 3 {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInEaseOut
            }
        }
    }
}
