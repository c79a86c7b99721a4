/// Groups changes of layers: how they are animated, and what is called when those animations are over.
///
/// Outside of `begin()` and `commit()` changes belong to a transaction that ends with the turn.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
    /// Begins a transaction inside of the present one, whose settings it has.
    public class func begin() { CATransactionStack.begin() }

    /// Ends the transaction that was begun last; does nothing without one.
    public class func commit() { CATransactionStack.commit() }

    /// Ends the transaction of the turn.
    public class func flush() { CATransactionStack.flush() }

    /// Seconds of animations that have no duration of their own.
    public class func animationDuration() -> CFTimeInterval {
        CATransactionStack.current.animationDuration ?? CATransactionStack.defaultDuration
    }

    public class func setAnimationDuration(_ dur: CFTimeInterval) {
        CATransactionStack.current.animationDuration = dur.isFinite ? max(dur, 0) : 0
    }

    /// The curve of the usual animations; nil for `default`.
    public class func animationTimingFunction() -> CAMediaTimingFunction? {
        CATransactionStack.current.timingFunction
    }

    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        CATransactionStack.current.timingFunction = function
    }

    /// Whether changes are shown at once.
    public class func disableActions() -> Bool { CATransactionStack.current.disablesActions }

    public class func setDisableActions(_ flag: Bool) { CATransactionStack.current.disablesActions = flag }

    /// Called when the animations that are added from now on are over; without any, as the transaction is committed or gets another
    /// block.
    public class func completionBlock() -> (() -> Void)? { CATransactionStack.current.completion }

    public class func setCompletionBlock(_ block: (() -> Void)?) {
        CATransactionStack.current.setCompletion(block)
    }
}

extension CATransaction {
    /// A setting by its key; nil for a key that is none of a transaction's.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionCompletionBlock: completionBlock()
        default: nil
        }
    }

    /// Sets what a key stands for. A value of another kind is nil, 0 or false.
    public class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            setAnimationDuration((anObject as? NSNumber)?.doubleValue ?? anObject as? Double ?? 0)
        case kCATransactionAnimationTimingFunction:
            setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionDisableActions:
            setDisableActions((anObject as? NSNumber)?.boolValue ?? anObject as? Bool ?? false)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: break
        }
    }
}

/// Of `CATransaction.setValue(_:forKey:)`: seconds.
public nonisolated let kCATransactionAnimationDuration = "animationDuration"
/// Likewise: a `CAMediaTimingFunction`.
public nonisolated let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// Likewise: whether changes are shown at once.
public nonisolated let kCATransactionDisableActions = "disableActions"
/// Likewise: a function without arguments.
public nonisolated let kCATransactionCompletionBlock = "completionBlock"

/// Takes the place of Core Foundation's truth values.
public nonisolated let kCFBooleanTrue = true
/// See `kCFBooleanTrue`.
public nonisolated let kCFBooleanFalse = false

/// The transactions that are open, the present one last. The first is that of the turn.
final class CATransactionStack {
    static let defaultDuration = 0.25

    final class Transaction {
        var animationDuration: Double?
        var timingFunction: CAMediaTimingFunction?
        var disablesActions = false
        private(set) var completion: (() -> Void)?
        /// Of the animations that the completion waits for.
        private(set) var group: AnimationGroup?

        init(inside outer: Transaction? = nil) {
            animationDuration = outer?.animationDuration
            timingFunction = outer?.timingFunction
            disablesActions = outer?.disablesActions ?? false
        }

        func setCompletion(_ block: (() -> Void)?) {
            let old = takeDueCompletion()
            completion = block
            group = block.map { block in AnimationGroup { _ in block() } }
            old?()
        }

        /// Whether it is as a new one is.
        var isUntouched: Bool {
            animationDuration == nil && timingFunction == nil && !disablesActions && group == nil
        }

        /// No animation will be added any more.
        /// - Returns: what is to be called now, as there was none.
        func takeDueCompletion() -> (() -> Void)? {
            guard let group, !group.isRunning else { return nil }
            return group.takeCompletion()
        }
    }

    private var transactions = [Transaction()]

    private static var shared: CATransactionStack { UIApplication.shared.transactions }

    static var current: Transaction { shared.transactions[shared.transactions.count - 1] }

    /// What waits for animations that are added now: the group of the innermost transaction that has a completion.
    static var group: AnimationGroup? { shared.transactions.last { $0.group != nil }?.group }

    /// What waits for a group whose first animation is added now, a transaction's or that of a block.
    static func group(around group: AnimationGroup) -> AnimationGroup? {
        let transactions = shared.transactions
        let end = transactions.firstIndex { $0.group === group } ?? transactions.count
        return transactions[..<end].last { $0.group != nil }?.group
    }

    static func begin() {
        shared.transactions.append(Transaction(inside: current))
    }

    static func commit() {
        guard shared.transactions.count > 1 else { return }
        shared.transactions.removeLast().takeDueCompletion()?()
    }

    static func flush() { endTurn()?() }

    /// Ends the transaction of the turn.
    /// - Returns: its completion, if that is due.
    static func endTurn() -> (() -> Void)? {
        let stack = shared
        guard stack.transactions.count == 1, !stack.transactions[0].isUntouched else { return nil }
        let completion = stack.transactions[0].takeDueCompletion()
        stack.transactions[0] = Transaction()
        return completion
    }
}
