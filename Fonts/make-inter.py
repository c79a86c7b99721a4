#!/usr/bin/env python3
"""Makes the Inter faces in Faces: instances of the variable font of Inter 4.1, without axes.

    pip install fonttools==4.68.0 skia-pathops==0.9.2 && pip download --no-deps fontpkg-inter==4.1
    Fonts/make-inter.py fontpkg_inter-4.1-py3-none-any.whl [FOLDER]

The same inputs give the same bytes. An instance is made once and committed, so no library interpolates outlines or
advances while a program runs.

The three cuts stand for San Francisco's optical sizes: Inter for text, InterTitle from 20 points and InterDisplay from
28 points on. San Francisco is lighter than Inter's weights of the same names, so each weight's place on the axis is
where text has as much ink as San Francisco's. That was measured for Semibold (Inter 3.19 has 8.6 % more) and Regular (4 %
more) in pictures that iOS recorded; the other weights follow these two.

Regular, Medium, SemiBold and Bold have every character in the text cut. The other faces have what words are written
with, and leave the rest to these. InterMore has the characters of Inter 3.19 that 4.1 lacks, with INTER_319 set to a
folder with Inter-Regular.otf and Inter-Bold.otf of that release; without it these two files stay as they are.

Italics need no files: they are the upright faces, slanted while they are drawn.
"""

import io
import os
import sys
import zipfile

from fontTools import subset
from fontTools.otlLib.builder import ValueRecord, buildCoverage, buildLookup, buildSinglePos
from fontTools.otlLib.optimize.gpos import compact
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.removeOverlaps import removeOverlaps
from fontTools.ttLib.tables.otTables import ChainContextSubst, Feature, FeatureRecord, SubstLookupRecord
from fontTools.varLib import instancer

# Optical size of each cut.
CUTS = {"Inter": 16, "InterTitle": 23, "InterDisplay": 32}

# Place on the weight axis: text, title, display.
WEIGHTS = {
    "Thin": (102, 102, 103),
    "ExtraLight": (193, 197, 203),
    "Light": (282, 291, 302),
    "Regular": (365, 379, 396),
    "Medium": (451, 468, 488),
    "SemiBold": (538, 555, 573),
    "Bold": (636, 652, 669),
    "ExtraBold": (729, 742, 755),
    "Black": (810, 821, 831),
}
# Added to the advance of letters, in 1/1000 em, half of it on either side. Inter 4 draws some letters narrower or wider than
# 3.19 does, whose proportions lines of San Francisco were found to share: with these, lines are as wide as recorded
# whatever their letters. Measured for "t"; in large cuts for "t" alone.
SPACING = {
    "Inter": {"tťţțŧ": 42, "1": 62, "3": 22, "5": 22, "'": -85, "JĴ": -20, "KĶ": -14, "M": -12, "WŴẀẂẄ": -15, "X": -25},
    "InterTitle": {"tťţțŧ": 28},
    "InterDisplay": {"tťţțŧ": 25},
}
WHOLE = {"Inter-Regular", "Inter-Medium", "Inter-SemiBold", "Inter-Bold"}

# What words of living languages, prices, times and lists are written with.
COMMON = [(0x20, 0x7E), (0xA0, 0x17F), (0x18F, 0x18F), (0x192, 0x192), (0x1A0, 0x1A1), (0x1AF, 0x1B0), (0x1CD, 0x1DC),
          (0x1E6, 0x1E7), (0x218, 0x21B), (0x259, 0x259), (0x2BB, 0x2BC), (0x2C6, 0x2DD), (0x300, 0x304),
          (0x306, 0x30A), (0x30C, 0x30C), (0x323, 0x328), (0x384, 0x3CE), (0x400, 0x45F), (0x490, 0x493),
          (0x49A, 0x49B), (0x4A2, 0x4A3), (0x4AE, 0x4B1), (0x4B6, 0x4B7), (0x4BA, 0x4BB), (0x4D8, 0x4D9),
          (0x4E2, 0x4E3), (0x4E8, 0x4E9), (0x4EE, 0x4EF), (0x1E80, 0x1E85), (0x1E9E, 0x1E9E), (0x1EA0, 0x1EFF),
          (0x2000, 0x206F), (0x2070, 0x208E), (0x20A0, 0x20BF), (0x2113, 0x2122), (0x2150, 0x215E), (0x2190, 0x2193),
          (0x2202, 0x2265), (0x25CF, 0x25CF), (0x2713, 0x2713), (0xF8FF, 0xF8FF)]
FEATURES = ["calt", "case", "ccmp", "dlig", "dnom", "frac", "kern", "locl", "mark", "mkmk", "numr", "ordn", "pnum",
            "salt", "sinf", "subs", "sups", "tnum", "zero", "cpsp",
            *(f"cv{n:02}" for n in range(1, 12)), *(f"ss{n:02}" for n in range(1, 5))]


def options(features):
    options = subset.Options()
    options.layout_features = features
    options.hinting = False
    options.glyph_names = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.recalc_timestamp = False
    options.drop_tables += ["STAT", "gasp", "prep", "DSIG"]
    return options


def common(codes):
    return {code for code in codes if any(first <= code <= last for first, last in COMMON)}


def rename(font, family, style):
    spaced = family.replace("Inter", "Inter ").strip()
    names = {1: f"{spaced} {style}", 2: "Regular", 3: f"Drydock;{family}-{style}", 4: f"{spaced} {style}",
             6: f"{family}-{style}", 16: spaced, 17: style}
    table = font["name"]
    table.names = [record for record in table.names if record.platformID == 3 and record.langID == 0x409]
    for identifier, text in names.items():
        table.setName(text, identifier, 3, 1, 0x409)
    table.names = [record for record in table.names if record.nameID not in (21, 22, 25)]


def decompose_scaled(font):
    """Leaves no component that HarfBuzz would have to multiply in floating point."""
    glyphs, table = font.getGlyphSet(), font["glyf"]
    for name in font.getGlyphOrder():
        glyph = table[name]
        if not glyph.isComposite() or not any(hasattr(part, "transform") for part in glyph.components):
            continue
        record = DecomposingRecordingPen(glyphs)
        glyphs[name].draw(record)
        pen = TTGlyphPen(None)
        record.replay(pen)
        table[name] = pen.glyph()


def plain(font):
    """Leaves one of the contextual forms: the colon between digits stands higher, as San Francisco's does (WWDC 2015, session
    804). Inter also draws arrows for "->", a multiplication sign for "3x4" and raised brackets beside capitals, which San
    Francisco does not."""
    table = font["GSUB"].table
    cmap = font.getBestCmap()
    lookups = next(
        record.Feature.LookupListIndex for record in table.FeatureList.FeatureRecord if record.FeatureTag == "calt"
    )
    contexts = [index for index in lookups if table.LookupList.Lookup[index].LookupType == 6]
    raising = next(
        record.LookupListIndex
        for index in contexts
        for subtable in table.LookupList.Lookup[index].SubTable
        for record in subtable.SubstLookupRecord
        if cmap[0x3A] in getattr(table.LookupList.Lookup[record.LookupListIndex].SubTable[0], "mapping", {})
    )
    digits = {cmap[code] for code in range(0x30, 0x3A)}
    glyphs = font.getReverseGlyphMap()
    rule = ChainContextSubst()
    rule.Format = 3
    rule.BacktrackCoverage = [buildCoverage(digits, glyphs)]
    rule.InputCoverage = [buildCoverage({cmap[0x3A]}, glyphs)]
    rule.LookAheadCoverage = [buildCoverage(digits, glyphs)]
    record = SubstLookupRecord()
    (record.SequenceIndex, record.LookupListIndex) = (0, raising)
    rule.SubstLookupRecord = [record]
    lookup = table.LookupList.Lookup[contexts[0]]
    (lookup.SubTable, lookup.SubTableCount) = ([rule], 1)
    for feature in table.FeatureList.FeatureRecord:
        if feature.FeatureTag == "calt":
            feature.Feature.LookupListIndex = contexts[:1]
            feature.Feature.LookupCount = 1


def space(font, letters):
    """Adds a lookup that moves letters apart, of a feature that shapers apply by themselves."""
    table, names, em = font["GPOS"].table, font.getBestCmap(), font["head"].unitsPerEm
    values = {}
    for group, amount in letters.items():
        for letter in group:
            if ord(letter) in names:
                advance = round(amount * em / 1000)
                values[names[ord(letter)]] = ValueRecord()
                values[names[ord(letter)]].XPlacement = advance // 2
                values[names[ord(letter)]].XAdvance = advance
    lookup = buildLookup(buildSinglePos(values, font.getReverseGlyphMap()))
    table.LookupList.Lookup.append(lookup)
    table.LookupList.LookupCount = len(table.LookupList.Lookup)
    feature = FeatureRecord()
    feature.FeatureTag = "dist"
    feature.Feature = Feature()
    feature.Feature.FeatureParams = None
    feature.Feature.LookupListIndex = [len(table.LookupList.Lookup) - 1]
    feature.Feature.LookupCount = 1
    # Features are in the order of their tags.
    records = table.FeatureList.FeatureRecord
    place = sum(record.FeatureTag < "dist" for record in records)
    records.insert(place, feature)
    table.FeatureList.FeatureCount = len(records)
    for script in table.ScriptList.ScriptRecord:
        systems = [record.LangSys for record in script.Script.LangSysRecord]
        for system in [script.Script.DefaultLangSys, *systems]:
            if system is None:
                continue
            moved = [index + (index >= place) for index in system.FeatureIndex]
            system.FeatureIndex = sorted([*moved, place])
            system.FeatureCount = len(system.FeatureIndex)
            if system.ReqFeatureIndex != 0xFFFF and system.ReqFeatureIndex >= place:
                system.ReqFeatureIndex += 1


def saved(font):
    buffer = io.BytesIO()
    font.recalcTimestamp = False
    font["head"].modified = font["head"].created
    font.save(buffer)
    return buffer


def save(font, path):
    data = saved(font).getvalue()
    with open(path, "wb") as file:
        file.write(data)
    print(f"{os.path.basename(path)}: {len(data)} bytes, {len(font.getGlyphOrder())} glyphs")


def make(data, family, style, optical, weight, codes, folder):
    font = instancer.instantiateVariableFont(
        TTFont(io.BytesIO(data), recalcTimestamp=False),
        {"opsz": optical, "wght": weight},
        overlap=instancer.OverlapMode.KEEP_AND_DONT_SET_FLAGS,
    )
    for table in font["cmap"].tables:
        # A soft hyphen that shows is a hyphen.
        if 0x2010 in table.cmap:
            table.cmap[0xAD] = table.cmap[0x2010]
    font["cmap"].tables = [table for table in font["cmap"].tables if (table.platformID, table.format) == (3, 4)]
    plain(font)
    # "aalt" offers what the other features do; its glyphs are left to the whole faces.
    subsetter = subset.Subsetter(options(FEATURES + ["aalt"] if f"{family}-{style}" in WHOLE else FEATURES))
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    decompose_scaled(font)
    compact(font, 9)
    space(font, SPACING[family])
    font["OS/2"].usWeightClass = 100 + 100 * list(WEIGHTS).index(style)
    rename(font, family, style)
    # Where outlines overlap, edges would cover pixels twice. What is joined are outlines of whole units, as they are saved.
    font = TTFont(saved(font), recalcTimestamp=False)
    removeOverlaps(font)
    save(font, f"{folder}/{family}-{style}.ttf")


def make_more(old, style, known, folder):
    """What the old release alone has, the letters that its marks may stand on, and the marks beside them."""
    font = TTFont(f"{old}/Inter-{style}.otf", recalcTimestamp=False)
    codes = set(font.getBestCmap())
    missing = codes - known
    bases = {code for code in codes
             if 0x41 <= code <= 0x17F or 0x300 <= code <= 0x36F or 0x391 <= code <= 0x3C9 or 0x400 <= code <= 0x45F}
    subsetter = subset.Subsetter(options(["ccmp", "mark", "mkmk"]))
    subsetter.populate(unicodes=missing | bases | {0x20, 0xA0, 0x25CC})
    subsetter.subset(font)
    rename(font, "InterMore", style)
    save(font, f"{folder}/InterMore-{style}.otf")


def main():
    wheel = zipfile.ZipFile(sys.argv[1])
    folder = sys.argv[2] if len(sys.argv) > 2 else os.path.join(os.path.dirname(os.path.abspath(__file__)), "Faces")
    old = os.environ.get("INTER_319")
    data = wheel.read("fontpkg_inter/files/Inter[opsz,wght].ttf")
    every = set(TTFont(io.BytesIO(data)).getBestCmap()) | {0xAD}
    for style, places in WEIGHTS.items():
        for (family, optical), place in zip(CUTS.items(), places):
            codes = every if f"{family}-{style}" in WHOLE else common(every)
            make(data, family, style, optical, place, codes, folder)
    if old:
        for style in ("Regular", "Bold"):
            make_more(old, style, every, folder)


if __name__ == "__main__":
    main()
