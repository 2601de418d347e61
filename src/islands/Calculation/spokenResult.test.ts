import { expect, test } from 'vitest';
import { queueWords as words } from '../../../tests/support/queueWords.ts';
import { defaultSetting } from '../../calculations/definition.ts';
import { namedNumber } from '../../calculations/numberText.ts';
import { queue } from '../../calculations/queue/definition.ts';
import { plotWordsOf, spokenResult } from './spokenResult.ts';

test('[52] the drawing rounds a time up, as the sentence does', () => {
  const setting = defaultSetting(queue);
  const computed = queue.compute(setting);
  const time = Number(computed.values.answerQ_ms);
  const drawn = namedNumber('answerQ_ms', time, plotWordsOf(queue, setting, words));
  expect(Number.parseFloat(drawn)).toBeGreaterThan(time);
  expect(spokenResult(queue, setting, computed, words).answer).toContain(drawn);
});
