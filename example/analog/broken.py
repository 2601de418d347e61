#!/usr/bin/env python3
"""Circuits with one mistake each, simulated; the formulas must notice, with nominal parts at 85 °C."""
import sys
from pathlib import Path
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / 'shared'))
from broken import copy_with, remove, tell
from simulate import AMPLIFIER, CIRCUIT, HERE, LEAK, NOMINAL, apart, closed, figures

NAME = CIRCUIT.name
TEMP = 85  # where the leakage is largest
BROKEN = [
    ('wiring has no capacitance', [('Cw in 0 {cw}', '')]),
    ('feedback resistor without noise', [('Rf in out {rf}', 'Rf in out {rf} noisy=0')]),
    ('leakage without shot noise', [('Gshot 0 in shot 0 {leaknoise/4.0710e-9}', 'Gshot 0 in shot 0 0')]),
    ('leakage lowers the offset', [('Vleak leaks 0 dc {leak}', 'Vleak leaks 0 dc {-leak}')]),
    ('sources of noise as warm as the circuit', [('dtemp={cooler}', '')]),
    ('second pole forgotten', [('C2 z 0 {1/(6283.185307*pole2)}', 'C2 z 0 1f')]),
    ('converter takes its sample without its capacitor', [('Cadc adc 0 1n', 'Cadc adc 0 1p')]),
    ('gain-bandwidth in radians', [('gm={6.283185307*gbw*c1}', 'gm={gbw*c1}')]),
]
formula = closed(TEMP, LEAK[TEMP], AMPLIFIER, NOMINAL)
WORDS = {'gain_mV_per_g': 'sensitivity', 'flatness_dB': 'gain at 10 kHz', 'fold_dB': 'attenuation at 92.4 kHz', 'low_Hz': 'lower −3 dB point', 'noise_uV': 'noise', 'offset_mV': 'offset'}
rows = []
for name, changes in BROKEN:
    work = copy_with([CIRCUIT], [(NAME, *change) for change in changes])
    distances = apart(figures(TEMP, AMPLIFIER, NOMINAL, work / NAME), formula)
    remove(work)
    differ = [WORDS[k] for k, d in distances.items() if d > 1]
    rows.append({'name': name, 'caught': bool(differ), 'by': ', '.join(differ)})
tell(HERE / 'out/broken.json', rows)
sys.exit(0 if all(r['caught'] for r in rows) else 1)
