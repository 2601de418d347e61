#!/bin/bash
# simulate.sh [folder of the sources]: five clock ratios, two seeds each. Prints a line a run: words, errors, hits of the nine points of the plan.
set -e
here=$(cd "$(dirname "$0")" && pwd)
cd "${1:-$here}"
bench=$(mktemp -d)
trap 'rm -rf "$bench" "$bench.log"' EXIT
verilator --binary --timing -Wno-fatal -Wno-lint -Wno-TIMESCALEMOD --Mdir "$bench" --top fifo_tb sync2.sv async_fifo.sv fifo_tb.sv > "$bench.log" 2>&1 || { cat "$bench.log" >&2; exit 1; }
for ratio in 40690:52083 40690:41667 40690:34722 5000:41667 41667:5000; do
  for seed in 1 2; do
    echo "write ${ratio%:*} ps, read ${ratio#*:} ps, $("$bench/Vfifo_tb" "+whalf=${ratio%:*}" "+rhalf=${ratio#*:}" "+seed=$seed" 2>&1 | grep -o 'seed.*errors.*\|never ended')"
  done
done
