import { markdownToHtml } from 'satteri';
import { describe, expect, test } from 'vitest';
import { markdownProcessor, type RenderContext } from './processor.ts';

const context = (kind: 'note' | 'page', prefix = ''): RenderContext => ({
  locale: 'en-GB',
  values: { brand: 'Ohmwright' },
  prefix,
  words: {
    kind,
    formula: 'Formula',
    code: 'Code',
    table: 'Table',
    footnote: 'Footnote {number}',
    back: 'Back',
  },
});

/** As Astro renders it, without highlighting and pictures. */
async function html(markdown: string, frontmatter = context('note')): Promise<string> {
  const { mdastPlugins, hastPlugins, features } = markdownProcessor().options;
  const { smartPunctuation = false, ...others } = features;
  const astro = {
    frontmatter,
    headings: [],
    localImagePaths: new Set<string>(),
    remoteImagePaths: new Set<string>(),
  };
  const options = {
    mdastPlugins,
    hastPlugins,
    features: { ...others, smartPunctuation },
    data: { astro },
  };
  return (await markdownToHtml(markdown, options)).html;
}

describe('a text of Markdown becomes HTML in the type of the site', () => {
  test('a footnote stands beside its paragraph, and both lead to each other', async () => {
    const made = await html('One.[^a] Two.[^b]\n\nThree.\n\n[^a]: First.\n[^b]: Second.');
    expect(made).toMatch(/<div class="noted"><p>One\..*<div class="footnotes"><aside id="fn-a"/s);
    expect(made).toMatch(/<a href="#fn-b" id="fnref-b" aria-label="Footnote 2"/);
    expect(made).toMatch(/<aside id="fn-b"[^>]*aria-label="Footnote 2".*href="#fnref-b">Back</s);
    expect(made).not.toContain('<section');
  });

  test('a footnote in the caption of a table stands beside the table', async () => {
    const made = await html('*Times[^a]*\n\n| Corner |\n|---|\n| slow |\n\n[^a]: Simulated.');
    expect(made).toMatch(/<div class="noted">.*<table>.*<aside id="fn-a"/s);
  });

  test('HTML that no check has named does not reach the page', async () => {
    const made = await html('> </div><script>alert(1)</script>\n\nText.</main>');
    expect(made).not.toMatch(/script|<\/div>|<\/main>/);
    expect(made).toContain('Text.');
  });

  test('a footnote that is referred to twice stands once', async () => {
    const made = await html('One.[^a]\n\nTwo.[^a]\n\n[^a]: First.');
    expect(made.match(/id="fn-a"/g)).toHaveLength(1);
    expect(made.match(/href="#fn-a"/g)).toHaveLength(2);
  });

  test('an emphasised line above a table is its caption, and cells know their columns', async () => {
    const made = await html(
      '*Times*\n\n| Corner | Years |\n|---|---|\n| slow, and with little voltage at forty degrees | 10 |',
    );
    expect(made).toContain('<caption class="note">Times</caption>');
    expect(made).toContain(
      '</th><td class="number"><span class="note column" aria-hidden="true">Years</span>10</td>',
    );
    expect(made).toContain('role="group" tabindex="0" aria-label="Times"');
    expect(made).not.toContain('<em>');
  });

  test('formulas are MathML, and a power of ten needs none', async () => {
    expect(await html('$$\nx^2\n$$')).toMatch(/aria-label="Formula"><math display="block"/);
    expect(await html('Text $f_c$ here.')).toMatch(/<p>Text <math><msub>/);
    expect(await html('10^28^ years')).toContain('10<sup>28</sup> years');
  });

  test('a mark after a formula stays beside it, and what follows may break', async () => {
    expect(await html('Text $f_c$, more.')).toMatch(
      /<span class="whole"><math>.*<\/math>,<\/span> more\.<\/p>/,
    );
  });

  test('a table of short numbers stays one on a phone, and its numbers end at one line', async () => {
    const made = await html('| Result | Faulty | Good |\n|---|---|---|\n| alarm | 8.4 | 230 |');
    expect(made).toContain('<div class="table" role="group"');
    expect(made).toContain('<td class="number">8.4</td>');
    expect(made).not.toContain('column');
  });

  test('formulas, tables and pictures in a list are what they are outside', async () => {
    const made = await html(
      '- One\n\n  $$\n  x^2\n  $$\n\n- | Corner |\n  |---|\n  | slow |\n\n- ![A wafer](wafer.jpg)',
    );
    expect(made).toMatch(/<li>.*<div class="formula"[^>]*><math display="block"/s);
    expect(made).toMatch(/<th scope="row">slow/);
    expect(made).toMatch(/<figure><img [^>]*alt="A wafer"/);
  });

  test('a picture at the end of a line of text is a figure, too', async () => {
    const made = await html('Before. ![A wafer](wafer.jpg) After.');
    expect(made).toMatch(
      /<p>Before\. ?<\/p><figure><img [^>]*alt="A wafer"[^>]*><\/figure><p> ?After\.<\/p>/,
    );
  });

  test('a picture alone in its paragraph is a figure, and its title the caption', async () => {
    const made = await html('![A wafer](wafer.jpg "From above")');
    expect(made).toMatch(/<figure><img [^>]*alt="A wafer"/);
    expect(made).toContain('<figcaption class="note">From above</figcaption></figure>');
    expect(made).not.toContain('title=');
  });

  test('the drawing of a calculation ends the first part that has a heading', async () => {
    const { words, ...others } = context('note');
    const drawing = {
      shapes: '<svg class="draw"></svg>',
      caption: 'Upwards: time.',
      link: { href: '/services/rtl-design#calculation', text: 'Move it' },
      lang: undefined,
    };
    const drawn = { ...others, words: { ...words, drawing } };
    const figure =
      '<figure class="drawn"><svg class="draw"></svg><figcaption class="note">Upwards: time. ' +
      '<a class="link" href="/services/rtl-design#calculation">Move it</a></figcaption></figure>';
    const parts = await html('Before.\n\n## One\n\nText.\n\n## Two\n\nText.', drawn);
    expect(parts).toContain(`<h2>One</h2><p>Text.</p>${figure}<h2>Two</h2>`);
    expect(await html('Text.\n\n## One\n\nMore.', drawn)).toMatch(/<p>More\.<\/p><figure/);
    expect(await html('Text.', drawn)).toMatch(/<p>Text\.<\/p><figure/);
  });

  test('links stay in the language of the page, and the settings fill placeholders', async () => {
    const german = context('note', '/de');
    expect(await html('[S](/services) of {brand}', german)).toContain('href="/de/services"');
    expect(await html('[Home](/)', german)).toContain('href="/de"');
    expect(await html('[S][s]\n\n[s]: /services', german)).toContain('href="/de/services"');
    expect(await html('[S](/services/x?tau=0.5#calculation)', german)).toContain(
      'href="/de/services/x?tau=0.5#calculation"',
    );
    expect(await html('[Mail](mailto:{brand})')).toContain('href="mailto:Ohmwright"');
    expect(await html('[S](/services#x)')).toContain('href="/services#x"');
    expect(await html('[PDF](/brochure.pdf#page=2)', german)).toContain(
      'href="/brochure.pdf#page=2"',
    );
    const picture = await html('![{brand} bench](bench.jpg "At {brand}")');
    expect(picture).toMatch(/alt="Ohmwright bench".*>At Ohmwright</);
    expect(await html('{brand} and `{brand}`')).toContain('Ohmwright and <code>{brand}</code>');
  });

  test('on a page each heading of the second level opens a row', async () => {
    const made = await html(
      'Before.\n\n## One\n\nText.\n\n### Deeper\n\n## Two\n\nText.',
      context('page'),
    );
    expect(made.match(/<section class="wrap grid document-section document-row">/g)).toHaveLength(
      3,
    );
    expect(made).toMatch(/<section class="wrap grid document-section document-row"><div><p>Before/);
    expect(made).toMatch(/<h2>One<\/h2><div><p>Text\.<\/p><h3>Deeper<\/h3><\/div><\/section>/);
  });
});
