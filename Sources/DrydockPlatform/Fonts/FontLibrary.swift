internal import DrydockCSDL2
import Glibc

/// The process's one FreeType library, as SDL_ttf keeps it.
///
/// SDL_ttf and the library behind it hold unguarded global state, so every call into them goes through one lock.
final class FontLibrary: @unchecked Sendable {
    // Unchecked: both variables are used under the lock alone.

    static let shared = FontLibrary()

    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private var isStarted = false

    private init() {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
    }

    /// Starts the library if nobody did so before.
    func start() throws(FontError) {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        guard !isStarted else { return }
        // FreeType reads rendering options from the environment, which would make pixels depend on it.
        unsetenv("FREETYPE_PROPERTIES")
        guard TTF_Init() == 0 else { throw .libraryUnavailable(reason: lastErrorMessage()) }
        isStarted = true
    }

    /// Runs `body` with exclusive use of the library, which has been started. Not to be nested.
    func withExclusiveUse<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body()
    }
}

/// SDL's message for a call that has just failed on this thread. Meaningless after a success.
func lastErrorMessage() -> String {
    guard let message = SDL_GetError() else { return "no reason given" }
    let text = String(cString: message)
    return text.isEmpty ? "no reason given" : text
}
