import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pairsOf, readTable } from './csvFile.ts';

test('a row whose cell is empty or a word is no point', () => {
  const folder = mkdtempSync(join(tmpdir(), 'table-'));
  const file = join(folder, 'table.csv');
  writeFileSync(file, '# measured\nn, m, note\n1, 0.9, 5\n2,, 5\n3, none, 5\n4, -1, 5\n');
  expect(pairsOf(readTable(file), 'n', 'm')).toEqual([
    [1, 0.9],
    [4, -1],
  ]);
  rmSync(folder, { recursive: true });
});
