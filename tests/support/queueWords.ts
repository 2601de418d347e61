import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { CalculationWords } from '../../src/islands/Calculation/calculationWords.ts';

const read = (path: string) => parse(readFileSync(`tests/fixtures/${path}`, 'utf8'));

const { content, labels } = {
  content: read('calculations/queue.yaml'),
  labels: read('calculation.yaml'),
};

/** The English words of the queue, frozen for tests of behaviour. */
export const queueWords: CalculationWords = {
  content: { choices: {}, tables: {}, ...content },
  labels,
  locale: 'en',
};
