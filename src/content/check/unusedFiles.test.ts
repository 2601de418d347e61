import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unusedFiles } from './unusedFiles.ts';

test('pictures and figures of a service that was removed are named', () => {
  const root = mkdtempSync(join(tmpdir(), 'unused-'));
  for (const file of [
    'images/board.jpg',
    'images/old.jpg',
    'figures/board-1.svg',
    'figures/old-1.svg',
  ]) {
    mkdirSync(join(root, 'src/assets', file, '..'), { recursive: true });
    writeFileSync(join(root, 'src/assets', file), '');
  }
  const content = [{ image: { file: 'board' }, features: [{ figure: 'board-1' }] }];
  expect(unusedFiles(root, content)).toEqual([
    'src/assets/images/old.jpg: no content uses it; delete it',
    'src/assets/figures/old-1.svg: no content uses it; delete it',
  ]);
});
