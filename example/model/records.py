"""Records of generated machines: features, and what each record is. Kept between runs, because they take minutes."""
import hashlib
import sys
from pathlib import Path
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / 'shared'))
import numpy as np
from features import features
from paths import ROOM, build
from signal_model import KINDS, coefficients, convert, decimate, machine, vibration

HEALTHY, FAULTY = 12, 12     # records of a machine: two hours each
COEFFICIENTS = ROOM / 'fpga/out/coefficients.csv'
taps, shift = coefficients(COEFFICIENTS)


def record(rng, m, kind, severity):
    y = decimate(convert(vibration(rng, m, kind, severity)), taps, shift)[128:128 + 4096]
    # The detector is told the speed, 1 % wrong, and the bearing's data.
    q8 = [int(round(256 * m['speed'] * m[ratio] / 6.25)) for ratio in ('bpfo', 'bpfi')]
    return features(y, *q8)


def severity_of(rng):
    return float(np.exp(rng.uniform(np.log(1.5), np.log(8))))


def made(seed, machines, one_fault):
    """Rows of features, and what each is; `one_fault`: a machine has one fault, of one height, in all its faulty records."""
    rng = np.random.default_rng(seed)
    X, about = [], []
    for number in range(machines):
        m = machine(rng)
        fault = (KINDS[1 + number % 2], severity_of(rng))
        for i in range(HEALTHY + FAULTY):
            kind, s = fault if one_fault else (KINDS[1 + i % 2], severity_of(rng))
            if i < HEALTHY:
                kind, s = KINDS[0], 0.0
            X.append(record(rng, m, kind, s))
            about.append((number, kind != KINDS[0], kind, s, m['knocks'] > 0))
    number, y, kind, s, knocks = zip(*about)
    return {'X': np.array(X), 'machine': np.array(number), 'y': np.array(y), 'kind': np.array(kind), 'severity': np.array(s), 'knocks': np.array(knocks)}


def dataset(seed, machines, one_fault):
    """As `made`, from the folder of what a run leaves behind if nothing that it depends on has changed."""
    sources = [Path(__file__), COEFFICIENTS, *(ROOM / 'shared' / f for f in ('features.py', 'signal_model.py'))]
    key = hashlib.sha256(b''.join(f.read_bytes() for f in sources) + f'{seed} {machines} {one_fault}'.encode()).hexdigest()[:16]
    file = build('model') / f'{key}.npz'
    if not file.exists():
        np.savez(file, **made(seed, machines, one_fault))
    return dict(np.load(file))
