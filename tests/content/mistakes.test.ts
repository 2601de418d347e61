import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settings } from '../../site.config.ts';
import { contentProblems } from '../../src/content/check/run.ts';
import { ProjectCopy } from '../support/projectCopy.ts';

const RTL = 'content/en/services/rtl-design.yaml';
const MENU = 'content/en/menu.yaml';
const OFFICES = 'content/en/offices.yaml';
const ABOUT = 'content/en/pages/about.yaml';
const SERVICES = 'content/en/pages/services.yaml';

interface Mistake {
  name: string;
  file: string;
  field: string;
  expected: RegExp;
  /** The file that is changed, if it is another than the one that is named. */
  changed?: string;
  make: (copy: ProjectCopy) => Promise<void>;
}

const swap = (file: string, from: string | RegExp, to: string) => (copy: ProjectCopy) =>
  copy.replace(file, from, to);

const mistakes: Mistake[] = [
  {
    name: 'a missing field',
    file: RTL,
    field: 'title',
    expected: /expected a text, found nothing/,
    make: swap(RTL, 'title: RTL Design\n', ''),
  },
  {
    name: 'an unknown key',
    file: RTL,
    field: 'subtitle',
    expected: /unknown field/,
    make: swap(RTL, 'title: RTL Design', 'title: RTL Design\nsubtitle: More'),
  },
  {
    name: 'a wrong type',
    file: OFFICES,
    field: 'offices[1].latitude',
    expected: /expected a number, found "north"/,
    make: swap(OFFICES, 'latitude: 40.4168', 'latitude: north'),
  },
  {
    name: 'a duplicate slug',
    file: MENU,
    field: 'groups[0].services[2]',
    expected: /each service once, found "rtl-design"/,
    make: swap(MENU, '- fpga-design', '- rtl-design'),
  },
  {
    name: 'a group naming a missing service',
    file: MENU,
    field: 'groups[1].services[0]',
    expected: /expected a file in services\/.*found "hardware-poetry"/,
    make: swap(MENU, '- firmware-development', '- hardware-poetry'),
  },
  {
    name: 'a symptom leading to a missing service',
    file: SERVICES,
    field: 'symptoms.items[2].service',
    expected: /expected a file in services\/.*found "hardware-poetry"/,
    make: swap(SERVICES, 'service: fpga-design', 'service: hardware-poetry'),
  },
  {
    name: 'a field of work leading to a missing service',
    file: ABOUT,
    field: 'fields[1].services[0]',
    expected: /expected a file in services\/.*found "hardware-poetry"/,
    make: swap(ABOUT, '- machine-learning', '- hardware-poetry'),
  },
  {
    name: 'a service related to itself',
    file: RTL,
    field: 'related[0]',
    expected: /expected another service, found "rtl-design"/,
    make: swap(RTL, '- fpga-design', '- rtl-design'),
  },
  {
    name: 'a picture that does not exist',
    file: RTL,
    field: 'image.file',
    expected: /expected a picture at src\/assets\/images\/no-such-picture\.jpg/,
    make: swap(RTL, 'file: rtl-design', 'file: no-such-picture'),
  },
  {
    name: 'a drawing that does not exist',
    file: RTL,
    field: 'features[2].figure',
    expected: /expected a drawing at src\/assets\/figures\/no-such-figure\.svg/,
    make: swap(RTL, 'figure: rtl-design-3', 'figure: no-such-figure'),
  },
  {
    name: 'a drawing that cannot be read',
    file: RTL,
    field: 'features[2].figure',
    expected:
      /expected a drawing that can be read at src\/assets\/figures\/rtl-design-3\.svg, found: .*"rtl-design-3": <svg> is not closed/,
    changed: 'src/assets/figures/rtl-design-3.svg',
    make: swap('src/assets/figures/rtl-design-3.svg', '</svg>', ''),
  },
  {
    name: 'a large drawing that cannot be read',
    file: RTL,
    field: 'drawing.file',
    expected:
      /expected a drawing that can be read at src\/assets\/drawings\/rtl-design\.svg, found: .*"rtl-design": <svg> is not closed/,
    changed: 'src/assets/drawings/rtl-design.svg',
    make: swap('src/assets/drawings/rtl-design.svg', '</svg>', ''),
  },
  {
    name: 'a drawing without one of its words',
    file: RTL,
    field: 'features[2].labels.plan',
    expected: /expected the word that src\/assets\/figures\/rtl-design-3\.svg shows, found nothing/,
    make: swap(RTL, / {6}plan: .*\n/, ''),
  },
  {
    name: 'a word that the drawing does not show',
    file: RTL,
    field: 'features[2].labels.plam',
    expected:
      /expected a key of src\/assets\/figures\/rtl-design-3\.svg \(.*"plan".*\), found "plam"/,
    make: swap(RTL, '      plan:', '      plam: extra\n      plan:'),
  },
  {
    name: 'coordinates out of range',
    file: OFFICES,
    field: 'offices[6].longitude',
    expected: /expected at most 180, found 339\.6503/,
    make: swap(OFFICES, 'longitude: 139.6503', 'longitude: 339.6503'),
  },
  {
    name: 'seven feature cards',
    file: RTL,
    field: 'features',
    expected: /expected exactly 6 feature cards, found a list of 7/,
    make: swap(
      RTL,
      'features:\n',
      'features:\n  - title: One too many\n    text: A seventh card.\n    figure: rtl-design-1\n',
    ),
  },
  {
    name: 'an empty text',
    file: 'content/en/pages/about.yaml',
    field: 'lead',
    expected: /expected a text, found an empty one/,
    make: swap('content/en/pages/about.yaml', /^lead:[\s\S]*?\n(?=paragraphs)/m, "lead: ''\n"),
  },
  {
    name: 'bad YAML',
    file: 'content/en/labels.yaml',
    field: 'skip',
    expected: /expected valid YAML/,
    make: swap('content/en/labels.yaml', /^skip: /m, 'skip: ['),
  },
  {
    name: 'a misspelt placeholder',
    file: 'content/en/pages/landing.yaml',
    field: 'lead',
    expected: /expected no placeholder but those of the settings, found \{brnad\}/,
    make: swap('content/en/pages/landing.yaml', "lead: '{brand}", "lead: '{brnad}"),
  },
  {
    name: 'a placeholder that another text has',
    file: ABOUT,
    field: 'lead',
    expected: /expected no placeholder but those of the settings, found \{office\}/,
    make: swap(ABOUT, /^lead: '\{brand\}/m, "lead: '{office}"),
  },
  {
    name: 'a country that no atlas has',
    file: OFFICES,
    field: 'offices[4].countryCode',
    expected: /expected a country of the atlas, found "999"/,
    make: swap(OFFICES, "countryCode: '050'", "countryCode: '999'"),
  },
  {
    name: 'a weekend in other words',
    file: OFFICES,
    field: 'offices[4].weekend[0]',
    expected: /expected one of "sunday", .*, found "Friday"/,
    make: swap(OFFICES, '- friday', '- Friday'),
  },
  {
    name: 'something kept on the device that /privacy has no words for',
    file: 'content/en/pages/privacy.yaml',
    field: 'kept.items.theme',
    expected: /expected a block of fields, found nothing/,
    make: swap('content/en/pages/privacy.yaml', / {4}theme:\n(?: {6}.*\n)+/, ''),
  },
  {
    name: 'a page without its file',
    file: 'content/en/pages/about.yaml',
    field: 'expected this file',
    expected: /found none/,
    make: async (copy) => rmSync(copy.path('content/en/pages/about.yaml')),
  },
];

describe('a mistake in the content is told with file, field and expectation [S3]', () => {
  let copy: ProjectCopy;

  beforeAll(() => {
    copy = new ProjectCopy();
    // The first check reads every file and drawing; later ones use their caches.
    contentProblems(copy.folder, settings.languages);
  }, 60_000);
  afterAll(() => copy.remove());

  test.each(mistakes)('$name', async ({ file, field, expected, changed = file, make }) => {
    const before = await copy.read(changed);
    await make(copy);
    const problems = contentProblems(copy.folder, settings.languages);
    await copy.write(changed, before);

    const told = problems.find((text) => text.includes(`${file}: `)) ?? problems.join('\n');
    expect(told).toContain(`${file}: ${field}`);
    expect(told).toMatch(expected);
  });

  test('all of them stop the build, each in a line of its own and without a stack', async () => {
    const [missing, , wrongType] = mistakes;
    await missing?.make(copy);
    await wrongType?.make(copy);
    const problems = contentProblems(copy.folder, settings.languages);
    expect(problems.length).toBeGreaterThan(1);
    const { ok, output } = await copy.build();
    expect(ok).toBe(false);
    for (const problem of problems) expect(output.split('\n').join(' ')).toContain(problem);
    expect(output, 'a message for an editor, not a stack').not.toMatch(/^\s+at /m);
  }, 60_000); // it starts a build, in a process of its own
});
