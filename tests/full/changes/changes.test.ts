import { afterAll, beforeAll, describe, expect } from 'vitest';
import { ProjectCopy } from '../../support/projectCopy.ts';
import { counter } from './counter.ts';
import { eighthLanguage } from './eighthLanguage.ts';
import { eighthService } from './eighthService.ts';
import { imprint } from './imprint.ts';
import { markdownPage } from './markdownPage.ts';
import { otherOffices } from './otherOffices.ts';
import { rebrand } from './rebrand.ts';

// None of them is in another's way, and a build takes longer than all their tests.
const CHANGES = [
  rebrand,
  imprint,
  counter,
  otherOffices,
  eighthService,
  eighthLanguage,
  markdownPage,
];
const copy = new ProjectCopy();

beforeAll(async () => {
  await copy.onlyLanguages('en', 'de');
  for (const { make } of CHANGES) await make(copy);
  const { output } = await copy.build();
  expect(output).toContain('Complete!');
}, 600_000);
afterAll(() => copy.remove());

for (const { title, check } of CHANGES) describe(title, () => check(copy));
