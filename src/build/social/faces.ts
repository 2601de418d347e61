import { type Typeface, typeface } from './typeface.ts';

export interface Faces {
  title: Typeface;
  line: Typeface;
  label: Typeface;
  /** From line to line of a title, in em: signs above and below the letters need their room. */
  leading: number;
  /** Of the label: a script without capitals looks smaller. */
  labelSize: number;
}

interface Script extends Pick<Faces, 'leading' | 'labelSize'> {
  files: (weight: number) => string[];
}

const LATIN_TRACKING = { title: -0.042, line: -0.01, label: 0.08 };
/** The script's own file, and those numbered parts of the family that hold its punctuation. */
const noto =
  (family: string, ...parts: (string | number)[]) =>
  (weight: number) =>
    parts.map(
      (part) =>
        `@fontsource/noto-sans-${family}/files/noto-sans-${family}-${part}-${weight}-normal.woff2`,
    );
const LATIN = { leading: 0.98, labelSize: 20 };
/** Of scripts that the site's own typefaces do not have; their letters are not moved together. */
const SCRIPTS: Readonly<Record<string, Script>> = {
  bn: { files: noto('bengali', 'bengali'), leading: 1.24, labelSize: 25 },
  ja: { files: noto('jp', 'japanese', 119, 117, 116, 115), leading: 1.14, labelSize: 23 },
  'zh-TW': {
    files: noto('tc', 'chinese-traditional', 119, 118, 115),
    leading: 1.14,
    labelSize: 23,
  },
};

const sans = '@fontsource-variable/instrument-sans/files/instrument-sans';
const sansFiles = [`${sans}-latin-wght-normal.woff2`, `${sans}-latin-ext-wght-normal.woff2`];
const mono = '@fontsource-variable/geist-mono/files/geist-mono';
const monoFiles = [`${mono}-latin-wght-normal.woff2`, `${mono}-latin-ext-wght-normal.woff2`];

async function readFaces(language: string): Promise<Faces> {
  const script = SCRIPTS[language];
  const face = (files: readonly string[], weight: number, tracking: number) =>
    typeface({
      files: script ? [...files, ...script.files(weight)] : files,
      weight,
      tracking: script ? 0 : tracking,
    });
  const { leading, labelSize } = script ?? LATIN;
  return {
    leading,
    labelSize,
    title: await face(sansFiles, 500, LATIN_TRACKING.title),
    line: await face(sansFiles, 400, LATIN_TRACKING.line),
    label: await face(monoFiles, 500, LATIN_TRACKING.label),
  };
}

const known = new Map<string, Promise<Faces>>();

/** The faces of a language's social images, read once. */
export function facesOf(language: string): Promise<Faces> {
  const faces = known.get(language) ?? readFaces(language);
  known.set(language, faces);
  return faces;
}
