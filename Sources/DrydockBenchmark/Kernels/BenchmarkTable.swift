import Foundation

/// One line of a benchmark: a time, alone and as a multiple of a memcpy of the frame in the same run.
struct BenchmarkLine: Encodable {
    let name: String
    let milliseconds: Double
    let memcpyMilliseconds: Double
    let multipleOfMemcpy: Double

    init(name: String, subject: Double, memcpy: Double) {
        self.name = name
        milliseconds = subject
        memcpyMilliseconds = memcpy
        multipleOfMemcpy = subject / memcpy
    }
}

/// Lines as text or JSON, with the machine they were measured on.
struct BenchmarkTable: Encodable {
    let machine: String
    let lines: [BenchmarkLine]

    init(lines: [BenchmarkLine]) {
        self.lines = lines
        machine = Self.machineName()
    }

    func print(asJSON isJSON: Bool) throws {
        if isJSON {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            Swift.print(String(decoding: try encoder.encode(self), as: UTF8.self))
            return
        }
        Swift.print(machine)
        Swift.print("       ms   × memcpy")
        for line in lines {
            let figures = String(format: "%9.3f %10.2f   ", line.milliseconds, line.multipleOfMemcpy)
            Swift.print(figures + line.name)
        }
    }

    static func machineName() -> String {
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let information = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        let model = information.split(separator: "\n").first { $0.hasPrefix("model name") }
        let name = model?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
        return "\(name ?? "unknown processor"), \(cores) cores"
    }
}
