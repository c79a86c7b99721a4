#!/usr/bin/env python3
"""Makes Variable.ttf: a face with an axis of weights, whose letter H is a bar from 100 to 500 units wide, and names for three.

Needs fontTools. The file is this package's own: it may be used as all of it may.
"""
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.TupleVariation import TupleVariation


def bar(width):
    pen = TTGlyphPen(None)
    pen.moveTo((50, 0))
    pen.lineTo((50, 700))
    pen.lineTo((50 + width, 700))
    pen.lineTo((50 + width, 0))
    pen.closePath()
    return pen.glyph()


order = [".notdef", "space", "H", "x"]
builder = FontBuilder(1000, isTTF=True)
builder.setupGlyphOrder(order)
builder.setupCharacterMap({0x20: "space", 0x48: "H", 0x78: "x"})
builder.setupGlyf({".notdef": bar(100), "space": TTGlyphPen(None).glyph(), "H": bar(300), "x": bar(100)})
builder.setupHorizontalMetrics({".notdef": (300, 50), "space": (250, 0), "H": (400, 50), "x": (200, 50)})
builder.setupHorizontalHeader(ascent=800, descent=-200)
builder.setupNameTable({"familyName": "Varied", "styleName": "Regular", "psName": "Varied-Regular", "uniqueFontIdentifier": "Varied"})
builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, sxHeight=500, sCapHeight=700, usWeightClass=400)
builder.setupPost()
builder.setupFvar(
    [("wght", 100, 400, 900, "Weight")],
    [
        {"location": {"wght": 100}, "stylename": "Thin", "postscriptfontname": "Varied-Hair"},
        {"location": {"wght": 400}, "stylename": "Regular"},
        {"location": {"wght": 700}, "stylename": "Bold"},
        {"location": {"wght": 900}, "stylename": "Black"},
    ],
)
# Points of the bar, then the four of its metrics, of which the second is the advance.
def wider(by):
    return [(0, 0), (0, 0), (by, 0), (by, 0), (0, 0), (by, 0), (0, 0), (0, 0)]


builder.setupGvar(
    {
        "H": [
            TupleVariation({"wght": (-1.0, -1.0, 0.0)}, wider(-200)),
            TupleVariation({"wght": (0.0, 1.0, 1.0)}, wider(200)),
        ]
    }
)
builder.font["head"].created = builder.font["head"].modified = 0
builder.font.recalcTimestamp = False
builder.save(Path(__file__).with_name("Variable.ttf"))
