#pragma once

#include <stdint.h>

// Unicode's properties as static data: nothing is decoded at start, and pages that are not asked for are not read.
// The arrays have no lengths in their types, which Swift would see as tuples of as many elements.

/// Tables that generate.py writes.
struct DrydockUnicodeData {
    /// For each 128 code points the number of their block.
    const uint16_t *_Nonnull blocks;
    /// For each code point of each block the number of its record.
    const uint16_t *_Nonnull cells;
    /// The distinct combinations of properties, packed.
    const uint64_t *_Nonnull records;
    /// The four letters of each script in ISO 15924, the first in the highest byte.
    const uint32_t *_Nonnull scripts;
    /// The sets of scripts, one behind the other, and where each begins among them.
    const uint8_t *_Nonnull set_members;
    const uint16_t *_Nonnull set_starts;
    /// Pairs of a code point and its mirrored one, in ascending order.
    const uint32_t *_Nonnull mirrored;
    /// Pairs of a bracket and what it and its counterpart have in common, in ascending order.
    const uint32_t *_Nonnull brackets;
    int32_t script_count;
    int32_t set_count;
    int32_t mirrored_count;
    int32_t bracket_count;
};

extern const struct DrydockUnicodeData drydock_unicode_data;

/// The words of Thai as the edges of an automaton, which generate-thai.py writes and describes. The first node begins at 1.
extern const uint32_t *_Nonnull const drydock_thai_words;

/// The packed properties of a code point; what lies beyond the last one has those of an unassigned one.
static inline uint64_t drydock_unicode_record(uint32_t scalar) {
    if (scalar > 0x10FFFF) scalar = 0x10FFFF;
    uint32_t block = drydock_unicode_data.blocks[scalar >> 7];
    return drydock_unicode_data.records[drydock_unicode_data.cells[block << 7 | (scalar & 127)]];
}

/// The code point at an offset of text in UTF-16. A surrogate without its counterpart stands for itself.
static inline uint32_t drydock_unicode_scalar(const uint16_t *_Nonnull text, intptr_t count, intptr_t offset) {
    uint32_t unit = text[offset];
    if ((unit & 0xFC00) != 0xD800 || offset + 1 >= count) return unit;
    uint32_t next = text[offset + 1];
    if ((next & 0xFC00) != 0xDC00) return unit;
    return 0x10000 + ((unit - 0xD800) << 10) + (next - 0xDC00);
}

/// The value beside a code point in pairs in ascending order; the code point itself where there is none.
static inline uint32_t drydock_unicode_pair(const uint32_t *_Nonnull pairs, int32_t count, uint32_t scalar) {
    int32_t low = 0, high = count;
    while (low < high) {
        int32_t middle = (low + high) / 2;
        if (pairs[2 * middle] < scalar) low = middle + 1; else high = middle;
    }
    return low < count && pairs[2 * low] == scalar ? pairs[2 * low + 1] : scalar;
}
