#!/usr/bin/env python3
"""Breaks the evaluation in ways an engineer would; the requirements, or a check of the data, must notice each."""
import sys
from pathlib import Path
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / 'shared'))
import numpy as np
from broken import tell
from paths import ROOM
from records import dataset
from sklearn.metrics import roc_auc_score
from train import LIMIT_SETS, LOGIT, RECORD_FPR, TEST_SET, TRAIN_SET, WEIGHT_BITS, fit, quantised, score_of

train = dataset(*TRAIN_SET, one_fault=False)
sets = [dataset(*each, one_fault=True) for each in LIMIT_SETS]
validate = {name: np.concatenate([each[name] for each in sets]) for name in sets[0]}
test = dataset(*TEST_SET, one_fault=True)
ALL = [0, 1, 2, 3, 4]


def faults(train, validate, test, columns=ALL, bits=WEIGHT_BITS, fpr=RECORD_FPR):
    found = []
    seen = {row.tobytes() for each in (train, validate) for row in each['X']}
    if any(row.tobytes() in seen for row in test['X']): found.append('records of the test set were seen before')
    w, b = np.zeros(5), 0.0
    w[columns], b = fit(train, columns)
    model = quantised(train, w, b, bits)
    score = score_of(test, model)
    limit = int(np.quantile(score_of(validate, model)[~validate['y']], 1 - fpr))
    auc = roc_auc_score(test['y'], score)
    false = ((score > limit) & ~test['y']).sum() / (~test['y']).sum()
    changed = int((((test['X'] @ w + b) * LOGIT > limit) != (score > limit)).sum())
    if auc < 0.9: found.append(f'area {auc:.3f}')
    if false > 0.02: found.append(f'{false:.1%} false alarms')
    if changed: found.append(f'{changed} decisions changed')
    return found


shuffled = {**train, 'y': np.random.default_rng(1).permutation(train['y'])}
mixed = {name: np.concatenate([test[name], train[name]]) for name in test}
exchanged = {**test, 'X': test['X'][:, [0, 2, 1, 3, 4]]}
assert not faults(train, validate, test), faults(train, validate, test)
versions = [
    ('machines of the training in the test', faults(train, validate, mixed)),
    ('labels of the training in another order', faults(shuffled, validate, test)),
    ('weights of four bits', faults(train, validate, test, bits=4)),
    ('limit at one healthy record in ten', faults(train, validate, test, fpr=0.1)),
    ('two features exchanged', faults(train, validate, exchanged)),
    ('no look at the bearing’s frequencies', faults(train, validate, test, columns=[0, 1, 2])),
]
rows = [{'name': name, 'caught': bool(found), 'by': ', '.join(found)} for name, found in versions]
tell(ROOM / 'model/out/broken.json', rows)
sys.exit(0 if all(r['caught'] for r in rows) else 1)
