import { expect, test } from 'vitest';
import { opticalEdge } from './opticalEdge.ts';

test.each(['RTL Design', 'Page', 'Über uns'])('"%s" begins with a stem', (text) => {
  expect(opticalEdge(text)).toEqual({ '--edge': 0.08 });
});

test.each(['Services', 'Our offices', 'Analog', 'サービス', 'যোগাযোগ'])(
  '"%s" keeps the edge of the style sheet',
  (text) => {
    expect(opticalEdge(text)).toEqual({});
  },
);
