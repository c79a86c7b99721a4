import Dispatch
import Drydock
import Glibc
import Synchronization
import Testing

/// A program of an X server's that owns the clipboard and hands its text over in pieces, as programs do with large ones ("INCR" in the
/// Inter-Client Communication Conventions Manual, 2.7.2).
nonisolated final class PiecewiseClipboard: Sendable {
    private let isOver = Mutex(false)
    private let hasEnded = DispatchSemaphore(value: 0)
    /// Pieces that were handed over, the empty one at the end among them.
    private let pieces = Mutex(0)

    /// Owns the clipboard when it returns.
    init(_ text: String, piece: Int, display name: String) throws {
        let x11 = try X11()
        let display = try #require(x11.open(name), "the display does not open")
        let window = x11.createWindow(display, x11.rootWindow(display), 0, 0, 1, 1, 0, 0, 0)
        let owner = Owner(x11: x11, display: display, window: window, text: Array(text.utf8), piece: piece)
        owner.begin()
        let loop: @Sendable () -> Void = { [self] in
            while !isOver.withLock({ $0 }) {
                pieces.withLock { $0 += owner.answer() }
                usleep(1_000)
            }
            owner.end()
            hasEnded.signal()
        }
        Thread.detachNewThread(loop)
    }

    var handedPieces: Int { pieces.withLock { $0 } }

    /// Returns when nothing asks the server any more: Xlib ends the process of who is connected to one that goes away.
    func stop() {
        isOver.withLock { $0 = true }
        hasEnded.wait()
    }
}

/// What the owner does, on one thread after the other.
private nonisolated final class Owner: @unchecked Sendable {
    private let x11: X11
    private let display: UnsafeMutableRawPointer
    private let window: UInt
    private let text: [UInt8]
    private let piece: Int
    /// Who gets the text, and how much of it has been handed over.
    private var transfer: (window: UInt, property: UInt, sent: Int)?

    init(x11: X11, display: UnsafeMutableRawPointer, window: UInt, text: [UInt8], piece: Int) {
        (self.x11, self.display, self.window, self.text, self.piece) = (x11, display, window, text, piece)
    }

    private func atom(_ name: String) -> UInt { x11.atom(display, name, 0) }

    func begin() {
        _ = x11.setOwner(display, atom("CLIPBOARD"), window, 0)
        _ = x11.sync(display, 0)
    }

    func end() { _ = x11.close(display) }

    /// - Returns: how many pieces were handed over.
    func answer() -> Int {
        var count = 0
        while x11.pending(display) > 0 {
            // An event is 24 words; the first has its type, the others in the order of Xlib's structures.
            var event = [UInt](repeating: 0, count: 24)
            _ = x11.next(display, &event)
            switch UInt32(truncatingIfNeeded: event[0]) {
            case 30: request(event)
            case 28: count += propertyDidChange(event)
            default: break
            }
        }
        return count
    }

    private func request(_ event: [UInt]) {
        let (requestor, target) = (event[5], event[7])
        var property = event[8]
        switch target {
        case atom("TARGETS"): change(requestor, property, 4, 32, [atom("TARGETS"), atom("UTF8_STRING")])
        case atom("UTF8_STRING"):
            _ = x11.select(display, requestor, 1 << 22)
            change(requestor, property, atom("INCR"), 32, [UInt(text.count)])
            transfer = (requestor, property, 0)
        default: property = 0
        }
        var reply = [UInt](repeating: 0, count: 24)
        reply.replaceSubrange(4..<9, with: [requestor, event[6], target, property, event[9]])
        reply[0] = 31
        _ = x11.send(display, requestor, 0, 0, &reply)
        _ = x11.sync(display, 0)
    }

    private func propertyDidChange(_ event: [UInt]) -> Int {
        guard let transfer, event[4] == transfer.window, event[5] == transfer.property,
            UInt32(truncatingIfNeeded: event[7]) == 1
        else { return 0 }
        let next = text[transfer.sent...].prefix(piece)
        _ = next.withUnsafeBytes {
            x11.change(
                display,
                transfer.window,
                transfer.property,
                atom("UTF8_STRING"),
                8,
                0,
                $0.baseAddress,
                CInt(next.count)
            )
        }
        _ = x11.sync(display, 0)
        self.transfer = next.isEmpty ? nil : (transfer.window, transfer.property, transfer.sent + next.count)
        return 1
    }

    private func change(_ window: UInt, _ property: UInt, _ type: UInt, _ format: CInt, _ words: [UInt]) {
        _ = words.withUnsafeBytes {
            x11.change(display, window, property, type, format, 0, $0.baseAddress, CInt(words.count))
        }
    }
}

/// The functions of Xlib that an owner calls.
private nonisolated struct X11 {
    typealias Display = UnsafeMutableRawPointer

    let open: @convention(c) (UnsafePointer<CChar>?) -> Display?
    let close: @convention(c) (Display) -> CInt
    let rootWindow: @convention(c) (Display) -> UInt
    let createWindow:
        @convention(c) (Display, UInt, CInt, CInt, CUnsignedInt, CUnsignedInt, CUnsignedInt, UInt, UInt) ->
            UInt
    let atom: @convention(c) (Display, UnsafePointer<CChar>, CInt) -> UInt
    let setOwner: @convention(c) (Display, UInt, UInt, UInt) -> CInt
    let select: @convention(c) (Display, UInt, Int) -> CInt
    let pending: @convention(c) (Display) -> CInt
    let next: @convention(c) (Display, UnsafeMutablePointer<UInt>) -> CInt
    let change: @convention(c) (Display, UInt, UInt, UInt, CInt, CInt, UnsafeRawPointer?, CInt) -> CInt
    let send: @convention(c) (Display, UInt, CInt, Int, UnsafeMutablePointer<UInt>) -> CInt
    let sync: @convention(c) (Display, CInt) -> CInt

    init() throws {
        let library = try #require(dlopen("libX11.so.6", RTLD_NOW | RTLD_LOCAL), "libX11 does not load")
        func function<Function>(_ name: String) throws -> Function {
            unsafeBitCast(try #require(dlsym(library, name), "libX11 has no \(name)"), to: Function.self)
        }
        open = try function("XOpenDisplay")
        close = try function("XCloseDisplay")
        rootWindow = try function("XDefaultRootWindow")
        createWindow = try function("XCreateSimpleWindow")
        atom = try function("XInternAtom")
        setOwner = try function("XSetSelectionOwner")
        select = try function("XSelectInput")
        pending = try function("XPending")
        next = try function("XNextEvent")
        change = try function("XChangeProperty")
        send = try function("XSendEvent")
        sync = try function("XSync")
    }
}
