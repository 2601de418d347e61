#!/bin/bash
# Layer 2. Needs yosys (with berkeley-abc), verilator, g++, node and the netlist of layer 3.
set -e
cd "$(dirname "$0")"
mkdir -p out/build
[ -f ../fpga/out/build/top.json ] || { echo 'run layer fpga first: its netlist is read here' >&2; exit 1; }
verilator --lint-only -Wall -Wno-DECLFILENAME -Wno-TIMESCALEMOD --top async_fifo sync2.sv async_fifo.sv
verilator --lint-only -Wall -Wno-DECLFILENAME -Wno-TIMESCALEMOD --top reset_sync reset_sync.sv
./simulate.sh | tee out/simulation.txt
/usr/bin/python3 prove.py 4 2
/usr/bin/python3 cdc.py ../fpga/out/build/top.json > out/cdc.json
node mtbf.ts
/usr/bin/python3 broken.py
node ../tools.ts rtl yosys verilator node
