#!/usr/bin/env python3
"""Golden tests beside those of others, in one interleaved run: milliseconds for each picture, and ratios.

    pip install pillow pixelmatch playwright        # Chromium is the system's: /usr/bin/chromium
    swift build -c release --product drydock-benchmark
    Sources/DrydockBenchmark/Rivals/goldens.py .build/release/drydock-benchmark

Whole tests: a card of 390 x 200 points at 2x (an image, six labels, two buttons) as a page of Chromium, driven by
Playwright, its screenshot compared exactly by Pillow. Comparing alone: references read from the same PNG files, actual
pictures as each has them once they are drawn, for Pillow, pixelmatch in Python, and in Node.js the comparator of Playwright's
toHaveScreenshot.
"""

import base64
import io
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

import playwright
from PIL import Image, ImageChops
from pixelmatch.contrib.PIL import pixelmatch
from playwright.sync_api import sync_playwright

ROUNDS = 5
CARDS = 60


def ours(benchmark, folder):
    """Whole tests of cards, and what is left of verifying without drawing."""
    command = [benchmark, "goldens", "--runs", "1", "--json", "--pictures", folder]
    lines = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    each = {(line["subject"], line["part"]): line["millisecondsEach"] for line in lines}
    compared = {name: each[name, "verified"] - each[name, "drawn"] for name in ("cards", "screens")}
    return each["cards", "verified"], compared


def milliseconds(count, body, *arguments):
    start = time.perf_counter()
    body(*arguments)
    return (time.perf_counter() - start) * 1000 / count


def pillow(pairs):
    for path, actual in pairs:
        with Image.open(path) as reference:
            assert ImageChops.difference(reference.convert("RGBA"), actual).getbbox(alpha_only=False) is None


def pixels(pairs):
    for path, actual in pairs:
        with Image.open(path) as reference:
            assert pixelmatch(reference.convert("RGBA"), actual, threshold=0) == 0


NODE = """
const { utils } = require(process.argv[1]), fs = require('fs'), paths = process.argv.slice(2);
const compare = utils.getComparator('image/png'), actual = paths.map(path => fs.readFileSync(path));
const start = performance.now();
paths.forEach((path, index) => {
    if (compare(actual[index], fs.readFileSync(path), { threshold: 0 })) process.exit(1);
});
console.log((performance.now() - start) / paths.length);
"""


def comparator(pairs):
    driver = pathlib.Path(playwright.__file__).parent / "driver"
    command = [driver / "node", "-e", NODE, driver / "package/lib/coreBundle.js", *(path for path, _ in pairs)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


PAGE = """<body style="margin:0;font-family:Inter,sans-serif"><div id=card style="width:358px;height:168px;padding:16px;
border-radius:16px;background:#f2f2f7"><div style="display:flex;gap:8px;align-items:center"><img src="{image}"
style="width:56px;height:56px;border-radius:28px"><div><b>Person {n}</b><div>person{n}@example.com</div><small>{n} minutes
ago</small></div></div><p>Number {n} has written something that is long enough to need a second line of the card.</p><div
style="display:flex;justify-content:space-between"><small>{n} likes</small><small>{n} answers</small><button>Answer</button>
<button>Share</button></div></div>"""


class Chromium:
    """Cards in one page, one after the other, and what they looked like the first time."""

    def __init__(self, browser):
        data = io.BytesIO()
        Image.radial_gradient("L").resize((300, 300)).save(data, "PNG")
        image = "data:image/png;base64," + base64.b64encode(data.getvalue()).decode()
        self.cards = [PAGE.replace("{image}", image).replace("{n}", str(index)) for index in range(CARDS)]
        self.page = browser.new_page(device_scale_factor=2, viewport={"width": 390, "height": 200})
        self.references = [self.shoot(card) for card in self.cards]

    def shoot(self, card):
        self.page.set_content(card)
        return self.page.locator("#card").screenshot()

    def verify(self):
        for card, reference in zip(self.cards, self.references):
            pair = [Image.open(io.BytesIO(data)).convert("RGBA") for data in (reference, self.shoot(card))]
            assert ImageChops.difference(*pair).getbbox(alpha_only=False) is None


def main():
    benchmark = sys.argv[1]
    rows = {}

    def note(what, who, value):
        rows.setdefault(what, {}).setdefault(who, []).append(value)

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])
        chromium = Chromium(browser)
        for _ in range(ROUNDS):
            whole, compared = ours(benchmark, folder)
            note("cards, whole tests", "Drydock", whole)
            note("cards, whole tests", "Chromium", milliseconds(CARDS, chromium.verify))
            for subject, count in (("cards", 60), ("screens", 12)):
                paths = [f"{folder}/{subject}-{index}.png" for index in range(count)]
                pairs = [(path, Image.open(path).convert("RGBA")) for path in paths]
                what = f"{subject}, compared"
                note(what, "Drydock", compared[subject])
                note(what, "Pillow", milliseconds(count, pillow, pairs))
                note(what, "Playwright", comparator(pairs))
                note(what, "pixelmatch", milliseconds(count, pixels, pairs))
        browser.close()
    for what, values in rows.items():
        ours_median = statistics.median(values["Drydock"])
        for who, times in values.items():
            median = statistics.median(times)
            print(f"{what:20}{who:12}{median:10.2f} ms {median / ours_median:8.1f} x")


if __name__ == "__main__":
    main()
