extension UITouch {
    /// Whether the touch selects text by moving, as a mouse does, and not a finger.
    package var selectsText: Bool { type == .indirectPointer }

    /// Whether the touch moves the end of what is selected.
    package var extendsSelection: Bool {
        window?.windowScene?.textInput.heldModifiers.contains(.shift) ?? false
    }
}

extension UIEvent {
    /// Whether the touch pastes what was selected last: that of the mouse's middle button.
    package var pastesSelection: Bool { buttonMask == .button(3) }
}
