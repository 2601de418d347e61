#!/bin/bash
# Layer 7. Needs node (with node:sqlite).
set -e
cd "$(dirname "$0")"
NODE_NO_WARNINGS=1 node tests.ts
node ../tools.ts ingest node
