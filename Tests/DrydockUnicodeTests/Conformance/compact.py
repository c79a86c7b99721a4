#!/usr/bin/env python3
"""Writes Unicode's conformance files beside itself, without comments and names, compressed. Standard library only.

Usage: python3 Tests/DrydockUnicodeTests/Conformance/compact.py [FOLDER]     (default: /usr/share/unicode)

Every case of the files is kept:

- breaks: one line for each case, code points in hexadecimal, "/" where the text may be cut;
- BidiTest: three lines, one for each direction (automatic, left to right, right to left), with the levels of all
  sequences of one to four classes, in the order of itertools.product, that have a paragraph separator at their end only;
  then the longer sequences, a letter for each class in the order of CLASSES, the number of the direction, levels;
  then the order of each list of levels;
- BidiCharacterTest: code points, direction, level of the paragraph, levels, order; separated by semicolons.
"""

import gzip
import itertools
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
FOLDER = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode"
CLASSES = "L R AL EN ES ET AN CS NSM BN B S WS ON LRE LRO RLE RLO PDF LRI RLI FSI PDI".split()


def lines(name):
    with open(os.path.join(FOLDER, name), encoding="utf-8") as file:
        for line in file:
            line = line.split("#")[0].strip()
            if line:
                yield line


def write(name, rows):
    with open(os.path.join(HERE, name + ".gz"), "wb") as raw:
        with gzip.GzipFile("", "wb", 9, raw, 0) as file:
            file.write(("\n".join(rows) + "\n").encode("ascii"))


for name in ("LineBreakTest", "GraphemeBreakTest", "WordBreakTest"):
    write(name, (line.replace("÷", "/").replace("×", " ").replace(" ", "\t").replace("\t\t\t", " ")
                 .replace("\t", "") for line in lines(f"auxiliary/{name}.txt")))

results = {}
orders = {}
levels = ""
for line in lines("BidiTest.txt"):
    if line.startswith("@Levels:"):
        levels = line[len("@Levels:"):].strip()
    elif line.startswith("@Reorder:"):
        order = line[len("@Reorder:"):].strip()
        assert orders.setdefault(levels, order) == order
    else:
        names, directions = line.split(";")
        sequence = tuple(CLASSES.index(name) for name in names.split())
        for direction in range(3):
            if int(directions, 16) >> direction & 1:
                results[sequence, direction] = levels
short = [sequence for length in range(1, 5) for sequence in itertools.product(range(len(CLASSES)), repeat=length)
         if 10 not in sequence[:-1]]
rows = ["".join(results.pop((sequence, direction)) for sequence in short).replace(" ", "") for direction in range(3)]
rows += ["".join(chr(ord("a") + number) for number in sequence) + f";{direction};{levels}"
         for (sequence, direction), levels in sorted(results.items())]
rows += [f"{levels};{order}" for levels, order in sorted(orders.items())]
write("BidiTest", rows)
write("BidiCharacterTest", lines("BidiCharacterTest.txt"))
