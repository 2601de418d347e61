// Protocol and failure of the service; then the same tests on broken versions of it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calculate } from '../shared/calculate.ts';
import { ROOM, readJson, readText, writeJson } from '../shared/files.ts';
import { faultsOf, kill, protocol } from './failure.ts';

const onlyBroken = process.argv.includes('--broken');
const { score, alarm } = readJson<{ score: number; alarm: number }>('firmware/out/response.json');
const first = { score, alarm: alarm === 1 };

if (!onlyBroken) {
  const program = join(ROOM, 'ingest/server.ts');
  const cases = await protocol(program, first);
  const killed = await kill(program, 100);
  writeJson('ingest/out/tests.json', { protocol: cases, killed });
  const faults = faultsOf(cases, killed);
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exit(1);
  }
  // Load is not measured: this is the time that a request may take.
  writeJson('ingest/out/calculations.json', [
    calculate('10 000 sensors, one worker: what a request may take', 'queue', {
      rate: 16.7,
      c: 1,
      s_ms: 38,
      cv: 1,
      q_pc: 99,
      target_ms: 500,
      of: 1,
      lost: 1,
      outage_min: 60,
    }),
  ]);
}

type Change = readonly [from: string, to: string];
const INSERT = 'insert.run(key, sensor, Number(seq), score, alarm ? 1 : 0, received);';
/** Each with one mistake. */
const BROKEN: readonly (readonly [string, readonly Change[]])[] = [
  [
    'answers before it stores',
    [[INSERT, `setTimeout(() => { try { ${INSERT} } catch {} }, 1000);`]],
  ],
  [
    'stores in groups, answers at once',
    [
      [
        INSERT,
        `waiting.push([key, sensor, Number(seq), score, alarm ? 1 : 0, received]);
  if (waiting.length >= 8) for (const row of waiting.splice(0)) { try { insert.run(...row); } catch {} }`,
      ],
      [
        'type Answer =',
        'const waiting: [string, string, number, number, number, string][] = [];\ntype Answer =',
      ],
    ],
  ],
  [
    'a repeated record is stored once more',
    [
      ['key text primary key, ', 'id integer primary key, key text not null, '],
      [', unique (sensor, seq)) strict, without rowid', ') strict'],
      [
        'insert into records values (?, ?, ?, ?, ?, ?)',
        'insert into records values (null, ?, ?, ?, ?, ?, ?)',
      ],
      ['const known = find.get(key);', 'const known = undefined as ReturnType<typeof find.get>;'],
    ],
  ],
  [
    'repeats are known until the next start',
    [
      ['key text primary key, ', 'id integer primary key, key text not null, '],
      [', unique (sensor, seq)) strict, without rowid', ') strict'],
      [
        'insert into records values (?, ?, ?, ?, ?, ?)',
        'insert into records values (null, ?, ?, ?, ?, ?, ?)',
      ],
      [
        'type Answer =',
        'const seen = new Map<string, ReturnType<typeof find.get>>();\ntype Answer =',
      ],
      ['const known = find.get(key);', 'const known = seen.get(key);'],
      [INSERT, `${INSERT}\n  seen.set(key, find.get(key));`],
    ],
  ],
  ['a key with other content is taken for a repeat', [['known.score === score && ', '']]],
  ['a key with another alarm is taken for a repeat', [[' && Boolean(known.alarm) === alarm', '']]],
  ['a record of any length is read', [['bytes += part.length;', '']]],
  [
    'characters are counted, not bytes',
    [['bytes += part.length;', 'bytes += String(part).length;']],
  ],
  ['one number has two texts', [['(?:0|[1-9]\\d{0,9})', '\\d{1,10}']]],
  [
    'scores that are text are stored',
    [
      ["typeof score !== 'number' || !Number.isSafeInteger(score) || ", ''],
      ['score: number, alarm: boolean)', 'score: any, alarm: boolean)'],
    ],
  ],
  ['alarms that are text are stored', [[" || typeof alarm !== 'boolean'", '']]],
  [
    'a record that cannot be stored ends it',
    [["answer([500, { error: 'not stored' }]);", 'throw error;']],
  ],
];
/** Killing a process cannot show it: what was written is in the system's memory, and survives. */
const UNSEEN: readonly (readonly [string, readonly Change[]])[] = [
  ['the disk is not waited for', [['synchronous = full', 'synchronous = off']]],
];

const source = readText('ingest/server.ts');
const folder = mkdtempSync(join(tmpdir(), 'ingest-broken-'));
async function tried(changes: readonly Change[]) {
  const text = changes.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`nothing to break: ${from}`);
    return before.replace(from, to);
  }, source);
  const program = join(folder, 'server.ts');
  writeFileSync(program, text);
  return faultsOf(await protocol(program, first), await kill(program, 25));
}
const rows: { name: string; caught: boolean; by: string }[] = [];
for (const [name, changes] of BROKEN) {
  const faults = await tried(changes);
  rows.push({ name, caught: faults.length > 0, by: faults.join('; ') });
}
writeJson('ingest/out/broken.json', rows);
const unseen: { name: string; faults: string[] }[] = [];
for (const [name, changes] of UNSEEN) unseen.push({ name, faults: await tried(changes) });
writeJson('ingest/out/unseen.json', unseen);
rmSync(folder, { recursive: true, force: true });
for (const { name, caught, by } of rows)
  console.log(`${caught ? 'caught' : 'NOT CAUGHT'} | ${name} | ${by}`);
console.log(`${rows.filter(({ caught }) => caught).length} of ${rows.length} caught`);
process.exitCode = rows.every(({ caught }) => caught) ? 0 : 1;
