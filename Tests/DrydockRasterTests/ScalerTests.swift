import DrydockRaster
import DrydockRasterOracle
import Testing

struct ScalerTests {
    /// The share of each source index in a destination index, by definition, over a common denominator.
    private func shares(source: Int, destination: Int, index: Int) -> [Double] {
        var result = [Double](repeating: 0, count: source)
        if destination < source {
            let from = Double(index * source)
            for cell in 0..<source {
                let start = Double(cell * destination)
                let overlap = min(from + Double(source), start + Double(destination)) - max(from, start)
                result[cell] = max(overlap, 0) / Double(source)
            }
        } else if destination == source {
            result[index] = 1
        } else {
            let position = max((Double(index) + 0.5) * Double(source) / Double(destination) - 0.5, 0)
            let cell = min(Int(position), source - 1)
            let fraction = position - Double(cell)
            result[cell] += 1 - fraction
            result[min(cell + 1, source - 1)] += fraction
        }
        return result
    }

    @Test(
        "scaling is the area mean downwards and bilinear upwards",
        arguments: [(12, 8), (7, 5), (1, 3), (16, 16)],
        [(4, 4), (3, 2), (12, 8), (19, 23), (5, 40), (1, 1)]
    )
    func equalsDefinition(source: (Int, Int), size: (Int, Int)) {
        var random = RandomSource(seed: UInt64(source.0 * 31 + size.0))
        let bitmap = Bitmap.random(width: source.0 + 3, height: source.1 + 2, using: &random)
        let part = PixelRect(x: 2, y: 1, width: source.0, height: source.1)
        let result = scaled(bitmap, part, to: size)
        for y in 0..<size.1 {
            let down = shares(source: source.1, destination: size.1, index: y)
            for x in 0..<size.0 {
                let across = shares(source: source.0, destination: size.0, index: x)
                for shift in [UInt32(0), 8, 16, 24] {
                    var sum = 0.0
                    for row in 0..<source.1 where down[row] > 0 {
                        for column in 0..<source.0 where across[column] > 0 {
                            let pixel = bitmap[(row + 1) * bitmap.width + column + 2]
                            sum += Double(pixel >> shift & 255) * down[row] * across[column]
                        }
                    }
                    let level = Double(result[y * size.0 + x] >> shift & 255)
                    // Half up; the margin is for this definition's own rounding.
                    #expect(level - sum <= 0.5 + 1e-9 && level - sum > -0.5 - 1e-9, "(\(x), \(y)): \(sum)")
                }
            }
        }
    }

    @Test(
        "large ratios are within 0.524 levels of the exact mean",
        arguments: zip(
            [(70, 61), (131, 64), (3, 2), (97, 5), (5, 89), (200, 1), (1, 300), (61, 67), (255, 254)],
            [(3, 2), (2, 3), (67, 62), (71, 103), (611, 13), (199, 777), (2999, 7), (62, 66), (256, 253)]
        )
    )
    func largeRatios(source: (Int, Int), size: (Int, Int)) {
        var random = RandomSource(seed: UInt64(source.0 * 31 + size.0))
        let bitmap = Bitmap.random(width: source.0, height: source.1, using: &random)
        // Black and white at random reach the ends of every number format.
        for index in stride(from: 0, to: bitmap.area, by: 3) {
            bitmap[index] = random.byte() < 128 ? 0xFF00_0000 : .max
        }
        let result = scaled(bitmap, bitmap.bounds, to: size)
        let across = (0..<size.0).map { exactShares(source: source.0, destination: size.0, index: $0) }
        var largest = 0.0
        for y in 0..<size.1 {
            let down = exactShares(source: source.1, destination: size.1, index: y)
            for x in 0..<size.0 where size.0 * size.1 < 20_000 || (x + y) % 7 == 0 {
                for shift in [UInt32(0), 8, 16, 24] {
                    var sum = 0
                    for (row, rowShare) in down.shares {
                        for (column, share) in across[x].shares {
                            let pixel = bitmap[row * bitmap.width + column]
                            sum += Int(pixel >> shift & 255) * rowShare * share
                        }
                    }
                    let total = down.total * across[x].total
                    let level = Int(result[y * size.0 + x] >> shift & 255)
                    largest = max(largest, Double(abs(level * total - sum)) / Double(total))
                }
            }
        }
        #expect(largest <= 0.524)
    }

    /// The share of each source index in a destination index, in whole numbers of the total.
    private func exactShares(source: Int, destination: Int, index: Int) -> (
        shares: [(index: Int, share: Int)], total: Int
    ) {
        if destination <= source {
            let from = index * source
            let shares = (0..<source).map { cell in
                (cell, min(from + source, (cell + 1) * destination) - max(from, cell * destination))
            }
            return (shares.filter { $0.1 > 0 }, source)
        }
        let unit = 2 * destination
        let position = min(max((2 * index + 1) * source - destination, 0), (source - 1) * unit)
        let cell = position / unit
        let fraction = position % unit
        return ([(cell, unit - fraction), (min(cell + 1, source - 1), fraction)].filter { $0.1 > 0 }, unit)
    }

    @Test(
        "no channel of a scaled image exceeds its alpha",
        arguments: [(101, 53), (41, 77), (13, 300), (211, 9)]
    )
    func premultiplied(size: (Int, Int)) {
        var random = RandomSource(seed: 9)
        let result = scaled(Bitmap.random(width: 61, height: 59, using: &random), nil, to: size)
        for index in 0..<result.area {
            let color = PremultipliedColor(pixel: result[index])
            #expect(max(color.r, color.g, color.b) <= color.a)
        }
    }

    @Test(
        "a scaled image is the same bytes in every build",
        arguments: zip(
            [(101, 97), (53, 31), (101, 31), (53, 97)],
            [0xE374_54A0_AA5C_1025, 0x7112_34CD_31EF_5A9C, 0x0957_BFF9_2B01_7C59, 0xA66E_848A_0A75_3908]
                as [UInt64]
        )
    )
    func sameBytes(size: (Int, Int), sum: UInt64) {
        var random = RandomSource(seed: 4)
        let result = scaled(Bitmap.random(width: 67, height: 59, using: &random), nil, to: size)
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in result.bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        #expect(hash == sum)
    }

    @Test("a mean in the middle between two levels rounds up")
    func halvesRoundUp() {
        let bitmap = Bitmap(width: 2, height: 1)
        bitmap[0] = 0xFF00_0100
        bitmap[1] = 0xFF01_0201
        let result = scaled(bitmap, bitmap.bounds, to: (1, 1))
        #expect(result[0] == 0xFF01_0201)
    }

    @Test(
        "any part of a scaled image can be computed alone",
        arguments: [(5, 4), (40, 31), (9, 50), (101, 97), (17, 131)]
    )
    func partsAgree(size: (Int, Int)) {
        var random = RandomSource(seed: 77)
        let bitmap = Bitmap.random(width: 23, height: 19, using: &random)
        let whole = scaled(bitmap, bitmap.bounds, to: size)
        let part = PixelRect(x: 1, y: 2, width: size.0 - 2, height: size.1 - 3)
        let alone = Bitmap(width: part.width, height: part.height)
        alone.withPixels {
            Scaler.scale(
                bitmap,
                source: bitmap.bounds,
                size: PixelSize(width: size.0, height: size.1),
                part: part,
                into: $0
            )
        }
        for y in 0..<part.height {
            for x in 0..<part.width {
                #expect(alone.pixel(atX: x, y: y) == whole.pixel(atX: x + 1, y: y + 2))
            }
        }
    }

    @Test(
        "one colour stays that colour at any size",
        arguments: [(1, 1), (3, 100), (100, 7), (64, 64), (101, 211), (36, 28)]
    )
    func uniformStays(size: (Int, Int)) {
        let bitmap = Bitmap(width: 37, height: 29)
        let color = PremultipliedColor(red: 255, green: 1, blue: 77, alpha: 130).pixel
        bitmap.fill(color)
        let result = scaled(bitmap, bitmap.bounds, to: size)
        #expect((0..<result.area).allSatisfy { result[$0] == color })
    }

    private func scaled(_ bitmap: Bitmap, _ source: PixelRect?, to size: (Int, Int)) -> Bitmap {
        let result = Bitmap(width: size.0, height: size.1)
        let size = PixelSize(width: size.0, height: size.1)
        result.withPixels {
            Scaler.scale(
                bitmap,
                source: source ?? bitmap.bounds,
                size: size,
                part: size.bounds,
                into: $0
            )
        }
        return result
    }
}
