import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DELIVERABLES_MAX } from '../../content/schemas/deliverables.ts';

const css = readFileSync(
  new URL('./DeliverablesSection.deferred.module.css', import.meta.url),
  'utf8',
);

test('each deliverable that a service may have lights its part of the drawing [V6]', () => {
  const lit = [...css.matchAll(/\[data-part="(\d)"\]:is\(.+ \[data-part="\1"\]/g)].map(
    ([, part]) => part,
  );
  expect(lit).toEqual(Array.from({ length: DELIVERABLES_MAX }, (_, index) => `${index + 1}`));
});
