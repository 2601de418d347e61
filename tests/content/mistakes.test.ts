import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentProblems } from '../../src/content/check/run.ts';
import { allLanguages } from '../../src/settings.ts';
import { ProjectCopy } from '../support/projectCopy.ts';
import { mistakes, UNREADABLE_COMPANY } from './mistakes.ts';

const textOf = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

describe('a mistake in the content is told with file, field and expectation [S3]', () => {
  let copy: ProjectCopy;
  const put = (file: string, text: string | Uint8Array | undefined) => {
    if (text === undefined) return rmSync(copy.path(file), { force: true });
    mkdirSync(dirname(copy.path(file)), { recursive: true });
    writeFileSync(copy.path(file), text);
  };

  beforeAll(() => {
    copy = new ProjectCopy();
    // The first check reads every file and drawing; later ones use their caches.
    contentProblems(copy.folder, allLanguages);
  }, 60_000);
  afterAll(() => copy.remove());

  test.each(mistakes)('$name', ({ file, field, expected, changed = file, make }) => {
    const before = textOf(copy.path(changed));
    const after = make(before ?? '');
    expect(after, 'a test that changes nothing proves nothing').not.toBe(before);
    put(changed, after);
    const problems = contentProblems(copy.folder, allLanguages);
    put(changed, before);

    const told = problems.find((text) => text.includes(`${file}: `)) ?? problems.join('\n');
    expect(told).toContain(`${file}: ${field}`);
    expect(told).toMatch(expected);
    expect(told.split('\n'), 'one line').toHaveLength(1);
  });

  test('all of them stop the build, each in a line of its own and without a stack', async () => {
    for (const { file, make } of [mistakes[0], mistakes[2], UNREADABLE_COMPANY].flatMap(
      (one) => one ?? [],
    )) {
      put(file, make(textOf(copy.path(file)) ?? ''));
    }
    const problems = contentProblems(copy.folder, allLanguages);
    expect(problems.length).toBeGreaterThan(1);
    const { ok, output } = await copy.build();
    expect(ok).toBe(false);
    for (const problem of problems) expect(output.split('\n').join(' ')).toContain(problem);
    expect(output, 'a message for an editor, not a stack').not.toMatch(/^\s+at /m);
  }, 60_000); // it starts a build, in a process of its own
});
