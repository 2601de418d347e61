#!/usr/bin/env python3
"""Data from the stated model, a split by machine, a baseline, a detector, a rule over several records, and their evaluation."""
import json
import sys
from pathlib import Path
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / 'shared'))
import numpy as np
from features import NAMES
from paths import ROOM
from records import FAULTY, HEALTHY, dataset
from signal_model import KINDS
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score, roc_curve

OUT = ROOM / 'model/out'
# A test set is looked at once. That of the second design, 20261121, helps to choose the limit now.
TRAIN_SET, LIMIT_SETS, TEST_SET = (20261120, 40), ((20262120, 60), (20261121, 300)), (20261122, 300)
RULE = 12                    # records that the rule looks at
RECORD_FPR = 0.005           # a quarter of what R13 allows: new machines are worse than those that chose the limit
LOGIT = 2 ** 20              # of the score
WEIGHT_BITS = 14


def fit(data, columns):
    X = data['X'][:, columns]
    mean, scale = X.mean(0), X.std(0)
    model = LogisticRegression(C=1.0).fit((X - mean) / scale, data['y'])
    w = model.coef_[0] / scale
    return w, model.intercept_[0] - (w * mean).sum()


def quantised(data, w, b, bits):
    """Whole numbers of so many bits, and their sign: score = sum((feature − mean)·weight) + bias, in 1/LOGIT of a logit."""
    step = 2 ** max(0, int(np.ceil(np.log2(np.abs(w).max() * LOGIT / 2 ** bits))))
    weights = (np.rint(w * LOGIT / step) * step).astype(int)
    mean = np.rint(data['X'].mean(0)).astype(int)
    return weights, mean, int(round((b + (w * mean).sum()) * LOGIT))


def score_of(data, model):
    weights, mean, bias = model
    return ((data['X'] - mean) * weights).sum(1) + bias


def wilson(k, n, z=1.96):
    p, c = k / n, z * z / n
    half = z * np.sqrt(p * (1 - p) / n + c / (4 * n)) / (1 + c)
    return [round(float(v), 4) for v in (p, max(0, (p + c / 2) / (1 + c) - half), (p + c / 2) / (1 + c) + half)]


def by_machine(data, metric, rounds=1000):
    """Interval from machines drawn again: records of one machine are no independent trials."""
    draw = np.random.default_rng(1)
    rows_of = [np.flatnonzero(data['machine'] == g) for g in np.unique(data['machine'])]
    values = [metric(np.concatenate([rows_of[i] for i in draw.integers(0, len(rows_of), len(rows_of))])) for _ in range(rounds)]
    return [round(float(v), 4) for v in (metric(np.arange(len(data['y']))), *np.quantile(values, [0.025, 0.975]))]


def above_by_machine(data, above, wanted):
    """Records above the limit, of each machine's healthy or faulty ones."""
    return np.array([int((above & wanted & (data['machine'] == g)).sum()) for g in np.unique(data['machine'])])


if __name__ == '__main__':
    train = dataset(*TRAIN_SET, one_fault=False)
    sets = [dataset(*each, one_fault=True) for each in LIMIT_SETS]
    for number, each in enumerate(sets):
        each['machine'] = each['machine'] + 1000 * number
    validate = {name: np.concatenate([each[name] for each in sets]) for name in sets[0]}
    test = dataset(*TEST_SET, one_fault=True)
    seen = {row.tobytes() for each in (train, validate) for row in each['X']}
    assert not any(row.tobytes() in seen for row in test['X']), 'a record of the test set was seen before'
    TEST = TEST_SET[1]
    w0, b0 = fit(train, [1])
    base = {n: d['X'][:, [1]] @ w0 + b0 for n, d in (('validate', validate), ('test', test))}
    w, b = fit(train, [0, 1, 2, 3, 4])
    model = quantised(train, w, b, WEIGHT_BITS)
    limit = int(np.quantile(score_of(validate, model)[~validate['y']], 1 - RECORD_FPR))
    base_limit = np.quantile(base['validate'][~validate['y']], 1 - RECORD_FPR)
    # The rule: one record more than any healthy machine of the second part has above the limit, half of the records at least.
    most = int(above_by_machine(validate, score_of(validate, model) > limit, ~validate['y']).max())
    needed = max(most + 1, RULE // 2)

    y, score = test['y'], score_of(test, model)
    above, base_above = score > limit, base['test'] > base_limit
    logit = test['X'] @ w + b
    healthy, faulty = above_by_machine(test, above, ~y), above_by_machine(test, above, y)
    first = np.searchsorted(test['machine'], np.unique(test['machine'])) + HEALTHY
    kind, severity = test['kind'][first], test['severity'][first]
    false, found = healthy >= needed, faulty >= needed
    p = 1 / (1 + np.exp(-score / LOGIT))
    classes = ((1.5, 2.5), (2.5, 4), (4, 8.1))
    of_machines = lambda a, among: wilson(int((a & among).sum()), int(among.sum()))
    def rate(a, among):
        """Of records: the interval from machines drawn again."""
        return by_machine({n: v[among] for n, v in test.items()}, lambda r, chosen=a[among]: chosen[r].mean())
    report = {
        'seeds': [TRAIN_SET[0], *(seed for seed, _ in LIMIT_SETS), TEST_SET[0]], 'machines': [TRAIN_SET[1], sum(n for _, n in LIMIT_SETS), TEST], 'records': [len(d['y']) for d in (train, validate, test)],
        'auc': by_machine(test, lambda r: roc_auc_score(y[r], score[r])), 'auc of the baseline': by_machine(test, lambda r: roc_auc_score(y[r], base['test'][r])),
        'record': {'false': by_machine(test, lambda r: (above & ~y)[r].sum() / (~y)[r].sum()), 'found': by_machine(test, lambda r: (above & y)[r].sum() / y[r].sum()),
                   'counts': {'tp': int((above & y).sum()), 'fn': int((~above & y).sum()), 'fp': int((above & ~y).sum()), 'tn': int((~above & ~y).sum())}},
        'baseline': {'false': by_machine(test, lambda r: (base_above & ~y)[r].sum() / (~y)[r].sum()), 'found': by_machine(test, lambda r: (base_above & y)[r].sum() / y[r].sum())},
        'rule': {'needed': needed, 'of': RULE, 'most when chosen': most, 'false': wilson(int(false.sum()), TEST), 'found': wilson(int(found.sum()), TEST),
                 'counts': {'tp': int(found.sum()), 'fn': int((~found).sum()), 'fp': int(false.sum()), 'tn': int((~false).sum())}},
        'false records by machine': {str(k): int((healthy == k).sum()) for k in range(RULE + 1) if (healthy == k).any()},
        'by kind': {k: of_machines(found, kind == k) for k in KINDS[1:]},
        'by severity': {f'{a} to {min(b, 8)}': {'records': rate(above, y & (test['severity'] >= a) & (test['severity'] < b)), 'rule': of_machines(found, (severity >= a) & (severity < b))} for a, b in classes},
        'knocks': {n: {'false': rate(above, ~y & (test['knocks'] == v)), 'found': rate(above, y & (test['knocks'] == v))} for n, v in (('with knocks', True), ('without', False))},
        'calibration': [{'from': lo, 'n': int(n.sum()), 'predicted': round(float(p[n].mean()), 3), 'faulty': rate(y, n)}
                        for lo in (0, 0.2, 0.4, 0.6, 0.8) if (n := (p >= lo) & (p < lo + 0.2 + (lo == 0.8))).any()],
        'brier': round(float(((p - y) ** 2).mean()), 4),
        'decisions changed by quantisation': int(((logit * LOGIT > limit) != above).sum()),
        'spread, faulty over healthy': round(float(score[y].std() / score[~y].std()), 2),
        'weights': dict(zip(NAMES, map(int, model[0]))), 'limit': limit, 'logit': LOGIT, 'weight bits': WEIGHT_BITS, 'bytes': 5 * 2 + 5 * 2 + 4 + 4,
    }
    (OUT / 'evaluation.json').write_text(json.dumps(report, indent=1) + '\n')
    fpr, tpr, _ = roc_curve(y, score)
    at = np.unique(np.searchsorted(fpr, np.linspace(0, 1, 201)).clip(0, len(fpr) - 1))
    (OUT / 'roc.csv').write_text('false alarms,found\n' + ''.join(f'{fpr[i]:.4f},{tpr[i]:.4f}\n' for i in at))
    (OUT / 'point.csv').write_text(f"false alarms,found\n{report['record']['false'][0]},{report['record']['found'][0]}\n")
    lines = [f'{g},{k},{s:.2f},{h},{f}' for g, (k, s, h, f) in enumerate(zip(kind, severity, healthy, faulty))]
    (OUT / 'machines.csv').write_text('machine,fault,height,healthy records above,faulty records above\n' + '\n'.join(lines) + '\n')
    row = lambda values: ', '.join(map(str, values))
    (OUT / 'model.h').write_text(f'''/* Made by model/train.py. Weights of {WEIGHT_BITS} bits and a sign; a logit is {LOGIT}. */
#include <stdint.h>
static const int16_t MODEL_WEIGHT[5] = {{{row(model[0])}}};
static const int16_t MODEL_MEAN[5] = {{{row(model[1])}}};
#define MODEL_BIAS ({model[2]})
#define MODEL_LIMIT ({limit})
''')
