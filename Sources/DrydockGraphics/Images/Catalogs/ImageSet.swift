import DrydockRaster
import Foundation

/// An image set's description.
struct ImageSet: Decodable {
    struct Image: Decodable {
        var slot: AssetSlot
        var filename: String?
        var scale: String?
        var resizing: Resizing?
        var alignmentInsets: Insets?

        enum CodingKeys: String, CodingKey {
            case filename, scale, resizing
            case alignmentInsets = "alignment-insets"
        }

        init(from decoder: any Decoder) throws {
            slot = try AssetSlot(from: decoder)
            let values = try decoder.container(keyedBy: CodingKeys.self)
            filename = try values.decodeIfPresent(String.self, forKey: .filename)
            scale = try values.decodeIfPresent(String.self, forKey: .scale)
            resizing = try values.decodeIfPresent(Resizing.self, forKey: .resizing)
            alignmentInsets = try values.decodeIfPresent(Insets.self, forKey: .alignmentInsets)
        }

        var pixelsPerPoint: Int {
            switch scale {
            case "2x": 2
            case "3x": 3
            default: 1
            }
        }
    }

    /// In pixels of the image; what is not named is 0.
    struct Insets: Decodable {
        var top: Double?
        var left: Double?
        var bottom: Double?
        var right: Double?

        func points(scale: Int) -> UIEdgeInsets {
            func points(_ pixels: Double?) -> CGFloat { (pixels ?? 0) / CGFloat(scale) }
            return UIEdgeInsets(
                top: points(top),
                left: points(left),
                bottom: points(bottom),
                right: points(right)
            ).clampedToPositive
        }
    }

    struct Resizing: Decodable {
        struct Center: Decodable {
            var mode: String?
        }

        var mode: String?
        var center: Center?
        var capInsets: Insets?

        enum CodingKeys: String, CodingKey {
            case mode, center
            case capInsets = "cap-insets"
        }
    }

    struct Properties: Decodable {
        var renderingIntent: String?

        enum CodingKeys: String, CodingKey {
            case renderingIntent = "template-rendering-intent"
        }
    }

    var images: [Image]?
    /// Those of a symbol set.
    var symbols: [Image]?
    var properties: Properties?

    // MARK: - Reading

    /// The variants of a set; nil, and an error once, when there is none that can be read.
    static func asset(name: String, folder: String) -> UIImageAsset? {
        guard let set = AssetContents.read(ImageSet.self, in: folder),
            let entries = AssetContents.checked(set.images ?? set.symbols ?? [], in: folder)
        else { return nil }
        let isSymbol = set.symbols != nil
        var variants: [(traits: TraitValues, images: [Image])] = []
        for image in entries where image.filename != nil {
            guard let traits = image.slot.traits else { continue }
            if let index = variants.firstIndex(where: { $0.traits == traits }) {
                variants[index].images.append(image)
            } else {
                variants.append((traits, [image]))
            }
        }
        guard !variants.isEmpty else {
            Log.errorOnce("The asset \(folder) has no image that can be used.")
            return nil
        }
        let asset = UIImageAsset()
        for (traits, images) in variants {
            asset.register(UITraitCollection(traits)) {
                set.picture(of: images, name: name, folder: folder, isSymbol: isSymbol)
            }
        }
        return asset
    }

    private func picture(of images: [Image], name: String, folder: String, isSymbol: Bool)
        -> UIImageAsset.Picture?
    {
        let narrow = images.filter { !$0.slot.isWideGamut }
        var files: [ImageFile] = []
        var style = ImageStyle()
        for image in narrow.isEmpty ? images : narrow {
            guard let filename = image.filename,
                let path = AssetContents.file(named: filename, in: folder)
            else { continue }
            let file = ImageFile(path: path, name: name, scale: image.pixelsPerPoint)
            if files.isEmpty { style = self.style(of: image, isSymbol: isSymbol) }
            if file.isImage {
                files.append(file)
            } else if file.fileExtension == "svg" {
                guard let drawing = SVGDocument.drawing(contentsOf: path, name: name) else { continue }
                return UIImageAsset.Picture(content: .drawing(drawing), style: style)
            } else {
                let isPDF = file.fileExtension == "pdf"
                let remedy = isPDF ? "PDF is not read: save it as SVG" : "PNG, JPEG and SVG are read"
                Log.errorOnce("The image \(path) cannot be used: \(remedy).")
            }
        }
        guard !files.isEmpty, let pixels = ImagePixels(files: files) else { return nil }
        return UIImageAsset.Picture(content: .pixels(pixels), style: style)
    }

    private func style(of image: Image, isSymbol: Bool) -> ImageStyle {
        var style = ImageStyle()
        switch properties?.renderingIntent {
        case "template": style.renderingMode = .alwaysTemplate
        case "original": style.renderingMode = .alwaysOriginal
        default: style.renderingMode = isSymbol ? .alwaysTemplate : .automatic
        }
        let scale = image.pixelsPerPoint
        style.alignmentRectInsets = image.alignmentInsets?.points(scale: scale) ?? .zero
        if let resizing = image.resizing {
            let insets = resizing.capInsets?.points(scale: scale) ?? .zero
            style.caps = ImageStyle.Caps(
                insets: insets,
                mode: resizing.center?.mode == "tile" ? .tile : .stretch
            )
        }
        return style
    }
}
