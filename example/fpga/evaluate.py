#!/usr/bin/env python3
"""Compares what the RTL sent with the model, measures the bands, reads the reports of the tools."""
import json, re, sys
from pathlib import Path
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / 'shared'))
import numpy as np
from paths import ROOM, build
from signal_model import FS, coefficients

OUT, WORK = ROOM / 'fpga/out', build('fpga')
PASS, STOP = 10_000, 15_600
SYSTEM_CLOCKS = {'9.6 MHz': 52083, '12 MHz': 41667, '14.4 MHz': 34722}
SEEDS = range(1, 6)
numbers = lambda path: np.loadtxt(path, dtype=np.int64)
expected = numbers(WORK / 'expected.csv')
received = {name: numbers(WORK / f'received-{half}.csv') for name, half in SYSTEM_CLOCKS.items()}
bench = [(WORK / f'received-{half}.txt').read_text() for half in SYSTEM_CLOCKS.values()]
fill = max(int(re.search(r'FIFO (\d+)', text)[1]) for text in bench)
lost = any('LOST' in text for text in bench)

y = received['12 MHz']
parts = []
for line in (WORK / 'parts.csv').read_text().splitlines():
    name, a, b = line.split(';')
    a, b = int(a), int(b)
    body = y[a + 40:b].astype(float)  # after the filter has settled
    level = 20 * np.log10(np.sqrt((body ** 2).mean()) * np.sqrt(2) / 32767) if name.startswith('sine') else None
    parts.append({'part': name, 'outputs': b - a, 'wrong': sum(int((r[a:b] != expected[a:b]).sum()) for r in received.values()),
                  'largest': int(np.abs(y[a:b]).max()), 'level_dB': None if level is None else round(float(level), 2)})

# The response of the filter with its whole-number coefficients; the second grid is for the drawing.
taps, shift = coefficients(OUT / 'coefficients.csv')
def gain_dB(f):
    H = np.exp(-2j * np.pi * np.outer(f / FS, np.arange(len(taps)))) @ taps / 2 ** shift
    return 20 * np.log10(np.abs(H) + 1e-9)
fine = np.linspace(0, FS / 2, 51_201)
dB = gain_dB(fine)
middle = float(dB[fine <= PASS].max() + dB[fine <= PASS].min()) / 2
drawn = np.arange(0, FS / 2 + 1, 100)
(OUT / 'response.csv').write_text('kHz,dB\n' + ''.join(f'{f / 1000:.1f},{d:.2f}\n' for f, d in zip(drawn, gain_dB(drawn))))
(OUT / 'levels.csv').write_text('kHz,dB\n' + ''.join(f"{re.search(r'([0-9.]+) kHz', p['part'])[1]},{p['level_dB']}\n" for p in parts if p['level_dB'] is not None))

# What the pins sent of the sensor's record: the microcontroller's input.
a = next(int(line.split(';')[1]) for line in (WORK / 'parts.csv').read_text().splitlines() if 'record' in line)
(OUT / 'record.csv').write_text('\n'.join(map(str, y[a:])) + '\n')

reports = {seed: json.loads((WORK / f'report-{seed}.json').read_text()) for seed in SEEDS}
clock = lambda name: name.replace('posedge ', '').split('$')[0]
fmax = {}
for seed, report in reports.items():
    for name, value in report['fmax'].items():
        fmax.setdefault(clock(name), []).append(round(value['achieved'], 2))
kept = reports[1]
def paths(between):
    """Delay from clock to the end of set-up, of nets between two storage elements."""
    return [(n['net'].removeprefix('sensor.'), e['cell'].removeprefix('sensor.'), clock(n['event']), clock(e['event']), e['delay'])
            for n in kept['detailed_net_timings'] for e in n['endpoints'] if e['port'] != 'SR' and between(n, e)]
crossing = paths(lambda n, e: {clock(n['event']), clock(e['event'])} == {'clk_adc', 'clk_sys'})
settling = paths(lambda n, e: re.search(r'\.meta(\[\d\])?$', n['net']) and '.q_' in e['cell'])
setup = max(s['delay'] for p in kept['critical_paths'] if {clock(p['from']), clock(p['to'])} == {'clk_adc', 'clk_sys'} for s in p['path'] if s['type'] == 'setup')
slowest = min(SEEDS, key=lambda seed: fmax['clk_sys'][seed - 1])
longest = max((p for p in reports[slowest]['critical_paths'] if p['from'] == p['to'] == 'posedge clk_sys'), key=lambda p: sum(s['delay'] for s in p['path']))
report = {
    'bit true': {n: bool(len(r) == len(expected) and (r == expected).all()) for n, r in received.items()},
    'largest fill': fill, 'lost': lost, 'parts': parts,
    'response': {'ripple_dB': round(float(np.abs(dB[fine <= PASS] - middle).max()), 4), 'stop_dB': round(float(middle - dB[fine >= STOP].max()), 2),
                 'gain': round(float(taps.sum() / 2 ** shift), 6), 'delay_us': round((len(taps) - 1) / 2 / FS * 1e6, 1)},
    'taps': len(taps), 'shift': shift, 'clocks a sum': len(taps),
    'accumulator bits needed': int(np.abs(taps).sum() * 32768).bit_length() + 1,
    'utilisation': {k: v for k, v in kept['utilization'].items() if v['used']},
    'fmax_MHz': fmax,
    'longest path': {'seed': slowest, 'ns': round(sum(s['delay'] for s in longest['path']), 2), 'routing_ns': round(sum(s['delay'] for s in longest['path'] if s['type'] == 'routing'), 2),
                     'from': longest['path'][0]['from']['cell'].removeprefix('sensor.'), 'to': longest['path'][-1]['to']['cell'].removeprefix('sensor.')},
    'crossing_ns': {f'{s} to {t}': [round(f([d for *_, a, b, d in crossing if (a, b) == (s, t)]), 2) for f in (min, max)] for s, t in (('clk_adc', 'clk_sys'), ('clk_sys', 'clk_adc'))},
    'settling_ns': {s: round(max(d for *_, a, _b, d in settling if a == s), 3) for s in ('clk_adc', 'clk_sys')}, 'setup_ns': round(setup, 3),
    'bitstream bytes': (WORK / 'top.bin').stat().st_size,
}
(OUT / 'report.json').write_text(json.dumps(report, indent=1) + '\n')
print(json.dumps(report, indent=1))
sys.exit(0 if all(report['bit true'].values()) else 1)
