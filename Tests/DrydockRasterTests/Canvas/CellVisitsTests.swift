@testable import DrydockRaster
import Testing

struct CellVisitsTests {
    @Test("what a band left is nobody's in the next, and in the one that has its number again")
    func bands() {
        let buffer = CellBuffer()
        var visits = buffer.visits.pointee
        defer { buffer.visits.pointee = visits }
        visits.begin(buffer.owners)
        let first = CellOwner.Chain(7, band: visits.band)
        buffer.owners[3] = CellOwner(first, last: 9)
        #expect(buffer.owners[3].takes(first))
        #expect(!buffer.owners[3].takes(CellOwner.Chain(8, band: visits.band)))
        visits.begin(buffer.owners)
        #expect(buffer.owners[3].isNobodys(CellOwner.Chain(7, band: visits.band)))
        #expect(buffer.owners[3].takes(CellOwner.Chain(8, band: visits.band)))
        for _ in 1..<Int(UInt16.max) { visits.begin(buffer.owners) }
        #expect(visits.band == 1)
        #expect(buffer.owners[3].isNobodys(CellOwner.Chain(7, band: visits.band)))
    }

    @Test("of cells with too many visits no more than one too many are kept, of others all")
    func excess() {
        let buffer = CellBuffer()
        var visits = buffer.visits.pointee
        defer { buffer.visits.pointee = visits }
        visits.begin(buffer.owners)
        for edge in 0..<1_000_000 {
            visits.reserve(2)
            visits.append(edge: edge, place: edge % 1000 == 0 ? 8 : 5, andNext: false)
        }
        #expect(visits.capacity < 1 << 18)
        let kept = (1..<visits.count).map { visits.visits[$0] }
        #expect(kept.filter { $0.link == 5 }.count > CellVisits.limit)
        #expect(kept.filter { $0.link == 8 }.prefix(257).map(\.edge) == (0...256).map { $0 * 1000 })
    }

    @Test("a pixel that many edges of many chains pass is the same whatever part of the picture is drawn")
    func overfull() {
        let size = PixelSize(width: 12, height: 8)
        let path = Path { path in
            // Flat bow ties through two pixels.
            for index in 0..<400 {
                let y = 3 + Double(index) / 512
                path.move(toX: 4.2, y: y)
                path.addLine(toX: 5.9, y: y + 0.2)
                path.addLine(toX: 5.9, y: y)
                path.addLine(toX: 4.2, y: y + 0.2)
                path.close()
            }
        }
        let whole = CanvasPicture.levels([.fillPath(path, .identity, .evenOdd, .color(.black))], size)
        #expect(whole.contains { $0 > 0 })
        for column in [4, 5] {
            let clip = RoundedRect(PixelRect(x: column, y: 3, width: 1, height: 1))
            let part = CanvasPicture.levels(
                [.pushClip(clip), .fillPath(path, .identity, .evenOdd, .color(.black)), .pop],
                size
            )
            #expect(part[3 * 12 + column] == whole[3 * 12 + column])
        }
    }
}
