import Drydock

/// Says hello through a content view from a nib.
package final class GreetingViewController: NibViewController<GreetingContentView> {
    package override func viewDidLoad() {
        super.viewDidLoad()
        contentView.label.text = "Hello, World!"
    }
}
