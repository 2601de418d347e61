import { expect, test } from 'vitest';
import { settings } from '../settings.ts';
import { accentProblems, accentTones } from './accent.ts';

const GROUNDS = { paper: { light: '#f7f5f1', dark: '#0d0f12' } };

test('the accent of the settings can be read on its own wash', () => {
  const wash = accentTones(settings.accent, GROUNDS.paper)['copper-wash'] ?? GROUNDS.paper;
  expect(accentProblems(settings.accent, { wash })).toEqual([]);
});

test('each tone is made of the two colours: no other accent is left in them', () => {
  const tones = accentTones({ light: '#000080', dark: '#8080ff' }, GROUNDS.paper);
  for (const { light, dark } of Object.values(tones)) {
    for (const tone of [light, dark]) {
      const [red = 0, , blue = 0] = [1, 3, 5].map((at) =>
        Number.parseInt(tone.slice(at, at + 2), 16),
      );
      expect(blue, tone).toBeGreaterThanOrEqual(red - 8);
    }
  }
});

test('an accent that is hard to read is named, with its ground and what to do', () => {
  expect(accentProblems({ light: '#ffcc00', dark: '#e79b67' }, GROUNDS)).toEqual([
    'accent.light: expected a contrast of 4.5:1 or more on --paper (#f7f5f1), found #ffcc00 with 1.4:1; choose a darker colour',
  ]);
  expect(accentProblems({ light: '#a04a17', dark: '#552200' }, GROUNDS)[0]).toContain(
    'choose a lighter colour',
  );
});
