import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { text } from '../src/content/schemas/fields.ts';
import { formSchemaOf } from './formSchema.ts';
import { SavedFiles } from './savedFiles.ts';

const form = formSchemaOf(
  z.strictObject({
    title: text(20),
    level: z.string(),
    paragraphs: z.array(text(40)),
    fields: z.array(
      z.strictObject({ id: z.string(), title: text(20), services: z.array(z.string()) }),
    ),
    cards: z.array(z.strictObject({ title: text(20), figure: z.string() })),
  }),
);
const SOURCE = {
  title: 'About',
  level: 'board',
  paragraphs: ['One.', 'FPGA.'],
  fields: [
    { id: 'ai', title: 'AI', services: ['learning'] },
    { id: 'chips', title: 'Chips', services: ['rtl'] },
  ],
  cards: [{ title: 'First', figure: 'one' }],
};
const yaml = (value: unknown) => JSON.stringify(value);

/** As the editor does it: files are read, and an entry is saved in all of its languages at once. */
async function save(read: object[], ...values: object[]): Promise<unknown[]> {
  const files = new SavedFiles(form);
  for (const each of read) files.read(yaml(each));
  return (await Promise.all(values.map((value) => files.write(value)))).map((each) => parse(each));
}

describe('saving the source writes nothing of it into a translation [S4]', () => {
  test('lists that a translation lacks are not copied, neither facts nor words', async () => {
    const begun = { title: 'Sobre' };
    const changed = { ...SOURCE, paragraphs: ['Another.', 'FPGA.'] };
    const [source, translation] = await save([SOURCE, begun], changed, { ...changed, ...begun });
    expect(source).toEqual(changed);
    expect(translation).toEqual(begun);
  });

  test('the file with the facts is the source, also beside a translation with more words', async () => {
    const short = { title: 'About', level: 'board' };
    const long = { title: 'About', paragraphs: ['Uno.', 'Dos.'] };
    expect(await save([short, long], short, long)).toEqual([short, long]);
  });

  test('a language that was not begun gets no file of English words', async () => {
    const [, translation] = await save([SOURCE], SOURCE, SOURCE);
    expect(translation).toEqual({});
  });

  test('a language that is begun now comes before the source, which keeps its facts', async () => {
    const begun = { title: 'Sobre', fields: [{ id: 'ai' }, { id: 'chips' }] };
    const [translation, source] = await save([SOURCE], begun, SOURCE);
    expect(source).toEqual(SOURCE);
    expect(translation).toEqual({ title: 'Sobre' });
  });

  test('what a translator writes stays, beside what is not translated yet', async () => {
    const [, translation] = await save([SOURCE, { title: 'Sobre' }], SOURCE, {
      ...SOURCE,
      title: 'Sobre',
      paragraphs: ['One.', 'Segundo.'],
      fields: [SOURCE.fields[0], { id: 'chips', title: 'Circuitos', services: ['rtl'] }],
    });
    expect(translation).toEqual({
      title: 'Sobre',
      paragraphs: [null, 'Segundo.'],
      fields: [{ id: 'chips', title: 'Circuitos' }],
    });
  });

  test('a word that is the same in both languages stays where it was', async () => {
    const complete = {
      title: 'Sobre',
      paragraphs: ['Um.', 'FPGA.'],
      fields: [
        { id: 'ai', title: 'AI' },
        { id: 'chips', title: 'Circuitos' },
      ],
      cards: [{ title: 'Primeiro' }],
    };
    const [, translation] = await save([SOURCE, { title: 'Über' }, complete], SOURCE, complete);
    expect(translation).toEqual(complete);
  });

  test('twenty saves in a row change nothing more', async () => {
    const files = new SavedFiles(form);
    const begun = { title: 'Sobre' };
    for (const each of [SOURCE, begun]) files.read(yaml(each));
    for (let time = 0; time < 20; time += 1) {
      const source = { ...SOURCE, title: `About ${time}` };
      const values = [source, { ...source, ...begun }];
      const written = await Promise.all(values.map((value) => files.write(value)));
      expect(written.map((each) => parse(each))).toEqual([source, begun]);
    }
  });
});
