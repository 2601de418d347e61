import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from '@playwright/test';
import { changedLines, changeOneWord, RunningEditor } from './editor.ts';

const editor = new RunningEditor();
const ENGLISH = 'content/en/pages/about.yaml';
const BEGUN = `content/${editor.other}/pages/about.yaml`;
/** Ten in each language. */
const SAVES = 20;

test.describe.configure({ timeout: 900_000 });
test.afterAll(() => editor.stop());

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  await editor.start(browser, async (copy) => {
    const words = await copy.read(BEGUN);
    rmSync(copy.path(`content/${editor.other}`), { recursive: true });
    mkdirSync(dirname(copy.path(BEGUN)), { recursive: true });
    // One file, and no lists in it.
    await copy.write(BEGUN, `${words.split('\n')[0]}\n`);
  });
});

test('a language that was begun keeps its own words, and facts never leave the source, however often either is saved [S4]', async () => {
  for (let time = 0; time < SAVES; time += 1) {
    const isSource = time % 2 === 0;
    const files = [ENGLISH, BEGUN];
    const before = await Promise.all(files.map((file) => editor.copy.read(file)));
    await editor.open('pages/entries/about');
    await changeOneWord(isSource ? editor.source : editor.translation);
    await editor.save();
    const after = await Promise.all(files.map((file) => editor.copy.read(file)));
    const changed = files.map((_, index) => changedLines(before[index] ?? '', after[index] ?? ''));
    const counts = changed.map(({ gone, come }) => [gone.length, come.length]);
    expect(counts, `save ${time + 1}`).toEqual(
      isSource
        ? [
            [1, 1],
            [0, 0],
          ]
        : [
            [0, 0],
            [1, 1],
          ],
    );
    expect(editor.problems()).toEqual([]);
  }
  const written = [...editor.files().keys()].filter((path) =>
    path.startsWith(`content/${editor.other}/`),
  );
  expect(written).toEqual([BEGUN]);
});
