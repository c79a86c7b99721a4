#!/usr/bin/env python3
"""Pictures.ttf: the few characters of Noto Color Emoji (Debian's fonts-noto-color-emoji; SIL Open Font License, as in
Fonts/Faces/LICENSE-Noto.txt) that tests draw, under a name of its own. Wants fonttools."""
import os

from fontTools import subset
from fontTools.ttLib import TTFont

SOURCE = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
TEXT = "😎☎️🧑‍🚀🇯🇵👋👋🏽2️⃣⌛\ufe0e"

os.chdir(os.path.dirname(os.path.abspath(__file__)))
font = TTFont(SOURCE)
options = subset.Options(layout_features=["*"], notdef_outline=True)
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=[ord(character) for character in TEXT])
subsetter.subset(font)
for record in font["name"].names:
    record.string = str(record).replace("NotoColorEmoji", "Pictures").replace("Noto Color Emoji", "Pictures")
font.save("Pictures.ttf")
