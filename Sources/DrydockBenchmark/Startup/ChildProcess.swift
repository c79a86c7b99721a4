import Glibc

/// What one run of another program cost, by the kernel's own account. Its peak of memory is not here: the kernel
/// counts the parent's from before the program was loaded; `/usr/bin/time -v` tells it.
struct ProcessCost {
    var wallSeconds: Double
    /// User and system time together.
    var cpuSeconds: Double
}

enum ChildProcess {
    /// Runs a program to its end with its output thrown away.
    /// - Throws: when it cannot be started or ends with another status than zero.
    static func run(_ arguments: [String]) throws(BenchmarkFailure) -> ProcessCost {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
        }
        var cArguments: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
        cArguments.append(nil)
        defer { cArguments.forEach { free($0) } }

        let start = now()
        var process: pid_t = 0
        let error = posix_spawnp(&process, arguments[0], &actions, nil, cArguments, environ)
        guard error == 0 else {
            throw BenchmarkFailure("cannot start \(arguments[0]): \(String(cString: strerror(error)))")
        }
        var status: Int32 = 0
        var usage = rusage()
        guard wait4(process, &status, 0, &usage) == process else {
            throw BenchmarkFailure("lost sight of \(arguments[0])")
        }
        let wall = now() - start
        guard status == 0 else {
            throw BenchmarkFailure("\(arguments.joined(separator: " ")) failed with status \(status)")
        }
        return ProcessCost(
            wallSeconds: wall,
            cpuSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime)
        )
    }

    private static func seconds(_ time: timeval) -> Double {
        Double(time.tv_sec) + Double(time.tv_usec) / 1e6
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// A reason why a measurement cannot be made, for the user to read.
struct BenchmarkFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
