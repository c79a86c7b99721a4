public import Foundation

/// Something that is done with a view, apart from what the view does by itself: an object that is added to one view at a time.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// Where it is; not kept alive.
    var view: UIView? { get }
    /// Before it is added to a view, or for nil taken away.
    func willMove(to view: UIView?)
    /// After that: the place to add and remove recognisers.
    func didMove(to view: UIView?)
}

extension UIView {
    /// In the order in which they were added.
    public var interactions: [any UIInteraction] {
        get { extras?.interactions ?? [] }
        set {
            for old in interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    /// Takes the interaction from the view that it is in, and keeps it.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        withExtras { $0.interactions.append(interaction) }
        interaction.didMove(to: self)
    }

    public func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        extras?.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
