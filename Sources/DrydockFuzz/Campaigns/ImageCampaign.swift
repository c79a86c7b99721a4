import Drydock
import DrydockPNG
import DrydockPlatform
import DrydockRaster
import Foundation

/// PNG, JPEG and GIF files: changed ones and made-up ones.
struct ImageCampaign: Campaign {
    static let name = "images"
    static let summary = "PNG, JPEG and GIF files, changed and made up"

    private let pngs: [[UInt8]]
    private let jpegs: [[UInt8]]

    init(_ seeds: SeedFiles) {
        pngs = seeds.files(["png"], count: 40, size: 40_000).map(\.bytes)
        // The encoder's bytes are those of the machine's own library: where it has none there are no JPEG files.
        var random = Generator(seed: 7)
        jpegs = (0..<6).compactMap { index in
            let bitmap = Bitmap(width: 5 + index * 7, height: 9 + index * 3)
            for place in 0..<bitmap.area {
                bitmap[place] = UInt32(random.below(1 << 24)) | 0xFF00_0000
            }
            return (try? JPEGEncoder.encode(bitmap, quality: 20 + index * 15)) ?? nil
        }
    }

    mutating func run(_ trial: FuzzCase) throws {
        var random = trial.random.split()
        switch random.below(8) {
        case 0...2: try decode(trial, changedPNG(&random), "png")
        case 3: try decode(trial, PNGWriter.file(&random, isValid: false), "png")
        case 4: try compare(trial, &random)
        case 5:
            guard !jpegs.isEmpty else { return }
            var bytes = random.pick(jpegs)
            ByteMutation.change(&bytes, &random, others: jpegs)
            try decode(trial, bytes, "jpg")
        default:
            var bytes = GIFWriter.file(&random)
            if random.flag() { ByteMutation.change(&bytes, &random) }
            try decode(trial, bytes, "gif")
        }
    }

    private func changedPNG(_ random: inout Generator) -> [UInt8] {
        var bytes = pngs.isEmpty ? PNGWriter.file(&random, isValid: true) : random.pick(pngs)
        ByteMutation.change(&bytes, &random, others: pngs)
        if !random.once(in: 8) { PNGWriter.repairChecks(&bytes) }
        return bytes
    }

    private func decode(_ trial: FuzzCase, _ made: [UInt8], _ fileExtension: String) throws {
        let bytes = trial.input(made, fileExtension)
        if fileExtension == "gif" { animate(bytes) }
        let bitmap: Bitmap
        do {
            bitmap = try ImageReader.decode(bytes)
        } catch {
            return trial.refuse()
        }
        for index in 0..<bitmap.area {
            let pixel = bitmap[index]
            let alpha = pixel >> 24
            let isPremultiplied =
                pixel & 0xFF <= alpha && pixel >> 8 & 0xFF <= alpha && pixel >> 16 & 0xFF <= alpha
            if !isPremultiplied { throw Mismatch("a pixel's colour is above its alpha") }
        }
    }

    private func animate(_ bytes: [UInt8]) {
        guard let source = CGImageSourceCreateWithData(Data(bytes) as NSData, nil) else { return }
        for index in 0..<min(CGImageSourceGetCount(source), 8) {
            _ = CGImageSourceCreateImageAtIndex(source, index, nil)
        }
    }

    /// A valid file's pixels against those that it was made from.
    private func compare(_ trial: FuzzCase, _ random: inout Generator) throws {
        let (width, height) = (random.integer(1...40), random.integer(1...20))
        let samples = (0..<width * height * 4).map { _ in random.once(in: 3) ? 255 : random.byte() }
        let bytes = PNGWriter.file(width: width, height: height, rgba: samples, &random)
        guard trial.input(bytes, "png").count == bytes.count else { return }
        let bitmap = try ImageReader.decode(bytes)
        for index in 0..<width * height {
            let alpha = UInt32(samples[index * 4 + 3])
            func part(_ channel: Int) -> UInt32 {
                (UInt32(samples[index * 4 + channel]) * alpha * 2 + 255) / 510
            }
            let expected = Set([
                part(0) | part(1) << 8 | part(2) << 16 | alpha << 24,
                part(2) | part(1) << 8 | part(0) << 16 | alpha << 24,
            ])
            let pixel = bitmap[index]
            try trial.check(expected.contains(pixel), "pixel \(index) is \(pixel), not \(expected)")
        }
    }
}
