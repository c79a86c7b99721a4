import DrydockPlatform
import DrydockUnicode

/// Faces in the order in which they are asked for a character. Each is opened when it is first asked.
final class FontFaces {
    struct Candidate {
        let name: String
        /// What it is asked for; nil for all characters.
        var collection: InstalledFontPackage?
    }

    private enum Slot {
        case unopened
        case opened(FontFace)
        case unusable
    }

    private let candidates: [Candidate]
    /// Whether one of them may draw pictures.
    let hasPictures: Bool
    private let open: (String) -> FontFace?
    private var slots: [Slot]
    /// The first that is asked for all characters and opens.
    private(set) lazy var first: FontFace? = candidates.indices.lazy
        .compactMap { [self] in candidates[$0].collection == nil ? opened($0) : nil }
        .first
    /// Whether the first face has all that can be seen of ASCII.
    private(set) lazy var providesASCII =
        first.map { face in
            (0x20..<0x7F).allSatisfy { face.provides(Unicode.Scalar(UInt8($0))) }
        } ?? false

    private var known = KnownFaces()

    init(_ candidates: [Candidate], hasPictures: Bool, open: @escaping (String) -> FontFace?) {
        self.candidates = candidates
        self.hasPictures = hasPictures
        self.open = open
        slots = Array(repeating: .unopened, count: candidates.count)
    }

    /// The face at a place, nil where it does not open; at 0 the first that does.
    subscript(index: Int) -> FontFace? { index == 0 ? first : opened(index) }

    private func opened(_ index: Int) -> FontFace? {
        switch slots[index] {
        case .opened(let face): return face
        case .unusable: return nil
        case .unopened:
            let face = open(candidates[index].name)
            slots[index] = face.map(Slot.opened) ?? .unusable
            return face
        }
    }

    /// The first face that has a scalar. Asked of the faces once for each scalar.
    func first(providing scalar: Unicode.Scalar) -> Int? {
        if let answer = known[scalar] { return answer.face }
        let face = firstProviding([scalar])
        known[scalar] = KnownFaces.Answer(face: face)
        return face
    }

    /// The first face that has all scalars of a character.
    func first(providing scalars: [Unicode.Scalar]) -> Int? {
        guard let start = scalars.first else { return firstProviding([]) }
        guard let face = first(providing: start),
            scalars.dropFirst().allSatisfy({ first(providing: $0) == face })
        else { return firstProviding(scalars) }
        // A face before it may draw several of the scalars as one.
        let mayJoin = face > 0 && zip(scalars, scalars.dropFirst()).contains { FontFace.isComposable($0, $1) }
        return mayJoin ? firstProviding(scalars) : face
    }

    /// The first face that draws a character, in UTF-16 units of a text, with pictures alone.
    func first(providingPictures text: [UInt16], in range: Range<Int>) -> Int? {
        guard hasPictures else { return nil }
        return firstIndex(isAsked: { $0 != .eastAsian }) {
            $0.hasPictures && $0.providesPictures(text, in: range)
        }
    }

    private func firstProviding(_ scalars: [Unicode.Scalar]) -> Int? {
        let isGreek = scalars.contains { (0x391...0x3C9).contains($0.value) }
        // A face with Greek letters for formulas alone leaves words to one that has their accents, too.
        if isGreek,
            let face = firstIndex(
                isAsked: { $0 == nil },
                where: { $0.provides("\u{3AC}") && $0.provides(scalars) }
            )
        {
            return face
        }
        return firstIndex(isAsked: { $0.map { scalars.allSatisfy($0.isFor) } ?? true }) {
            $0.provides(scalars)
        }
    }

    private func firstIndex(
        isAsked: (InstalledFontPackage?) -> Bool,
        where isWanted: (FontFace) -> Bool
    ) -> Int? {
        candidates.indices.first { index in
            isAsked(candidates[index].collection) && self[index].map(isWanted) ?? false
        }
    }
}

/// The first face for each scalar that was asked for.
private struct KnownFaces {
    struct Answer {
        /// Nil where no face has the scalar.
        var face: Int?
    }

    /// Where the cells of 256 scalars begin.
    private var blocks: [UInt32: Int] = [:]
    /// 0 for what is not known, 1 for no face, 2 for the first.
    private var cells: [UInt8] = []
    /// Neighbours in a text are neighbours here.
    private var last: (block: UInt32, start: Int) = (.max, 0)

    subscript(scalar: Unicode.Scalar) -> Answer? {
        mutating get {
            let block = scalar.value >> 8
            if block != last.block {
                guard let start = blocks[block] else { return nil }
                last = (block, start)
            }
            let cell = cells[last.start + Int(scalar.value & 0xFF)]
            return cell == 0 ? nil : Answer(face: cell == 1 ? nil : Int(cell) - 2)
        }
        set {
            guard let newValue, (newValue.face ?? 0) < 254 else { return }
            let block = scalar.value >> 8
            let start = blocks[block] ?? cells.count
            if start == cells.count { cells.append(contentsOf: repeatElement(0, count: 256)) }
            blocks[block] = start
            cells[start + Int(scalar.value & 0xFF)] = newValue.face.map { UInt8($0 + 2) } ?? 1
        }
    }
}

extension Unicode.Scalar {
    /// What needs no glyph: instructions such as joiners and variation selectors, and spaces, which any face can leave.
    var isDefaultIgnorableOrSpace: Bool {
        switch value {
        case 0x20, 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
        default: ScalarProperties(self).isDefaultIgnorable
        }
    }
}
