import Foundation
import Glibc
import Logging

/// What a process does that the fuzzer started: cases one after the other.
@MainActor struct ChildRun {
    let type: any Campaign.Type
    let seed: UInt64
    let range: Range<Int>
    let removed: PartList
    /// Whether the input is sent, too.
    let isRecording: Bool
    let seeds: SeedFiles
    let limits: Limits

    func run() throws {
        // The library's warnings about damaged files are right, and thousands.
        LoggingSystem.bootstrap { _ in SwiftLogNoOpLogHandler() }
        limit()
        let progress = try SharedProgress(descriptor: ChildProcess.progressDescriptor)
        var campaign = type.init(seeds)
        for number in range {
            if progress.isStopped { break }
            progress.parts = 0
            progress.start = Self.processorTime()
            progress.current = number
            let trial = FuzzCase(
                campaign: type.name,
                seed: seed,
                number: number,
                removed: removed,
                onParts: { progress.parts = $0 },
                recorder: isRecording ? { ChildMessage.note($0).send() } : nil,
                fileRecorder: isRecording
                    ? { ChildMessage.file(Data($0), fileExtension: $1).send() } : nil
            )
            do {
                try campaign.run(trial)
            } catch {
                ChildMessage.mismatch(number: number, message: "\(error)").send()
            }
            if trial.isRefused { progress.refused += 1 }
            progress.finished += 1
        }
        progress.current = nil
    }

    /// The parent watches memory and time; the kernel does so where the parent looks too late.
    private func limit() {
        var core = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &core)
        let bytes = rlim_t(limits.megabytes + 4096) << 20
        var space = rlimit(rlim_cur: bytes, rlim_max: bytes)
        setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &space)
    }

    private static func processorTime() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
