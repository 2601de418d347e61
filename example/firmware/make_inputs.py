#!/usr/bin/env python3
"""Headers for the firmware: cosines, the record that the FPGA's simulation sent (layer 3), the filter; and what the model answers."""
import json, re, sys, zlib
from pathlib import Path
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / 'shared'))
import numpy as np
from features import COS, features
from paths import ROOM, build
from signal_model import coefficients, machine

work = build('firmware')
received = np.loadtxt(ROOM / 'fpga/out/record.csv', dtype=np.int64)
record = received[128:128 + 4096]  # after the filter has settled
assert len(record) == 4096, len(record)
m = machine(np.random.default_rng(42))  # the machine of layer 3's stimulus
o, i = (int(round(256 * m['speed'] * m[k] / 6.25)) for k in ('bpfo', 'bpfi'))
taps, shift = coefficients(ROOM / 'fpga/out/coefficients.csv')
padded = np.r_[taps, np.zeros(len(taps) % 2, dtype=np.int64)]  # pairs of products
arr = lambda v: ', '.join(map(str, v))
(work / 'cosine.h').write_text(f'static const int16_t COSINE[256] = {{{arr(COS)}}};\n')
(work / 'record.h').write_text(f'static const int16_t RECORD_SAMPLES[{len(record)}] = {{{arr(record)}}};\n#define RECORD_BPFO_Q8 {o}\n#define RECORD_BPFI_Q8 {i}\n')
(work / 'filter.h').write_text(f'#define FILTER_TAPS {len(padded)}U\n#define FILTER_SHIFT {shift}\nstatic const int16_t FILTER[{len(padded)}] = {{{arr(padded)}}};\n')
# The model as it was trained (layer 6), on the same record; the message is made of the score.
header = (ROOM / 'model/out/model.h').read_text()
numbers = lambda name: np.array([int(n) for n in re.findall(r'-?\d+', re.search(rf'{name}(?:\[\d\] =)? [({{](.*)[)}}]', header)[1])])
found = features(record, o, i)
score = int(((found - numbers('MODEL_MEAN')) * numbers('MODEL_WEIGHT')).sum() + numbers('MODEL_BIAS')[0])
message = bytes((n + score) & 255 for n in range(512))
expected = {'features': found.tolist(), 'score': score, 'alarm': int(score > numbers('MODEL_LIMIT')[0]), 'checksum': int(np.int32(np.uint32(zlib.crc32(message))))}
(ROOM / 'firmware/out/expected.json').write_text(json.dumps(expected) + '\n')
