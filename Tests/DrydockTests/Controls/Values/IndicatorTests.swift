import Drydock
import DrydockSnapshots
import Testing

@Suite("UIProgressView and UIActivityIndicatorView")
struct IndicatorTests {
    @Test("progress stays between nothing and all")
    func progress() {
        let view = UIProgressView(progressViewStyle: .default)
        #expect(view.intrinsicContentSize.height == 4)
        view.progress = 3
        #expect(view.progress == 1)
        view.progress = -1
        #expect(view.progress == 0)
        view.progress = .nan
        #expect(view.progress == 0)
    }

    @Test("an indicator hides unless it turns, and keeps frames coming while it does")
    func indicator() {
        let indicator = UIActivityIndicatorView(style: .large)
        #expect(indicator.intrinsicContentSize == CGSize(width: 37, height: 37))
        #expect(indicator.isHidden)
        let screen = Screen(showsStatusBar: false) { UIViewController() }
        screen.perform {
            screen.topViewController?.view.addSubview(indicator)
            indicator.startAnimating()
        }
        #expect(!indicator.isHidden)
        #expect(indicator.isAnimating)
        func picture() -> Data {
            screen.perform {
                UIGraphicsImageRenderer(size: indicator.bounds.size).pngData {
                    indicator.layer.render(in: $0.cgContext)
                }
            }
        }
        let first = picture()
        screen.advance(by: 0.124)
        let still = picture()
        #expect(first == still)
        screen.advance(by: 0.002)
        let next = picture()
        #expect(first != next)
        screen.perform { indicator.stopAnimating() }
        #expect(indicator.isHidden)
        screen.perform {
            indicator.hidesWhenStopped = false
        }
        #expect(!indicator.isHidden)
    }
}
