#!/bin/bash
# build.sh <name> [options]: one image, out/build/<name>.elf, from the sources in this folder
set -e
name=$1; shift
flags="-mcpu=cortex-m4 -mthumb -O2 -std=c11 -Wall -Wextra -Wconversion -Wshadow -Werror -fno-common -ffreestanding -fstack-usage -Iout/build"
arm-none-eabi-gcc $flags "$@" -c features.c -o "out/build/$name-features.o"
arm-none-eabi-gcc $flags "$@" -c main.c -o "out/build/$name-main.o"
arm-none-eabi-gcc -mcpu=cortex-m4 -mthumb -nostartfiles -T link.ld "out/build/$name-main.o" "out/build/$name-features.o" -lgcc -o "out/build/$name.elf"
