internal import DrydockCSDL2
import Glibc

/// The clipboard under X where SDL cannot read it: a program hands large texts over in pieces ("INCR" in the Inter-Client Communication
/// Conventions Manual, 2.7.2), which SDL takes for no text.
///
/// Nothing of X's own events is read: SDL has them. Properties of the window are asked for until they are there.
struct X11Selections {
    private let x11: UnsafePointer<DrydockX11Functions>
    private let display: UnsafeMutableRawPointer
    private let window: UInt

    /// Nil where the window is not X's, or X's library does not load.
    init?(sdl: UnsafePointer<DrydockSDLFunctions>, window: OpaquePointer) {
        var info = DrydockWindowInfo()
        info.major = UInt8(SDL_MAJOR_VERSION)
        info.minor = UInt8(SDL_MINOR_VERSION)
        info.patch = UInt8(SDL_PATCHLEVEL)
        let isKnown = withUnsafeMutablePointer(to: &info) { info in
            sdl.pointee.SDL_GetWindowWMInfo(window, OpaquePointer(info)) == SDL_TRUE
        }
        guard isKnown, info.subsystem == DRYDOCK_SUBSYSTEM_X11, let display = info.display, info.window != 0,
            let library = try? X11Library.load()
        else { return nil }
        x11 = library.functions
        self.display = display
        self.window = info.window
    }

    /// Whether the clipboard's owner has text.
    var hasText: Bool {
        guard let targets = convert(to: "TARGETS") else { return false }
        defer { delete() }
        let text = atom("UTF8_STRING")
        return targets.type == atom("ATOM") && targets.words.contains(text)
    }

    /// The clipboard's text; nil for none, or where its owner does not answer in time.
    var text: String? {
        guard let first = convert(to: "UTF8_STRING") else { return nil }
        if first.type == atom("UTF8_STRING") {
            defer { delete() }
            return String(decoding: first.bytes, as: UTF8.self)
        }
        guard first.type == atom("INCR") else { return nil }
        // Taking the property away asks for the first piece, and each piece's for the next one; an empty one is the end.
        delete()
        var bytes: [UInt8] = []
        while bytes.count < Limit.bytes {
            guard let piece = wait(deleting: true) else { return nil }
            if piece.bytes.isEmpty { return String(decoding: bytes, as: UTF8.self) }
            bytes += piece.bytes
        }
        return nil
    }

    private enum Limit {
        /// Of a text; what is longer is no text to paste.
        static let bytes = 256 << 20
        /// How long an owner may take for an answer or a piece: as long as SDL waits.
        static let seconds = 1.0
        /// Between two looks.
        static let pause = 0.001
    }

    // MARK: - Properties

    private struct Value {
        let type: UInt
        let bytes: [UInt8]

        /// Xlib has words of 32 bits in longs.
        var words: [UInt] {
            bytes.withUnsafeBytes { bytes in
                (0..<bytes.count / MemoryLayout<UInt>.size).map {
                    bytes.loadUnaligned(fromByteOffset: $0 * MemoryLayout<UInt>.size, as: UInt.self)
                }
            }
        }
    }

    private func atom(_ name: String) -> UInt { UInt(x11.pointee.XInternAtom(display, name, 0)) }

    private var property: UInt { atom("DRYDOCK_SELECTION") }

    /// Asks the owner for the clipboard's content, as a type.
    private func convert(to target: String) -> Value? {
        let selection = atom("CLIPBOARD")
        let owner = UInt(x11.pointee.XGetSelectionOwner(display, selection))
        // What this program owns SDL knows, and nobody would answer: windows of one program have numbers that begin alike.
        guard owner != 0, owner >> 18 != window >> 18 else { return nil }
        delete()
        _ = x11.pointee.XConvertSelection(display, selection, atom(target), property, window, 0)
        _ = x11.pointee.XFlush(display)
        return wait(deleting: false)
    }

    private func delete() {
        _ = x11.pointee.XDeleteProperty(display, window, property)
        _ = x11.pointee.XFlush(display)
    }

    /// The property's value once there is one; nil when that takes too long.
    private func wait(deleting: Bool) -> Value? {
        let deadline = MonotonicClock.now() + Limit.seconds
        repeat {
            if let value = read(deleting: deleting) { return value }
            MonotonicClock.sleep(seconds: Limit.pause)
        } while MonotonicClock.now() < deadline
        return nil
    }

    private func read(deleting: Bool) -> Value? {
        var type: UInt = 0
        var format: CInt = 0
        var (count, rest): (UInt, UInt) = (0, 0)
        var data: UnsafeMutablePointer<UInt8>?
        let status = x11.pointee.XGetWindowProperty(
            display,
            window,
            property,
            0,
            Int(CInt.max / 4),
            deleting ? 1 : 0,
            0,
            &type,
            &format,
            &count,
            &rest,
            &data
        )
        defer { if let data { _ = x11.pointee.XFree(data) } }
        guard status == 0, type != 0 else { return nil }
        let size = format == 32 ? MemoryLayout<UInt>.size : Int(format) / 8
        return Value(type: type, bytes: Array(UnsafeBufferPointer(start: data, count: Int(count) * size)))
    }
}

/// X's library, loaded when SDL finds no text on a clipboard that somebody owns.
private enum X11Library {
    static func load() throws(LibraryError) -> FunctionTable<DrydockX11Functions> { try loaded.get() }

    private static let loaded = Result { () throws(LibraryError) in
        try FunctionTable(library: "libX11.so.6", package: "libx11-6", lookUp: drydock_look_up_x11)
    }
}
