import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { stripInvisible } from '../../src/lib/breaks.ts';
import { pages } from './support/built.ts';

const validator = new HtmlValidate(new FileSystemConfigLoader());

test.each(pages)('$path is valid HTML', async ({ file }) => {
  const report = await validator.validateFile(file);
  const problems = report.results.flatMap((result) =>
    result.messages.map(
      ({ line, column, ruleId, message, selector }) =>
        `${line}:${column} ${ruleId}: ${message} (${selector})`,
    ),
  );
  expect(problems).toEqual([]);
});

test.each(pages)('$path: a name that is only heard has no invisible characters', ({ html }) => {
  const names = [...html.matchAll(/\s(?:aria-label|alt|title)="([^"]*)"/g)].map(
    ([, name = '']) => name,
  );
  expect(names.filter((name) => name !== stripInvisible(name))).toEqual([]);
});
