public import Drydock
import DrydockHost
package import DrydockRaster

/// Why a contact sheet cannot be made.
public struct ContactSheetError: Error, CustomStringConvertible {
    public let description: String

    fileprivate static func check(_ what: String, _ size: CGSize, _ scale: CGFloat) throws(ContactSheetError)
    {
        let (width, height) = (size.width * scale, size.height * scale)
        let limit = CGFloat(Bitmap.maximumSide)
        guard width > limit || height > limit || !Bitmap.isValid(width: Int(width), height: Int(height))
        else {
            return
        }
        throw tooLarge(what, "\(Int(width)) × \(Int(height))")
    }

    fileprivate static func tooLarge(_ what: String, _ size: String) -> ContactSheetError {
        ContactSheetError(
            description: "\(what) would have \(size) pixels, which is too large: choose fewer pictures, "
                + "fewer variations or a smaller scale."
        )
    }
}

extension ComponentCatalogue {
    /// Everything on one picture: a row for each component with its states side by side, or, in several cells, a row for
    /// each state.
    ///
    /// - Parameters:
    ///   - names: of entries; all of them where empty.
    ///   - matrix: the cells.
    ///   - scale: pixels per point of the sheet and of the pictures on it.
    /// - Throws: `ContactSheetError` for a sheet that is larger than a picture can be: 16,384 pixels a side and 67
    ///   million in all.
    @MainActor public func contactSheet(
        of names: Set<String> = [],
        matrix: PictureMatrix = .plain,
        scale: CGFloat = 1
    ) throws(ContactSheetError) -> UIImage {
        UIImage(bitmap: try contactSheetBitmap(of: names, matrix: matrix, scale: scale), scale: scale)
    }

    /// The pixels of `contactSheet(of:matrix:scale:)`.
    @MainActor package func contactSheetBitmap(
        of names: Set<String>,
        matrix: PictureMatrix,
        scale: CGFloat
    ) throws(ContactSheetError) -> Bitmap {
        try checkScreens(of: names, matrix: matrix, scale: scale)
        let sheet = ContactSheetStack(spacing: 24)
        var components: [String: ContactSheetStack] = [:]
        var area: CGFloat = 0
        for entry in entries where names.isEmpty || names.contains(entry.name) {
            let component = components[entry.component] ?? sheet.addComponent(entry.component)
            components[entry.component] = component
            var row = component.arrangedSubviews.last as? ContactSheetRow
            if row == nil || matrix.cells.count > 1 { row = component.addRow() }
            for cell in matrix.cells {
                let picture = try ContactSheetCell(entry, in: cell, scale: scale)
                row?.addArrangedSubview(picture)
                area += picture.area * scale * scale
                // Known long before all pictures are drawn, which are several times as large as the sheet.
                guard area <= CGFloat(Bitmap.maximumArea) else {
                    throw .tooLarge("The sheet", "more than \(Bitmap.maximumArea)")
                }
            }
        }
        return try sheet.drawn(margin: 24, scale: scale)
    }

    /// Screens have sizes before they are made: where they alone are too large, nothing has to be drawn to know it.
    @MainActor private func checkScreens(
        of names: Set<String>,
        matrix: PictureMatrix,
        scale: CGFloat
    ) throws(ContactSheetError) {
        let screens = entries.filter { $0.isScreen && (names.isEmpty || names.contains($0.name)) }.count
        let areas = matrix.cells.map { cell in
            let size = cell.size ?? CatalogueEntry.referenceSize
            return size.width * size.height * ContactSheetCell.screenFactor * ContactSheetCell.screenFactor
        }
        guard areas.reduce(0, +) * CGFloat(screens) * scale * scale > CGFloat(Bitmap.maximumArea) else {
            return
        }
        throw .tooLarge("The sheet", "more than \(Bitmap.maximumArea)")
    }
}

extension PictureMatrix {
    /// A picture for each cell on one, in rows of four, each with its cell's name.
    ///
    /// - Parameters:
    ///   - scale: pixels per point of the sheet.
    ///   - factor: of the pictures' sizes on the sheet.
    ///   - picture: makes that of a cell.
    @MainActor package func contactSheet(
        scale: CGFloat,
        factor: CGFloat,
        picture: (Cell) throws -> UIImage
    ) throws -> UIImage {
        let sheet = ContactSheetStack(spacing: 24)
        for (index, cell) in cells.enumerated() {
            let row = sheet.arrangedSubviews.last as? ContactSheetRow
            let place = row.flatMap { index.isMultiple(of: 4) ? nil : $0 } ?? sheet.addRow()
            let style = cell.traits.userInterfaceStyle
            place.addArrangedSubview(
                ContactSheetCell(try picture(cell), caption: cell.name, style: style, factor: factor)
            )
        }
        return UIImage(bitmap: try sheet.drawn(margin: 24, scale: scale), scale: scale)
    }
}

/// Things below each other.
private final class ContactSheetStack: UIStackView {
    init(spacing: CGFloat) {
        super.init(frame: .zero)
        axis = .vertical
        alignment = .leading
        self.spacing = spacing
    }

    required init(coder: NSCoder) {
        fatalError("a contact sheet is not read from an archive")
    }

    /// The component's name, and below it place for its rows.
    func addComponent(_ name: String) -> ContactSheetStack {
        let title = UILabel()
        title.text = name
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        let component = ContactSheetStack(spacing: 8)
        component.addArrangedSubview(title)
        addArrangedSubview(component)
        return component
    }

    func addRow() -> ContactSheetRow {
        let row = ContactSheetRow()
        row.spacing = 16
        row.alignment = .top
        addArrangedSubview(row)
        return row
    }

    /// The stack at its fitting size, on a grey on which light and dark stand out.
    func drawn(margin: CGFloat, scale: CGFloat) throws(ContactSheetError) -> Bitmap {
        let host = ApplicationHost(
            size: CatalogueEntry.referenceSize,
            scale: scale,
            showsStatusBar: false,
            background: .systemGray5
        )
        // Measured on its screen: texts are as large as whole pixels of that.
        host.perform { host.window.addSubview(self) }
        let fitting = host.perform { systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        let content = CGSize(width: fitting.width.rounded(.up), height: fitting.height.rounded(.up))
        let size = CGSize(width: content.width + 2 * margin, height: content.height + 2 * margin)
        let (width, height) = (Int(size.width * scale), Int(size.height * scale))
        guard Bitmap.isValid(width: width, height: height) else {
            throw .tooLarge("The sheet", "\(width) × \(height)")
        }
        host.resize(to: size, scale: scale)
        frame = CGRect(x: margin, y: margin, width: content.width, height: content.height)
        return host.render().bitmap
    }
}

/// Pictures side by side.
private final class ContactSheetRow: UIStackView {}

/// One picture with what it shows below it. A screen is shown at half its size.
private final class ContactSheetCell: UIStackView {
    /// How large a screen is shown.
    static let screenFactor: CGFloat = 0.5

    /// Of the picture on the sheet, in points.
    let area: CGFloat

    convenience init(
        _ entry: CatalogueEntry,
        in cell: PictureMatrix.Cell,
        scale: CGFloat
    ) throws(ContactSheetError) {
        let host = entry.makeHost(in: cell, scale: scale)
        try ContactSheetError.check("The picture \(entry.name)", host.screen.bounds.size, host.screen.scale)
        self.init(
            UIImage(bitmap: host.render().bitmap, scale: scale),
            caption: [entry.state ?? "", cell.name].filter { !$0.isEmpty }.joined(separator: ", "),
            style: cell.traits.userInterfaceStyle,
            factor: entry.isScreen ? Self.screenFactor : 1
        )
    }

    init(_ image: UIImage, caption text: String, style: UIUserInterfaceStyle, factor: CGFloat) {
        area = image.size.width * image.size.height * factor * factor
        super.init(frame: .zero)
        let picture = UIImageView(image: image)
        // What is drawn for a dark background cannot be seen on a light one.
        picture.overrideUserInterfaceStyle = style
        if style == .dark { picture.backgroundColor = .systemBackground }
        picture.widthAnchor.constraint(equalToConstant: image.size.width * factor).isActive = true
        picture.heightAnchor.constraint(equalToConstant: image.size.height * factor).isActive = true
        let caption = UILabel()
        caption.text = text
        caption.font = .systemFont(ofSize: 11)
        caption.textColor = .secondaryLabel
        axis = .vertical
        alignment = .leading
        spacing = 4
        addArrangedSubview(picture)
        if caption.text?.isEmpty == false { addArrangedSubview(caption) }
    }

    required init(coder: NSCoder) {
        fatalError("a contact sheet's cell is not read from an archive")
    }
}
