extension PNGDeflater {
    /// How hard the matcher tries. Measured on screens with text and on blurred ones; see `drydock-benchmark png`.
    private enum Constant {
        /// A match this long ends the search for a better one.
        static let goodLength = 32
        /// Shorter matches than this cost more than the literals they replace, unless their distance is one pixel.
        static let shortestDistant = 6
        /// How much longer a distant match has to be, for the extra bits of its distance.
        static let distanceCost = 3
        /// Earlier places of the same hash that are looked at.
        static let candidates = 4
        /// Bytes that are hashed.
        static let hashedBytes = 6
    }

    /// Turns the row at `position` into tokens.
    ///
    /// At each place it takes the longest of three kinds of match: the run that repeats the pixel before (found in
    /// one go however long, which is what makes flat areas cheap), the run that repeats the last plain row, and
    /// earlier places of the same hash, newest first. Matches end with their row.
    func tokenizePlainRow() {
        // Indexed by positions of the stream.
        let bytes = UnsafeRawPointer(window) - windowStart
        let pixel = bytesPerPixel
        let end = position &+ rowLength
        var place = position
        // The first pixel of the stream has nothing before it.
        while place < min(1 &+ pixel, end) {
            appendLiteral(bytes.load(fromByteOffset: place, as: UInt8.self))
            place &+= 1
        }
        let above = distanceToPlainRow
        while place < end {
            let limit = end &- place
            var distance = pixel
            var length = Self.commonLength(bytes + place, bytes + (place &- pixel), limit: limit)
            if above > 0, length < Constant.goodLength {
                let other = Self.commonLength(bytes + place, bytes + (place &- above), limit: limit)
                if other >= Constant.shortestDistant, other > length &+ Constant.distanceCost {
                    length = other
                    distance = above
                }
            }
            if length < Constant.goodLength, limit >= 8 {
                var candidate = remember(place, in: bytes)
                var tries = Constant.candidates
                while candidate >= 0, place &- candidate <= PNGDeflateSymbols.windowSize, tries > 0 {
                    let other = Self.commonLength(bytes + place, bytes + candidate, limit: limit)
                    if other >= Constant.shortestDistant, other > length &+ Constant.distanceCost {
                        length = other
                        distance = place &- candidate
                        if length >= Constant.goodLength { break }
                    }
                    candidate = Int(older[candidate & (PNGDeflateSymbols.windowSize - 1)])
                    tries &-= 1
                }
            }
            if length < 3 {
                appendLiteral(bytes.load(fromByteOffset: place, as: UInt8.self))
                place &+= 1
                continue
            }
            appendRun(at: window + (place &- windowStart), length: length, distance: distance)
            place &+= length
        }
    }

    /// Turns a filtered row at `position` into tokens: runs of one byte, mostly zero, runs of one pixel, and
    /// literals. Earlier places are not searched: numbers this small cost less than the distance of a match does.
    func tokenizePredictedRow() {
        let bytes = UnsafeRawPointer(window) - windowStart
        let pixel = bytesPerPixel
        let end = position &+ rowLength
        var place = position
        while place < end {
            let limit = end &- place
            var distance = 1
            var length = Self.commonLength(bytes + place, bytes + (place &- 1), limit: limit)
            if length < 3 {
                distance = pixel
                length = Self.commonLength(bytes + place, bytes + (place &- pixel), limit: limit)
                if length < Constant.shortestDistant {
                    appendLiteral(bytes.load(fromByteOffset: place, as: UInt8.self))
                    place &+= 1
                    continue
                }
            }
            appendRun(at: window + (place &- windowStart), length: length, distance: distance)
            place &+= length
        }
    }

    /// The distance to the same place of the last plain row, or 0 when it has left the window.
    private var distanceToPlainRow: Int {
        guard let lastPlainRow else { return 0 }
        let distance = position - lastPlainRow
        return distance <= PNGDeflateSymbols.windowSize ? distance : 0
    }

    /// Enters a place under the hash of its bytes and returns the last place entered there, or −1.
    @inline(__always)
    private func remember(_ place: Int, in bytes: UnsafeRawPointer) -> Int {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        let key = word &<< UInt64(64 &- 8 &* Constant.hashedBytes)
        let hash = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 &- Self.hashBits))
        let last = newest[hash]
        older[place & (PNGDeflateSymbols.windowSize - 1)] = last
        newest[hash] = Int32(truncatingIfNeeded: place)
        return Int(last)
    }

    /// How many bytes, up to `limit`, are the same at both places. Reads up to seven bytes more.
    @inline(__always)
    private static func commonLength(
        _ first: UnsafeRawPointer,
        _ second: UnsafeRawPointer,
        limit: Int
    ) -> Int {
        var length = 0
        while length < limit {
            let difference = UInt64(
                littleEndian: first.loadUnaligned(fromByteOffset: length, as: UInt64.self)
                    ^ second.loadUnaligned(fromByteOffset: length, as: UInt64.self)
            )
            if difference != 0 {
                return min(length &+ difference.trailingZeroBitCount &>> 3, limit)
            }
            length &+= 8
        }
        return limit
    }
}
