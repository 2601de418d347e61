#!/bin/bash
# Layer 3. Needs node, verilator, g++, yosys, nextpnr-ice40, fpga-icestorm, python3-numpy.
set -e
cd "$(dirname "$0")"
mkdir -p out/build
. ./rtl_files.sh
node design.ts
/usr/bin/python3 stimulus.py
verilator --lint-only -Wall -Iout -Wno-DECLFILENAME -Wno-TIMESCALEMOD --top sensor $rtl
./simulate.sh 52083 41667 34722 # 9.6, 12 and 14.4 MHz
yosys -q -l out/build/yosys.log -p "read_verilog -sv -Iout $rtl top.sv; synth_ice40 -dsp -device u -top top -json out/build/top.json"
for seed in 1 2 3 4 5; do
  nextpnr-ice40 --up5k --package sg48 --json out/build/top.json --pcf pins.pcf --pre-pack clocks.py --seed $seed \
    --asc out/build/top-$seed.asc --report out/build/report-$seed.json --detailed-timing-report --log out/build/seed$seed.log -q > /dev/null 2>&1
done
icepack out/build/top-1.asc out/build/top.bin
/usr/bin/python3 evaluate.py
/usr/bin/python3 broken.py
node ../tools.ts fpga node verilator yosys nextpnr-ice40 icepack numpy
