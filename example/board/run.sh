#!/bin/bash
# Layer 5. Needs node.
set -e
cd "$(dirname "$0")"
node budget.ts
node ../tools.ts board node
