import Drydock

/// Says hello through its content view.
package final class MyViewController: ViewController<MyContentView> {
    package override func viewDidLoad() {
        super.viewDidLoad()
        contentView.label.text = "Hello, World!"
    }
}
