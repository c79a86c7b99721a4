internal import DrydockCFreeType
import Glibc

/// The process's one FreeType library.
///
/// FreeType's calls on faces of one library must not overlap, so every one of them goes through one lock.
final class FontLibrary: @unchecked Sendable {
    // Unchecked: everything is used under the lock alone.

    static let shared = FontLibrary()

    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private var library: FT_Library?

    private init() {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
    }

    /// Starts the library if nobody did so before, and runs `body` with exclusive use of it. Not to be nested.
    func withLibrary<Result>(_ body: (FT_Library) throws(FontError) -> Result) throws(FontError) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        if let library { return try body(library) }
        // Not FT_Init_FreeType, which reads rendering options from the environment: pixels would depend on it.
        let memory = UnsafeMutablePointer<FT_MemoryRec_>.allocate(capacity: 1)
        // C's heap, but for requests that only a hostile font makes. FreeType reports these as errors.
        memory.initialize(
            to: FT_MemoryRec_(
                user: nil,
                alloc: { _, size in size <= FontLibrary.largestBlock ? malloc(size) : nil },
                free: { _, block in Glibc.free(block) },
                realloc: { _, _, size, block in
                    size <= FontLibrary.largestBlock ? realloc(block, size) : nil
                }
            )
        )
        var started: FT_Library?
        let code = FT_New_Library(memory, &started)
        guard code == 0, let started else { throw .libraryUnavailable(reason: "FreeType's error \(code)") }
        FT_Add_Default_Modules(started)
        library = started
        return try body(started)
    }

    /// Runs `body` with exclusive use of the library, which has been started. Not to be nested.
    func withExclusiveUse<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }

    private static let largestBlock = 64 << 20
}
