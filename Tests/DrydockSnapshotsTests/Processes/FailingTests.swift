import Drydock
import DrydockRaster
import DrydockSnapshots
import Glibc
import Testing

/// As `FailingXCTests`, in Swift Testing.
@Suite(.enabled(if: FailureReportTests.isChild))
struct FailingTests {
    @Test func passes() {
        assertSnapshot(of: "reference", as: .lines, record: .never)
    }

    @Test func mismatch() {
        assertSnapshot(of: "actual", as: .lines, record: .never)
    }

    @Test func missing() {
        assertSnapshot(of: "actual", as: .lines, record: .never)
    }

    @Test func recorded() {
        assertSnapshot(of: "recorded", as: .lines, record: .missing)
    }

    @Test func misuse() {
        assertSnapshot(of: UIView(), as: .image)
    }

    /// Writes pictures of its own over one reference, again and again.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["SHARED_FOLDER"] != nil))
    func shared() throws {
        let folder = try #require(ProcessInfo.processInfo.environment["SHARED_FOLDER"])
        let shade = CGFloat(ProcessInfo.processInfo.processIdentifier % 200) / 255
        for round in 0..<40 {
            // Names are used once in a run.
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            view.backgroundColor = UIColor(white: shade, alpha: 1)
            let name = "round\(round % 40)"
            _ = verifySnapshot(of: view, as: .image, named: name, record: .all, snapshotDirectory: folder)
        }
    }

    /// As on a disk that is full: files end after so many bytes.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["FULL_DISK"] != nil))
    func fullDisk() throws {
        let folder = try #require(ProcessInfo.processInfo.environment["FULL_DISK"])
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 60_000, rlim_max: 60_000)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        let bitmap = Bitmap(width: 300, height: 300)
        var generator = SystemRandomNumberGenerator()
        for index in 0..<bitmap.area {
            bitmap[index] = 0xFF00_0000 | UInt32.random(in: 0..<1 << 24, using: &generator)
        }
        let image = UIImage(bitmap: bitmap, scale: 1)
        for record in [SnapshotTestingConfiguration.Record.all, .never, .failed] {
            let message = verifySnapshot(
                of: image,
                as: .image,
                named: "\(record)",
                record: record,
                snapshotDirectory: folder
            )
            Issue.record(Comment(rawValue: message ?? "passed"))
        }
    }

    @Test func detached() async {
        await Task.detached { assertSnapshot(of: "actual", as: .lines, record: .never) }.value
    }
}
