#!/usr/bin/env python3
"""edges.txt: where HarfBuzz's own tool puts the characters of texts in the bundled faces. Wants hb-shape (Debian's
libharfbuzz-bin). A line has the face, the text, and for each cluster its first UTF-16 unit and its start, in font units from
the text's leading edge, the end last."""
import os
import re
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
FACES = os.path.join(HERE, "../../../../Fonts/Faces")
TEXTS = {
    "texgyreheros-regular.otf": ["AVATAR To Yo. fi ffl", "Ångström e\u0301a\u0323\u0302", "Łódź žluťoučký"],
    "Inter-Regular.ttf": ["Όλοι οι άνθρωποι γεννιούνται", "Все люди рождаются свободными", "Ѳедоръ йод"],
    "NotoSansArabic-Regular.ttf": [
        "يولد جميع الناس أحرارًا", "لا إله إلا الله", "بِسْمِ اللّٰهِ الرَّحْمٰنِ", "ہندوستان میں اردو",
    ],
    "NotoSansHebrew-Regular.ttf": ["כל בני האדם נולדו", "בְּרֵאשִׁית בָּרָא אֱלֹהִים", "שָׁלוֹם"],
    "NotoSansDevanagari-Regular.ttf": [
        "सभी मनुष्यों को गौरव", "क्षत्रिय स्वतन्त्रता", "र्कि द्ध्र्य ट्ठ", "हिन्दी मराठी", "क्\u200dष",
    ],
    "NotoSansThai-Regular.ttf": ["มนุษย์ทั้งหลายเกิดมา", "ก่ำ น้ำ ปี่ ที่", "กรุงเทพมหานคร"],
}


def edges(face, text):
    line = subprocess.run(
        ["hb-shape", "--no-glyph-names", os.path.join(FACES, face), text], capture_output=True, text=True, check=True
    ).stdout
    widths = {}
    for cluster, advance in re.findall(r"=(\d+)(?:@-?\d+,-?\d+)?\+(-?\d+)", line):
        widths[int(cluster)] = widths.get(int(cluster), 0) + int(advance)
    found, pen = [], 0
    for cluster in sorted(widths):
        found.append((len(text[:cluster].encode("utf-16-le")) // 2, pen))
        pen += widths[cluster]
    return found + [(len(text.encode("utf-16-le")) // 2, pen)]


with open(os.path.join(HERE, "edges.txt"), "w") as file:
    for face, texts in TEXTS.items():
        for text in texts:
            places = " ".join(f"{unit}:{pen}" for unit, pen in edges(face, text))
            file.write(f"{face}\t{text}\t{places}\n")
