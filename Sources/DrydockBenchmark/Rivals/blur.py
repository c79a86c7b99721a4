#!/usr/bin/env python3
"""Box blur side by side with OpenCV and Pillow on the same pixels: OpenCV's bytes must be equal, Pillow rounds twice and
differs by a level here and there. Times are printed with their ratios.

    python3 -m venv venv && venv/bin/pip install opencv-python-headless pillow
    swift build -c release --product drydock-benchmark
    venv/bin/python Sources/DrydockBenchmark/Rivals/blur.py .build/release/drydock-benchmark

From radius 126 on OpenCV itself is a level off in a few bytes of a million.
"""

import pathlib
import subprocess
import sys
import tempfile
import time

import cv2
import numpy
import PIL
from PIL import Image, ImageFilter

WIDTH, HEIGHT, ROUNDS = 1170, 2532, 5


def opencv(pixels, radius):
    result = numpy.empty_like(pixels)
    side = 2 * radius + 1
    times = []
    for _ in range(15):
        start = time.perf_counter()
        cv2.blur(pixels, (side, side), dst=result, borderType=cv2.BORDER_REPLICATE)
        times.append((time.perf_counter() - start) * 1000)
    return result, sorted(times)[len(times) // 2]


def pillow(pixels, radius):
    image = Image.fromarray(pixels)
    start = time.perf_counter()
    image.filter(ImageFilter.BoxBlur(radius))
    return (time.perf_counter() - start) * 1000


def ours(program, folder, pixels, radius):
    source, target = folder / "in.rgba", folder / "out.rgba"
    source.write_bytes(pixels.tobytes())
    command = [program, "kernels", "blur", "--radius", str(radius), "--input", str(source)]
    command += ["--width", str(WIDTH), "--height", str(HEIGHT), "--output", str(target)]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    result = numpy.frombuffer(target.read_bytes(), numpy.uint8).reshape(pixels.shape)
    return result, float(output)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    cv2.setNumThreads(1)
    pixels = numpy.random.default_rng(1).integers(0, 256, (HEIGHT, WIDTH, 4), numpy.uint8)
    print("OpenCV", cv2.__version__, "and Pillow", PIL.__version__, "one thread each; medians in ms")
    print("radius  drydock  opencv  ratio  bytes    pillow  ratio")
    with tempfile.TemporaryDirectory() as name:
        for radius in (1, 5, 20, 50, 63, 64, 100):
            # In turn, so that a drift of the machine's speed meets both.
            times = []
            for _ in range(ROUNDS):
                mine, my_time = ours(sys.argv[1], pathlib.Path(name), pixels, radius)
                theirs, their_time = opencv(pixels, radius)
                times.append((my_time / their_time, my_time, their_time, pillow(pixels, radius)))
            ratio, my_time, their_time, pillow_time = sorted(times)[ROUNDS // 2]
            verdict = "equal" if numpy.array_equal(mine, theirs) else "DIFFERENT"
            print(
                f"{radius:6} {my_time:8.2f} {their_time:7.2f} {ratio:6.2f}  {verdict:9}"
                f"{pillow_time:6.1f} {my_time / pillow_time:6.2f}"
            )


main()
