#!/usr/bin/env python3
"""Inputs for the filter, and what it must answer: whole numbers, from the model."""
import sys
from pathlib import Path
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / 'shared'))
import numpy as np
from paths import ROOM, build
from signal_model import FS, coefficients, convert, decimate, machine, vibration

taps, shift = coefficients(ROOM / 'fpga/out/coefficients.csv')
rng = np.random.default_rng(7)


def sine(hertz, samples=1600):
    return np.rint(32767 * np.sin(2 * np.pi * hertz * np.arange(samples) / FS))


# Each part is a multiple of four samples long, so that outputs belong to one part.
parts = {
    'impulses, one in each phase': np.concatenate([np.r_[np.zeros(8 + p), 32767, np.zeros(195 - p)] for p in range(4)]),
    'steps from end to end': np.r_[np.full(200, 32767), np.full(204, -32768)],  # overshoots: must saturate
    'the largest sum there is': np.tile(np.where(taps[::-1] >= 0, 32767, -32768), 6)[:4 * (6 * len(taps) // 4)],
    'the smallest sum there is': np.tile(np.where(taps[::-1] >= 0, -32768, 32767), 6)[:4 * (6 * len(taps) // 4)],
    'random, full scale': rng.integers(-32768, 32768, 4000),
    'sine, 10 kHz': sine(10_000),
    'sine, 15.6 kHz': sine(15_600),
    'sine, 20.5 kHz': sine(20_500),
}
m = machine(np.random.default_rng(42))
parts['a record of the sensor'] = convert(vibration(np.random.default_rng(43), m, 'outer race', 6.0))
assert all(len(p) % 4 == 0 for p in parts.values()), {n: len(p) for n, p in parts.items()}
x = np.concatenate(list(parts.values())).astype(np.int64)
y = decimate(x, taps, shift)
work = build('fpga')
(work / 'input.hex').write_text('\n'.join(f'{v & 0xffff:04x}' for v in x) + '\n')
(work / 'expected.csv').write_text('\n'.join(map(str, y)) + '\n')
start, lines = 0, []
for name, p in parts.items():
    lines.append(f'{name};{start // 4};{(start + len(p)) // 4}')
    start += len(p)
(work / 'parts.csv').write_text('\n'.join(lines) + '\n')
print(len(x), 'in', len(y), 'out')
