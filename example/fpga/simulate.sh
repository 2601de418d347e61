#!/bin/bash
# simulate.sh [half periods of clk_sys in ps …]: builds the bench, and writes what each run received into out/build/.
set -e
cd "$(dirname "$0")"
. ./rtl_files.sh
n=$(wc -l < out/build/input.hex)
rm -rf out/build/bench
verilator --binary --timing -O3 -Iout -Wno-fatal -Wno-WIDTH -Wno-TIMESCALEMOD "-GN=$n" --Mdir out/build/bench --top sensor_tb $rtl sensor_tb.sv > out/build/verilator.log 2>&1
for half in "$@"; do
  out/build/bench/Vsensor_tb "+half=$half" | grep received | tee "out/build/received-$half.txt"
  mv out/build/received.csv "out/build/received-$half.csv"
done
