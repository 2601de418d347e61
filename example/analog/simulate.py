#!/usr/bin/env python3
"""Worst case and random tolerances of the charge amplifier with ngspice, beside closed formulas; limits of the specification checked."""
import itertools
import json
import re
import subprocess
import sys
from pathlib import Path
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / 'shared'))
import numpy as np
from paths import ROOM, build

HERE, WORK = ROOM / 'analog', build('analog')
PC_PER_G = 5e-12
R_OUT, R_ADC, C_ADC = 100, 100, 1e-9  # as in front_end.spice
K, Q0 = 1.380649e-23, 1.602176634e-19
FULL_G = 16
ELEMENT = 0.05          # the element's own tolerance
RANGE_V = 1.25          # of the converter, to each side
FOLD_HZ = 92_400
# What a part must keep, at every temperature: the specification that is bought.
AMPLIFIER = {'gbw': 1e6, 'pole2': 1e6, 'a0': 1e4, 'slew': 0.2e6, 'en': 20e-9, 'fcorner': 1e3, 'vos': 3e-3}
NOMINAL = {'cs': 500e-12, 'cw': 60e-12, 'cf': 70e-12, 'rf': 220e6}
TOLERANCE = {'cs': 0.10, 'cw': 0.67, 'cf': 0.01, 'rf': 0.05}
LEAK = {-40: 1e-12, 27: 5e-12, 85: 100e-12}
ISAT, VT = 1e-14, 8.617333e-5 * 300.15


CIRCUIT = HERE / 'front_end.spice'


def deck(temp, leak, amplifier, parts, control, g=0.0, circuit=CIRCUIT):
    flick = ISAT * np.expm1(0.5 / VT)  # the diode's current, which its flicker noise is scaled to
    values = {**amplifier, **parts, 'leak': leak, 'leaknoise': np.sqrt(2 * Q0 * leak), 'flickergain': amplifier['en'] ** 2 * amplifier['fcorner'] / flick,
              'amp': g * PC_PER_G / parts['cs'], 'ftone': 1000}
    params = ' '.join(f'{k}={v:.9g}' for k, v in values.items() if k != 'fcorner')
    return (f'* charge amplifier\n.param {params} cooler={27 - temp}\n.temp {temp}\n.include {circuit}\n.options gmin=1e-15 abstol=1e-15\n'
            f'.control\nset numdgt=7\n{control}\n.endc\n.end\n')


def ngspice(text):
    (WORK / 'deck.cir').write_text(text)
    run = subprocess.run(['ngspice', '-b', WORK / 'deck.cir'], capture_output=True, text=True, timeout=300)
    return run.stdout + run.stderr


AC = '''op
print v(adc)
ac dec 60 1 1e6
let g = mag(v(adc))*2*pi*frequency*5e-12
meas ac g160 find g at=160
meas ac g10k find g at=10000
meas ac gfold find g at=92400
let rel = g/g160
meas ac flow when rel=0.70711 rise=1
noise v(adc) Iq dec 60 10 10000
print onoise_total
'''

def open_loop(a, p, f):
    """Two poles; then the output's resistance with what hangs on it, the converter's capacitor and the feedback."""
    s = 2j * np.pi * f
    load = s * C_ADC / (1 + s * C_ADC * R_ADC)
    yf = 1 / p['rf'] + s * p['cf']
    inner = a['a0'] / (1 + s * a['a0'] / (2 * np.pi * a['gbw'])) / (1 + s / (2 * np.pi * a['pole2']))
    return (inner - R_OUT * yf) / (1 + R_OUT * (load + yf))


def transfer(a, p, f):
    """Volts at the converter for one g."""
    s = 2j * np.pi * f
    yf, yin = 1 / p['rf'] + s * p['cf'], s * (p['cs'] + p['cw'])
    return np.abs(s / (yf + (yf + yin) / open_loop(a, p, f)) / (1 + s * R_ADC * C_ADC)) * PC_PER_G


def closed(temp, leak, a, p):
    """The same figures by formulas: what an engineer would put on a page before any simulator."""
    T = 273.15 + temp
    around = p['cs'] + p['cw']
    beta = p['cf'] / (p['cf'] + around)
    f = np.sort(np.r_[np.geomspace(10, 10_000, 6001), 160])
    middle = np.searchsorted(f, 160)
    s = 2j * np.pi * f
    A = open_loop(a, p, f)
    adc = 1 / (1 + s * R_ADC * C_ADC)
    yf, yin = 1 / p['rf'] + s * p['cf'], s * around
    closed_v = adc * (yf + yin) / (yf + (yf + yin) / A)  # from a voltage at the input to the converter
    closed_i = adc / (yf + (yf + yin) / A)               # from a current at the input
    sv = a['en'] ** 2 * (1 + a['fcorner'] / f)
    si = 4 * K * T / p['rf'] + 2 * Q0 * leak
    noise = np.sqrt(np.trapz(np.abs(closed_v) ** 2 * sv + np.abs(closed_i) ** 2 * si, f))
    # Open loop at the inverting input: where |A·β| is one.
    loop = beta * open_loop(a, p, np.geomspace(1e3, 1e8, 20001))
    at = np.argmin(np.abs(np.abs(loop) - 1))
    g = np.abs(closed_i * s) * PC_PER_G
    return {'gain_mV_per_g': g[middle] * 1e3, 'low_Hz': 1 / (2 * np.pi * p['rf'] * p['cf']), 'noise_uV': noise * 1e6,
            'flatness_dB': 20 * np.log10(g[-1] / g[middle]), 'phase_margin_deg': 180 + np.angle(loop[at], deg=True),
            'fold_dB': -20 * np.log10(transfer(a, p, FOLD_HZ) / g[middle]), 'offset_mV': (leak * p['rf'] + a['vos']) * 1e3}


def figures(temp, a, p, circuit=CIRCUIT):
    leak = LEAK[temp]
    text = ngspice(deck(temp, leak, a, p, AC, circuit=circuit))
    got = {k: float(m[1]) for k in ('v(adc)', 'g160', 'g10k', 'gfold', 'flow', 'onoise_total') if (m := re.search(rf'^{re.escape(k)}\s*=\s*([-+\d.eE]+)', text, re.M))}
    assert len(got) == 6, text
    n = got['onoise_total']
    output = FULL_G * got['g160'] * (1 + ELEMENT) + abs(got['v(adc)'])
    return {'output_V': output, 'gain_mV_per_g': got['g160'] * 1e3, 'flatness_dB': 20 * np.log10(got['g10k'] / got['g160']), 'low_Hz': got['flow'], 'noise_uV': n * 1e6, 'fold_dB': -20 * np.log10(got['gfold'] / got['g160']),
            'noise_mg': n / got['g160'] * 1e3, 'offset_mV': abs(got['v(adc)']) * 1e3, 'phase_margin_deg': closed(temp, leak, a, p)['phase_margin_deg']}


COMPARED = ('gain_mV_per_g', 'flatness_dB', 'fold_dB', 'low_Hz', 'noise_uV', 'offset_mV')


def apart(simulated, formula):
    """How far the simulator is from the formulas, as a share of what is allowed: one in a hundred, and a hundredth of a dB."""
    return {k: abs(simulated[k] - formula[k]) / (0.01 if k.endswith('dB') else 0.01 * abs(formula[k])) for k in COMPARED}


def distortion(a, p):
    text = ngspice(deck(27, LEAK[27], a, p, 'tran 2u 120m 100m 2u\nset nfreqs=8\nfourier 1k v(adc)', FULL_G))
    return float(re.search(r'THD: *([\d.eE+-]+)', text)[1])


def main():
    corners, distances = [], []
    signs = list(itertools.product((-1, 1), repeat=len(NOMINAL)))
    for temp in LEAK:
        for sign in signs:
            parts = {k: v * (1 + s * TOLERANCE[k]) for (k, v), s in zip(NOMINAL.items(), sign)}
            simulated = figures(temp, AMPLIFIER, parts)
            corners.append({'temp': temp, **{k: round(v * 1e12 if k != 'rf' else v / 1e6, 3) for k, v in parts.items()}, **simulated})
            distances.append(apart(simulated, closed(temp, LEAK[temp], AMPLIFIER, parts)))
    typical = figures(27, AMPLIFIER, NOMINAL)
    formula = closed(27, LEAK[27], AMPLIFIER, NOMINAL)
    rng = np.random.default_rng(1)
    units = []
    for _ in range(200):
        parts = {k: v * (1 + TOLERANCE[k] * rng.uniform(-1, 1)) for k, v in NOMINAL.items()}
        units.append(PC_PER_G / parts['cf'] * 1e3 * (1 + ELEMENT * rng.uniform(-1, 1)))
    centre = float(np.median(units))
    keys = ('output_V', 'fold_dB', 'gain_mV_per_g', 'flatness_dB', 'low_Hz', 'noise_mg', 'offset_mV', 'phase_margin_deg')
    number = lambda v: float(f'{v:.6g}')
    worst = {k: {'least': number(min(c[k] for c in corners)), 'most': number(max(c[k] for c in corners)), 'typical': number(typical[k])} for k in keys}
    # What each of the amplifier's limits may become before a requirement fails, the others staying.
    parts_worst = {k: NOMINAL[k] * (1 + s * TOLERANCE[k]) for k, s in (('cs', 1), ('cw', 1), ('cf', -1), ('rf', -1))}
    def largest(key, ok):
        factor, low, high = 1.0, 1.0, 20.0
        for _ in range(40):
            factor = (low * high) ** 0.5
            low, high = (factor, high) if ok(closed(85, LEAK[85], {**AMPLIFIER, key: AMPLIFIER[key] * factor}, parts_worst)) else (low, factor)
        return number(AMPLIFIER[key] * low)
    gain = PC_PER_G / parts_worst['cf'] * 1e3
    kept = closed(85, LEAK[85], AMPLIFIER, parts_worst)['gain_mV_per_g']
    def least(key):
        """Flatness and phase margin as asked, and a sensitivity within one in a hundred."""
        low, high = 0.001, 1.0
        for _ in range(40):
            mid = (low * high) ** 0.5
            c = closed(85, LEAK[85], {**AMPLIFIER, key: AMPLIFIER[key] * mid}, parts_worst)
            ok = abs(c['flatness_dB']) <= 0.1 and c['phase_margin_deg'] >= 50 and c['gain_mV_per_g'] >= 0.99 * kept
            low, high = (low, mid) if ok else (mid, high)
        return number(AMPLIFIER[key] * high)
    # Output and offset share the range; a full tone at 10 kHz is the steepest that R1 asks for.
    largest_V = FULL_G * max(c['gain_mV_per_g'] for c in corners) / 1e3 * (1 + ELEMENT)
    offset = min(0.05, RANGE_V - largest_V) - LEAK[85] * parts_worst['rf'] / (1 - TOLERANCE['rf']) * (1 + TOLERANCE['rf'])
    drawn = np.geomspace(1, 200_000, 161)
    response = transfer(AMPLIFIER, NOMINAL, drawn)
    (HERE / 'out/response.csv').write_text('Hz,dB\n' + ''.join(f'{f:.6g},{20 * np.log10(g / formula["gain_mV_per_g"] * 1e3):.3f}\n' for f, g in zip(drawn, response)))
    report = {
        'corners': len(corners), 'units': len(units), 'amplifier': AMPLIFIER, 'nominal': NOMINAL, 'tolerance': TOLERANCE, 'leak': {str(k): v for k, v in LEAK.items()},
        'figures': worst, 'noise_uV': {'typical': number(typical['noise_uV']), 'least': number(min(c['noise_uV'] for c in corners)), 'most': number(max(c['noise_uV'] for c in corners))},
        'formula': {k: number(formula[k]) for k in COMPARED}, 'simulated': {k: number(typical[k]) for k in COMPARED},
        'apart': {k: number(max(d[k] for d in distances)) for k in COMPARED},
        'thd of the slew limit, %': number(distortion(AMPLIFIER, NOMINAL)),
        'sensitivity before calibration': {'least': number(min(units)), 'most': number(max(units)), 'outside 2 %': int(sum(abs(u / centre - 1) > 0.02 for u in units))},
        'may be': {'en': largest('en', lambda c: c['noise_uV'] / gain <= 0.5), 'fcorner': largest('fcorner', lambda c: c['noise_uV'] / gain <= 0.5), 
                   **{key: least(key) for key in ('gbw', 'pole2', 'a0')}, 'vos': number(offset), 'slew': number(2 * np.pi * 10e3 * largest_V)},
    }
    (HERE / 'out/report.json').write_text(json.dumps(report, indent=1) + '\n')
    (HERE / 'out/corners.csv').write_text(','.join(corners[0]) + '\n' + ''.join(','.join(f'{v:.5g}' for v in c.values()) + '\n' for c in corners))
    print(json.dumps(report, indent=1))
    assert max(report['apart'].values()) <= 1, report['apart']


if __name__ == '__main__':
    main()
