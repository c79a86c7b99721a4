public import Drydock
import DrydockHost
package import DrydockRaster

extension ComponentCatalogue {
    /// Everything on one picture: a row for each component, its states side by side in each of the matrix's cells.
    ///
    /// - Parameters:
    ///   - names: of entries or components; all of them where empty.
    ///   - matrix: the cells.
    ///   - scale: pixels per point of the sheet and of the pictures on it.
    @MainActor public func contactSheet(
        of names: Set<String> = [],
        matrix: PictureMatrix = .plain,
        scale: CGFloat = 1
    ) -> UIImage {
        UIImage(bitmap: contactSheetBitmap(of: names, matrix: matrix, scale: scale), scale: scale)
    }

    /// The pixels of `contactSheet(of:matrix:scale:)`.
    @MainActor package func contactSheetBitmap(
        of names: Set<String>,
        matrix: PictureMatrix,
        scale: CGFloat
    ) -> Bitmap {
        let shown = entries.filter {
            names.isEmpty || names.contains($0.name) || names.contains($0.component)
        }
        let stack = UIStackView(arrangedSubviews: [])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 24
        var rows: [String: UIStackView] = [:]
        for entry in shown {
            let row = rows[entry.component] ?? ContactSheetRow(entry.component, in: stack).cells
            rows[entry.component] = row
            for cell in matrix.cells {
                row.addArrangedSubview(ContactSheetCell(entry, in: cell, scale: scale))
            }
        }
        return stack.drawn(margin: 24, scale: scale)
    }
}

/// A component's name, and its pictures below.
@MainActor private struct ContactSheetRow {
    let cells = UIStackView(arrangedSubviews: [])

    init(_ name: String, in sheet: UIStackView) {
        let title = UILabel()
        title.text = name
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.textColor = .label
        cells.spacing = 16
        cells.alignment = .top
        let row = UIStackView(arrangedSubviews: [title, cells])
        row.axis = .vertical
        row.alignment = .leading
        row.spacing = 8
        sheet.addArrangedSubview(row)
    }
}

/// One picture with what it shows below it. A screen is shown at half its size.
private final class ContactSheetCell: UIStackView {
    init(_ entry: CatalogueEntry, in cell: PictureMatrix.Cell, scale: CGFloat) {
        super.init(frame: .zero)
        let host = entry.makeHost(in: cell, scale: scale)
        let image = UIImage(bitmap: host.render().bitmap, scale: scale)
        let factor: CGFloat = entry.isScreen ? 0.5 : 1
        let picture = UIImageView(image: image)
        picture.widthAnchor.constraint(equalToConstant: image.size.width * factor).isActive = true
        picture.heightAnchor.constraint(equalToConstant: image.size.height * factor).isActive = true
        let caption = UILabel()
        caption.text = [entry.state ?? "", cell.name].filter { !$0.isEmpty }.joined(separator: ", ")
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

extension UIView {
    /// The view at its fitting size, on the system's background.
    fileprivate func drawn(margin: CGFloat, scale: CGFloat) -> Bitmap {
        let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let host = ApplicationHost(
            size: CGSize(width: size.width + 2 * margin, height: size.height + 2 * margin),
            scale: scale,
            showsStatusBar: false,
            background: .systemGroupedBackground
        )
        frame = CGRect(x: margin, y: margin, width: size.width, height: size.height)
        host.perform { host.window.addSubview(self) }
        return host.render().bitmap
    }
}
