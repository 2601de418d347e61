#!/usr/bin/env python3
"""Six broken versions of the FIFO, each given to the prover and to the simulation; six broken crossings and resets, given to the CDC check."""
import json
import subprocess
import sys
from pathlib import Path
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / 'shared'))
from broken import copy_with, remove, tell
from mutations import BROKEN
from paths import ROOM

HERE = ROOM / 'rtl'
SIMULATED = [HERE / f for f in ('sync2.sv', 'async_fifo.sv', 'fifo_tb.sv')]
WHOLE = [*(HERE / f for f in ('sync2.sv', 'reset_sync.sv', 'async_fifo.sv')),
         *(ROOM / 'fpga' / f for f in ('fir_decimate.sv', 'adc_interface.sv', 'sample_output.sv', 'sensor.sv', 'top.sv'))]
CROSSINGS = [
    ('a flag is used without a synchroniser', [('sensor.sv', 'word_valid <= !empty;', 'word_valid <= !empty && !lost_adc;')]),
    ('one flip-flop instead of two', [('sync2.sv', 'q    <= meta;', 'q    <= seen;')]),
    ('the second flip-flop looks at the input again', [('sync2.sv', 'q    <= meta;', 'q    <= meta & seen;')]),
    ('Gray code is made behind the register', [('async_fifo.sv', '.rst_n(rrst_n), .d(wgray)', '.rst_n(rrst_n), .d(wbin ^ (wbin >> 1))')]),
    ('a reset without its synchroniser', [('sensor.sv', 'reset_sync reset_sys (.clk(clk_sys), .async_rst_n(reset_n), .rst_n(rst_sys_n));', 'assign rst_sys_n = reset_n;')]),
    ('the word goes past the FIFO', [('sensor.sv', '.in_data(word)', '.in_data(sample)')]),
]
formal = {m['name']: m for m in json.loads((HERE / 'out/formal.json').read_text())['mutations']}
rows = []
for name, changes in BROKEN:
    work = copy_with(SIMULATED, changes)
    run = subprocess.run([HERE / 'simulate.sh', work], capture_output=True, text=True)
    remove(work)
    lines = run.stdout.strip().splitlines()
    assert len(lines) == 10, run.stderr
    failed = sum('never ended' in line or ' 0 errors' not in line for line in lines)
    proof = formal[name]
    rows.append({'name': name, 'caught': proof['result'] == 'counterexample', 'by': f"proof, after {proof.get('step')} steps", 'steps': proof.get('step'),
                 'simulation runs that fail': failed, 'of': len(lines)})
for name, changes in CROSSINGS:
    work = copy_with(WHOLE, changes)
    (work / 'out').mkdir()
    for file in ('coefficients.hex', 'filter_size.svh'):
        (work / 'out' / file).write_text((ROOM / 'fpga/out' / file).read_text())
    files = ' '.join(f.name for f in WHOLE)
    subprocess.run(['yosys', '-q', '-p', f'read_verilog -sv -Iout {files}; synth_ice40 -dsp -device u -top top -json top.json'], cwd=work, check=True, capture_output=True)
    found = json.loads(subprocess.run([sys.executable, HERE / 'cdc.py', work / 'top.json'], check=True, capture_output=True, text=True).stdout)['findings']
    remove(work)
    rows.append({'name': name, 'caught': bool(found), 'by': f'CDC check, {len(found)} findings', 'findings': len(found)})
tell(HERE / 'out/broken.json', rows)
sys.exit(0 if all(r['caught'] for r in rows) else 1)
