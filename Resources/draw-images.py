#!/usr/bin/env python3
"""Draws the images in Images/ at 1x, 2x and 3x from the outlines below. Standard library only.

Usage: python3 Resources/draw-images.py [DIRECTORY]      (default: Images beside this script)

Outlines are in points, y down. Each is filled with the exact area it covers of every pixel; outlines of
one image do not overlap, so that no colour shines through at a common edge.
"""

import math
import os
import struct
import sys
import zlib

CORAL = (0xEC, 0x59, 0x4D)
DEEP_CORAL = (0xC7, 0x41, 0x38)
INK = (0x1E, 0x2A, 0x38)
BLACK = (0, 0, 0)


# Outlines: lists of points.

def cubic(start, control1, control2, end, steps=96):
    """Points of a Bezier curve after its start."""
    points = []
    for step in range(1, steps + 1):
        t = step / steps
        u = 1 - t
        points.append(tuple(
            u**3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t**3 * d
            for a, b, c, d in zip(start, control1, control2, end)))
    return points


def arc(center, radius, start, end, steps=48):
    """Points of a circle's arc between two angles in degrees, clockwise on screen."""
    angles = (math.radians(start + (end - start) * step / steps) for step in range(steps + 1))
    return [(center[0] + radius * math.cos(a), center[1] + radius * math.sin(a)) for a in angles]


def mirrored(points, axis):
    """The outline mirrored at a vertical axis."""
    return [(2 * axis - x, y) for x, y in reversed(points)]


def rounded(points, radii):
    """The polygon with its corners rounded, each by its own radius."""
    result = []
    count = len(points)
    for index, (x, y) in enumerate(points):
        radius = radii[index]
        if radius == 0:
            result.append((x, y))
            continue
        directions = []
        for other in (points[index - 1], points[(index + 1) % count]):
            length = math.hypot(other[0] - x, other[1] - y)
            directions.append(((other[0] - x) / length, (other[1] - y) / length))
        (ax, ay), (bx, by) = directions
        half_angle = math.acos(ax * bx + ay * by) / 2
        reach = radius / math.tan(half_angle)
        # A circle's arc as a curve: the usual handle length for the angle it turns.
        handle = 4 / 3 * math.tan((math.pi - 2 * half_angle) / 4) * radius
        start, end = (x + ax * reach, y + ay * reach), (x + bx * reach, y + by * reach)
        result.append(start)
        result += cubic(start, (start[0] - ax * handle, start[1] - ay * handle),
                        (end[0] - bx * handle, end[1] - by * handle), end)
    return result


def logo():
    """A ship seen from ahead, on a keel block between the steps of a dry dock."""
    middle = 75

    # From the dock's floor one looks up at her: sheer and waterline rise towards the stem.
    def sheer(x):
        return 41 + abs(x - middle) * 0.26

    shoulder, keel = (middle + 46, sheer(middle + 46)), (middle + 11, 114)
    flare = [shoulder] + cubic(shoulder, (middle + 44, 80), (middle + 31, 101), keel)
    # A stripe of paint, cut out at a height of its own at stem and side.
    topsides = [(middle, sheer(middle))] + [point for point in flare if point[1] <= 87] + [(middle, 79)]
    bottom = [(middle, 83.5)] + [point for point in flare if point[1] >= 91] + [(middle, keel[1])]

    # The bridge, a gap above the sheer, with a row of windows.
    gap, half_width, roof = 4, 26, 19
    bridge = rounded([
        (middle - half_width, roof), (middle + half_width, roof),
        (middle + half_width, sheer(middle + half_width) - gap), (middle, sheer(middle) - gap),
        (middle - half_width, sheer(middle - half_width) - gap),
    ], [5, 5, 0, 0, 0])
    windows = []
    for left in (-19, -5, 9):
        x = middle + left
        windows.append(rounded([(x, 25), (x, 31), (x + 10, 31), (x + 10, 25)], [1.5] * 4))
    mast = rounded([(middle - 3, 8), (middle + 3, 8), (middle + 3, roof), (middle - 3, roof)], [3, 3, 0, 0])

    # The dock in section, with three steps a side.
    top, floor, ground = 76, 124, 141
    right = [(middle + 14, 117), (middle + 14, floor)]
    step = (floor - top) / 3
    for index in range(3):
        x = middle + 27 + 13 * index
        right += [(x, floor - index * step), (x, floor - (index + 1) * step)]
    right += [(middle + 68, top), (middle + 68, ground)]
    radii = [0] * 8 + [4, 12]
    dock = rounded(right + mirrored(right, middle), radii + radii[::-1])
    return 150, [
        (INK, [bridge, *windows]),
        (INK, [mast]),
        (CORAL, [mirrored(topsides, middle)]),
        (DEEP_CORAL, [topsides]),
        (CORAL, [mirrored(bottom, middle)]),
        (DEEP_CORAL, [bottom]),
        (INK, [dock]),
    ]


def dismiss():
    """An X with round ends, one outline."""
    middle, reach, half_weight = 8, 5.25 * math.sqrt(2), 0.875
    outline = []
    for direction in (45, 135, 225, 315):
        a = math.radians(direction)
        end = (middle + reach * math.cos(a), middle + reach * math.sin(a))
        outline += arc(end, half_weight, direction - 90, direction + 90)
        a += math.radians(45)
        inner = half_weight * math.sqrt(2)
        outline.append((middle + inner * math.cos(a), middle + inner * math.sin(a)))
    return 16, [(BLACK, [outline])]


# Pixels.

def coverage(outlines, size, scale):
    """How much of each pixel is inside, 0 to 1, row by row; a hole's outline runs the other way round."""
    partly = [[0.0] * size for _ in range(size)]
    # What an edge covers of every pixel from a column on.
    wholly = [[0.0] * (size + 1) for _ in range(size)]
    edges = []
    for outline in outlines:
        points = [(x * scale, y * scale) for x, y in outline]
        edges += zip(points, points[1:] + points[:1])
    for (x0, y0), (x1, y1) in edges:
        if y0 == y1:
            continue
        upper, lower = min(y0, y1), max(y0, y1)
        for row in range(math.floor(upper), math.ceil(lower)):
            top, bottom = max(upper, row), min(lower, row + 1)
            left, right = sorted(x0 + (y - y0) * (x1 - x0) / (y1 - y0) for y in (top, bottom))
            height = (bottom - top) if y1 > y0 else (top - bottom)

            def area_left_of(x):
                """The area between the edge and a vertical line at x, per unit of height."""
                if x <= left:
                    return 0.0
                if x >= right:
                    return x - (left + right) / 2
                return (x - left) ** 2 / (2 * (right - left))

            end = math.ceil(right)
            for column in range(math.floor(left), end):
                partly[row][column] += height * (area_left_of(column + 1) - area_left_of(column))
            wholly[row][end] += height
    result = []
    for row in range(size):
        sum_so_far = 0.0
        values = []
        for column in range(size):
            sum_so_far += wholly[row][column]
            values.append(min(1.0, abs(sum_so_far + partly[row][column])))
        result.append(values)
    return result


def draw(points, shapes, scale):
    """The image's rows of straight RGBA bytes."""
    size = points * scale
    layers = [(color, coverage(outlines, size, scale)) for color, outlines in shapes]
    rows = []
    for row in range(size):
        line = bytearray()
        for column in range(size):
            shares = [(color, layer[row][column]) for color, layer in layers]
            total = sum(share for _, share in shares)
            alpha = math.floor(min(1.0, total) * 255 + 0.5)
            if alpha == 0:
                line += bytes(4)
                continue
            for channel in range(3):
                mean = sum(color[channel] * share for color, share in shares) / total
                line.append(math.floor(mean + 0.5))
            line.append(alpha)
        rows.append(bytes(line))
    return rows


def png(rows, size):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    data = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    directory = sys.argv[1] if len(sys.argv) > 1 else os.path.join(here, "Images")
    for name, image in (("logo", logo), ("dismiss", dismiss)):
        points, shapes = image()
        for scale in (1, 2, 3):
            suffix = "" if scale == 1 else f"@{scale}x"
            with open(os.path.join(directory, name + suffix + ".png"), "wb") as file:
                file.write(png(draw(points, shapes, scale), points * scale))


if __name__ == "__main__":
    main()
