#!/bin/bash
# Layer 1. Needs ngspice, python3-numpy, node.
set -e
cd "$(dirname "$0")"
mkdir -p out/build
/usr/bin/python3 simulate.py
/usr/bin/python3 broken.py
node bits.ts
node ../tools.ts analog ngspice numpy node
