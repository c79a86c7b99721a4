#!/usr/bin/env python3
"""SVG drawn by Drydock beside resvg: how far pixels are apart, and where most.

    pip install numpy pillow resvg-py
    swift build -c release --product drydock-benchmark
    Sources/DrydockBenchmark/Rivals/svg.py .build/release/drydock-benchmark [--keep FOLDER]

The files are the symbols of Sources/DrydockSymbols, whose drawings are the public icons of Tabler, and one for each thing
that icons use. Both draw at 4 pixels to a unit. resvg has 4 x 4 samples of a pixel, Drydock exact
areas: single pixels along edges differ by tens of levels of 255 without a fault of either. Shapes that are missing, misplaced
or of another colour differ over areas: "wrong" counts pixels that are more than 64 levels away from every one of the other
picture's nine around them. Between translucent stops Drydock mixes premultiplied colours, SVG straight ones.
"""

import argparse
import io
import pathlib
import subprocess
import sys
import tempfile

import numpy as np
import resvg_py
from PIL import Image

SCALE = 4
CURVE = "M4 12C4 2 12 2 12 12S20 22 20 12"
STAR = "M12 2L18 21L2 9H22L6 21Z"
STOPS = '<stop offset="0" stop-color="red"/><stop offset=".4" stop-color="#0a0"/><stop offset="1" stop-color="blue" stop-opacity=".3"/>'


def line(attributes):
    return f'<path d="{CURVE}" fill="none" stroke="#234" {attributes}/>'


CASES = {
    "fill-nonzero": f'<path d="{STAR}"/>',
    "fill-evenodd": f'<path d="{STAR}" fill-rule="evenodd"/>',
    "fill-opacity": f'<path d="{STAR}" fill="#c32" fill-opacity=".4"/>',
    "quads": '<path d="M2 12Q7 0 12 12T22 12L12 22Z"/>',
    "arcs": '<path d="M4 12A8 5 30 1 1 20 12A8 5 -30 0 1 4 12Z"/>',
    "relative": '<path d="m3 3h6v6h-6zm9 0l6 3-6 3zm-9 9c3-3 6 3 9 0s6 3 9 0v6h-18z"/>',
    "rect-rounded": '<rect x="3" y="5" width="18" height="13" rx="4" ry="6" fill="#27c"/>',
    "circle": '<circle cx="12" cy="12" r="9.3"/>',
    "ellipse": '<ellipse cx="12" cy="12" rx="10" ry="4.5" transform="rotate(30 12 12)"/>',
    "polygon": '<polygon points="12,2 22,20 2,20" fill="#a3c"/>',
    "polyline": '<polyline points="2,20 8,4 14,20 20,4" fill="none" stroke="#222" stroke-width="1.5"/>',
    **{f"cap-{cap}": line(f'stroke-width="3" stroke-linecap="{cap}"') for cap in ("butt", "round", "square")},
    **{
        f"join-{join}": f'<path d="M4 20L12 5L20 20" fill="none" stroke="#234" stroke-width="4" stroke-linejoin="{join}"/>'
        for join in ("miter", "round", "bevel")
    },
    "miter-limit": '<path d="M4 20L12 5L20 20" fill="none" stroke="#234" stroke-width="4" stroke-miterlimit="1.5"/>',
    "dashes": line('stroke-width="2" stroke-dasharray="3 1.5 1"'),
    "dash-offset": line('stroke-width="2" stroke-dasharray="4" stroke-dashoffset="1.7" stroke-linecap="round"'),
    "hairline": line('stroke-width=".25"'),
    "skewed-stroke": line('stroke-width="3" transform="matrix(1.1 .2 -.5 .6 7 3)"'),
    "linear": f'<linearGradient id="g" x1=".1" y1=".2" x2=".9" y2=".7">{STOPS}</linearGradient><rect width="24" height="24" fill="url(#g)"/>',
    "linear-short": f'<linearGradient id="g" x1=".3" x2=".5">{STOPS}</linearGradient><circle cx="12" cy="12" r="10" fill="url(#g)"/>',
    "radial": f'<radialGradient id="g" cx=".4" cy=".45" r=".5">{STOPS}</radialGradient><rect width="24" height="24" fill="url(#g)"/>',
    "user-space": f'<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="4" y1="4" x2="20" y2="20" gradientTransform="rotate(15)">{STOPS}</linearGradient><path d="{STAR}" fill="url(#g)"/>',
    "clip": f'<clipPath id="c"><path d="{STAR}" clip-rule="evenodd"/></clipPath><rect width="24" height="24" fill="#27c" clip-path="url(#c)"/>',
    "group-opacity": '<g opacity=".5"><circle cx="9" cy="12" r="7" fill="red"/><circle cx="15" cy="12" r="7" fill="blue"/></g>',
    "use": '<defs><path id="p" d="M0 0h5v5h-5z"/></defs><use href="#p" x="3" y="3"/><use href="#p" transform="translate(12 12) rotate(45)" fill="#c32"/>',
    "nested-transforms": f'<g transform="translate(12 12) scale(.6) rotate(20)"><g transform="translate(-12 -12) skewX(20)"><path d="{STAR}"/></g></g>',
}


def document(body, attributes=""):
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" {attributes}>{body}</svg>'


def symbols():
    """The symbols' drawings: outlined ones are lines, two units wide; a third column of paths parted by bars."""
    table = pathlib.Path(__file__).parents[2] / "DrydockSymbols" / "Icons" / "symbols.tsv"
    for number, row in enumerate(table.read_text().splitlines()):
        name, kind, *rest = (row.split("\t") + [""])[:3]
        if kind not in ("o", "f") or not rest[0].startswith(("M", "m")):
            continue
        paths = "".join(f'<path d="{path}"/>' for path in rest[0].split("|"))
        style = 'fill="#000"'
        if kind == "o":
            style = 'fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
        yield f"symbol-{number:04}-{name.replace('/', '_')}", document(f"<g {style}>{paths}</g>")


def premultiplied(image):
    pixels = np.asarray(image.convert("RGBA")).astype(np.float64)
    pixels[..., :3] *= pixels[..., 3:] / 255
    return pixels


def away(a, b):
    """How many pixels of one picture are unlike all nine of the other around them."""
    padded = np.pad(b, ((1, 1), (1, 1), (0, 0)), mode="edge")
    height, width = a.shape[:2]
    nearest = np.full((height, width), 255.0)
    for y in range(3):
        for x in range(3):
            other = padded[y : y + height, x : x + width]
            nearest = np.minimum(nearest, np.abs(a - other).max(axis=2))
    return int((nearest > 64).sum())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("benchmark")
    parser.add_argument("--keep", help="a folder to leave the files and both pictures in")
    parser.add_argument("--worst", type=int, default=12, help="how many pictures to name")
    arguments = parser.parse_args()
    temporary = tempfile.TemporaryDirectory()
    folder = pathlib.Path(arguments.keep or temporary.name)
    files = {name: document(body) for name, body in CASES.items()} | dict(symbols())
    for part in ("svg", "ours", "resvg"):
        (folder / part).mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / "svg" / f"{name}.svg").write_text(text)
    sources = [str(folder / "svg" / f"{name}.svg") for name in files]
    command = [arguments.benchmark, "svg", "--scale", str(SCALE), "--output", str(folder / "ours"), *sources]
    subprocess.run(command, check=True)
    rows = []
    for name, text in files.items():
        png = bytes(resvg_py.svg_to_bytes(svg_string=text, zoom=SCALE))
        (folder / "resvg" / f"{name}.png").write_bytes(png)
        theirs = premultiplied(Image.open(io.BytesIO(png)))
        ours = premultiplied(Image.open(folder / "ours" / f"{name}.png"))
        if ours.shape != theirs.shape:
            sys.exit(f"{name}: {ours.shape} and {theirs.shape} pixels")
        difference = np.abs(ours - theirs).max(axis=2)
        wrong = max(away(ours, theirs), away(theirs, ours))
        rows.append((wrong, difference.mean(), difference.max(), int((difference > 32).sum()), name))
    rows.sort(reverse=True)
    print(f"{len(rows)} pictures; mean difference {np.mean([row[1] for row in rows]):.3f} levels of 255; ", end="")
    print(f"{sum(row[0] > 0 for row in rows)} with wrong pixels")
    print("| picture | wrong | mean | greatest | beyond 32 |\n| --- | --- | --- | --- | --- |")
    for wrong, mean, greatest, beyond, name in rows[: arguments.worst]:
        print(f"| {name} | {wrong} | {mean:.2f} | {greatest:.0f} | {beyond} |")


if __name__ == "__main__":
    main()
