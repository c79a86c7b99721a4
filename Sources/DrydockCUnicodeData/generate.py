#!/usr/bin/env python3
"""Writes unicode_data.c from Unicode's data files. Standard library only.

Usage: python3 Sources/DrydockCUnicodeData/generate.py [FOLDER]     (default: /usr/share/unicode)

The folder is that of Debian's package unicode-data. The version of every file must be VERSION: a newer one changes where
lines break, so it is taken on purpose, together with the conformance files of the tests.
"""

import os
import re
import sys

VERSION = "15.0.0"
BLOCK = 128
HERE = os.path.dirname(os.path.abspath(__file__))
FOLDER = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode"
SCALARS = 0x110000

# The order is that of the enumerations in Sources/DrydockUnicode/Properties.
LINE = ("AL BA BB B2 BK CB CL CM CP CR EB EM EX GL H2 H3 HL HY ID IN IS JL JT JV LF NL NS NU OP PO PR QU RI SP SY WJ "
        "ZW ZWJ wideOP wideCP unassignedID").split()
GRAPHEME = ("Other CR LF Control Extend ZWJ Regional_Indicator Prepend SpacingMark L V T LV LVT").split()
WORD = ("Other CR LF Newline Extend ZWJ Regional_Indicator Format Katakana Hebrew_Letter ALetter MidLetter MidNum "
        "MidNumLet Numeric ExtendNumLet WSegSpace Single_Quote Double_Quote").split()
BIDI = "L R AL EN ES ET AN CS NSM BN B S WS ON LRE LRO RLE RLO PDF LRI RLI FSI PDI".split()
CATEGORY = ("Cn Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Cs Co").split()
FLAGS = "Extended_Pictographic Emoji Emoji_Presentation Emoji_Modifier Emoji_Modifier_Base".split()


def rows(name, versioned=True):
    """Fields of a file's lines, comments taken off; '@missing' lines come first, as defaults."""
    with open(os.path.join(FOLDER, name), encoding="utf-8") as file:
        lines = file.read().split("\n")
    if versioned and VERSION[:-2] not in "".join(lines[:12]):
        sys.exit(f"{name} is not of Unicode {VERSION}")
    missing = [line[len("# @missing: "):] for line in lines if line.startswith("# @missing: ")]
    for line in missing + lines:
        line = line.split("#")[0].strip()
        if line:
            yield [field.strip() for field in line.split(";")]


def span(field):
    first, _, last = field.partition("..")
    return range(int(first, 16), int(last or first, 16) + 1)


def property_values(name, default, only=None, column=1):
    values = [default] * SCALARS
    for fields in rows(name):
        if only is None or fields[column] == only:
            for scalar in span(fields[0]):
                values[scalar] = fields[column]
    return values


def flag_values(name, only):
    values = [0] * SCALARS
    for fields in rows(name):
        if fields[1] == only and "@" not in fields[0]:
            for scalar in span(fields[0]):
                values[scalar] = 1
    return values


def aliases(kind):
    """Short names of a property's values by long name, and by short name."""
    result = {}
    for fields in rows("PropertyValueAliases.txt"):
        if fields[0] == kind:
            for name in fields[1:]:
                result[name] = fields[1]
    return result


category = property_values("extracted/DerivedGeneralCategory.txt", "Cn")
bidi_names = aliases("bc")
bidi = [bidi_names[value] for value in property_values("extracted/DerivedBidiClass.txt", "L")]
grapheme = property_values("auxiliary/GraphemeBreakProperty.txt", "Other")
word = property_values("auxiliary/WordBreakProperty.txt", "Other")
line = property_values("LineBreak.txt", "XX")
width = property_values("EastAsianWidth.txt", "N")
script_names = aliases("sc")
script = [script_names[value] for value in property_values("Scripts.txt", "Zzzz")]
extensions = [None] * SCALARS
for fields in rows("ScriptExtensions.txt"):
    for scalar in span(fields[0]):
        extensions[scalar] = tuple(fields[1].split())
# The defaults of script extensions are words in angle brackets.
extensions = [None if value is None or value[0].startswith("<") else value for value in extensions]
combining = [int(value) if value.isdigit() else 0
             for value in property_values("extracted/DerivedCombiningClass.txt", "0")]
flags = [flag_values("emoji/emoji-data.txt", name) for name in FLAGS]
ignorable = flag_values("DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")
mirrored = {int(fields[0], 16): int(fields[1], 16) for fields in rows("BidiMirroring.txt")
            if ".." not in fields[0]}
brackets = {int(fields[0], 16): (int(fields[1], 16), fields[2]) for fields in rows("BidiBrackets.txt")
            if ".." not in fields[0]}


def line_class(scalar):
    """Rule LB1, and the sub-classes that rules LB30 and LB30b ask for."""
    value = line[scalar]
    if value == "SA":
        return "CM" if category[scalar] in ("Mn", "Mc") else "AL"
    if value == "ID" and flags[0][scalar] and category[scalar] == "Cn":
        return "unassignedID"
    if value in ("OP", "CP") and width[scalar] in "FWH":
        return "wide" + value
    return {"AI": "AL", "SG": "AL", "XX": "AL", "CJ": "NS"}.get(value, value)


scripts = ["Zyyy", "Zinh", "Zzzz"]
scripts += sorted(set(script) - set(scripts))
sets = [()] + sorted({value for value in extensions if value})


def record(scalar):
    """Packed as ScalarProperties reads it."""
    bracket = brackets.get(scalar)
    fields = [
        (LINE.index(line_class(scalar)), 6),
        (GRAPHEME.index(grapheme[scalar]), 4),
        (WORD.index(word[scalar]), 5),
        (BIDI.index(bidi[scalar]), 5),
        (0 if bracket is None else "oc".index(bracket[1]) + 1, 2),
        (CATEGORY.index(category[scalar]), 5),
        (scripts.index(script[scalar]), 8),
        (sets.index(extensions[scalar] or ()), 8),
        (combining[scalar], 8),
        (sum(flags[index][scalar] << index for index in range(len(FLAGS))), 5),
        (ignorable[scalar], 1),
        (1 if scalar in mirrored else 0, 1),
    ]
    packed = shift = 0
    for value, bits in fields:
        assert value < 1 << bits, (hex(scalar), value, bits)
        packed |= value << shift
        shift += bits
    return packed


records = {}
blocks = {}
stages = []
for start in range(0, SCALARS, BLOCK):
    block = tuple(records.setdefault(record(scalar), len(records)) for scalar in range(start, start + BLOCK))
    stages.append(blocks.setdefault(block, len(blocks)))
assert len(records) < 0x10000 and len(blocks) < 0x10000


def array(kind, name, values, form="{}"):
    text = f"static const {kind} {name}[{len(values)}] = {{\n"
    row = ""
    for value in values:
        item = form.format(value) + ","
        if len(row) + len(item) > 118:
            text += row + "\n"
            row = ""
        row += item
    return text + row + "\n};\n\n"


def tag(name):
    return int.from_bytes(name.encode("ascii"), "big")


pairs = sorted((scalar, other, 0) for scalar, other in mirrored.items())
# Canonically equivalent brackets pair with each other (UAX #9, BD16), so all are known by one form.
decomposed = {}
for fields in rows("UnicodeData.txt", versioned=False):
    if int(fields[0], 16) in brackets and fields[5] and not fields[5].startswith("<"):
        decomposed[int(fields[0], 16)] = int(fields[5], 16)
identities = sorted(
    (scalar, decomposed.get(scalar if kind == "o" else other, scalar if kind == "o" else other))
    for scalar, (other, kind) in brackets.items())
set_members = [scripts.index(script_names[name]) for members in sets for name in members]
set_starts = [0]
for members in sets:
    set_starts.append(set_starts[-1] + len(members))

source = f"""// Made by generate.py from Unicode's data files, version {VERSION}, whose licence is in LICENSE-Unicode.txt. Not to be edited.
#include "DrydockCUnicodeData.h"

"""
source += array("uint16_t", "blocks", stages)
source += array("uint16_t", "cells", [cell for block in blocks for cell in block])
source += array("uint64_t", "records", list(records), "0x{:x}")
source += array("uint32_t", "scripts", [tag(name) for name in scripts], "0x{:x}")
source += array("uint8_t", "set_members", set_members)
source += array("uint16_t", "set_starts", set_starts)
source += array("uint32_t", "mirrored", [scalar for row in pairs for scalar in row[:2]], "0x{:x}")
source += array("uint32_t", "brackets", [scalar for row in identities for scalar in row], "0x{:x}")
source += f"""const struct DrydockUnicodeData drydock_unicode_data = {{
    blocks, cells, records, scripts, set_members, set_starts, mirrored, brackets,
    {len(scripts)}, {len(sets)}, {len(pairs)}, {len(identities)},
}};
"""
with open(os.path.join(HERE, "unicode_data.c"), "w", encoding="utf-8") as file:
    file.write(source)
print(f"{len(records)} records, {len(blocks)} blocks, {len(scripts)} scripts, {len(sets) - 1} sets of scripts")
print("scripts:", " ".join(scripts))
