import DrydockRaster
import Foundation

/// Draws a scene again and again, and says how much processor time a frame took.
///
/// Line by line from standard input: `N` draws N frames and prints the mean nanoseconds of one; `w FILE` writes the last frame
/// as raw premultiplied RGBA.
final class CanvasServer {
    private let scene: CanvasScene
    private let rasterizer: Rasterizer
    private let resources: RasterResources
    private let keeping: Keeping

    /// What coverage stays from frame to frame. Within a frame, glyphs always do.
    enum Keeping {
        case nothing, glyphs, everything
    }

    /// - Parameter threads: 1 or 2.
    init(_ scene: CanvasScene, _ keeping: Keeping, threads: Int) {
        self.scene = scene
        self.keeping = keeping
        resources = RasterResources(pathLimit: keeping == .everything ? 32 << 20 : 0)
        rasterizer = Rasterizer(threads: threads, resources: resources)
    }

    func run() throws {
        _ = draw()
        answer("ready")
        while let line = readLine() {
            if line.hasPrefix("w ") {
                let frame = draw()
                try Data(frame.bytes).write(to: URL(fileURLWithPath: String(line.dropFirst(2))))
                answer("written")
            } else {
                let count = max(Int(line) ?? 1, 1)
                let start = processorTime()
                for _ in 0..<count { _ = draw() }
                answer("\((processorTime() - start) / UInt64(count))")
            }
        }
    }

    /// At once: whoever asked is waiting.
    private func answer(_ text: String) {
        FileHandle.standardOutput.write(Data("\(text)\n".utf8))
    }

    private func draw() -> Bitmap {
        rasterizer.invalidate()
        if keeping == .nothing { resources.removeGlyphs() }
        return rasterizer.render(scene.list, size: scene.size, background: .white).bitmap
    }

    /// Processor time of all of the process's threads.
    private func processorTime() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
