public import Foundation
import Synchronization

/// One picture's variants for different traits, such as those of a light and of a dark interface.
public final class UIImageAsset: NSObject, Sendable {
    private let variants = Mutex<Variants>(Variants())

    /// A picture without the asset that it belongs to, which would own itself.
    struct Picture: Sendable {
        let content: ImageContent
        let style: ImageStyle
    }

    private struct Variant: Sendable {
        let traits: TraitValues
        let picture: Picture?
        /// Reads the picture where that waits for the first use.
        let load: (@Sendable () -> Picture?)?
    }

    private struct Variants: Sendable {
        var all: [Variant] = []
        /// What was asked for last.
        var last: (traits: TraitValues, picture: Picture)?
    }

    public override init() {
        super.init()
    }

    /// Adds a variant for views that have these traits, in place of one for the same. Their scale does not matter: an image
    /// has pixels for several.
    public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        add(
            Variant(
                traits: traitCollection.values.ofVariants,
                picture: Picture(content: image.content, style: image.style),
                load: nil
            )
        )
    }

    func register(_ traits: UITraitCollection, load: @escaping @Sendable () -> Picture?) {
        add(Variant(traits: traits.values.ofVariants, picture: nil, load: load))
    }

    private func add(_ variant: Variant) {
        variants.withLock { variants in
            variants.all.removeAll { $0.traits == variant.traits }
            variants.all.append(variant)
            variants.last = nil
        }
    }

    /// The pixels in memory: what keeping the variants costs.
    var decodedArea: Int {
        variants.withLock { $0.all.reduce(0) { $0 + ($1.picture?.content.decodedArea ?? 0) } }
    }

    /// Takes the variant for exactly these traits away.
    public func unregister(with traitCollection: UITraitCollection) {
        let traits = traitCollection.values.ofVariants
        variants.withLock { variants in
            variants.all.removeAll { $0.traits == traits }
            variants.last = nil
        }
    }

    /// The variant for traits; those that they leave open are a light phone's. An image without content where there is no
    /// variant.
    public func image(with traitCollection: UITraitCollection) -> UIImage {
        guard let picture = variant(for: traitCollection) else { return UIImage() }
        return UIImage(picture.content, picture.style, asset: self)
    }

    /// The variant that says most of what the traits are and nothing else, the first of equals; else the first one.
    func variant(for traits: UITraitCollection) -> Picture? {
        variants.withLock { variants in
            if let last = variants.last, last.traits == traits.values { return last.picture }
            let picture = picture(in: &variants.all, for: traits)
            variants.last = picture.map { (traits.values, $0) }
            return picture
        }
    }

    private func picture(in variants: inout [Variant], for traits: UITraitCollection) -> Picture? {
        let traits = UITraitCollection.standard.overridden(by: traits.values)
        let order = variants.indices.sorted {
            let (left, right) = (rank(variants[$0], traits), rank(variants[$1], traits))
            return left == right ? $0 < $1 : left > right
        }
        for index in order {
            let variant = variants[index]
            if let picture = variant.picture ?? variant.load?() {
                variants[index] = Variant(traits: variant.traits, picture: picture, load: nil)
                return picture
            }
            // A file that cannot be read has been named; another variant takes its place.
            variants[index] = Variant(traits: variant.traits, picture: nil, load: nil)
        }
        return nil
    }

    private func rank(_ variant: Variant, _ traits: UITraitCollection) -> Int {
        guard traits.containsTraits(in: UITraitCollection(variant.traits)) else { return -1 }
        return variant.traits.variantRank
    }
}

extension TraitValues {
    /// What variants of images differ in.
    fileprivate var ofVariants: TraitValues {
        var values = self
        values.displayScale = 0
        return values
    }

    /// What weighs more stands first: the device, the style, the contrast, the direction.
    var variantRank: Int {
        (userInterfaceIdiom != .unspecified ? 8 : 0) + (userInterfaceStyle != .unspecified ? 4 : 0)
            + (accessibilityContrast != .unspecified ? 2 : 0) + (layoutDirection != .unspecified ? 1 : 0)
    }
}
