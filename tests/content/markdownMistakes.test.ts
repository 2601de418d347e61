import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calculations } from '../../src/calculations/all.ts';
import { contentProblems } from '../../src/content/check/run.ts';
import { allLanguages } from '../../src/settings.ts';
import { linkExample } from '../support/linkExample.ts';
import { ANY_SERVICE, SERVICE_SLUGS } from '../support/services.ts';

/** Whatever else the site speaks, one more language to make mistakes in. */
const languages = [...allLanguages, { lang: 'xx', name: 'Begun', locale: 'en' }];

/** No address that a company may have. */
const PAGE = 'content/en/pages/page-of-this-test.md';
const NOTE = 'content/en/notes/2026-11-one-note.md';

const FRONT = [
  'title: Careers',
  'description: What it is like to work here, and how to write to us about it in a few words.',
  'lead: A sample.',
];
const NOTE_FRONT = [
  'title: One note',
  'date: 2026-11-18',
  'summary: What the note says in one sentence, which is long enough for search engines.',
  `services: [${SERVICE_SLUGS[0]}]`,
];

/** A service with a calculation, where the content has one. */
const calculated = calculations.find(({ service }) => SERVICE_SLUGS.includes(service));

/** A file of Markdown; the text starts two lines below its front matter. */
const markdown = (body: string, front: readonly string[] = FRONT) =>
  `---\n${front.join('\n')}\n---\n\n${body}\n`;
/** The line of the first line of that text. */
const FIRST = FRONT.length + 4;

interface Mistake {
  name: string;
  file?: string;
  content: string | Uint8Array;
  line: number;
  expected: RegExp;
}

const page = (name: string, body: string, expected: RegExp, line = FIRST): Mistake => ({
  name,
  content: markdown(body),
  line,
  expected,
});
const field = (name: string, front: string[], line: number, expected: RegExp): Mistake => ({
  name,
  content: markdown('Text.', front),
  line,
  expected,
});
const note = (name: string, changed: string, line: number, expected: RegExp): Mistake => {
  const [key = ''] = changed.split(':');
  const front = NOTE_FRONT.map((each) => (each.startsWith(`${key}:`) ? changed : each));
  return { name, file: NOTE, content: markdown('Text.', front), line, expected };
};

const drawn = (name: string, link: string, expected: RegExp): Mistake => ({
  name,
  file: NOTE,
  content: markdown('Text.', [...NOTE_FRONT, `calculation: ${link}`]),
  line: NOTE_FRONT.length + 2,
  expected,
});

const mistakes: Mistake[] = [
  field('a missing field', FRONT.slice(1), 1, /title: expected a text, found nothing/),
  field('an unknown field', [...FRONT, 'layout: wide'], 5, /layout: unknown field/),
  field('a field of another type', [...FRONT, 'footer: maybe'], 5, /footer: expected a boolean/),
  field('front matter that is no YAML', ['title: [', ...FRONT.slice(1)], 3, /expected valid YAML/),
  field(
    'a text that starts with an asterisk',
    ['title: *Careers*', ...FRONT.slice(1)],
    2,
    /expected valid YAML: a text that starts with \* stands between quotation marks/,
  ),
  { name: 'no front matter', content: '# Careers\n', line: 1, expected: /expected front matter/ },
  { name: 'an empty file', content: '', line: 1, expected: /found an empty file/ },
  { name: 'no text', content: markdown(''), line: 6, expected: /expected a text below the front/ },
  {
    name: 'UTF-16',
    content: Buffer.from(markdown('Text.'), 'utf16le'),
    line: 1,
    expected: /expected a text in UTF-8/,
  },
  {
    name: 'Latin-1',
    content: Buffer.from(markdown('Größe'), 'latin1'),
    line: 1,
    expected: /expected a text in UTF-8/,
  },
  page('a script', 'Text.\n\n<script>alert(1)</script>', /found HTML: <script>/, FIRST + 2),
  page('HTML in a line', 'A <b onclick="x()">word</b>.', /found HTML: <b onclick/),
  page('HTML behind the end of a tag', '> </div><img src=x onerror=alert(1)>', /HTML: <\/div><img/),
  page('the end of a tag that nothing opened', 'Text.</article>', /HTML: <\/article>/),
  page('an SVG with a script', '<svg onload=alert(1)>', /expected Markdown, found HTML/),
  page('a javascript: link', '[Press](javascript:alert(1))', /expected a link that starts with \//),
  page(
    'the same by a reference',
    '[Press][x]\n\n[x]: JaVaScript:alert(1)',
    /expected a link/,
    FIRST + 2,
  ),
  page('a data: link', '[x](data:text/html;base64,AAAA)', /expected a link that starts with/),
  page('a link to another host without a scheme', '[x](//example.org)', /expected a link that/),
  page(
    'a link copied while the site was tried out',
    '[x](http://localhost:4321/about#team)',
    /expected the link "\/about#team", found "http:\/\/localhost/,
  ),
  page(
    'a link to a page that is not there',
    '[x](/carers)',
    /a page or a file of this site, found "\/carers"/,
  ),
  page(
    'a heading level left out',
    '## One\n\n#### Three',
    /starts with ### \(Heading 3\), found #### before "Three"/,
    FIRST + 2,
  ),
  page('a second title', '# Careers', /starts with ##, found #/),
  page(
    'a text that starts too deep',
    '### Three',
    /starts with ## \(Heading 2\), found ### before "Three"/,
  ),
  page('a picture that is not there', '![Wafer](wafer.jpg)', /found no "wafer\.jpg"/),
  page(
    'a picture with spaces in its name',
    '![Wafer](My wafer.jpg "A wafer")',
    /expected a picture or a link without spaces in its name, found "My wafer\.jpg/,
  ),
  page('a picture of another site', '![W](https://example.org/a.png)', /a picture beside the file/),
  page('a picture outside the folder', '![W](../../../package.json)', /a picture beside the file/),
  page('a picture without a description', '![](small.png)', /expected what is seen/),
  page('an enormous picture', '![Wafer](large.jpg)', /at most 8 MiB, found 9\.0 MiB/),
  page('a file that is no picture', '![Wafer](text.jpg)', /expected a picture \(JPEG/),
  page(
    'a footnote that is not there',
    'Text.[^1]',
    /expected a footnote that starts with "\[\^1\]:"/,
  ),
  page('a formula that does not end', '$$\n\\frac{a\n$$', /expected a valid formula/),
  page('a formula in a line that needs a block', 'Text $x \\tag{1}$.', /expected a valid formula/),
  page('a column without a name', '| | Years |\n|---|---|\n| slow | 10 |', /a name in column 1/),
  page('a table without a head', '| slow | 10 |\n| fast | 20 |', /expected \| --- \| for each/),
  page('a misspelt placeholder', 'Work at {brnad}.', /found \{brnad\}/),
  page('the same in a link', '[Mail](mailto:{emial})', /found \{emial\}/),
  page('the same in a description', '![{brnad} bench](small.png)', /found \{brnad\}/),
  page(
    'a list in a footnote',
    'Text.[^1]\n\n[^1]: These:\n\n    - one',
    /expected a footnote of plain paragraphs, found a list in it/,
    FIRST + 2,
  ),
  page(
    'a footnote in a footnote',
    'Text.[^1]\n\n[^1]: See.[^2]\n\n[^2]: There.',
    /expected a footnote without another one, found \[\^2\]/,
    FIRST + 2,
  ),
  page(
    'a footnote that nothing leads to',
    'Text.\n\n[^1]: There.',
    /expected \[\^1\] in the text for this footnote/,
    FIRST + 2,
  ),
  page(
    'a footnote in a heading',
    '## One[^1]\n\nText.\n\n[^1]: There.',
    /expected a heading without a footnote, found \[\^1\]/,
  ),
  page(
    'a link to a file that is not there',
    '[PDF](/brochures.pdf)',
    /a page or a file of this site, found "\/brochures\.pdf"/,
  ),
  {
    name: 'an address that the site has',
    file: 'content/en/pages/about.md',
    content: markdown('Text.'),
    line: 1,
    expected: /found \/about, which the site has/,
  },
  {
    name: 'the address of the inbox',
    file: 'content/en/pages/messages.md',
    content: markdown('Text.'),
    line: 1,
    expected: /found \/messages, which the site has/,
  },
  {
    name: 'the address of a language',
    file: 'content/en/pages/xx.md',
    content: markdown('Text.'),
    line: 1,
    expected: /found \/xx, which the site has/,
  },
  {
    name: 'two notes with one address',
    file: 'content/en/notes/2026-12-one-note.md',
    content: markdown('Text.', NOTE_FRONT),
    line: 1,
    expected: /found \/notes\/one-note also in notes\/2026-11-one-note\.md/,
  },
  note('a date that is no date', 'date: next week', 3, /date: expected a date such as 2026-11-18/),
  note('a day that no calendar has', 'date: 2026-02-30', 3, /date: expected a day of the calendar/),
  note('a service that is not there', 'services: [poetry]', 5, /services\[0\]: .*found "poetry"/),
  note('a line break of Word', 'title: "One\\vnote"', 2, /title: expected no invisible control/),
  note('no service', 'services: []', 5, /services: expected at least 1/),
  drawn(
    'a calculation that is not there',
    'poetry',
    /calculation: expected a service with a calculation \(.*\), found "poetry"/,
  ),
  drawn('two words for a calculation', 'rtl design', /calculation: expected a service such as/),
  ...(calculated
    ? [
        drawn(
          'a value that its calculation does not have',
          `${calculated.service}?metre=1`,
          /calculation: expected values of .*, found "metre"/,
        ),
        drawn(
          'a value out of range, in a link that was copied',
          `https://example.org${ANY_SERVICE.replace(/[^/]*$/, calculated.service)}?v=${calculated.version}&${calculated.inputs[0]?.name.split('_')[0]}=1e99#calculation`,
          /calculation: expected a value of .* in its range, found .* as "1e99"/,
        ),
        drawn(
          'a link of another formula',
          `${calculated.service}?v=999`,
          /calculation: expected a link of today's formula \(v=\d+\), found another/,
        ),
      ]
    : []),
  {
    name: 'a fact in a translation',
    file: 'content/xx/notes/2026-11-one-note.md',
    content: markdown('Text.', ['date: 2026-11-19']),
    line: 2,
    expected: /date: expected no fact here/,
  },
  {
    name: 'a script in a translation',
    file: 'content/xx/notes/2026-11-one-note.md',
    content: markdown('<script>x</script>', ['title: Eine Notiz']),
    line: 5,
    expected: /found HTML/,
  },
];

describe('a mistake in Markdown is told with file, line and expectation [S3]', () => {
  let root: string;
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), content);
  };

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'markdown-'));
    symlinkSync(resolve('src'), join(root, 'src'), 'junction');
    linkExample(root);
  });
  beforeEach(() => {
    rmSync(join(root, 'content'), { recursive: true, force: true });
    cpSync('content', join(root, 'content'), { recursive: true });
    write('content/en/pages/large.jpg', Buffer.alloc(9 * 1024 * 1024, 255));
    write('content/en/pages/text.jpg', 'no picture');
    write('content/en/pages/small.png', Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1'));
    write(NOTE, markdown('Text.', NOTE_FRONT));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test.each(mistakes)('$name', ({ file = PAGE, content, line, expected }) => {
    write(file, content);
    const problems = contentProblems(root, languages);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(expected);
    expect(problems[0]).toMatch(`${file}:${line}: `);
    expect(problems[0]).not.toContain('\n');
  });

  test('a page has the address of its file, also with a day in its name', () => {
    const name = '2026-12-closing-days';
    write(`content/en/pages/${name}.md`, markdown('Text.'));
    write(PAGE, markdown(`[Days](/${name})`));
    expect(contentProblems(root, languages)).toEqual([]);
  });

  test('a mistake in a text is told beside one in another file', () => {
    write(PAGE, markdown('## One\n\n#### Three'));
    write(NOTE, markdown('Text.', NOTE_FRONT.slice(1)));
    expect(contentProblems(root, languages)).toEqual([
      expect.stringMatching(/one-note\.md.* title: expected a text/),
      expect.stringMatching(/Heading 3/),
    ]);
  });

  test('a page and a note without mistakes are told nothing', () => {
    write('public/brochure.pdf', '%PDF');
    // As a camera names it.
    write('content/en/pages/IMG_0099.JPG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]));
    write(
      PAGE,
      markdown(
        `## One\n\n[Services](${ANY_SERVICE}?n=3#calculation), [PDF](/brochure.pdf), [a note](/notes/one-note), [mail](mailto:{email}).[^1]\n\n$x_{a}$ and \`{code}\`\n\n![Bench](IMG_0099.JPG)\n\n[^1]: Text.`,
      ),
    );
    expect(contentProblems(root, languages)).toEqual([]);
  });
});
