import Foundation

/// Another program that lays out systems.
struct LayoutRival {
    let path: String
    let secondsAtMost: Double

    /// Runs the program once.
    ///
    /// - Returns: nanoseconds per constraint; nil where it took longer than it may.
    func measure(_ operation: LayoutOperation, file: URL, width: Double) throws(BenchmarkFailure) -> Double? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = [file.path, operation.rawValue, "\(width)"]
        let output = Pipe()
        process.standardOutput = output
        let start = ContinuousClock.now
        do {
            try process.run()
        } catch {
            throw BenchmarkFailure("cannot start \(path): \(error.localizedDescription)")
        }
        while process.isRunning {
            guard ContinuousClock.now - start < .seconds(secondsAtMost) else {
                process.terminate()
                process.waitUntilExit()
                return nil
            }
            Thread.sleep(forTimeInterval: 0.01)
        }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        guard process.terminationReason == .exit, process.terminationStatus == 0, let time = Double(text)
        else {
            throw BenchmarkFailure(
                "\(path) \(operation) ended with \(process.terminationStatus) and printed \"\(text)\""
            )
        }
        return time
    }
}

/// Our solver's time for one operation beside a rival's, in nanoseconds per constraint.
struct LayoutComparison: Encodable {
    let workload: String
    let viewCount: Int
    let operation: String
    let solver: Double
    /// Nil where the rival took too long.
    let rival: Double?
    /// How many times longer the rival takes.
    let ratio: Double?
    /// The first layout of real views; nil for other operations.
    let views: Double?
    /// The same with the views and constraints made first.
    let making: Double?

    /// Each runs twice, in turn, and the better run counts, as both suffer from whatever else the machine does. A
    /// rival that takes more than a few seconds runs once.
    init(
        _ operation: LayoutOperation,
        _ workload: LayoutWorkload,
        views: Int,
        _ meters: [LayoutMeter],
        _ rival: LayoutRival
    ) throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("drydock-layout-\(ProcessInfo.processInfo.processIdentifier).json")
        try JSONEncoder().encode(workload.problem(views: views)).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let meter = meters[0]
        var measurement = meter.measure(operation, workload, views: views)
        var own = [measurement.nanosecondsPerConstraint]
        let start = ContinuousClock.now
        var others = [try rival.measure(operation, file: file, width: workload.widths.upperBound)]
        let isShort = ContinuousClock.now - start < .seconds(5)
        measurement = meter.measure(operation, workload, views: views)
        own.append(measurement.nanosecondsPerConstraint)
        if isShort {
            others.append(try rival.measure(operation, file: file, width: workload.widths.upperBound))
        }
        self.workload = measurement.workload
        viewCount = measurement.views
        self.operation = measurement.operation
        let best = own.min() ?? 0
        solver = best
        self.rival = others.compactMap { $0 }.min()
        ratio = self.rival.map { $0 / best }
        let realMeters = operation == .first ? meters.dropFirst() : []
        let real = realMeters.map { $0.measure(operation, workload, views: views).nanosecondsPerConstraint }
        (self.views, making) = (real.first, real.last)
    }

    static let header = layoutLine(
        "workload",
        "operation",
        "views",
        "solver",
        "rival ns/con.",
        "ratio",
        "views",
        "making"
    )

    var line: String {
        layoutLine(
            workload,
            operation,
            "\(viewCount)",
            String(format: "%.2f", solver),
            rival.map { String(format: "%.2f", $0) } ?? "given up",
            ratio.map { String(format: "%.1f", $0) } ?? "",
            views.map { String(format: "%.2f", $0) } ?? "",
            making.map { String(format: "%.2f", $0) } ?? ""
        )
    }
}
