import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KEPT } from './kept.ts';

test('the script in the head reads the keys under which a choice is kept', () => {
  // It stands in every page as it is, so it cannot import them.
  const script = readFileSync('src/browser/beforePaint.js', 'utf8');
  for (const key of [KEPT.theme, KEPT.language]) expect(script).toContain(`getItem('${key}')`);
});
