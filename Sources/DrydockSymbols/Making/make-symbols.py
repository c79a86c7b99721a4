#!/usr/bin/env python3
"""Makes Icons/symbols.tsv of drawings.txt and the icons of a wheel of `flask-tabler-icons`, which holds Tabler Icons:

    pip download --no-deps flask-tabler-icons==3.46.0.20260803
    python3 make-symbols.py flask_tabler_icons-3.46.0.20260803-py3-none-any.whl

Names that have the drawing of another become an alias. What is not drawn in full ink is left out."""
import pathlib
import re
import sys
import zipfile

here = pathlib.Path(__file__).resolve().parent
archive = zipfile.ZipFile(sys.argv[1])


def drawings(file):
    text = archive.read(f"flask_tabler_icons/static/tabler_icons/{file}").decode()
    found = {}
    for name, body in re.findall(r'<symbol id="tabler-(?:filled-)?([^"]+)"[^>]*>(.*?)</symbol>', text):
        paths = re.findall(r"<path ([^>]*)/>", body)
        paths = [path for path in paths if "M0 0h24v24H0z" not in path and "opacity" not in path]
        found[name] = "|".join(re.search(r' ?d="([^"]*)"', path).group(1) for path in paths)
    return found


outlines = drawings("tabler-sprite-nostroke.svg")
filled = drawings("tabler-sprite-filled.svg")
lines, made, missing = [], {}, []
for line in (here / "drawings.txt").read_text().splitlines():
    if not line or line.startswith("#"):
        continue
    name, drawing = line.split()
    if drawing.startswith("="):
        paths = drawing[1:].replace("_", " ")
    else:
        paths = filled.get(drawing[2:]) if drawing.startswith("f:") else outlines.get(drawing)
    if paths is None:
        missing.append(line)
    elif drawing in made:
        lines.append(f"{name}\t=\t{made[drawing]}")
    else:
        made[drawing] = name
        # A space before a minus says nothing.
        lines.append(f"{name}\t{'f' if drawing.startswith('f:') else 'o'}\t{paths.replace(' -', '-')}")
header = "# Tabler Icons 3.46.0, MIT License: see LICENSE beside this file. Made by make-symbols.py.\n"
(here.parent / "Icons/symbols.tsv").write_text(header + "\n".join(sorted(lines)) + "\n")
print(f"{len(lines)} names, {len(made)} drawings, missing: {missing}")
