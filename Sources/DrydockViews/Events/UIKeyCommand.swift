/// A combination of keys and what it does, while its responder is in the chain of those that get keys.
///
/// Where the modifiers have `command`, Ctrl does as well, as keyboards on Linux have it.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
    /// What the key prints without modifiers, or one of `UIKeyCommand`'s names of other keys.
    public let input: String?
    public let modifierFlags: UIKeyModifierFlags
    public let title: String
    /// What a list of commands calls it; not shown anywhere here.
    open var discoverabilityTitle: String?
    /// Whether it is done before what the keys mean to text that is being edited.
    open var wantsPriorityOverSystemBehavior = false
    /// What is called of the responder that has the command, or of the first of the next ones that can: a method that takes nothing,
    /// or the command.
    public let action: Selector

    /// A command of a title, which stands in lists of commands.
    public init(
        title: String = "",
        action: Selector,
        input: String,
        modifierFlags: UIKeyModifierFlags = [],
        discoverabilityTitle: String? = nil
    ) {
        self.title = title
        self.action = action
        self.input = input
        self.modifierFlags = modifierFlags
        self.discoverabilityTitle = discoverabilityTitle
        super.init()
    }

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(action: action, input: input, modifierFlags: modifierFlags)
    }

    /// By the method itself: `UIKeyCommand(input: "n", modifierFlags: .command, action: ListViewController.addItem)`.
    public convenience init<Target: UIResponder>(
        title: String = "",
        input: String,
        modifierFlags: UIKeyModifierFlags = [],
        action: @escaping (Target) -> (UIKeyCommand) -> Void
    ) {
        self.init(title: title, action: action, input: input, modifierFlags: modifierFlags)
    }

    /// As above, for methods without the command.
    public convenience init<Target: UIResponder>(
        title: String = "",
        input: String,
        modifierFlags: UIKeyModifierFlags = [],
        action: @escaping (Target) -> () -> Void
    ) {
        self.init(title: title, action: action, input: input, modifierFlags: modifierFlags)
    }

    /// As above, in the order of UIKit's commands that stand in menus.
    public convenience init<Target: UIResponder>(
        title: String,
        action: @escaping (Target) -> (UIKeyCommand) -> Void,
        input: String,
        modifierFlags: UIKeyModifierFlags = [],
        discoverabilityTitle: String? = nil
    ) {
        self.init(
            title: title,
            action: Selector(SelectorMethod(action)),
            input: input,
            modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle
        )
    }

    /// As above, for methods without the command.
    public convenience init<Target: UIResponder>(
        title: String,
        action: @escaping (Target) -> () -> Void,
        input: String,
        modifierFlags: UIKeyModifierFlags = [],
        discoverabilityTitle: String? = nil
    ) {
        self.init(
            title: title,
            action: Selector(SelectorMethod(action)),
            input: input,
            modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle
        )
    }

    func matches(_ key: UIKey) -> Bool {
        guard let input, input.lowercased() == key.commandInput.lowercased() else { return false }
        let flags = key.modifierFlags.subtracting(.alphaShift)
        if flags == modifierFlags { return true }
        guard modifierFlags.contains(.command), !modifierFlags.contains(.control) else { return false }
        return flags == modifierFlags.subtracting(.command).union(.control)
    }

    func perform(from responder: UIResponder) -> Bool {
        guard let target = responder.target(forAction: action, withSender: self) else { return false }
        return UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }

    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    public nonisolated static let inputHome = "UIKeyInputHome"
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    public nonisolated static let inputDelete = "UIKeyInputDelete"
}

extension UIKey {
    /// The key as commands name it.
    fileprivate var commandInput: String {
        switch keyCode {
        case .keyboardUpArrow: UIKeyCommand.inputUpArrow
        case .keyboardDownArrow: UIKeyCommand.inputDownArrow
        case .keyboardLeftArrow: UIKeyCommand.inputLeftArrow
        case .keyboardRightArrow: UIKeyCommand.inputRightArrow
        case .keyboardEscape: UIKeyCommand.inputEscape
        case .keyboardPageUp: UIKeyCommand.inputPageUp
        case .keyboardPageDown: UIKeyCommand.inputPageDown
        case .keyboardHome: UIKeyCommand.inputHome
        case .keyboardEnd: UIKeyCommand.inputEnd
        case .keyboardDeleteForward: UIKeyCommand.inputDelete
        case .keyboardDeleteOrBackspace: "\u{8}"
        default: characters
        }
    }
}

extension UIWindow {
    /// Does the command that a key stands for, if whoever gets keys, or one of the next responders, has one; else undoes or redoes
    /// where the key means that.
    /// - Returns: whether anything was done.
    package func performKeyCommand(_ key: UIKey) -> Bool {
        let isEditing = firstResponder?.editsText(with: key) == true
        var current: UIResponder? = keyResponder
        while let responder = current {
            for command in responder.keyCommands ?? [] where command.matches(key) {
                if isEditing, !command.wantsPriorityOverSystemBehavior { continue }
                if command.perform(from: responder) { return true }
            }
            current = responder.nextInChain
        }
        return undoOrRedo(with: key)
    }

    /// Has the manager of the first responder, or of the next one that has one, do what the keys of undo and redo say; those that
    /// come to a field are the field's.
    private func undoOrRedo(with key: UIKey) -> Bool {
        guard openMenu == nil, !(firstResponder is any TextKeyResponder) else { return false }
        let responder = firstResponder ?? rootViewController?.topmostPresented ?? self
        guard let manager = responder.undoManager else { return false }
        switch TextKey(key) {
        case .undo?:
            guard manager.canUndo else { return false }
            manager.undo()
        case .redo?:
            guard manager.canRedo else { return false }
            manager.redo()
        default: return false
        }
        return true
    }

    /// A key that is held down edits text again and again.
    package func repeatKey(_ key: UIKey) {
        firstResponder?.editText(with: key)
    }
}

extension UIResponder {
    /// Whether a key means something to this responder's text: printing keys do not, as their text comes on its own.
    package func editsText(with key: UIKey) -> Bool { TextKey(key) != nil && self is any UIKeyInput }

    /// Does what a key means to this responder's text.
    /// - Returns: whether it means anything.
    @discardableResult
    func editText(with key: UIKey) -> Bool {
        guard let input = self as? any UIKeyInput, let meaning = TextKey(key) else { return false }
        if let responder = self as? any TextKeyResponder { return responder.perform(meaning) }
        switch meaning {
        case .newline: input.insertText("\n")
        case .delete(.character, .backward): input.deleteBackward()
        case .action(let action): return performEditAction(action)
        default: return false
        }
        return true
    }

    /// Edits text with the keys that mean something to it, if this is the first responder and takes text.
    /// - Returns: the others. Printing keys are none: their text comes on its own.
    package func pressesBesideText(_ presses: Set<UIPress>) -> Set<UIPress> {
        guard isFirstResponder, self is any UIKeyInput else { return presses }
        return presses.filter { press in
            guard let key = press.key, !editText(with: key) else { return false }
            return !key.prints
        }
    }
}

extension UIKey {
    /// Whether the key types a character.
    fileprivate var prints: Bool {
        modifierFlags.isDisjoint(with: [.control, .alternate, .command]) && characters.count == 1
            && characters.allSatisfy { !$0.isNewline && $0 != "\t" }
    }
}
