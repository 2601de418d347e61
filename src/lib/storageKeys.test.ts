import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STORED } from './storageKeys.ts';

test('the script in the head reads the keys under which a choice is stored', () => {
  // The script is inlined into every page as it is, so it cannot import the keys.
  const script = readFileSync('src/scripts/beforePaint.js', 'utf8');
  for (const { key } of [STORED.theme, STORED.language])
    expect(script).toContain(`getItem('${key}')`);
});
