import Drydock
import DrydockRaster
import DrydockTesting
import Testing

@Suite("Images at other sizes than their own")
@MainActor
struct ContentsFilterTests {
    private let stage = LayerStage(settles: true)
    private let view = UIImageView(frame: CGRect(0, 0, 40, 40))

    /// One black pixel at the top left of so many white ones a side.
    private static func dot(side: Int) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
            UIColor.white.setFill()
            $0.fill($0.format.bounds)
            UIColor.black.setFill()
            $0.fill(CGRect(0, 0, 1, 1))
        }
    }

    /// Levels of red along the first row.
    private var row: [Int] { (0..<40).map { stage.red($0, 0) } }

    private func show(_ image: UIImage) {
        view.image = image
        stage.view.addSubview(view)
    }

    @Test("an image view's layer says how its image is enlarged, in its colours and as a template")
    func magnification() {
        show(Self.dot(side: 4))
        #expect(view.layer.magnificationFilter == .linear)
        #expect(Set(row).count > 2)
        view.layer.magnificationFilter = .nearest
        #expect(row == Array(repeating: 0, count: 10) + Array(repeating: 255, count: 30))
        view.layer.minificationFilter = .nearest
        view.layer.magnificationFilter = .trilinear
        #expect(view.layer.magnificationFilter == .trilinear)
        #expect(Set(row).count > 2)
        view.tintColor = .black
        view.layer.magnificationFilter = .nearest
        view.image = Self.dot(side: 4).withRenderingMode(.alwaysTemplate)
        #expect(Set(row) == [0])
    }

    @Test("a transform enlarges by the same filter")
    func transformed() {
        view.frame = CGRect(18, 18, 4, 4)
        view.layer.magnificationFilter = .nearest
        view.transform = CGAffineTransform(scaleX: 10, y: 10)
        show(Self.dot(side: 4))
        #expect(row == Array(repeating: 0, count: 10) + Array(repeating: 255, count: 30))
    }

    @Test("smaller than it is, an image is averaged, or shows the pixels at the middles")
    func minification() {
        show(Self.dot(side: 80))
        #expect(row[0] == 191)
        view.layer.minificationFilter = .nearest
        #expect(row[0] == 255)
        view.layer.minificationFilter = .linear
        view.layer.magnificationFilter = .nearest
        #expect(row[0] == 191)
    }

    @Test("a layer's contents follow its filters; an unknown one is linear")
    func contents() {
        let layer = stage.layer(CGRect(0, 0, 40, 40), nil)
        layer.contents = Self.dot(side: 4).cgImage
        layer.magnificationFilter = .nearest
        #expect((row[9], row[10]) == (0, 255))
        layer.magnificationFilter = CALayerContentsFilter(rawValue: "soft")
        #expect(layer.magnificationFilter == .linear)
        #expect(Set(row).count > 2)
    }

    @Test("what is beside the contents' centre keeps its size")
    func center() {
        let layer = stage.layer(CGRect(0, 0, 40, 40), nil)
        layer.contents = Self.dot(side: 4).cgImage
        layer.contentsCenter = CGRect(0.25, 0.25, 0.5, 0.5)
        #expect((stage.red(0, 0), stage.red(1, 0), stage.red(0, 1)) == (0, 255, 255))
        layer.contentsRect = CGRect(0.25, 0, 0.75, 1)
        #expect(stage.red(0, 0) == 255)
        layer.contentsRect = CGRect(0, 0, 0.5, 0.5)
        layer.contentsCenter = CGRect(0.5, 0.5, 0.5, 0.5)
        #expect((stage.red(0, 0), stage.red(1, 0), stage.red(0, 1)) == (0, 255, 255))
        for nothing in [CGRect(0.5, 0.5, 1, 1), CGRect(.nan, 0, 1, 1), CGRect(0, 0, 1, 1)] {
            layer.contentsCenter = nothing
            #expect(stage.red(9, 9) == 0, "\(nothing) is not in the contents: all of them are stretched")
        }
    }

    @Test("with no interpolation each pixel of a context shows one of the image's")
    func interpolation() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        func drawn(_ quality: CGInterpolationQuality) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image {
                $0.cgContext.saveGState()
                $0.cgContext.interpolationQuality = quality
                #expect($0.cgContext.interpolationQuality == quality)
                Self.dot(side: 4).draw(in: CGRect(0, 0, 40, 40))
                $0.cgContext.restoreGState()
                #expect($0.cgContext.interpolationQuality == .default)
            }
        }
        show(drawn(.none))
        #expect(row == Array(repeating: 0, count: 10) + Array(repeating: 255, count: 30))
        show(drawn(.high))
        #expect(Set(row).count > 2)
    }
}
