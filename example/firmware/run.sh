#!/bin/bash
# Layer 4. Needs gcc-arm-none-eabi, qemu-system-arm, cppcheck, and the outputs of layers fpga and model.
set -e
cd "$(dirname "$0")"
mkdir -p out/build
cp ../model/out/model.h out/build/
/usr/bin/python3 make_inputs.py
./build.sh all && ./emulate.sh out/build/all.elf > out/all.txt
./emulate.sh out/build/all.elf | cmp - out/all.txt && echo 'second run: the same'
for i in 0 1 2 3; do ./build.sh only$i -DONLY=$((1 << i)) && ./emulate.sh out/build/only$i.elf > out/only$i.txt; done
arm-none-eabi-gcc -mcpu=cortex-m4 -mthumb -O2 -std=c11 -Wall -Wextra -Wconversion -Werror -ffreestanding -Iout/build -nostartfiles \
  -T link.ld filter_bench.c -lgcc -o out/build/filter_bench.elf
./emulate.sh out/build/filter_bench.elf > out/filter_bench.txt
arm-none-eabi-size out/build/all.elf | sed 's#out/build/##' > out/size.txt
cat out/build/all-*.su > out/stack.txt
cppcheck --enable=all --inconclusive --std=c11 --addon=misra --addon-python=/usr/bin/python3 --suppress=missingIncludeSystem -Iout/build -q main.c features.c 2> out/build/cppcheck.txt || true
grep -o 'misra-c2012-[0-9.]*\|\[[a-zA-Z]*\]$' out/build/cppcheck.txt | LC_ALL=C sort | uniq -c | LC_ALL=C sort -k1,1rn -k2 > out/cppcheck-counts.txt
node response.ts
/usr/bin/python3 broken.py
node ../tools.ts firmware arm-none-eabi-gcc qemu-system-arm cppcheck node numpy
