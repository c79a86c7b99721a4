/// How far an upright face is slanted where it stands for an italic.
///
/// All steps are exact in binary, so that outlines are the same on every machine.
package struct FontSlant: Hashable, Sendable {
    /// Movement to the right per unit of height, in 1/2,048.
    private let part: Int
    /// Font units above the baseline that stay where they are.
    private let pivot: Int

    private init(part: Int, pivot: Int) {
        self.part = part
        self.pivot = pivot
    }

    /// No slant.
    package static let upright = FontSlant(part: 0, pivot: 0)

    /// 9.4 degrees about half the height of small letters, as Inter's oblique faces up to version 3.19 are drawn.
    ///
    /// - Parameter xHeight: in font units.
    static func italic(xHeight: Int) -> FontSlant { FontSlant(part: 339, pivot: xHeight / 2) }

    /// Where a point of an upright outline goes, in font units, y up.
    func x(_ x: Double, at y: Double) -> Double {
        part == 0 ? x : x + (y - Double(pivot)) * Double(part) / 2048
    }

    /// How far to the right a mark goes that is raised, in font units.
    func shift(raisedBy height: Int) -> Int {
        part == 0 ? 0 : Int((Double(height * part) / 2048).rounded())
    }
}
