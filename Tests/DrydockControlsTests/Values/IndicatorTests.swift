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

    // Measured of UIKit's in isaced.com/post-274 and jeong9216.tistory.com/742.
    @Test("a bar is as thick as its view is high; what has begun is wide enough to be seen")
    func bars() throws {
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 65))
        view.layoutIfNeeded()
        try #require(view.subviews.count == 2)
        let (track, filled) = (view.subviews[0], view.subviews[1])
        #expect(track is UIImageView && filled is UIImageView)
        #expect(track.frame == CGRect(x: 0, y: 0, width: 100, height: 65))
        #expect(filled.frame.size == CGSize(width: 0, height: 65))
        view.progress = 0.5
        #expect(filled.frame == CGRect(x: 0, y: 0, width: 50, height: 65))
        view.progress = 0.05
        #expect(filled.frame.width == 8)
        view.progressViewStyle = .bar
        view.layoutIfNeeded()
        #expect(abs(filled.frame.width - 16 / 3) < 0.001)
    }

    @Test("images are drawn in place of the colours")
    func images() throws {
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let (red, green) = (solid(.red), solid(.green))
        view.progress = 0.5
        view.progressImage = red
        view.trackImage = green
        view.layoutIfNeeded()
        let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
            view.layer.render(in: $0.cgContext)
        }
        let expected = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
            UIColor.green.setFill()
            $0.fill(view.bounds)
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
        }
        #expect(image.pngData() == expected.pngData())
        view.progressImage = nil
        #expect(view.subviews[1].backgroundColor == view.tintColor)
    }

    private var format: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }

    private func solid(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
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
