"""src/assets/drawings/machine-learning.svg: one synthetic vibration signal in four computed layers.

python3 art/drawings/signal.py > src/assets/drawings/machine-learning.svg  (needs numpy)
"""

import numpy as np
from sheet import balloon, box, label, measure, number, part, path, sheet

WIDTH, HEIGHT = 1440, 730
SAMPLES, FRAMES, BANDS, STEPS = 2880, 90, 22, 7
THRESHOLD = 0.6

RATE = 2880  # Hz: the sheet is one second wide
window, hop = 128, SAMPLES // FRAMES
POOL = 3  # frames whose largest values make one feature
# Samples before and behind the sheet: half a window for its outer frames, and one feature more, which smooths the score.
MARGIN = window // 2 + POOL * hop

noise = np.random.default_rng(5).standard_normal(SAMPLES)
beyond = np.random.default_rng(6).standard_normal(2 * MARGIN)
t = np.arange(-MARGIN, SAMPLES + MARGIN) / RATE
signal = (
    0.5 * np.sin(2 * np.pi * 50 * t)
    + 0.22 * np.sin(2 * np.pi * 100 * t + 0.4)
    + 0.12 * np.sin(2 * np.pi * 150 * t)
    + 0.16 * np.concatenate([beyond[:MARGIN], noise, beyond[MARGIN:]])
)


def burst(start, decay, tone, size):
    """A knock: a tone that rings and dies away."""
    ring = np.where(t >= start, np.exp(-np.maximum(t - start, 0) / decay), 0)
    return size * ring * np.sin(2 * np.pi * tone * (t - start))


KNOCKS, DECAY = np.arange(0.56, 0.80, 0.03), 0.006
for at, start in enumerate(KNOCKS):
    signal += burst(start, DECAY, 620, 0.5 + 0.12 * at if at < 5 else 1.1 - 0.14 * (at - 4))
for start in (0.18, 0.36):
    signal += burst(start, 0.004, 900, 0.35)

# Spectrogram: short windows, bands at logarithmic distances, decibels between 0 and 1.
spectra = np.array(
    [np.abs(np.fft.rfft(signal[at * hop : at * hop + window] * np.hanning(window))) for at in range(FRAMES + 2 * POOL)]
)
edges = np.round(np.geomspace(1, 65, BANDS + 1)).astype(int)
bands = np.stack(
    [spectra[:, edges[b] : max(edges[b] + 1, edges[b + 1])].mean(1) for b in range(BANDS)], 1
)
level = np.log10(bands + 0.05)
span = 20 * (level.max() - level.min())  # dB from the darkest cell to the brightest
level = (level - level.min()) / (level.max() - level.min())

# Features: the largest of a few frames and of about five bands. Score: the two upper ones, smoothed.
pooled = level.reshape(-1, POOL, BANDS).max(1)
features = np.stack([pooled[:, a:b].max(1) for a, b in ((0, 6), (6, 11), (11, 16), (16, 22))], 1)
features = (features - features.min(0)) / (features.max(0) - features.min(0) + 1e-9)
score = features[:, 2] * 0.6 + features[:, 3] * 0.4
score = np.convolve(score, [0.25, 0.5, 0.25], "valid")
score -= np.median(score)
score = np.clip(score / score.max(), -0.2, 1)
level, features = level[POOL:-POOL], features[1:-1]


def cells(values, columns, rows, w, h, top, sizes):
    """One path a step; each cell is a step to the side from the last one of its row."""
    out = ""
    for step in range(STEPS):
        cw, ch = sizes(step)
        d = ""
        for row in range(rows):
            x0 = None
            for column in range(columns):
                if min(STEPS - 1, int(values[column, rows - 1 - row] * STEPS)) != step:
                    continue
                x, y = column * w + (w - cw) / 2, top + row * h + (h - ch) / 2
                d += f"M{x:g} {y:g}" if x0 is None else f"m{x - x0:g} 0"
                d += f"h{cw:g}v{ch:g}h{-cw:g}z"
                x0 = x
        out += path(f"film-{step}", d)
    return out


def height(value):
    return round(668 - value * 66)


def row_of(hertz):
    """Where a frequency lies between the bands, from the top of the spectrogram."""
    bins = hertz / RATE * window
    return SPECTROGRAM + 11 * BANDS * (1 - np.log(bins) / np.log(65))


SPECTROGRAM, FEATURES = 196, 472
heights = np.round(96 - signal[MARGIN : MARGIN + SAMPLES] * 34).astype(int)[::2]
trace = "".join(f"l1 {step}" for step in np.diff(heights)).replace(" -", "-")
out = part(2, path("d-t", "M0 96H1440")) + part(1, path("d-sig", f"M0 {heights[0]}{trace}"))
out += part(3, cells(level, FRAMES, BANDS, 16, 11, SPECTROGRAM, lambda step: (6 + step * 1.5, 4 + step)))
out += part(6, cells(features, FRAMES // POOL, 4, 48, 24, FEATURES, lambda step: (42, 20)))

# Frequencies at the end of the spectrogram, and what its colours mean
for hertz, word in ((1000, "1 kHz"), (100, "100 Hz")):
    y = round(row_of(hertz))
    out += path("d-p", box(1344, y - 12, 74, 24)) + path("d-sig", f"M1422 {y}h18") + number(word, 1410, y + 5, "end")
key = [path(f"film-{step}", box(1206 + 18 * step, 174, 15, 10)) for step in range(STEPS)]
out += "".join(key) + number(f"\u2212{span:.0f}", 1196, 184, "end") + number("0 dB", 1340, 184, "start")

line, over = f"M0 {height(score[0])}", ""
for at, value in enumerate(score):
    line += f"V{height(value)}h48"
    if value > THRESHOLD:
        over += f"M{at * 48} {height(THRESHOLD)}V{height(value)}h48V{height(THRESHOLD)}z"
out += part(7, path("d-th", f"M0 {height(THRESHOLD)}H1440") + measure(f"{THRESHOLD}", 1410, height(THRESHOLD) - 8, "end"))
out += part(4, path("d-sig", line)) + part(5, path("d-af", over))

# The fault as it was made, and between the dashed lines what is found of it
found = [at for at, value in enumerate(score) if value > THRESHOLD]
assert found == list(range(found[0], found[-1] + 1)), "one fault is found once"
x0, x1 = found[0] * 48, (found[-1] + 1) * 48
fault = [round(WIDTH * at) for at in (KNOCKS[0], KNOCKS[-1] + 3 * DECAY)]
out += path("d-th", f"M{x0} 36V690M{x1} 36V690")
out += path("d-sig", f"M{fault[0]} 12v16M{fault[1]} 12v16M{fault[0]} 20H{fault[1]}")
out += label("fault", fault[0] - 12, 25, "end")

# Time
out += path("d-t", "M0 706H1440" + "".join(f"M{tenth * 144} 706v{10 if tenth == 5 else 5}" for tenth in range(1, 10)))
out += measure("0.5 s", 732, 724, "start")
for key, y in (("signal", 28), ("spectrogram", 184), ("features", 464), ("score", 600)):
    out += label(key, 72, y, "start")
crossing = next(x for x in range(590, WIDTH) if heights[x] == 96)
for at, place in enumerate(
    [(300, 28, 336, heights[336]), (560, 28, crossing, 96), (980, 170, 980, 212), (560, 596, 590, height(score[12])),
     (x1 + 60, 596, x1 - 20, height(0.8)), (1240, 452, 1260, 484), (300, 596, 330, height(THRESHOLD))]
):
    out += balloon(at + 1, *place)
print(sheet(WIDTH, HEIGHT, out))
