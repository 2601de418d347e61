import { expect, test } from 'vitest';
import { queueWords } from '../../tests/support/queueWords.ts';
import { defaultSetting } from './definition.ts';
import { longestTexts } from './longestTexts.ts';
import { queue } from './queue/definition.ts';
import { plainText } from './richText.ts';
import { speak } from './statement.ts';

const { content, labels, locale } = queueWords;
const shared = { ...labels, locale };

test('[K1] the room that the page keeps is that of its longest texts, warnings among them', () => {
  const longest = longestTexts(queue, content, shared);
  expect(longest.warnings).toBe(content.warnings.overload);
  const setting = defaultSetting(queue);
  const said = speak(queue, setting, queue.compute(setting), content, shared);
  const rooms = [longest.answer, longest.held, ...longest.facts].map(({ length }) => length);
  const texts = [said.answer, said.held, ...said.facts].map((text) => plainText(text).length);
  expect(rooms).toHaveLength(texts.length);
  for (const [at, room] of rooms.entries()) expect(room).toBeGreaterThanOrEqual(texts[at] ?? 0);
});
