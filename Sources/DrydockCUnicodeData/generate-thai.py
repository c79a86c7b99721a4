#!/usr/bin/env python3
"""Writes thai_words.c, the words that lines of Thai end between. Standard library only.

Usage: python3 Sources/DrydockCUnicodeData/generate-thai.py WORDS

WORDS is thaidict.txt of ICU 72.1 (icu4c/source/data/brkitr/dictionaries): a word a line. Another version changes where lines
break, so it is taken on purpose.

The words become the smallest automaton that accepts them, a directed acyclic word graph as Daciuk and others build it from sorted
words ("Incremental Construction of Minimal Acyclic Finite-State Automata", 2000). A node is its edges, one behind the other in the
order of their letters; an edge is a number:

    bits 0 to 6     the letter, less 0xE00
    bit 7           whether it is the last of its node
    bit 8           whether a word ends with it
    bits 9 to 31    where the edges of the next node begin; 0 where no word goes on
"""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
COUNT = 26383


class Node:
    def __init__(self):
        self.edges = []
        self.is_final = False

    def key(self):
        return self.is_final, tuple((letter, id(node)) for letter, node in self.edges)


def read(path):
    words = set()
    with open(path, encoding="utf-8-sig") as file:
        for line in file:
            word = line.split("#")[0].strip()
            if word:
                words.add(word)
    if len(words) != COUNT:
        sys.exit(f"{path} has {len(words)} words, not the {COUNT} of ICU 72.1")
    return sorted(words)


def minimal(words):
    root = Node()
    known = {}
    path = [root]

    def settle(length):
        """Replaces the nodes below a depth by equal ones that are there already."""
        while len(path) > length + 1:
            node = path.pop()
            parent = path[-1]
            parent.edges[-1] = (parent.edges[-1][0], known.setdefault(node.key(), node))

    last = ""
    for word in words:
        common = 0
        while common < min(len(word), len(last)) and word[common] == last[common]:
            common += 1
        settle(common)
        for letter in word[common:]:
            node = Node()
            path[-1].edges.append((letter, node))
            path.append(node)
        path[-1].is_final = True
        last = word
    settle(0)
    return root


def edges(root):
    # Breadth first, so that what is asked most lies together. Place 0 stands for no node.
    places = {id(root): 1}
    order = [root]
    end = 1 + len(root.edges)
    for node in order:
        for _, child in node.edges:
            if child.edges and id(child) not in places:
                places[id(child)] = end
                order.append(child)
                end += len(child.edges)
    numbers = [0]
    for node in order:
        for letter, child in node.edges:
            is_last = letter == node.edges[-1][0]
            place = places.get(id(child), 0)
            numbers.append(ord(letter) - 0xE00 | is_last << 7 | child.is_final << 8 | place << 9)
    return numbers


numbers = edges(minimal(read(sys.argv[1])))
lines = [", ".join(f"0x{number:x}" for number in numbers[start:start + 12]) for start in range(0, len(numbers), 12)]
with open(os.path.join(HERE, "thai_words.c"), "w", encoding="utf-8") as file:
    file.write(
        "// Made by generate-thai.py from ICU's thaidict.txt, version 72.1, whose licence is in LICENSE-Unicode.txt. "
        "Not to be edited.\n"
        '#include "DrydockCUnicodeData.h"\n\n'
        "static const uint32_t edges[] = {\n    " + ",\n    ".join(lines) + ",\n};\n\n"
        "const uint32_t *const drydock_thai_words = edges;\n")
print(f"{len(numbers)} edges, {len(numbers) * 4} bytes")
