import Drydock
import DrydockRaster
import Testing

@Suite("Resizable, turned and animated images", .quietLog)
struct ImageVariantTests {
    /// Pixels by letters.
    private func image(_ rows: [String], scale: CGFloat = 1) -> UIImage {
        let bitmap = Bitmap(width: rows[0].count, height: rows.count)
        for (y, row) in rows.enumerated() {
            for (x, letter) in row.utf8.enumerated() {
                bitmap[y * bitmap.width + x] = PremultipliedColor(red: letter, green: 0, blue: 0).pixel
            }
        }
        return UIImage(bitmap: bitmap, scale: scale)
    }

    private func rows(_ bitmap: Bitmap) -> [String] {
        (0..<bitmap.height).map { y in
            String(decoding: (0..<bitmap.width).map { bitmap.pixel(atX: $0, y: y).r }, as: UTF8.self)
        }
    }

    private func drawn(_ image: UIImage, width: CGFloat, height: CGFloat, scale: CGFloat = 1) -> [String] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let size = CGSize(width: width, height: height)
        let made = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            image.draw(in: CGRect(origin: .zero, size: size))
        }
        return rows(made.bitmap(forScale: scale))
    }

    @Test("caps keep their size, the middle is tiled or stretched")
    func caps() {
        let picture = image(["abcd", "efgh", "ijkl"])
        let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        let tiled = picture.resizableImage(withCapInsets: insets)
        #expect(drawn(tiled, width: 7, height: 4) == ["abcbcbd", "efgfgfh", "efgfgfh", "ijkjkjl"])
        #expect(tiled.resizingMode == .tile && tiled.capInsets == insets)
        let one = image(["abd", "efh", "ijl"]).resizableImage(withCapInsets: insets, resizingMode: .stretch)
        #expect(drawn(one, width: 6, height: 4) == ["abbbbd", "effffh", "effffh", "ijjjjl"])
        #expect(drawn(one, width: 2, height: 2) == ["ad", "il"])
        #expect(drawn(one, width: 3, height: 3, scale: 2).first == "aabbdd")
        let old = image(["abcd"]).stretchableImage(withLeftCapWidth: 2, topCapHeight: 0)
        #expect(drawn(old, width: 6, height: 1) == ["abcccd"])
    }

    @Test("an image view resizes as a context does, mirrored from right to left")
    func imageView() {
        let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
        let picture = image(["abd"]).resizableImage(withCapInsets: insets)
            .imageFlippedForRightToLeftLayoutDirection()
        let view = UIImageView(image: picture)
        view.frame.size = CGSize(width: 5, height: 1)
        view.semanticContentAttribute = .forceRightToLeft
        var builder = DisplayListBuilder(scale: 1)
        view.appendDisplayCommands(to: &builder)
        let size = PixelSize(width: 5, height: 1)
        let frame = Rasterizer(threads: 1).render(builder.list, size: size, background: .clear)
        #expect(rows(frame.bitmap) == ["dbbba"])
    }

    /// EXIF's eight orientations of a picture that reads "ab" over "cd".
    @Test(
        "orientations turn the pixels, and mirror them after that",
        arguments: [
            (.up, ["ab", "cd"]), (.down, ["dc", "ba"]), (.left, ["bd", "ac"]), (.right, ["ca", "db"]),
            (.upMirrored, ["ba", "dc"]), (.downMirrored, ["cd", "ab"]), (.leftMirrored, ["db", "ca"]),
            (.rightMirrored, ["ac", "bd"]),
        ] as [(UIImage.Orientation, [String])]
    )
    func orientation(orientation: UIImage.Orientation, expected: [String]) throws {
        let pixels = try #require(image(["ab", "cd"]).cgImage)
        let turned = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
        #expect(rows(turned.bitmap(forScale: 1)) == expected)
        #expect(turned.imageOrientation == orientation)
        #expect(rows(try #require(turned.cgImage).bitmap) == ["ab", "cd"])
        let flipped = turned.withHorizontallyFlippedOrientation()
        #expect(rows(flipped.bitmap(forScale: 1)) == expected.map { String($0.reversed()) })
        #expect(flipped.withHorizontallyFlippedOrientation() == turned)
    }

    @Test("an animated image has the frames of all its parts")
    func animated() throws {
        let (a, b) = (image(["a"]), image(["b"]))
        let pair = try #require(UIImage.animatedImage(with: [a, b], duration: 2))
        #expect(pair.images == [a, b] && pair.duration == 2 && a.images == nil)
        #expect(UIImage.animatedImage(with: [pair, a], duration: 0)?.images == [a, b, a])
        #expect(UIImage.animatedImage(with: [pair, a], duration: 0)?.duration == 0.1)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }

    @Test("thumbnails keep proportions")
    func thumbnail() throws {
        let picture = image(["aaaa", "aaaa"])
        let thumbnail = picture.preparingThumbnail(of: CGSize(width: 2, height: 2))
        #expect(thumbnail?.size == CGSize(width: 2, height: 1))
        picture.prepareThumbnail(of: CGSize(width: 2, height: 2)) { #expect($0?.size == thumbnail?.size) }
        #expect(picture.preparingThumbnail(of: .zero) == nil)
        #expect(UIImage().preparingThumbnail(of: CGSize(width: 2, height: 2)) == nil)
        #expect(UIImage().size == .zero)
    }

    @Test("a pattern fills a rectangle from its corner on")
    func pattern() {
        let picture = image(["ab"])
        let made = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 2)).image { _ in
            picture.drawAsPattern(in: CGRect(x: 0, y: 0, width: 5, height: 1))
        }
        #expect(rows(made.bitmap(forScale: 1)).first == "ababa")
    }
}
