import { expect, test } from 'vitest';
import { markLanguage } from './markLanguage.ts';

const texts = new Set(['Not translated', 'R & D']);

test('words that are not translated yet carry their own language [S4]', () => {
  expect(markLanguage('<h2 class="a">Not translated</h2><p>Übersetzt</p>', texts, 'en')).toBe(
    '<h2 lang="en" class="a">Not translated</h2><p>Übersetzt</p>',
  );
  expect(markLanguage('<p>R &amp; D</p>', texts, 'en')).toBe('<p lang="en">R &amp; D</p>');
});

test('nothing else is touched', () => {
  const html =
    '<p lang="en">Not translated</p><p>Not translated <b>here</b></p><title>R & D</title>';
  expect(markLanguage(html, texts, 'en')).toBe(html);
});
