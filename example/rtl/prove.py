#!/usr/bin/env python3
"""Proves async_fifo with yosys and ABC (PDR, unbounded), reaches its covers, and shows that broken versions are caught."""
import json, re, subprocess, sys
from pathlib import Path
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / 'shared'))
from broken import copy_with, remove
from mutations import BROKEN

HERE = Path(__file__).resolve().parent
A, W = int(sys.argv[1]), int(sys.argv[2])
FILES = ['sync2.sv', 'async_fifo.sv', 'async_fifo_properties.svh']
YOSYS = ('read_verilog -formal -sv {define} sync2.sv async_fifo.sv; chparam -set A {a} -set W {w} async_fifo; '
         'prep -flatten -top async_fifo; memory_nordff; memory_map -formal; async2sync; clk2fflogic; opt_clean; '
         'setundef -undriven -anyseq; setattr -unset keep; delete -output; opt -full; techmap; opt -fast; '
         'abc -g AND -fast; opt_clean; write_aiger -I -B -zinit -no-startoffset -map model.map model.aig')
def model(define, changes=(), a=A, w=W, no_p4=False):
    work = copy_with([HERE / f for f in FILES], changes)
    if no_p4:
        properties = work / FILES[2]
        properties.write_text(re.sub(r' *P4_gray_\w : assert .*\n', '', properties.read_text()))
    run = subprocess.run(['yosys', '-q', '-p', YOSYS.format(define=define, a=a, w=w)], cwd=work, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    return work


def abc(work, command, limit):
    # Processor time, so that a busy machine does not change the result.
    out = subprocess.run(['bash', '-c', f'ulimit -t {limit}; exec yosys-abc -c "read_aiger model.aig; fold; strash; print_stats; {command}"'],
                         cwd=work, capture_output=True, text=True).stdout
    remove(work)
    return re.sub(r'\x1b\[[0-9;]*m', '', out)


def pdr(work, limit=900):
    out = abc(work, 'pdr', limit)
    size = re.search(r'lat = *(\d+) +and = *(\d+)', out)
    if 'Property proved' in out:
        inv = re.search(r'Invariant F\[(\d+)\] : (\d+) clauses', out)
        return {'result': 'proved', 'latches': int(size[1]), 'ands': int(size[2]), 'frames': int(inv[1]), 'clauses': int(inv[2])}
    cex = re.search(r'asserted in frame (\d+)', out) or re.search(r'frame (\d+)', out)
    return {'result': 'counterexample', 'step': int(cex[1])} if cex else {'result': 'open'}

properties = re.findall(r'(\w+) : assert \(', (HERE / FILES[2]).read_text())
report = {'words': 2 ** A, 'bits': W, 'asserted': [n for n in properties if n[0] in 'PL'], 'proof': pdr(model('-DPROVE -DLEMMAS'))}
print('proof', report['proof'])
report['covers'] = {}
for name in [n for n in properties if n[0] == 'C']:
    out = abc(model(f'-DREACH_{name[:2]}', a=2, w=1), 'bmc3 -F 120', 300)
    hit = re.search(r'asserted in frame (\d+)', out)
    report['covers'][name] = int(hit[1]) if hit else None
    print('cover', name, report['covers'][name])
report['mutations'] = [{'name': name, **pdr(model('-DPROVE', changes, a=2, w=2), 300)} for name, changes in BROKEN]
print('mutations', report['mutations'])
# Is anything lost with binary pointers, if nobody asks for Gray code?
report['binary, without P4'] = pdr(model('-DPROVE', BROKEN[0][1], a=2, w=2, no_p4=True), 300)
print('binary, without P4', report['binary, without P4'])
(HERE / 'out/formal.json').write_text(json.dumps(report, indent=1) + '\n')
sys.exit(0 if report['proof']['result'] == 'proved' else 1)
