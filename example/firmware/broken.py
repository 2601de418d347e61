#!/usr/bin/env python3
"""Breaks the firmware in ways an engineer would; the checks of the report must notice each."""
import json
import re
import subprocess
import sys
from pathlib import Path
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / 'shared'))
from broken import copy_with, remove, tell
from paths import ROOM, build

HERE, WORK = ROOM / 'firmware', build('firmware')
SOURCES = [HERE / f for f in ('main.c', 'features.c', 'features.h', 'link.ld')]
MAIN, FEATURES = 'main.c', 'features.c'
BROKEN = [
    ('priorities of features and report exchanged', [(MAIN, 'NVIC_IPR8[FEATURES] = 0x40U', 'NVIC_IPR8[FEATURES] = 0x80U'), (MAIN, 'NVIC_IPR8[REPORT] = 0x80U', 'NVIC_IPR8[REPORT] = 0x40U')]),
    ('receive is kept out while features are computed', [(MAIN, '  unlock();\n  lock_longest', '  lock_longest'), (MAIN, '  finish(FEATURES);', '  unlock();\n  finish(FEATURES);')]),
    ('features are asked for after 63 blocks, not 64', [(MAIN, '= {1U, 64U, 64U, 400U}', '= {1U, 63U, 64U, 400U}')]),
    ('sums of 32 bits', [('features.h', 'int64_t sum_y2, sum_d2;', 'int32_t sum_y2, sum_d2;'), (FEATURES, '+= (int64_t)sample * sample', '+= sample * sample'), (FEATURES, '+= (int64_t)d * d', '+= d * d')]),
    ('logarithm off by one step', [(FEATURES, '(uint32_t)scaled) - 256', '(uint32_t)scaled) - 255')]),
    ('mean of the envelope is not taken away', [(FEATURES, 'e[i] = front->envelope[i] - mean;', 'e[i] = front->envelope[i];')]),
    ('half of the spectrum: no imaginary part', [(FEATURES, '(re * re) + (im * im)', '(re * re)')]),
    ('score without its bias', [(FEATURES, 'int32_t sum = MODEL_BIAS;', 'int32_t sum = 0;')]),
    ('decides before the features are there', [(MAIN, 'NVIC_IPR8[DECIDE] = 0x60U', 'NVIC_IPR8[DECIDE] = 0x20U')]),
    ('checksum is not inverted', [(FEATURES, 'return ~crc;', 'return crc;')]),
    ('blocks are not summed', [(MAIN, '  front_block(&front, &RECORD_SAMPLES[block * BLOCK]);\n  finish', '  finish')]),
    ('features are not computed', [(MAIN, '  features_of(&whole, RECORD_BPFO_Q8, RECORD_BPFI_Q8, latest);\n  finish', '  finish')]),
    ('every second job of the report is left out', [(MAIN, '= {1U, 64U, 64U, 400U}', '= {1U, 64U, 64U, 800U}')]),
    ('records on the stack', [(FEATURES, 'static int32_t e[256];', 'int32_t e[256];'), (MAIN, 'static Front front, whole;', 'static Front front;'), (MAIN, '  lock();\n  const uint32_t at', '  Front whole;\n  lock();\n  const uint32_t at')]),
]
# Not caught, and rightly: the copy ends long before the next block comes. The lock is for a task that does not exist yet.
HARMLESS = [('the copy of the sums is not locked', [(MAIN, '"r"(0x20U)', '"r"(0U)')])]
STACK_LIMIT = 2048
response, expected = (json.loads((HERE / f'out/{name}.json').read_text()) for name in ('response', 'expected'))


def faults(changes):
    work = copy_with([*SOURCES, HERE / 'build.sh'], changes)
    (work / 'out').mkdir()
    (work / 'out/build').symlink_to(WORK)
    subprocess.run(['bash', 'build.sh', 'broken'], cwd=work, check=True, capture_output=True)
    text = subprocess.run([HERE / 'emulate.sh', WORK / 'broken.elf'], capture_output=True, text=True).stdout
    remove(work)
    times = [int(x) / 25 for x in re.findall(r'^(?!tick|lock)\w+ longest_40ns (-?\d+)', text, re.M)]
    features = [int(x) for x in re.findall(r'^feature (-?\d+)', text, re.M)]
    late = sum(int(x) for x in re.findall(r'^late (\d+)', text, re.M))
    stack = int(re.search(r'^stack_bytes (\d+)', text, re.M)[1])
    over = sum(t > row['computed_us'] for t, row in zip(times, response['rows'], strict=True))
    found = []
    if features != expected['features']: found.append('features differ from the model')
    for name in ('score', 'alarm', 'checksum'):
        if int(re.search(rf'^{name} (-?\d+)', text, re.M)[1]) != expected[name]: found.append(f'{name} differs from the model')
    if stale := int(re.search(r'^stale (\d+)', text, re.M)[1]): found.append(f'{stale} decisions on old features')
    jobs = [int(x) for x in re.findall(r'^jobs (\d+)', text, re.M)]
    if jobs != [row['jobs'] for row in response['rows']]: found.append('the numbers of jobs differ')
    if missed := int(re.search(r'^missed (\d+)', text, re.M)[1]): found.append(f'{missed} releases missed')
    if late: found.append(f'{late} jobs late')
    if over: found.append(f'{over} tasks over the computed time')
    if stack > STACK_LIMIT: found.append(f'stack of {stack} bytes')
    return found


rows = []
for name, changes in BROKEN:
    found = faults(changes)
    rows.append({'name': name, 'caught': bool(found), 'by': ', '.join(found)})
tell(HERE / 'out/broken.json', rows)
harmless = [{'name': name, 'faults': faults(changes)} for name, changes in HARMLESS]
(HERE / 'out/harmless.json').write_text(json.dumps(harmless, indent=1) + '\n')
print(harmless)
sys.exit(0 if all(r['caught'] for r in rows) else 1)
