public import Foundation
import DrydockRaster

extension UIImage {
    /// An image by its name: of an asset catalogue, or a file. Names differ by case.
    ///
    /// A catalogue's image follows traits: views show the variant for theirs. A file's name goes without scale and, for PNG,
    /// without extension: "logo" stands for `logo.png`, `logo@2x.png` and `logo@3x.png`, and the one that suits the screen is
    /// drawn.
    ///
    /// It is looked for in the bundles given to `addResources(in:)`, beside the executable and in all resource bundles
    /// that lie there, subfolders included; in each, catalogues come first. Nil, and a message once, when there is none or it
    /// cannot be read.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// As above, in one bundle only unless it is nil. Traits choose the variant and narrow the choice to the file for their
    /// scale.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let found = AssetLibrary.shared.image(named: name, inFolder: bundle?.bundlePath) else {
            return nil
        }
        self.init(found, traits: traitCollection)
    }

    /// As above, with the traits, and for a symbol the looks, of a configuration.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        with configuration: Configuration?
    ) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    private convenience init?(_ found: AssetLibrary.Found, traits: UITraitCollection?) {
        switch found {
        case .pixels(let pixels):
            self.init(.pixels(pixels.narrowed(to: traits)))
        case .asset(let asset):
            guard let picture = asset.variant(for: traits ?? .current) else { return nil }
            var content = picture.content
            if case .pixels(let pixels) = content { content = .pixels(pixels.narrowed(to: traits)) }
            self.init(content, picture.style, asset: asset)
        }
    }

    /// Makes the images, colours and data of a bundle known to `UIImage(named:)` and to image literals, before all others but those that
    /// were added earlier. Needed only for bundles that do not lie beside the executable.
    public static func addResources(in bundle: Bundle) {
        AssetLibrary.shared.register(folder: bundle.bundlePath)
    }
}

/// What an image literal makes: the compiler looks for a type of this name.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
    /// An image that must be there. When it is not, a placeholder is shown in its place and a warning logged.
    public convenience init(imageLiteralResourceName name: String) {
        guard let found = AssetLibrary.shared.image(named: name, inFolder: nil),
            let image = UIImage(found, traits: nil)
        else {
            Log.errorOnce("The image literal \"\(name)\" has no file: it is shown as a crossed-out box.")
            self.init(.pixels(.placeholder))
            return
        }
        self.init(image.content, image.style, asset: image.imageAsset)
    }
}

extension ImagePixels {
    fileprivate func narrowed(to traits: UITraitCollection?) -> ImagePixels {
        guard let scale = traits?.displayScale, scale > 0 else { return self }
        return only(forScale: scale)
    }

    /// A crossed-out box of 40 × 40 points.
    fileprivate static let placeholder: ImagePixels = {
        let side = 120
        let line = 6
        let bitmap = Bitmap(width: side, height: side)
        let ink = PremultipliedColor(red: 255, green: 0, blue: 255).pixel
        let paper = PremultipliedColor(red: 255, green: 0, blue: 255, alpha: 40).pixel
        for y in 0..<side {
            for x in 0..<side {
                let edge = min(x, y, side - 1 - x, side - 1 - y)
                let diagonal = min(abs(x - y), abs(x + y - side + 1))
                bitmap[y * side + x] = edge < line || diagonal < line ? ink : paper
            }
        }
        return ImagePixels(bitmap: SharedBitmap(bitmap: bitmap), scale: 3, name: "placeholder")
    }()
}
