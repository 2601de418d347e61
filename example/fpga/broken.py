#!/usr/bin/env python3
"""Breaks the RTL in ways an engineer would, and lets the bench compare each with the model."""
import subprocess
import sys
from pathlib import Path
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / 'shared'))
from broken import copy_with, remove, tell
from paths import ROOM, build

HERE, WORK = ROOM / 'fpga', build('fpga')
RTL = [*(ROOM / 'rtl' / f for f in ('sync2.sv', 'reset_sync.sv', 'async_fifo.sv')),
       *(HERE / f for f in ('fir_decimate.sv', 'adc_interface.sv', 'sample_output.sv', 'sensor.sv', 'sensor_tb.sv'))]
FIR = 'fir_decimate.sv'
BROKEN = [
    ('rounds down instead of to the nearest', [(FIR, '(sum + (40\'sd1 <<< (SHIFT - 1)))', 'sum')]),
    ('does not saturate', [(FIR, "rounded > 40'sd32767 ? 16'sd32767 : rounded < -40'sd32768 ? -16'sd32768 : rounded[15:0]", 'rounded[15:0]')]),
    ('sum of 32 bits', [(FIR, "logic signed [39:0] sum;", "logic signed [31:0] sum;"), (FIR, "40'(product)", "32'(product)"), (FIR, '(sum + (', "(40'(sum) + (")]),
    ('leaves out the last coefficient', [(FIR, "7'(TAPS - 1)", "7'(TAPS - 2)")]),
    ('begins one sample early', [(FIR, 'address <= newest + 7\'d1;', 'address <= newest + 7\'d2;')]),
    ('keeps the wrong sample of four', [(FIR, "phase == 2'd3", "phase == 2'd2")]),
    ('ring of 64 samples', [(FIR, 'ring[newest+7\'d1]', 'ring[(newest+7\'d1) & 7\'d63]'), (FIR, 'ring[address]', 'ring[address & 7\'d63]')]),
    ('samples the data line where it changes', [('adc_interface.sv', "count[1:0] == 2'd1", "count[1:0] == 2'd0")]),
    ('sends fifteen bits', [('sample_output.sv', "5'd16, 1'b1", "5'd15, 1'b1")]),
    ('frame is low while it sends', [('sensor.sv', 'wire sample_valid, full', 'wire sending, sample_valid, full'), ('sensor.sv', '.frame(mcu_frame)', '.frame(sending)'),
                                     ('sensor.sv', 'endmodule', '  assign mcu_frame = !sending;\nendmodule')]),
    ('reads before the conversion is over', [('adc_interface.sv', "count >= 7'd44 && count < 7'd108", "count >= 7'd4 && count < 7'd68")]),
]
rows = []
expected = (WORK / 'expected.csv').read_text()
n = len((WORK / 'input.hex').read_text().split())
for name, changes in BROKEN:
    work = copy_with(RTL, changes)
    (work / 'out/build').mkdir(parents=True)
    for file in ('coefficients.hex', 'filter_size.svh', 'build/input.hex'):
        (work / 'out' / file).write_text((HERE / 'out' / file).read_text())
    build_run = subprocess.run(['verilator', '--binary', '--timing', '-O3', '-Iout', '-Wno-fatal', '-Wno-lint', '-Wno-WIDTH', '-Wno-TIMESCALEMOD', f'-GN={n}',
                                '--Mdir', 'bench', '--top', 'sensor_tb', *(f.name for f in RTL)], cwd=work, capture_output=True, text=True)
    assert build_run.returncode == 0, name + build_run.stderr
    # A version that sends too little never ends: it is stopped.
    try:
        subprocess.run(['bench/Vsensor_tb', '+half=41667'], cwd=work, capture_output=True, timeout=120)
        received = (work / 'out/build/received.csv').read_text()
        wrong = sum(a != b for a, b in zip(received.splitlines(), expected.splitlines()))
        caught, by = received != expected, f'{wrong} of {len(expected.split())} outputs differ'
    except subprocess.TimeoutExpired:
        caught, by = True, 'the bench waits for ever'
    rows.append({'name': name, 'caught': caught, 'by': by})
    remove(work)
tell(HERE / 'out/broken.json', rows)
sys.exit(0 if all(r['caught'] for r in rows) else 1)
