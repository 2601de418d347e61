/**
 * Font files by language. Each language has a subset of a family with just its letters, so that pages download
 * little; letters of other languages come from a second file, on demand. art/fonts/subset-fonts.ts writes the
 * files, astro.config.ts declares them, src/layouts/Page.astro preloads them.
 */

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const ASCII = range(0x20, 0x7e);
/** With ü, for the time zone of Türkiye. */
const SIGNS = '\u00a0\u00ad\u202f©°·×–—‘’“”…€−ü';
/** Instrument Sans has none of these: the next face of the list sets them, and no page loads a file for them. */
const ABSENT = '¤¦¬±²³µ¹¼½¾';
/** Western European letters, for names in any language. */
const WESTERN = [...`${range(0xa1, 0xff)}‚„‹›Œœı•™`]
  .filter((sign) => !ABSENT.includes(sign))
  .join('');
/** In the monospaced family: signs of drawings, coordinates and sizes. */
const MEASURES = '\u00a0\u202f°±²³µΩσλπΔ×·−–—’…→⁰¹⁴⁵⁶⁷⁸⁹⁻';

/** Letters of a language that are not ASCII. */
export const LETTERS: Readonly<Record<string, string>> = {
  es: 'áéíóúüñÁÉÍÓÚÜÑ¿¡«»ªº',
  de: 'äöüßÄÖÜ„“‚‘»«',
  tr: 'çöüâıÇÖÜÂ',
};

/**
 * Letters that the packages have in a separate file, "latin-ext". No Turkish word begins with ğ, so its capital
 * is needed only in the monospaced family, for labels in capitals.
 */
const EXTENDED: Readonly<Record<string, { sans: string; mono: string }>> = {
  tr: { sans: 'ğşŞİ', mono: 'ğĞşŞİ' },
};

/** Single letters of a formula: browsers set them in the italics of mathematics. */
const ITALICS = [...range(0x1d434, 0x1d454), ...range(0x1d456, 0x1d467), 'ℎ', ...'𝛥𝛼𝛽𝜆𝜇𝜋𝜎𝜏'].join(
  '',
);
/** Numbers and signs of formulas. No upright letters: words are set in the sans, which comes next. */
const FORMULAS = ` 0123456789.,:()[]|+-/=<>×·±−≤≥≈∑√⋅∗⌈⌉⌊⌋Δ\u2061\u2062${ITALICS}`;

const BENGALI = ` ${range(0x0980, 0x09ff)}।॥\u200c\u200d\u25cc₹`;

/** The value of `unicode-range`. */
function rangesOf(text: string): string {
  const points = [...new Set(text)].map((sign) => sign.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [from: number, to: number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16);
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(',');
}

export interface FontSubset {
  /** File in src/assets/fonts, without its ending. */
  name: string;
  /** Path of the original in node_modules. */
  from: string;
  text: string;
  weight?: number | { min: number; max: number };
  /** A few extra letters of a family; its main file is always loaded too. */
  isSupplement?: boolean;
  /** Keeps the OpenType features that the script needs. */
  keepsShaping?: boolean;
}

export interface Face {
  file: string;
  weight: string;
  /** Downloaded only for pages with one of these letters. */
  unicodeRange?: string;
  /** The first view needs it. */
  preload?: boolean;
}

export interface Family {
  cssVariable: `--${string}`;
  name: string;
  faces: readonly Face[];
  fallbacks: readonly string[];
  /**
   * `swap`: its fallbacks are tuned by hand (src/styles/fallbackFaces.css), so that text hardly moves.
   * `optional`: a visitor keeps the fallback if the file is late.
   */
  display: 'swap' | 'optional';
}

const sansFile = (part: string) =>
  `@fontsource-variable/instrument-sans/files/instrument-sans-${part}-wght-normal.woff2`;
const monoFile = (part: string) =>
  `@fontsource-variable/geist-mono/files/geist-mono-${part}-wght-normal.woff2`;
const SANS_WEIGHT = { min: 400, max: 600 };

const suffix = (lang: string) => (LETTERS[lang] ? `-${lang}` : '');

/** Every file that art/fonts/subset-fonts.ts writes. */
export const fontSubsets: readonly FontSubset[] = [
  ...['', ...Object.keys(LETTERS)].flatMap((lang): FontSubset[] => [
    {
      name: `instrument-sans${suffix(lang)}`,
      from: sansFile('latin'),
      text: ASCII + SIGNS + (LETTERS[lang] ?? ''),
      weight: SANS_WEIGHT,
    },
    {
      name: `geist-mono${suffix(lang)}`,
      from: monoFile('latin'),
      text: ASCII + MEASURES + (LETTERS[lang] ?? ''),
      weight: 400,
    },
  ]),
  {
    name: 'instrument-sans-western',
    from: sansFile('latin'),
    text: [...WESTERN].filter((sign) => !SIGNS.includes(sign)).join(''),
    weight: SANS_WEIGHT,
  },
  ...Object.entries(EXTENDED).flatMap(([lang, { sans, mono }]): FontSubset[] => [
    {
      name: `instrument-sans-${lang}-extended`,
      from: sansFile('latin-ext'),
      text: sans,
      weight: SANS_WEIGHT,
      isSupplement: true,
    },
    {
      name: `geist-mono-${lang}-extended`,
      from: monoFile('latin-ext'),
      text: mono,
      weight: 400,
      isSupplement: true,
    },
  ]),
  {
    name: 'noto-sans-bengali',
    from: '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff2',
    text: BENGALI,
    keepsShaping: true,
  },
  {
    // Declared in src/styles/math.css: only a page with a formula loads it.
    name: 'stix-two-math',
    from: '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2',
    text: FORMULAS,
  },
];

/** Declared in src/styles/fallbackFaces.css; the first whose font the system has is used. */
const TUNED_FALLBACKS = ['Arial Fallback', 'Roboto Fallback', 'DejaVu Fallback'];

/** System fonts for scripts that our files do not have. */
const SYSTEM: Readonly<Record<string, readonly string[]>> = {
  ja: [
    'Hiragino Sans',
    'Hiragino Kaku Gothic ProN',
    'Noto Sans CJK JP',
    'Noto Sans JP',
    'Yu Gothic Medium',
    'Yu Gothic',
    'Meiryo',
  ],
  'zh-TW': [
    'PingFang TC',
    'Noto Sans CJK TC',
    'Noto Sans TC',
    'Microsoft JhengHei UI',
    'Microsoft JhengHei',
  ],
  bn: ['Kohinoor Bangla', 'Nirmala UI', 'Bangla Sangam MN', 'Vrinda'],
};

const extended = (text: string | undefined, file: string, weight: string): Face[] =>
  text ? [{ file: `${file}-extended`, weight, unicodeRange: rangesOf(text), preload: true }] : [];

/** The monospaced family also takes the space of Bengali: its own is too wide between Bengali words. */
const bengali = (lang: string, space = ''): Face[] =>
  lang === 'bn'
    ? [
        {
          file: 'noto-sans-bengali',
          weight: '400 600',
          unicodeRange: `${space}U+964-965,U+980-9FF,U+200C-200D,U+20B9,U+25CC`,
          preload: true,
        },
      ]
    : [];

const variable = (kind: string, lang: string) =>
  `--font-${kind}${LETTERS[lang] || SYSTEM[lang] ? `-${lang.toLowerCase()}` : ''}` as const;

export function familiesOf(lang: string): { sans: Family; mono: Family } {
  const western = [...WESTERN].filter(
    (sign) => !(SIGNS + (LETTERS[lang] ?? '') + (EXTENDED[lang]?.sans ?? '')).includes(sign),
  );
  return {
    sans: {
      cssVariable: variable('sans', lang),
      name: 'Instrument Sans',
      faces: [
        { file: `instrument-sans${suffix(lang)}`, weight: '400 600', preload: true },
        ...extended(EXTENDED[lang]?.sans, `instrument-sans-${lang}`, '400 600'),
        ...bengali(lang),
        {
          file: 'instrument-sans-western',
          weight: '400 600',
          unicodeRange: rangesOf(western.join('')),
        },
      ],
      fallbacks: [...TUNED_FALLBACKS, ...(SYSTEM[lang] ?? []), 'sans-serif'],
      // The Bengali fonts of systems differ too much for one tuned fallback: a swap would move whole lines.
      display: lang === 'bn' ? 'optional' : 'swap',
    },
    mono: {
      cssVariable: variable('mono', lang),
      name: 'Geist Mono',
      faces: [
        { file: `geist-mono${suffix(lang)}`, weight: '400', preload: true },
        ...extended(EXTENDED[lang]?.mono, `geist-mono-${lang}`, '400'),
        ...bengali(lang, 'U+20,'),
      ],
      fallbacks: [...(SYSTEM[lang] ?? []), 'monospace'],
      display: 'optional',
    },
  };
}

/** Without duplicates: languages share families. */
export function allFamilies(languages: readonly string[]): Family[] {
  const families = languages.flatMap((lang) => Object.values(familiesOf(lang)));
  return [...new Map(families.map((family) => [family.cssVariable, family])).values()];
}
