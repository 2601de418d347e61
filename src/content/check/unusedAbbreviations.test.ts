import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unusedAbbreviations } from './unusedAbbreviations.ts';

test('an abbreviation is told once no text and no drawing uses it any more', () => {
  const root = mkdtempSync(join(tmpdir(), 'unused-'));
  mkdirSync(join(root, 'src/assets/figures'), { recursive: true });
  writeFileSync(join(root, 'src/assets/figures/layers.svg'), '<svg><text>HAL</text></svg>');
  const items = ['SoC', 'DRC, LVS', 'HAL', 'RTL'].map((term) => ({ term, text: `${term}: …` }));
  const source = new Map<string, unknown>([
    ['pages/services.yaml', { meta: 'For SoCs', glossary: { items } }],
    ['services/layout.yaml', { features: [{ text: 'LVS before DFTs, never URTL' }] }],
  ]);
  expect(unusedAbbreviations(root, source)).toEqual([
    'pages/services.yaml: glossary.items[3]: no text uses "RTL"; delete it, in every language',
  ]);
});
