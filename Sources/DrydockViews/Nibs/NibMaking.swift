package import DrydockNibDocuments
import Foundation

/// Makes the objects that elements of a document stand for. What does so knows the classes of all elements, and is above them in a
/// module of its own.
@MainActor
package protocol NibMaking {
    init()

    /// A view of the element's class; one of class `UIView` where that is not known.
    func makeView(_ element: NibElement, _ loading: NibLoading) -> UIView?

    /// Makes all objects of elements, connects and wakes them.
    func load(_ elements: [NibElement], proxies: [String: Any], _ loading: NibLoading) -> [AnyObject]

    /// A class by its name.
    /// - Parameters:
    ///   - name: without the module.
    ///   - module: as the document has it; nil for an Objective-C class.
    ///   - preferred: modules that are looked into first, whatever the document says.
    ///   - others: those that are looked into last.
    func find(_ name: String, module: String?, _ preferred: [String], _ others: [String]) -> AnyClass?
}

enum NibMakers {
    /// The module above is found by its name, as classes of nibs are: nothing here can refer to it.
    static let maker: any NibMaking = {
        guard let type = NSClassFromString("DrydockNibs.NibMaker") as? any NibMaking.Type else {
            fatalError("nibs need the module DrydockNibs, which is not linked: depend on the product Drydock")
        }
        return type.init()
    }()
}

/// What a controller of a storyboard keeps of its scene: how its view is made, and where it can go from here.
@MainActor
package protocol StoryboardScene: AnyObject {
    /// - Returns: false for a controller whose scene has no view.
    func loadView(of controller: UIViewController) -> Bool

    /// Performs the segue of that identifier. Stops the program where there is none.
    func perform(identifier: String, sender: Any?)
}
