"""src/assets/drawings/machine-learning.svg: one synthetic vibration signal in four computed layers.

python3 art/drawings/signal.py > src/assets/drawings/machine-learning.svg  (needs numpy)
"""

import numpy as np
from sheet import balloon, label, path, sheet

WIDTH, HEIGHT = 1440, 700
SAMPLES, FRAMES, BANDS, STEPS = 2880, 90, 22, 7
THRESHOLD = 0.5

noise = np.random.default_rng(5)
t = np.arange(SAMPLES) / SAMPLES
signal = (
    0.5 * np.sin(2 * np.pi * 50 * t)
    + 0.22 * np.sin(2 * np.pi * 100 * t + 0.4)
    + 0.12 * np.sin(2 * np.pi * 150 * t)
    + 0.16 * noise.standard_normal(SAMPLES)
)


def burst(start, decay, tone, size):
    """A knock: a tone that rings and dies away."""
    ring = np.where(t >= start, np.exp(-(t - start) / decay), 0)
    return size * ring * np.sin(2 * np.pi * tone * (t - start))


for at, start in enumerate(np.arange(0.56, 0.80, 0.03)):
    signal += burst(start, 0.006, 620, 0.5 + 0.12 * at if at < 5 else 1.1 - 0.14 * (at - 4))
for start in (0.18, 0.36):
    signal += burst(start, 0.004, 900, 0.35)

# Spectrum: short windows, bands at logarithmic distances, decibels between 0 and 1.
window, hop = 128, SAMPLES // FRAMES
padded = np.pad(signal, (window // 2, window // 2))
spectra = np.array(
    [np.abs(np.fft.rfft(padded[at * hop : at * hop + window] * np.hanning(window))) for at in range(FRAMES)]
)
edges = np.round(np.geomspace(1, 65, BANDS + 1)).astype(int)
bands = np.stack(
    [spectra[:, edges[b] : max(edges[b] + 1, edges[b + 1])].mean(1) for b in range(BANDS)], 1
)
level = np.log10(bands + 0.05)
level = (level - level.min()) / (level.max() - level.min())

# Features: the largest of three frames and of about five bands. Score: the two upper ones, smoothed.
pooled = level.reshape(FRAMES // 3, 3, BANDS).max(1)
features = np.stack([pooled[:, a:b].max(1) for a, b in ((0, 6), (6, 11), (11, 16), (16, 22))], 1)
features = (features - features.min(0)) / (features.max(0) - features.min(0) + 1e-9)
score = features[:, 2] * 0.6 + features[:, 3] * 0.4
score = np.convolve(np.pad(score, (1, 1), "edge"), [0.25, 0.5, 0.25], "valid")
score -= np.median(score)
score = np.clip(score / score.max(), -0.2, 1)


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
        out += path(f"d-{step}", d)
    return out


heights = np.round(96 - signal * 34).astype(int)[::2]
trace = "".join(f"l1 {step}" for step in np.diff(heights)).replace(" -", "-")
out = path("d-t", "M0 96H1440") + path("d-sig", f"M0 {heights[0]}{trace}")
out += cells(level, FRAMES, BANDS, 16, 11, 196, lambda step: (6 + step * 1.5, 4 + step))
out += cells(features, FRAMES // 3, 4, 48, 24, 472, lambda step: (42, 20))


def height(value):
    return round(668 - value * 66)


out += path("d-th", f"M0 {height(THRESHOLD)}H1440")
line, over = f"M0 {height(score[0])}", ""
for at, value in enumerate(score):
    line += f"V{height(value)}h48"
    if value > THRESHOLD:
        over += f"M{at * 48} {height(THRESHOLD)}V{height(value)}h48V{height(THRESHOLD)}z"
out += path("d-sig", line) + path("d-af", over)
hot = [at for at, value in enumerate(score) if value > THRESHOLD and at > 11]
x0, x1 = hot[0] * 48, (hot[-1] + 1) * 48
out += path("d-th", f"M{x0} 20V690M{x1} 20V690")
for key, y in (("signal", 28), ("spectrum", 188), ("features", 464), ("score", 600)):
    out += label(key, 72, y, "start")
for at, place in enumerate(
    [(300, 28, 330, 66), (560, 28, 590, 62), (1180, 176, 1180, 212), (420, 452, 440, 484),
     (x1 + 60, 596, x1 - 20, height(0.8)), (1240, 452, 1260, 484), (300, 596, 330, height(THRESHOLD))]
):
    out += balloon(at + 1, *place)
print(sheet(WIDTH, HEIGHT, out))
