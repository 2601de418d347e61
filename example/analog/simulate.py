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
R_ADC, C_ADC = 100, 1e-9  # as in front_end.spice
K, Q0 = 1.380649e-23, 1.602176634e-19
FULL_G = 16
ELEMENT = 0.05          # the element's own tolerance
RANGE_V = 1.25          # of the converter, to each side
FOLD_HZ = 92_400
SAMPLES_HZ = 102_400
BAND_HZ = 10_000
LEAST_GAIN = 71.4 * 0.98  # R1
# What a part must keep, at every temperature: the specification that is bought.
AMPLIFIER = {'gbw': 1e6, 'pole2': 1e6, 'a0': 1e4, 'rout': 100, 'slew': 0.2e6, 'en': 20e-9, 'fcorner': 1e3, 'vos': 3e-3}
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
    return (inner - a['rout'] * yf) / (1 + a['rout'] * (load + yf))


def transfer(a, p, f):
    """Volts at the converter for one g."""
    s = 2j * np.pi * f
    yf, yin = 1 / p['rf'] + s * p['cf'], s * (p['cs'] + p['cw'])
    return np.abs(s / (yf + (yf + yin) / open_loop(a, p, f)) / (1 + s * R_ADC * C_ADC)) * PC_PER_G


def noise_density(temp, leak, a, p, f):
    """Volts squared a hertz at the converter."""
    s = 2j * np.pi * f
    A = open_loop(a, p, f)
    adc = 1 / (1 + s * R_ADC * C_ADC)
    yf, yin = 1 / p['rf'] + s * p['cf'], s * (p['cs'] + p['cw'])
    closed_v = adc * (yf + yin) / (yf + (yf + yin) / A)  # from a voltage at the input to the converter
    closed_i = adc / (yf + (yf + yin) / A)               # from a current at the input
    sv = a['en'] ** 2 * (1 + a['fcorner'] / f)
    si = 4 * K * (273.15 + temp) / p['rf'] + 2 * Q0 * leak
    return np.abs(closed_v) ** 2 * sv + np.abs(closed_i) ** 2 * si


def sampled(temp, leak, a, p):
    """Noise that the converter samples, all of it and what of it lies below 10 kHz then, in volts."""
    wide = np.geomspace(10, 1e7, 6001)
    density = lambda f: noise_density(temp, leak, a, p, f)
    band = np.geomspace(10, BAND_HZ, 1001)
    folded = density(band)
    for k in range(1, 60): folded = folded + density(k * SAMPLES_HZ + band) + density(k * SAMPLES_HZ - band)
    return np.sqrt(np.trapz(density(wide), wide)), np.sqrt(np.trapz(folded, band))


def closed(temp, leak, a, p):
    """The same figures by formulas: what an engineer would put on a page before any simulator."""
    around = p['cs'] + p['cw']
    beta = p['cf'] / (p['cf'] + around)
    f = np.sort(np.r_[np.geomspace(10, 10_000, 6001), 160])
    middle = np.searchsorted(f, 160)
    s = 2j * np.pi * f
    A = open_loop(a, p, f)
    adc = 1 / (1 + s * R_ADC * C_ADC)
    yf, yin = 1 / p['rf'] + s * p['cf'], s * around
    closed_i = adc / (yf + (yf + yin) / A)               # from a current at the input
    noise = np.sqrt(np.trapz(noise_density(temp, leak, a, p, f), f))
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
    corners, distances, behind = [], [], []
    signs = list(itertools.product((-1, 1), repeat=len(NOMINAL)))
    for temp in LEAK:
        for sign in signs:
            parts = {k: v * (1 + s * TOLERANCE[k]) for (k, v), s in zip(NOMINAL.items(), sign)}
            simulated = figures(temp, AMPLIFIER, parts)
            corners.append({'temp': temp, **{k: round(v * 1e12 if k != 'rf' else v / 1e6, 3) for k, v in parts.items()}, **simulated})
            formulas = closed(temp, LEAK[temp], AMPLIFIER, parts)
            distances.append(apart(simulated, formulas))
            whole, below = sampled(temp, LEAK[temp], AMPLIFIER, parts)
            behind.append({'sampled_uV': whole * 1e6, 'delivered_mg': below / formulas['gain_mV_per_g'] * 1e6})
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
    # What each of the amplifier's limits may become before a requirement fails at any corner, the others staying.
    everywhere = [{k: NOMINAL[k] * (1 + s * TOLERANCE[k]) for k, s in zip(NOMINAL, sign)} for sign in signs]
    def is_kept(key, value):
        for parts in everywhere:
            c = closed(85, LEAK[85], {**AMPLIFIER, key: value}, parts)
            if abs(c['flatness_dB']) > 0.1 or c['phase_margin_deg'] < 50 or c['gain_mV_per_g'] < LEAST_GAIN: return False
            if c['noise_uV'] / c['gain_mV_per_g'] > 0.5: return False
        return True
    def may_be(key, end):
        """Between what was simulated, which is kept, and an end that is not."""
        low, high = AMPLIFIER[key], end
        assert is_kept(key, low) and not is_kept(key, high), key
        for _ in range(18):
            middle = (low * high) ** 0.5
            low, high = (middle, high) if is_kept(key, middle) else (low, middle)
        return number(low)
    # Output and offset share the range; a full tone at 10 kHz is the steepest that R1 asks for.
    largest_V = FULL_G * max(c['gain_mV_per_g'] for c in corners) / 1e3 * (1 + ELEMENT)
    most_rf = NOMINAL['rf'] * (1 + TOLERANCE['rf'])
    most_offset = min(0.05, RANGE_V - largest_V)
    drawn = np.geomspace(1, 200_000, 161)
    response = transfer(AMPLIFIER, NOMINAL, drawn)
    (HERE / 'out/response.csv').write_text('Hz,dB\n' + ''.join(f'{f:.6g},{20 * np.log10(g / formula["gain_mV_per_g"] * 1e3):.3f}\n' for f, g in zip(drawn, response)))
    report = {
        'corners': len(corners), 'units': len(units), 'amplifier': AMPLIFIER, 'nominal': NOMINAL, 'tolerance': TOLERANCE, 'leak': {str(k): v for k, v in LEAK.items()},
        'figures': worst, 'noise_uV': {'typical': number(typical['noise_uV']), 'least': number(min(c['noise_uV'] for c in corners)), 'most': number(max(c['noise_uV'] for c in corners))},
        'sampled': {k: {'least': number(min(b[k] for b in behind)), 'most': number(max(b[k] for b in behind))} for k in behind[0]},
        'formula': {k: number(formula[k]) for k in COMPARED}, 'simulated': {k: number(typical[k]) for k in COMPARED},
        'apart': {k: number(max(d[k] for d in distances)) for k in COMPARED},
        'thd of the slew limit, %': number(distortion(AMPLIFIER, NOMINAL)),
        'sensitivity before calibration': {'least': number(min(units)), 'most': number(max(units)), 'outside 2 %': int(sum(abs(u / centre - 1) > 0.02 for u in units))},
        'may be': {'en': may_be('en', 1e-6), 'fcorner': may_be('fcorner', 1e6), 'rout': may_be('rout', 1e6),
                   **{key: may_be(key, AMPLIFIER[key] / 1e4) for key in ('gbw', 'pole2', 'a0')}, 'vos': number(most_offset - LEAK[85] * most_rf),
                   'leak': number((most_offset - AMPLIFIER['vos']) / most_rf), 'slew': number(2 * np.pi * 10e3 * largest_V)},
    }
    (HERE / 'out/report.json').write_text(json.dumps(report, indent=1) + '\n')
    (HERE / 'out/corners.csv').write_text(','.join(corners[0]) + '\n' + ''.join(','.join(f'{v:.5g}' for v in c.values()) + '\n' for c in corners))
    print(json.dumps(report, indent=1))
    assert max(report['apart'].values()) <= 1, report['apart']


if __name__ == '__main__':
    main()
