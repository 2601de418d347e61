import { serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { drawLogRule } from './logRule.ts';

const rule = { from: 0, to: 4 };
const stops = [
  { size: 10, current: false },
  { size: 1000, current: true },
];
const drawn = (which: 'horizontal' | 'vertical', from = stops) =>
  serialize(drawLogRule({ stops: from, rule, powers: 99 })[which]);

describe('the log rule', () => {
  it('has a tick for each power of ten, a longer one for every third', () => {
    expect(drawn('horizontal')).toContain('d="M0 22v14M2500 22v6M5000 22v6M7500 22v14M10000 22v6"');
    expect(drawn('vertical')).toContain('d="M5 0h12M5 2500h6M5 5000h6M5 7500h12M5 10000h6"');
  });

  it('leads from the true size of each stop to its name, and marks the current one', () => {
    expect(drawn('horizontal')).toContain('d="M0 22h10000M2500 22L0 72"');
    expect(drawn('horizontal')).toContain('<path class="r-here" d="M7500 22L5000 72"></path>');
    expect(drawn('horizontal')).toContain('x="75%" y="17.5"');
    expect(drawn('vertical')).toContain('d="M5 0v10000M5 2500L64 2500"');
    expect(drawn('vertical')).toContain('<path class="r-here" d="M5 7500L64 7500"></path>');
    expect(drawn('vertical')).toContain('x="7.81%" y="75%"');
  });

  it('marks nothing where the page stands at no stop', () => {
    const nowhere = stops.map(({ size }) => ({ size, current: false }));
    expect(drawn('horizontal', nowhere)).not.toContain('class');
    expect(drawn('vertical', nowhere)).not.toContain('class');
  });
});
