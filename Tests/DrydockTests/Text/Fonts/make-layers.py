#!/usr/bin/env python3
"""Makes Layers.ttf: a face in layers of colours. U+1FAE5 is a red square, a half of it in translucent blue, and a bar in the text's
own colour below; x has one colour. Wants fonttools. The file is this package's own."""
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen


def box(left, bottom, right, top):
    pen = TTGlyphPen(None)
    pen.moveTo((left, bottom))
    pen.lineTo((left, top))
    pen.lineTo((right, top))
    pen.lineTo((right, bottom))
    pen.closePath()
    return pen.glyph()


order = [".notdef", "space", "x", "face", "square", "half", "bar"]
builder = FontBuilder(1000, isTTF=True)
builder.setupGlyphOrder(order)
builder.setupCharacterMap({0x20: "space", 0x78: "x", 0x1FAE5: "face"})
builder.setupGlyf(
    {
        ".notdef": box(0, 0, 100, 700),
        "space": TTGlyphPen(None).glyph(),
        "x": box(0, 0, 500, 500),
        "face": box(0, 0, 1000, 800),
        "square": box(0, 0, 800, 800),
        "half": box(400, 0, 800, 800),
        "bar": box(0, -200, 800, -100),
    }
)
builder.setupHorizontalMetrics({name: (1000, 400 if name == "half" else 0) for name in order})
builder.setupHorizontalHeader(ascent=800, descent=-200)
names = {"familyName": "Layers", "styleName": "Regular", "psName": "Layers-Regular", "uniqueFontIdentifier": "Layers"}
builder.setupNameTable(names)
builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, sxHeight=500, sCapHeight=700)
builder.setupPost()
builder.setupCOLR({"face": [("square", 0), ("half", 1), ("bar", 0xFFFF)]}, version=0)
builder.setupCPAL([[(1, 0, 0, 1), (0, 0, 1, 0.5)]])
builder.font["head"].created = builder.font["head"].modified = 0
builder.font.recalcTimestamp = False
builder.save(Path(__file__).with_name("Layers.ttf"))
