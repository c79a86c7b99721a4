package import Drydock

extension ViewControllerInterface where ContentView: NibViewInterface {
    package func loadContentView() -> ContentView {
        ContentView.loadFromNib(owner: self, options: nil)
    }
}

/// Base of controllers whose view is built from a nib.
package class NibViewController<ContentView: UIView & NibViewInterface>: ViewController<ContentView> {
    package final override func loadContentView() -> ContentView {
        ContentView.loadFromNib(owner: self, options: nil)
    }
}
